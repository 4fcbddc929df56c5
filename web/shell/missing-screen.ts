/** The files of a screen could not be loaded: a deployment renamed them, or the network is down. */
export class MissingScreenError extends Error {
  constructor(cause: unknown) {
    super('The files of a screen could not be loaded', { cause });
  }
}

// The name of this file changes with each deployment, so each one has its own attempt.
const TRIED = `reloaded by ${import.meta.url}`;

/**
 * Reloads the page, once for each address, and only if the server answers or the browser keeps a copy of it (J4). Otherwise our
 * own message is better than the browser's.
 */
export async function reloadOnce(): Promise<void> {
  const here = location.href;
  if (sessionStorage.getItem(TRIED) === here) return;
  if (
    !((await hasKept(`${location.pathname}/Copy${location.search}`)) || (await isThere(here))) ||
    location.href !== here
  )
    return;
  sessionStorage.setItem(TRIED, here);
  location.reload();
}

/** Returns whether this browser keeps a page for reading without a network. */
export async function hasKept(address: string): Promise<boolean> {
  return 'caches' in globalThis && (await caches.match(address, { ignoreVary: true })) !== undefined;
}

/** Returns whether the server answers, with any status. */
async function isThere(address: string): Promise<boolean> {
  return (await fetch(address, { method: 'HEAD' }).catch(() => null)) !== null;
}

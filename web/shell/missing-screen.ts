/** The files of a screen could not be had: a deployment gave them new names, or the network is away. */
export class MissingScreenError extends Error {
  constructor(cause: unknown) {
    super('The files of a screen could not be loaded', { cause });
  }
}

// The name of this very file changes with each deployment, so that every one has its own try.
const TRIED = `reloaded by ${import.meta.url}`;

/**
 * Loads the page anew, as the server has it today: once for an address, and only if the server answers. Without a network
 * the page that says so is better than the browser's own.
 */
export async function reloadOnce(): Promise<void> {
  const here = location.href;
  if (sessionStorage.getItem(TRIED) === here) return;
  if (!(await isThere(here)) || location.href !== here) return;
  sessionStorage.setItem(TRIED, here);
  location.reload();
}

/** Returns whether the server answers, whatever it says. */
async function isThere(address: string): Promise<boolean> {
  return (await fetch(address, { method: 'HEAD' }).catch(() => null)) !== null;
}

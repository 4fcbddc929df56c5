const OWN = 'http://own.invalid';

/**
 * A path that came from outside, as a browser would follow it, if that leads to a page of this shop; otherwise the fallback.
 * It is first written as a browser reads it ('/..//elsewhere' is '//elsewhere', which is another site), then checked, and what
 * was checked is the answer.
 */
export function ownPath(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || !target.startsWith('/')) return fallback;
  const path = asFollowed(target);
  return path !== null && !path.startsWith('//') && asFollowed(path) === path ? path : fallback;
}

/** Path, query and anchor on our own site; null where it leads elsewhere. */
function asFollowed(target: string): string | null {
  const url = URL.parse(target, OWN);
  return url?.origin === OWN && url.username === '' ? url.pathname + url.search + url.hash : null;
}

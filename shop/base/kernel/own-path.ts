const OWN = 'http://own.invalid';

/**
 * An untrusted path, as a browser would follow it, if it leads to a page of this shop; otherwise the fallback. It is
 * normalised first ('/..//elsewhere' is '//elsewhere', another site), then checked, and the checked value is returned.
 */
export function ownPath(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || !target.startsWith('/')) return fallback;
  const path = asFollowed(target);
  return path !== null && !path.startsWith('//') && asFollowed(path) === path ? path : fallback;
}

/** Path, query and anchor on our own site; null for another site. */
function asFollowed(target: string): string | null {
  const url = URL.parse(target, OWN);
  return url?.origin === OWN && url.username === '' ? url.pathname + url.search + url.hash : null;
}

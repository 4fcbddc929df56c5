/**
 * A redirect target that came from outside, if it is a path of this shop; otherwise the fallback. '//elsewhere' and
 * '/\elsewhere' lead to another site in a browser and are refused.
 */
export function ownPath(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target)) return fallback;
  const url = URL.parse(target, 'http://own.invalid');
  return url?.host === 'own.invalid' ? url.pathname + url.search + url.hash : fallback;
}

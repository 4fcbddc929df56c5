/** The longest old address. */
export const ADDRESS_MAX = 500;

const ANY = 'http://old.invalid';

/**
 * Reads an old address as typed: a path or a whole address of the former shop, possibly with a query, possibly with '/*' at its end.
 * Returns it in lower case and as browsers send it; null if it is none, or all addresses.
 */
export function readOldAddress(typed: string): string | null {
  const text = typed.trim();
  if (!text.startsWith('/') && !/^https?:\/\//i.test(text)) return null;
  const url = URL.parse(text, ANY);
  if (url === null) return null;
  const address = (url.pathname + url.search).toLowerCase();
  const isTooWide = address === '/' || address === '/*' || address.startsWith('//');
  const isWild = address.indexOf('*') === address.length - 1 && address.endsWith('/*');
  return isTooWide || address.length > ADDRESS_MAX || (address.includes('*') && !isWild) ? null : address;
}

/** The old addresses that catch an address, most exact first: with its query, without, then the beginnings of its path, longest first. */
export function catching(address: string): string[] {
  const url = URL.parse(address, ANY);
  if (url === null) return [];
  const path = url.pathname.toLowerCase();
  const steps = path.split('/').slice(1);
  const beginnings = steps.map((_, at) => `/${steps.slice(0, at).join('/')}/*`).filter((each) => each !== '//*');
  return [...new Set([(path + url.search).toLowerCase(), path, ...beginnings.toReversed()])];
}

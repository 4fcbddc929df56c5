import { createContext, use, type ReactElement } from 'react';

/** Renders a part of a page that depends only on `of`, its name and the language: once for each, for all pages. */
export type CachedFragment = (of: object, name: string, part: ReactElement) => string;

/** Set on the server only (fragment-cache.tsx). */
export const FragmentCacheContext = createContext<CachedFragment | null>(null);

/**
 * Caches the markup of a part that is the same on many pages: the server only copies it, and the browser hydrates it as
 * usual. Spread the result over the surrounding element.
 * @param of the object from which the part is rendered, and by which its markup is cached
 * @param name identifies the part among all rendered from the object
 */
export function useCachedFragment(of: object, name: string, part: ReactElement) {
  const draw = use(FragmentCacheContext);
  return draw === null ? { children: part } : { dangerouslySetInnerHTML: { __html: draw(of, name, part) } };
}

import { createContext, use, type ReactElement } from 'react';

/** Draws a part of a page that depends on only `of`, its name and the language: once for each, however many pages. */
export type CachedFragment = (of: object, name: string, part: ReactElement) => string;

/** There on the server alone (draw-once.tsx). */
export const FragmentCacheContext = createContext<CachedFragment | null>(null);

/**
 * Caches the markup of a part that is the same in page after page: the server only copies it, and the browser hydrates it as usual.
 * Spread the result over the element around it.
 * @param of    the very object that the part is drawn from, and by which its markup is kept
 * @param name  which of all parts that are drawn from it
 */
export function useCachedFragment(of: object, name: string, part: ReactElement) {
  const draw = use(FragmentCacheContext);
  return draw === null ? { children: part } : { dangerouslySetInnerHTML: { __html: draw(of, name, part) } };
}

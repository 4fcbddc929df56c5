import { type JudgedParts, pressPaths } from '#shop/presses/paths.ts';
import type { Listing } from '#shop/search/paths.ts';
import type { PageContext } from '../../page-context.ts';

/** Judges the parts of a page of a list for the member's chosen press; null for visitors, and for an empty page. */
export async function judgeListed(
  context: PageContext,
  { products, suggested }: Pick<Listing, 'products' | 'suggested'>,
): Promise<JudgedParts | null> {
  const parts = [...products, ...suggested].map(({ id }) => id);
  return context.signedIn && parts.length > 0 ? context.call(pressPaths.judge, { parts: parts.join(',') }) : null;
}

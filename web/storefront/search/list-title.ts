import type { Listing } from '#shop/shopfront/search/paths.ts';
import type { Translate } from '../../texts/texts.tsx';

/**
 * Returns whether a category or sub-category is requested that does not exist, or is not visible to this reader (D8).
 */
export function isUnknown({ mode, category, subcategory }: Listing): boolean {
  return (mode === 'category' && category === null) || (mode === 'subcategory' && subcategory === null);
}

/** Title of a list: its category, or the search words. */
export function titleOf(listing: Listing, t: Translate): string {
  if (isUnknown(listing)) return t('catalogue.unknown-category');
  switch (listing.mode) {
    case 'keyword':
      return resultsTitle(listing, t);
    case 'subcategory':
      return listing.subcategory?.name ?? '';
    case 'category':
      return listing.category?.name ?? '';
    case 'press':
      return t('catalogue.press-parts', { press: listing.press?.serial || listing.press?.modelName || '' });
    case 'all':
      return t('catalogue.title');
    default:
      return listing.mode satisfies never;
  }
}

function resultsTitle({ keyword, category, subcategory }: Listing, t: Translate): string {
  const branch = subcategory ?? category;
  return branch === null
    ? t('catalogue.results', { keyword })
    : t('catalogue.results-in', { keyword, category: branch.name });
}

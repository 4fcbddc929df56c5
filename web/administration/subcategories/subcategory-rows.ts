import type { Category, Subcategory } from '#shop/catalogue/catalogue.ts';

/** How the rules call one. */
export const SUBCATEGORY = 'Sub-category';

/** The table of a category's sub-categories. */
export function subcategoriesHref({ guid }: Pick<Category, 'guid'>): string {
  return `/Administration/SubCategories?id=${guid.toUpperCase()}`;
}

/** What a row of the table holds for a sub-category, as its fields send it. */
export function subcategoryTexts({ name, show, sortOrder }: Subcategory): Record<string, string> {
  return { name, show: String(show), sortOrder: String(sortOrder) };
}

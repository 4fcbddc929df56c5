import type { Category, Subcategory } from '#shop/catalogue/catalogue.ts';
import type { FormField } from '../forms/form-field.ts';
import { t } from '../staff-text.ts';

/** How the rules call one. */
export const SUBCATEGORY = 'Sub-category';

/** The table of a category's sub-categories. */
export function subcategoriesHref({ guid }: Pick<Category, 'guid'>): string {
  return `/Administration/SubCategories?id=${guid.toUpperCase()}`;
}

/** The fields of a row. */
export const SUBCATEGORY_ROW: readonly FormField[] = [
  { name: 'name', label: t('branches.name') },
  { name: 'show', label: t('branches.show'), read: (show) => t(show === '1' ? 'branches.live' : 'branches.archived') },
  { name: 'sortOrder', label: t('branches.order') },
];

/** What a row of the table holds for a sub-category, as its fields send it. */
export function subcategoryTexts({ name, show, sortOrder }: Subcategory): Record<string, string> {
  return { name, show: String(show), sortOrder: String(sortOrder) };
}

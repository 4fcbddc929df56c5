import { subcategoryFields } from '#shop/catalogue/categories/category-fields.ts';
import type { Category } from '#shop/catalogue/categories/catalogue.ts';
import { declareForm } from '../forms/declare-form.ts';
import { declareRows } from '../forms/form-rows.ts';
import { formOf } from '../forms/table-form.ts';
import { t } from '../staff-text.ts';

/** Address of the table of a category's sub-categories. */
export function subcategoriesHref({ guid }: Pick<Category, 'guid'>): string {
  return `/Administration/SubCategories?id=${guid.toUpperCase()}`;
}

/** The fields of a sub-category: any number but 1 archives it. */
export const subcategoryRows = declareRows('', () => {
  const form = formOf(subcategoryFields);
  const shown = (show: string) => t(show === '1' ? 'branches.live' : 'branches.archived');
  return declareForm({ ...form, show: { ...form.show, shown } });
});

import { subcategoryFields } from '#shop/catalogue/categories/category-fields.ts';
import type { Category, Subcategory } from '#shop/catalogue/categories/catalogue.ts';
import { labelledIn, textsFor } from '../forms/declare-form.ts';
import type { FormField } from '../forms/form-field.ts';
import { formOf } from '../forms/table-form.ts';
import { t } from '../staff-text.ts';

/** Address of the table of a category's sub-categories. */
export function subcategoriesHref({ guid }: Pick<Category, 'guid'>): string {
  return `/Administration/SubCategories?id=${guid.toUpperCase()}`;
}

const subcategoryForm = formOf(subcategoryFields);

/** The fields of a row. */
export function subcategoryRow(): readonly FormField[] {
  return labelledIn(subcategoryForm, {}).map((field) => (field.name === 'show' ? { ...field, read: readShow } : field));
}

function readShow(show: string): string {
  return t(show === '1' ? 'branches.live' : 'branches.archived');
}

/** Values of a sub-category's row, as its fields send them. */
export function subcategoryTexts(subcategory: Subcategory) {
  return textsFor(subcategoryForm, { ...subcategory });
}

import { type CategoryValues, categoryFields } from '#shop/catalogue/categories/category-fields.ts';
import { shownTo } from '../branches/show-choices.ts';
import { labelledIn, textsFor } from '../forms/declare-form.ts';
import type { FormField } from '../forms/form-field.ts';
import { formOf } from '../forms/table-form.ts';
import { roleChoices } from './menu-place-choice.tsx';

export const categoryForm = formOf(categoryFields);

/** The fields of a row. The visibility field depends on the others. */
export function categoryRow(): readonly FormField[] {
  return labelledIn(categoryForm, { role: roleChoices() }).map((field) =>
    field.name === 'show' ? { ...field, read: readShow } : field,
  );
}

function readShow(show: string, row: (name: string) => string): string {
  return shownTo(Number(show), row('regional') === 'on');
}

/** Values of a category's row, as its fields send them. */
export const categoryTexts = (category: CategoryValues) => textsFor(categoryForm, category);

import { type CategoryValues, categoryFields } from '#shop/catalogue/category-fields.ts';
import { namesOf } from '#shop/operations/field.ts';
import { shownTo } from '../branches/show-choices.ts';
import type { FormField } from '../forms/form-field.ts';
import { labelledFields, textsOfFields } from '../forms/table-form.ts';
import { roleNames } from './menu-place-choice.tsx';

/** The fields of a row. The visibility field depends on the others. */
export function categoryRow(): readonly FormField[] {
  return labelledFields(categoryFields, namesOf(categoryFields), { role: roleNames() }).map((field) =>
    field.name === 'show' ? { ...field, read: readShow } : field,
  );
}

function readShow(show: string, row: (name: string) => string): string {
  return shownTo(Number(show), row('regional') === 'on');
}

/** Values of a category's row, as its fields send them. */
export function categoryTexts(category: CategoryValues) {
  return textsOfFields(categoryFields, { ...category });
}

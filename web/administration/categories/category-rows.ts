import { categoryFields } from '#shop/catalogue/categories/category-fields.ts';
import { shownTo } from '../branches/show-choices.ts';
import { declareForm } from '../forms/declare-form.ts';
import { declareRows } from '../forms/form-rows.ts';
import { formOf } from '../forms/table-form.ts';
import { roleChoices } from './menu-place-choice.tsx';

const form = formOf(categoryFields);

/** The fields of a category. The visibility field depends on the others. */
export const categoryForm = declareForm({
  ...form,
  role: { ...form.role, choices: roleChoices },
  show: { ...form.show, shown: (show, textOf) => shownTo(Number(show), textOf('regional') === 'on') },
});

export const categoryRows = declareRows('', () => categoryForm);

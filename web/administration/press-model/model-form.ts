import type { StaffModel } from '#shop/catalogue/presses/paths.ts';
import { declareForm, sentAs } from '../forms/declare-form.ts';
import { ids, items, line, tick, whole, wholeOrNone } from '../forms/form-kinds.ts';

type Category = StaffModel['categories'][number];

/** The head of a press model (J1). */
export const modelForm = declareForm({
  name: line('press-models.name', { input: { maxLength: 50, required: true } }),
  path: line('press-models.path', { hint: 'press-models.path-hint', input: { maxLength: 50, required: true } }),
  intro: line('press-models.intro', { input: { maxLength: 300 } }),
  firstYear: wholeOrNone('press-models.first-year'),
  lastYear: wholeOrNone('press-models.last-year'),
  sortOrder: whole('press-models.order', 0, { hint: 'press-models.order-hint' }),
  options: items('press-models.options', 3, { hint: 'press-models.options-hint' }),
  manuals: items('press-models.manuals', 3, { hint: 'press-models.manuals-hint' }),
  categories: sentAs(
    'categoryIds',
    ids('press-models.categories', 3, ({ categoryId, categoryName }: Category) => [categoryId, categoryName], {
      hint: 'press-models.categories-hint',
    }),
  ),
  archived: tick('press-models.archived'),
});

/** A statement that a part fits the model (J2). */
export const fitForm = declareForm({
  part: line('press-models.part', { input: { maxLength: 100, autoComplete: 'off' } }),
  fromSerial: line('press-models.from', { input: { maxLength: 30, autoComplete: 'off' } }),
  toSerial: line('press-models.to', { input: { maxLength: 30, autoComplete: 'off' } }),
  option: line('press-models.option', { input: { maxLength: 50, autoComplete: 'off', list: 'model-options' } }),
  quantity: whole('press-models.quantity', 0, { fresh: '1' }),
  note: line('press-models.note', { input: { maxLength: 300 } }),
});

import type { TaskDraft } from '#shop/catalogue/maintenance/save-tasks.ts';
import type { StaffModel } from '#shop/catalogue/presses/paths.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { declareForm, storedAs } from '../forms/declare-form.ts';
import { seenValues } from '../forms/form-field.ts';
import { line, whole } from '../forms/form-kinds.ts';
import { declareRows } from '../forms/form-rows.ts';
import { t } from '../staff-text.ts';

/** Empty rows below the tasks, for further ones. */
const MORE_ROWS = 3;

/** Numbers of the rows of a form with the maintenance of a model; null: a new one. */
export const taskNumbers = (model: Pick<StaffModel, 'maintenance'> | null) => [
  ...Array((model?.maintenance.length ?? 0) + MORE_ROWS).keys(),
];

/** Kits and parts that presses of the model need every so many hours (J10). */
export const taskRows = declareRows('maintenance.', (row) =>
  declareForm({
    part: storedAs(
      'productName',
      line(() => t('press-models.task-part', { number: Number(row) + 1 }), {
        input: { maxLength: 100, autoComplete: 'off' },
      }),
    ),
    everyHours: whole('press-models.task-hours', 0),
    quantity: whole('press-models.task-quantity', 1),
    note: line('press-models.task-note', { input: { maxLength: 300 } }),
  }),
);

/** A model by the names of its form's fields. */
export function modelRecord<Model extends Pick<StaffModel, 'maintenance'>>(model: Model) {
  const rows = taskNumbers(model).map((row) => [row, model.maintenance[row] ?? {}] as const);
  return { ...model, ...taskRows.stored(rows) };
}

/** Rows with a part. A stored one is removed by emptying its part; the hours of a new one without a part are refused by the call. */
export function usedTasks(rows: readonly string[], typed: FormValues): string[] {
  const seen = seenValues(typed);
  const textIn = (texts: FormValues, row: string, column: 'part' | 'everyHours') =>
    (texts[taskRows.cell(row, column)] ?? '').trim();
  return rows.filter((row) => {
    if (textIn(typed, row, 'part') !== '') return true;
    return textIn(seen, row, 'part') === '' && textIn(typed, row, 'everyHours') !== '';
  });
}

/** The tasks of these rows among the values of a form. */
export function tasksIn(values: Readonly<Record<string, unknown>>, rows: readonly string[]): TaskDraft[] {
  return taskRows.valuesIn(values, rows);
}

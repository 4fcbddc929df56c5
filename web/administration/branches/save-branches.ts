import { redirect } from 'react-router';
import type { Path } from '#shop/base/operations/path.ts';
import { typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs } from '../../page-context.ts';
import type { FormFields } from '../forms/declare-form.ts';
import { type FormRows, versionOf } from '../forms/form-rows.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { formOf, type FormTable } from '../forms/table-form.ts';

/** Saves the changed rows of a table, all or none (D24). @param list  name of the rows in the call */
export async function saveBranches<Columns extends FormFields, Input>(
  { request, context }: PageActionArgs,
  rows: FormRows<Columns>,
  list: string,
  path: Path<Input, unknown>,
) {
  const form = await request.formData();
  const typed = typedValues(form);
  const changed = rows.changedIn(typed);
  const save = await saveForm(rows.of(changed), form, context, {
    path,
    input: (values) => {
      const drafts = rows.valuesIn(values, changed).map((draft, at) => {
        const id = Number(changed[at]);
        return { id, version: versionOf(typed, id), ...draft };
      });
      return { [list]: drafts } as Input; // the drafts of its fields
    },
    rowField: rows.fieldIn(list, changed),
  });
  return answerOf(save);
}

/**
 * Adds a branch, and redirects to its table.
 * @param more   further input of the call
 * @param table  its address
 */
export async function addBranch<Input>(
  { request, context }: PageActionArgs,
  fields: FormTable<'name'>,
  path: Path<Input, unknown>,
  { more, table }: { more: object; table: string },
) {
  const form = await request.formData();
  const save = await saveForm(formOf(fields), form, context, {
    path,
    input: (values) => ({ id: 0, ...values, ...more }) as Input, // the draft of its fields
  });
  if (!save.saved) return save.answer;
  return redirect(
    `${table}${table.includes('?') ? '&' : '?'}added=${encodeURIComponent(String(form.get('name') ?? ''))}`,
  );
}

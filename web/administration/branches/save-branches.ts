import { redirect } from 'react-router';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import { type FieldTable, namesOf } from '#shop/base/fields/field.ts';
import { errorsOf } from '#shop/base/fields/field-rules.ts';
import { isFaultless } from '#shop/base/messages/field-errors.ts';
import { refusedFieldsOf } from '../../forms/refused-form.ts';
import { refusalOfRows, typedRows } from '../forms/row-values.ts';
import { refusedFields, refusedSave, typedValues, type SaveAnswer } from '../../forms/save-answer.ts';
import { branchDraft, newBranch, rowErrors } from './branch-rows.ts';

interface Saving<Fields extends FieldTable> {
  request: Request;
  fields: Fields;
}

type Draft<Fields extends FieldTable> = ReturnType<typeof branchDraft<Fields>>;

/** Saves the changed rows of a table, all or none (D24). */
export async function saveBranches<Fields extends FieldTable>({
  request,
  fields,
  save,
}: Saving<Fields> & { save: (form: FormData, drafts: Draft<Fields>[]) => Promise<CallResult<unknown>> }) {
  const form = await request.formData();
  const values = typedValues(form);
  const errors = rowErrors(values, fields);
  if (!isFaultless(errors)) return refusedFields(errors, values);
  const drafts = typedRows(values)
    .filter(({ isChanged }) => isChanged)
    .map((row) => branchDraft(fields, row));
  const asked = await save(form, drafts);
  if (asked.ok) return { saved: true } satisfies SaveAnswer;
  const refusal = refusalOfRows(asked.refusal, drafts);
  return refusedSave(refusal, refusedFieldsOf(refusal), values);
}

/**
 * Adds a branch, and redirects to its table.
 * @param table its address
 */
export async function addBranch<Fields extends FieldTable>({
  request,
  fields,
  save,
  table,
}: Saving<Fields> & { save: (form: FormData, draft: Draft<Fields>) => Promise<CallResult<unknown>>; table: string }) {
  const form = await request.formData();
  const values = typedValues(form);
  const draft = branchDraft(fields, newBranch(values));
  const errors = errorsOf(fields, draft);
  if (!isFaultless(errors)) return refusedFields(errors, values);
  const asked = await save(form, draft);
  if (!asked.ok) return refusedSave(asked.refusal, namesOf(fields), values);
  return redirect(`${table}${table.includes('?') ? '&' : '?'}added=${encodeURIComponent(values['name'] ?? '')}`);
}

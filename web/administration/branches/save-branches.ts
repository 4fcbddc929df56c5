import { redirect } from 'react-router';
import type { Asked } from '#shop/frame/answer.ts';
import { branchErrors, type BranchDraft } from '#shop/catalogue/category-rules.ts';
import { isFaultless } from '#shop/kernel/field-errors.ts';
import { refusalOfRows, typedRows } from '../forms/row-values.ts';
import { refusedFields, refusedSave, typedValues, type SaveAnswer } from '../forms/save-answer.ts';
import { newBranch, rowErrors, type BranchForm } from './branch-rows.ts';

interface Saving<Draft> {
  request: Request;
  /** 'Category': how the rules call it. */
  what: string;
  draftOf: (form: BranchForm) => Draft;
}

/** Saves the rows of a table that somebody changed, all or none (D24). */
export async function saveBranches<Draft extends BranchDraft & { id: number }>({
  request,
  what,
  draftOf,
  save,
}: Saving<Draft> & { save: (form: FormData, drafts: Draft[]) => Promise<Asked<unknown>> }) {
  const form = await request.formData();
  const values = typedValues(form);
  const errors = rowErrors(values, draftOf, what);
  if (!isFaultless(errors)) return refusedFields(errors, values);
  const drafts = typedRows(values)
    .filter(({ isChanged }) => isChanged)
    .map(draftOf);
  const asked = await save(form, drafts);
  if (asked.ok) return { saved: true } satisfies SaveAnswer;
  const refusal = refusalOfRows(asked.refusal, drafts);
  return refusedSave(
    refusal,
    refusal.errors.map(({ field }) => field),
    values,
  );
}

/**
 * Adds a branch, and leads to the table that it stands in.
 * @param fields  the names of the form's fields
 * @param table   its address
 */
export async function addBranch<Draft extends BranchDraft>({
  request,
  what,
  draftOf,
  fields,
  save,
  table,
}: Saving<Draft> & {
  fields: readonly string[];
  save: (form: FormData, draft: Draft) => Promise<Asked<unknown>>;
  table: string;
}) {
  const form = await request.formData();
  const values = typedValues(form);
  const draft = draftOf(newBranch(values));
  const errors = branchErrors(draft, what);
  if (!isFaultless(errors)) return refusedFields(errors, values);
  const asked = await save(form, draft);
  if (!asked.ok) return refusedSave(asked.refusal, fields, values);
  return redirect(`${table}${table.includes('?') ? '&' : '?'}added=${encodeURIComponent(draft.name ?? '')}`);
}

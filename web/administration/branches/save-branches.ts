import { data, redirect } from 'react-router';
import type { Asked } from '#shop/frame/answer.ts';
import { branchErrors, type BranchDraft } from '#shop/catalogue/category-rules.ts';
import { isFaultless, type FieldErrors } from '#shop/kernel/field-errors.ts';
import { refusalOfRows, typedRows } from '../forms/row-values.ts';
import { refusedSave, typedValues, type SaveAnswer } from '../forms/save-answer.ts';
import { newBranch, rowErrors, type BranchForm } from './branch-rows.ts';

type Texts = Readonly<Record<string, string>>;

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
}: Saving<Draft> & { save: (drafts: Draft[]) => Promise<Asked<unknown>> }) {
  const values = typedValues(await request.formData());
  const errors = rowErrors(values, draftOf, what);
  if (!isFaultless(errors)) return faulty(errors, values);
  const drafts = typedRows(values)
    .filter(({ isChanged }) => isChanged)
    .map(draftOf);
  const asked = await save(drafts);
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
  save: (draft: Draft) => Promise<Asked<unknown>>;
  table: string;
}) {
  const values = typedValues(await request.formData());
  const draft = draftOf(newBranch(values));
  const errors = branchErrors(draft, what);
  if (!isFaultless(errors)) return faulty(errors, values);
  const asked = await save(draft);
  if (!asked.ok) return refusedSave(asked.refusal, fields, values);
  return redirect(`${table}${table.includes('?') ? '&' : '?'}added=${encodeURIComponent(draft.name ?? '')}`);
}

function faulty(errors: FieldErrors<string>, values: Texts) {
  const answer: SaveAnswer = { saved: false, values, errors, notice: null, conflict: null };
  return data(answer, { status: 400 });
}

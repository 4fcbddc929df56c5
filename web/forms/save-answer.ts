import { data } from 'react-router';
import type { CallResult, Refusal } from '#shop/operations/call-result.ts';
import { type RefusedForm, refuseForm } from './refused-form.ts';
import type { FormErrors } from '../texts/wording.ts';

/** Values of a form's fields, as text by name; an unticked box is missing. */
export type FormValues = Readonly<Record<string, string>>;

/** Answer to a save that reports its success on the same page. */
export type SaveAnswer<Field extends string = string> = { saved: true; form?: string | undefined } | RefusedSave<Field>;

interface RefusedSave<Field extends string> extends RefusedForm<Field, FormValues> {
  saved: false;
  /** Another session saved meanwhile: the stored values, and who saved them. */
  conflict: Conflict | null;
  /** Questions to confirm before this is saved. */
  asks?: readonly Question[];
}

/** The field in which a form brings the password again; a message for it says that the save asks for that. */
export const OWN_PASSWORD = 'ownPassword';

/** Something unusual in a form: it is saved once its box is ticked. */
export interface Question {
  /** The box's name and what it sends: another question later is not answered by it. */
  name: string;
  value: string;
  title: string;
  lines: readonly string[];
  /** Label of the box. */
  tick: string;
}

/** Version that another session saved meanwhile; the screen knows what else it holds. */
export type Conflict = {
  current: { version: number };
  savedBy: { name: string; at: string } | null;
};

/** Fields of a form as text; of a repeated name the last. Files and passwords are left out (D19). */
export function typedValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value !== 'string' || /password/i.test(name) ? [] : [[name, value]])),
  );
}

/** The answer of an action whose save was refused: the status, the reasons by field, and everything that was typed. */
export function refusedSave<Field extends string>(
  refusal: Refusal,
  fields: readonly Field[],
  values: FormValues,
  form?: string,
) {
  return refuseForm(refusal, [...fields, OWN_PASSWORD], {
    saved: false as const,
    form,
    values,
    conflict: refusal.code === 'save.stale' ? (refusal.details as Conflict) : null,
  });
}

/** Answers a save: it is done, or why it is not. */
export function answerSave<Field extends string>(
  asked: CallResult<unknown>,
  fields: readonly Field[],
  values: FormValues,
  form?: string,
) {
  return asked.ok ? ({ saved: true, form } satisfies SaveAnswer) : refusedSave(asked.refusal, fields, values, form);
}

/** The answer where the page itself knows what is wrong. */
export function refusedFields<Field extends string>(errors: FormErrors<Field>, values: FormValues, form?: string) {
  const answer: SaveAnswer<Field> = { saved: false, form, values, errors, notice: null, conflict: null };
  return data(answer, { status: 400 });
}

import { data } from 'react-router';
import type { CallResult, Refusal } from '#shop/base/operations/call-result.ts';
import { type RefusedForm, refuseForm } from './refused-form.ts';
import type { FormErrors } from '../texts/wording.ts';

/** Values of a form's fields, as text by name; an unselected checkbox is missing. */
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

/** The field for the password in a form; a message for it means that the save requires the password. */
export const OWN_PASSWORD = 'ownPassword';

/** Something unusual in a form: it is saved once its checkbox is selected. */
export interface Question {
  /** Name and value of the checkbox: it does not answer a later, different question. */
  name: string;
  value: string;
  title: string;
  lines: readonly string[];
  /** Label of the checkbox. */
  tick: string;
}

/** Version that another session saved meanwhile; the screen knows its other values. */
export type Conflict = {
  current: { version: number };
  savedBy: { name: string; at: string } | null;
};

/** Fields of a form as text; the last one of a repeated name. Files and passwords are left out (D19). */
export function typedValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value !== 'string' || /password/i.test(name) ? [] : [[name, value]])),
  );
}

/** Answer of an action whose save was refused: the status, the reasons by field, and all input. */
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

/** Answers a save: success, or the reason for the refusal. */
export function answerSave<Field extends string>(
  asked: CallResult<unknown>,
  fields: readonly Field[],
  values: FormValues,
  form?: string,
) {
  return asked.ok ? ({ saved: true, form } satisfies SaveAnswer) : refusedSave(asked.refusal, fields, values, form);
}

/** Answer if the page itself detects the error. */
export function refusedFields<Field extends string>(errors: FormErrors<Field>, values: FormValues, form?: string) {
  const answer: SaveAnswer<Field> = { saved: false, form, values, errors, notice: null, conflict: null };
  return data(answer, { status: 400 });
}

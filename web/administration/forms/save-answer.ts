import { data } from 'react-router';
import type { Refusal } from '#shop/operations/call-result.ts';
import { messagesOf, pageStatus, unknownOutcome } from '../../refused-form.ts';
import type { FormErrors } from '../../texts/wording.ts';

/** Answer to a save in the administration. */
export type SaveAnswer<Field extends string = string> =
  | { saved: true; form?: string }
  | {
      saved: false;
      /** Name of the form, on a page with several. */
      form?: string;
      /** Input, which stays in the form. */
      values: Readonly<Record<string, string>>;
      errors: FormErrors<Field>;
      notice: string | null;
      /** Another session saved meanwhile: the stored values, and who saved them. */
      conflict: Conflict | null;
      /** The form has to be sent once more, with the password of the person who sends it. */
      asksPassword?: true;
      /** Questions to confirm before this is saved. */
      asks?: readonly Question[];
      /** Nobody knows whether it was saved: the line broke. */
      isUnknown?: true;
    };

/** The field in which a form brings the password again, where its save asks for that. */
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

export interface Conflict {
  current: Readonly<Record<string, unknown>> & { version: number };
  savedBy: { name: string; at: string } | null;
}

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
  values: Readonly<Record<string, string>>,
  form?: string,
) {
  const answer: SaveAnswer<Field | typeof OWN_PASSWORD> = {
    saved: false,
    form,
    values,
    ...messagesOf(refusal, [...fields, OWN_PASSWORD]),
    conflict: refusal.code === 'save.stale' ? (refusal.details as unknown as Conflict) : null,
    ...unknownOutcome(refusal),
    ...(refusal.errors.some(({ field }) => field === OWN_PASSWORD) ? { asksPassword: true } : {}),
  };
  return data(answer, pageStatus(refusal));
}

/** The answer where the page itself knows what is wrong. */
export function refusedFields<Field extends string>(
  errors: FormErrors<Field>,
  values: Readonly<Record<string, string>>,
  form?: string,
) {
  const answer: SaveAnswer<Field> = { saved: false, form, values, errors, notice: null, conflict: null };
  return data(answer, { status: 400 });
}

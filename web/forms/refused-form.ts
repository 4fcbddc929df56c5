import { data } from 'react-router';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { RefusedError } from '../page-context.ts';
import type { FormErrors } from '../texts/wording.ts';

/** Messages of a form after a refusal: next to their fields, or above the form. */
export interface FormMessages<Field extends string> {
  errors: FormErrors<Field>;
  notice: string | null;
}

/**
 * Assigns a refusal's messages to the fields that the page shows; no message is lost (D14).
 * @throws {RefusedError} when the session is over: the route's guard leads to the login and back
 */
export function messagesOf<Field extends string>(refusal: Refusal, fields: readonly Field[]): FormMessages<Field> {
  if (refusal.status === 401) throw new RefusedError(refusal);
  const errors: FormErrors<Field> = {};
  const others: string[] = refusal.errors.length === 0 ? [refusal.message] : [];
  for (const { field, message } of refusal.errors) {
    const shown = fields.find((known) => known === field);
    if (shown === undefined) others.push(message);
    else errors[shown] ??= message;
  }
  return { errors, notice: others.length === 0 ? null : others.join(' ') };
}

/** Gives the messages of a refusal the names that their fields have in the form: `lines.0.quantity` is called `quantity.7` there. */
export function renameFields(refusal: Refusal, nameOf: (field: string) => string): Refusal {
  return { ...refusal, errors: refusal.errors.map(({ field, message }) => ({ field: nameOf(field), message })) };
}

/** Names for `renameFields` if the list at `key` was built from these fields of the form, one for each of its rows. */
export function nameInList(key: string, names: readonly string[]) {
  return (field: string): string => {
    const [list, index, ...others] = field.split('.');
    return list === key && others.length === 1 ? (names[Number(index)] ?? field) : field;
  };
}

/** Fields that a refusal names. */
export function refusedFieldsOf({ errors }: Refusal): string[] {
  return errors.map(({ field }) => field);
}

/** The status of the page that shows a refusal; a shop that could not be reached has none of its own. */
export function pageStatus({ status }: Pick<Refusal, 'status'>): { status: number } {
  return { status: status === 0 ? 503 : status };
}

/** Part of an answer: the outcome is unknown, because the connection broke. Sent again it is the same submission. */
export interface UnknownOutcome {
  isUnknown?: true;
}

export function unknownOutcome({ status, code }: Refusal): UnknownOutcome {
  return status === 0 || code === 'shop.uncertain' ? { isUnknown: true } : {};
}

/** Answer to a refused form: it is shown again with its input. */
export interface RefusedForm<Field extends string, Values> extends FormMessages<Field>, UnknownOutcome {
  values: Values;
  /** Name of the form, if its page has several. */
  form?: string;
}

/** The notice of a page's refused form; null: no form or another form was refused. */
export function noticeOf(form: string, answer: object | null | undefined): string | null {
  if (answer === null || answer === undefined || !('form' in answer && 'notice' in answer)) return null;
  return answer.form === form && typeof answer.notice === 'string' ? answer.notice : null;
}

/**
 * Answers a refused form: with the reasons by field, the status of the refusal, and further values for its page.
 * @param fields  fields of the form that can show a reason
 */
export function refuseForm<Field extends string, More extends object>(
  refusal: Refusal,
  fields: readonly Field[],
  more: More,
) {
  return data({ ...more, ...messagesOf(refusal, fields), ...unknownOutcome(refusal) }, pageStatus(refusal));
}

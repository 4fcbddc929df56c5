import type { Refusal } from '#shop/operations/call-result.ts';
import { RefusedError } from './page-context.ts';
import type { FormErrors } from './texts/wording.ts';

/** Messages of a form after a refusal: beside its fields, and above them for the rest. */
export interface FormMessages<Field extends string> {
  errors: FormErrors<Field>;
  notice: string | null;
}

/**
 * Sorts a refusal's messages by the fields that the page shows; nothing is left unsaid (D14).
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

/** The status of the page that shows a refusal; a shop that could not be reached has none of its own. */
export function pageStatus(refusal: Refusal): { status: number } {
  return { status: refusal.status === 0 ? 503 : refusal.status };
}

/** Part of an answer: nobody knows whether it was done, since the line broke. Sent again it is the same submission. */
export interface UnknownOutcome {
  isUnknown?: true;
}

export function unknownOutcome({ status, code }: Refusal): UnknownOutcome {
  return status === 0 || code === 'shop.uncertain' ? { isUnknown: true } : {};
}

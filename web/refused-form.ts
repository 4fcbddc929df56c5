import type { Refusal } from '#shop/operations/call-result.ts';
import { RefusedError } from './page-context.ts';
import type { FormErrors } from './texts/wording.ts';

/** Messages of a form after a refusal: at its fields, and above them for the rest. */
export interface FormMessages<Field extends string> {
  errors: FormErrors<Field>;
  notice: string | null;
}

/**
 * Sorts a refusal's messages by the fields of the page; none is dropped (D14).
 * @throws {RefusedError} if the session has expired: the route's guard redirects to the login and back
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

/** The status of the page that shows a refusal; an unreachable shop has none. */
export function pageStatus(refusal: Refusal): { status: number } {
  return { status: refusal.status === 0 ? 503 : refusal.status };
}

/**
 * Part of an answer: it is unknown whether it was done, because the connection broke. A repetition is the same
 * submission.
 */
export interface UnknownOutcome {
  isUnknown?: true;
}

export function unknownOutcome({ status, code }: Refusal): UnknownOutcome {
  return status === 0 || code === 'shop.uncertain' ? { isUnknown: true } : {};
}

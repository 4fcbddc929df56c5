import type { RuleMessage } from './message.ts';

/** Errors of a form, by field; a valid field is absent. */
export type FieldErrors<Field extends string> = Partial<Record<Field, RuleMessage>>;

/** Keeps the refusals of a form; null means a valid field. */
export function fieldErrors<Field extends string>(
  refusals: Readonly<Record<Field, RuleMessage | null>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field in refusals) {
    const refusal = refusals[field];
    if (refusal !== null) errors[field] = refusal;
  }
  return errors;
}

/** Returns whether a form has no errors. */
export function isFaultless(errors: object): boolean {
  return Object.keys(errors).length === 0;
}

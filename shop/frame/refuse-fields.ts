import type { z } from 'zod';
import { InvalidInputError } from '../kernel/errors.ts';
import { type FieldErrors, isFaultless } from '../kernel/field-errors.ts';

/** Holds an input to the pure rules that the page's form is held to as well, with the same messages (C9). */
export function refuseFields<Values>(rules: (values: Values) => FieldErrors<string>) {
  return ({ value, issues }: z.core.ParsePayload<Values>): void => {
    for (const [field, message] of Object.entries(rules(value))) {
      issues.push({ code: 'custom', path: [field], message, input: value });
    }
  };
}

/** The same where the rules depend on who asks. @throws {InvalidInputError} */
export function requireFaultless(errors: FieldErrors<string>): void {
  if (isFaultless(errors)) return;
  throw new InvalidInputError(Object.entries(errors).map(([field, message = '']) => ({ field, message })));
}

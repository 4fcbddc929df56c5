import type { z } from 'zod';
import { InvalidInputError } from '../messages/errors.ts';
import { type FieldErrors, isFaultless } from '../messages/field-errors.ts';
import { issueOf } from '../messages/issue.ts';

/** Validates an input by the pure rules of the page's form, with the same messages (C9). */
export function refuseFields<Values>(rules: (values: Values) => FieldErrors<string>) {
  return ({ value, issues }: z.core.ParsePayload<Values>): void => {
    for (const [field, message] of Object.entries(rules(value))) {
      if (message !== undefined)
        issues.push({ code: 'custom', path: [field], message: issueOf(message), input: value });
    }
  };
}

/** Validates an input if the rules depend on the caller. @throws {InvalidInputError} */
export function requireFaultless(errors: FieldErrors<string>): void {
  if (isFaultless(errors)) return;
  const wrong = Object.entries(errors).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message }],
  );
  throw new InvalidInputError(wrong);
}

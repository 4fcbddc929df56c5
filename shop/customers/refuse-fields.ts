import type { z } from 'zod';
import type { FieldErrors } from '../field-errors.ts';

/** Holds an input to the pure rules that the page's form is held to as well, with the same messages (C9). */
export function refuseFields<Values>(rules: (values: Values) => FieldErrors<string>) {
  return ({ value, issues }: z.core.ParsePayload<Values>): void => {
    for (const [field, message] of Object.entries(rules(value))) {
      issues.push({ code: 'custom', path: [field], message, input: value });
    }
  };
}

import { readSuccessors, writeSuccessors } from '#shop/shopfront/product-editing/replacement-text.ts';
import type { FormEntry } from '../forms/declare-form.ts';
import { line, lines } from '../forms/form-kinds.ts';
import type { StaffTextKey } from '../staff-text.ts';

type Written = Parameters<typeof writeSuccessors>[0];
type Read = ReturnType<typeof readSuccessors>;

interface PartListOptions {
  hint: StaffTextKey;
  /** Several lines. */
  rows?: number;
}

/** A list of parts with quantities, as '2 × AN-10-0165'. */
export function partList(label: StaffTextKey, { hint, rows }: PartListOptions): FormEntry<Written, Read> {
  const options = { hint, input: { autoComplete: 'off', spellCheck: false } };
  return {
    ...(rows === undefined ? line(label, options) : lines(label, rows, options)),
    write: writeSuccessors,
    read: (text) => ({ value: readSuccessors(text) }),
  };
}

import { readSuccessors, writeSuccessors } from '#shop/shopfront/product-editing/replacement-text.ts';
import type { FormEntry } from '../forms/declare-form.ts';
import { line, lines } from '../forms/form-kinds.ts';
import type { StaffTextKey } from '../staff-text.ts';

type Written = Parameters<typeof writeSuccessors>[0];
type Read = ReturnType<typeof readSuccessors>;

interface Told {
  hint: StaffTextKey;
  /** Several lines. */
  rows?: number;
}

/** A list of parts with quantities, as '2 × AN-10-0165'. */
export function partList(label: StaffTextKey, { hint, rows }: Told): FormEntry<Written, Read> {
  const told = { hint, input: { autoComplete: 'off', spellCheck: false } };
  return {
    ...(rows === undefined ? line(label, told) : lines(label, rows, told)),
    write: writeSuccessors,
    read: (text) => ({ value: readSuccessors(text) }),
  };
}

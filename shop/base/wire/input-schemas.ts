import { z } from 'zod';
import { MAX_ID } from '../kernel/max-id.ts';
import type { MessageValues } from '#texts/values.ts';
import { issue } from '../messages/issue.ts';
import { toHalfwidth } from '../kernel/part-number.ts';

const asText = (value: unknown) => (typeof value === 'number' ? String(value) : (value ?? ''));

/** Converts digits, as forms send them, into a number; everything else is left for the schema to refuse. */
export const asNumber = (value: unknown) =>
  typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;

/**
 * Line feeds, tabs and other control characters, separators of lines and paragraphs, and characters that change the
 * text direction, which make a name read as another.
 */
const SIGN_OF_CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Format characters, fillers and spaces of every kind: a text with nothing else is invisible. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\u2800]*$/u;

const withoutInvisible = (text: string) => (INVISIBLE.test(text) ? '' : text);

const oneLine = z
  .string(issue('refusal.text'))
  .trim()
  .overwrite(withoutInvisible)
  .refine((text) => !SIGN_OF_CONTROL.test(text), issue('refusal.one-line'));

/**
 * A single-line text, trimmed. Absent and null mean empty, a number is read as its digits. The rules of its form check
 * it (required, length).
 */
export const textInput = z.preprocess(asText, oneLine);

/** A part number: full-width letters and digits are saved as ordinary ones. */
export const halfwidthTextInput = z.preprocess((value) => {
  const text = asText(value);
  return typeof text === 'string' ? toHalfwidth(text) : text;
}, oneLine);

/** A multi-line text. */
export const multilineInput = z.preprocess(asText, z.string(issue('refusal.text')).trim().overwrite(withoutInvisible));

/** An optional text. */
export const optionalTextInput = textInput.default('');

/** A password: every space counts. It is only ever compared, so it may contain anything. */
export const passwordInput = z.preprocess(asText, z.string(issue('refusal.text')));

/** A choice from a list of numbers; null if none was made or it is not a whole number. */
export const choiceInput = z.preprocess((value) => {
  const number = asNumber(value);
  return Number.isSafeInteger(number) ? number : null;
}, z.int().nullable());

/** A checkbox: booleans, 0 and 1, and the 'on' of an HTML form. Undefined if omitted. */
export const checkboxInput = z.preprocess(
  (value) => TICKS.get(typeof value === 'string' ? value.toLowerCase() : value) ?? value,
  z.boolean(issue('refusal.zero-or-one')).optional(),
);

const TICKS = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['on', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['', false],
  ['false', false],
]);

type Numbered = MessageValues['refusal.number']['what'];

/** The id of a row, as a number or as digits. @param what named in the message */
export function idNumber(what: Numbered) {
  const message = issue('refusal.number', { what });
  return z.preprocess(asNumber, z.int(message).min(1, message).max(MAX_ID, message));
}

/** An id, where 0 or empty means a new one (D24). */
export function idOrNew(what: MessageValues['refusal.number-or-new']['what']) {
  const message = issue('refusal.number-or-new', { what });
  return z.preprocess(
    (value) => (value === null || value === '' ? 0 : asNumber(value)),
    z.int(message).min(0, message).max(MAX_ID, message).default(0),
  );
}

/** A row by its id or by its GUID, regardless of case (D29); returns the GUID in lower case. */
export function idOrGuid(what: MessageValues['refusal.number-or-guid']['what']) {
  const message = issue('refusal.number-or-guid', { what });
  return z.preprocess(
    (value) => {
      const number = asNumber(value);
      return typeof number === 'string' ? number.trim().toLowerCase() : number;
    },
    z.union([z.int().min(1, message).max(MAX_ID, message), z.guid(message)], message),
  );
}

/** An uploaded file; without one, a form sends an empty file without a name. */
export function fileInput(message: string) {
  return z.file(message).refine(({ name, size }) => name !== '' || size > 0, message);
}

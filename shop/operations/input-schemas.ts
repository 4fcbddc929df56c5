import { z } from 'zod';
import { MAX_ID } from '../kernel/max-id.ts';
import type { MessageValues } from '#texts/values.ts';
import { issue } from '../kernel/issue.ts';
import { toHalfwidth } from '../kernel/part-number.ts';

const asText = (value: unknown) => (typeof value === 'number' ? String(value) : (value ?? ''));

/** Digits as a form sends them become their number; anything else is left for the schema to refuse. */
export const asNumber = (value: unknown) =>
  typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;

/**
 * Line feeds, tabs and whatever else moves a cursor or a printer; the separators of lines and paragraphs do, too. Signs that turn the
 * direction make a name read as another.
 */
const SIGN_OF_CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Format characters, fillers and blanks of every kind: a text of nothing else shows nothing. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\u2800]*$/u;

const withoutInvisible = (text: string) => (INVISIBLE.test(text) ? '' : text);

const oneLine = z
  .string(issue('refusal.text'))
  .trim()
  .overwrite(withoutInvisible)
  .refine((text) => !SIGN_OF_CONTROL.test(text), issue('refusal.one-line'));

/**
 * A text of one line that its form asks for; blanks at the ends mean nothing. Absent and null are nothing typed, a number is
 * read as its digits. What is asked of it (required, length) the rules of its form say.
 */
export const textInput = z.preprocess(asText, oneLine);

/** The same of a part number: full-width letters and digits are kept as ordinary ones. */
export const halfwidthTextInput = z.preprocess((value) => {
  const text = asText(value);
  return typeof text === 'string' ? toHalfwidth(text) : text;
}, oneLine);

/** The same with as many lines as its author likes. */
export const multilineInput = z.preprocess(asText, z.string(issue('refusal.text')).trim().overwrite(withoutInvisible));

/** A text that may stay empty. */
export const optionalTextInput = textInput.default('');

/** A password: every blank counts. It is only ever compared, so it may hold what it likes. */
export const passwordInput = z.preprocess(asText, z.string(issue('refusal.text')));

/** A choice from a list of numbers; null where none was made or it is no whole number. */
export const choiceInput = z.preprocess((value) => {
  const number = asNumber(value);
  return Number.isSafeInteger(number) ? number : null;
}, z.int().nullable());

/** A tick: booleans, 0 and 1, and the 'on' of an HTML form. Undefined where it was left out. */
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

/** The number of a row, as a number or as digits. @param what  named in the message */
export function idNumber(what: Numbered) {
  const message = issue('refusal.number', { what });
  return z.preprocess(asNumber, z.int(message).min(1, message).max(MAX_ID, message));
}

/** The same, where 0 or nothing at all means a new one (D24). */
export function idOrNew(what: MessageValues['refusal.number-or-new']['what']) {
  const message = issue('refusal.number-or-new', { what });
  return z.preprocess(
    (value) => (value === null || value === '' ? 0 : asNumber(value)),
    z.int(message).min(0, message).max(MAX_ID, message).default(0),
  );
}

/** A row named by its number or by its guid in any letter case (D29); the guid comes out in lower case. */
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

/** A file that somebody chose: where none was, a form sends one without name and bytes. */
export function fileInput(said: string) {
  return z.file(said).refine(({ name, size }) => name !== '' || size > 0, said);
}

import type { ZodType } from 'zod';
import { InvalidInputError, type FieldError } from '../messages/errors.ts';
import { messageOf } from '../messages/issue.ts';
import { message, type MessageKey } from '../messages/message.ts';
import { normalizeText } from '../kernel/normalize-text.ts';
import { unreadableNumbers } from '../wire/unreadable-numbers.ts';

/**
 * Parses the input by the schema. Texts are normalised, so that a word is the same whichever keyboard typed it. @throws
 * {InvalidInputError} with the first message of each field
 */
export function parseInput<Input>(schema: ZodType<Input>, sent: unknown): Input {
  const input = compose(sent);
  if (someText(input, (text) => text.includes('\0'))) throw unfit('refusal.nul');
  if (someText(input, (text) => !text.isWellFormed())) throw unfit('refusal.half-character');
  if (someText(input, (text) => NOT_TYPED.test(text))) throw unfit('refusal.control-characters');
  const result = schema.safeParse(input);
  if (result.success) return refuseUnreadable(input, result.data);
  const errors = new Map<string, FieldError>();
  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    if (!errors.has(field)) errors.set(field, { field, message: messageOf(issue.message) });
  }
  throw new InvalidInputError([...errors.values()]);
}

/**
 * A number that JSON can't carry is refused, whatever the schema makes of it: 1e999 from a program, NaN from a page. @throws
 * {InvalidInputError}
 */
function refuseUnreadable<Input>(input: unknown, parsed: Input): Input {
  const fields = unreadableNumbers(input);
  if (fields.length === 0) return parsed;
  throw new InvalidInputError(fields.map((field) => ({ field, message: message('refusal.unreadable-number') })));
}

type Unfit = Extract<MessageKey, 'refusal.nul' | 'refusal.half-character' | 'refusal.control-characters'>;

/** No person types a control character other than tab and line feed, which single-line texts refuse. */
const NOT_TYPED = /(?![\t\n\r])\p{Cc}/u;

/** PostgreSQL stores neither NUL nor a lone surrogate; no person types one. */
function someText(value: unknown, is: (text: string) => boolean): boolean {
  if (typeof value === 'string') return is(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => someText(each, is));
}

function compose(value: unknown): unknown {
  if (typeof value === 'string') return normalizeText(value);
  if (Array.isArray(value)) return value.map(compose);
  if (value instanceof File) {
    const name = value.name.normalize('NFC');
    return name === value.name ? value : new File([value], name, { type: value.type });
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, compose(each)]));
}

function unfit(key: Unfit): InvalidInputError {
  return new InvalidInputError([{ field: '', message: message(key) }]);
}

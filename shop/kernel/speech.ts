import { setupI18n, type Messages } from '@lingui/core';
import type { Language } from '#texts/languages.ts';
import type { Message, Told } from './message.ts';
import type { MessageValue } from './message-value.ts';
import { formatDay, formatShortDay } from './calendar-day.ts';
import { formatAmount } from './money.ts';

/** Makes sentences in one language. */
export interface Speech {
  readonly language: Language;
  say(this: void, message: Message): string;
}

/** @param sentences  by their keys; as ICU messages that were compiled before */
export function speechOf(language: Language, sentences: Messages): Speech {
  const fill = sentenceMaker(language, sentences);
  return { language, say: (said) => fill(said.key, said.values) };
}

type Values = Readonly<Record<string, MessageValue>>;

/** Lingui's runtime would read \\x41 in what people typed as an A: their backslashes travel as a sign that nobody types. */
const BACKSLASH = '\u{F0000}';

/** Makes the sentence of a key, its values written as the language writes them. */
export function sentenceMaker(language: Language, sentences: Messages): (key: string, values?: Values) => string {
  const i18n = setupI18n({ locale: language, messages: { [language]: sentences } });
  return (key, values) => {
    if (values === undefined) return i18n._(key);
    return i18n._(key, spelled(values, language)).replaceAll(BACKSLASH, '\\');
  };
}

function spelled(values: Values, language: Language): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, spelledOne(value, language)]));
}

function spelledOne(value: MessageValue, language: Language): string | number {
  if (typeof value === 'string') return value.replaceAll('\\', BACKSLASH);
  if (typeof value === 'number') return value;
  if ('shortDay' in value) return formatShortDay(value.shortDay, language);
  return 'day' in value ? formatDay(value.day, 'UTC', language) : formatAmount(value, language);
}

/** A value with every message in it said. */
export function told<Value>(value: Value, speech: Speech): Told<Value> {
  return said(value, speech) as Told<Value>;
}

function said(value: unknown, speech: Speech): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => said(each, speech));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value; // a date
  if (isMessage(value)) return speech.say(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, said(member, speech)]));
}

function isMessage(value: object): value is Message {
  return (
    'key' in value &&
    typeof value.key === 'string' &&
    /^(?:staff-)?(?:rule|refusal|letter|sheet|promise)\./.test(value.key)
  );
}

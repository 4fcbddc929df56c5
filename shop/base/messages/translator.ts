import { setupI18n, type Messages } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '#texts/languages.ts';
import type { Message, Translated } from './message.ts';
import type { MessageValue } from './message-value.ts';
import { formatDay, formatShortDay } from '../days/calendar-day.ts';
import { formatAmount } from '../money/money.ts';

/** Translates messages into one language. */
export interface Translator {
  readonly language: Language;
  format(this: void, message: Message): string;
  /** The compiled sentence of a key, before its values are put in. */
  sentence(this: void, key: string): CompiledMessage;
  keys(this: void): string[];
}

/** @param sentences by key, as compiled ICU messages */
export function createTranslator(language: Language, sentences: Readonly<Record<string, CompiledMessage>>): Translator {
  const fill = createFormatter(language, sentences);
  return {
    language,
    format: ({ key, values }) => fill(key, values),
    sentence: (key) => sentences[key] ?? [key],
    keys: () => Object.keys(sentences),
  };
}

type Values = Readonly<Record<string, MessageValue>>;

/**
 * Lingui's runtime would read \\x41 in user input as an A, so backslashes are replaced by a character that nobody
 * types.
 */
const BACKSLASH = '\u{F0000}';

/** Formats the sentence of a key, its values in the conventions of the language. */
export function createFormatter(language: Language, sentences: Messages): (key: string, values?: Values) => string {
  const i18n = setupI18n({ locale: language, messages: { [language]: sentences } });
  return (key, values) => {
    if (values === undefined) return i18n._(key);
    return i18n._(key, spellValues(values, language)).replaceAll(BACKSLASH, '\\');
  };
}

function spellValues(values: Values, language: Language): Record<string, unknown> {
  const spell = (value: MessageValue) => {
    const spelled = spellValue(value, language);
    return typeof spelled === 'string' ? spelled.replaceAll('\\', BACKSLASH) : spelled;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, spell(value)]));
}

/** A value in the conventions of a language. */
export function spellValue(value: MessageValue, language: Language): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if ('shortDay' in value) return formatShortDay(value.shortDay, language);
  return 'day' in value ? formatDay(value.day, 'UTC', language) : formatAmount(value, language);
}

/** Translates all messages in a value. */
export function translate<Value>(value: Value, translator: Translator): Translated<Value> {
  return translateValue(value, translator) as Translated<Value>;
}

function translateValue(value: unknown, translator: Translator): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return translateList(value, translator);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value; // a date
  if (isMessage(value)) return translator.format(value);
  return translateMembers(value as Record<string, unknown>, translator);
}

// Most of an answer has no messages, so it is returned as it is, without a copy.

function translateList(list: readonly unknown[], translator: Translator): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (const [at, each] of list.entries()) {
    const translated = translateValue(each, translator);
    if (translated !== each) (copy ??= [...list])[at] = translated;
  }
  return copy ?? list;
}

function translateMembers(members: Record<string, unknown>, translator: Translator): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(members)) {
    const translated = translateValue(members[name], translator);
    if (translated !== members[name]) (copy ??= { ...members })[name] = translated;
  }
  return copy ?? members;
}

function isMessage(value: object): value is Message {
  return (
    'key' in value &&
    typeof value.key === 'string' &&
    /^(?:staff-)?(?:rule|refusal|letter|sheet|promise|unit|legal)\./.test(value.key)
  );
}

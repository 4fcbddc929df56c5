import { readdirSync, readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { createTranslator, type Translator } from '#shop/base/messages/translator.ts';
import { FALLBACK_LANGUAGE, type Language } from '#texts/languages.ts';

/**
 * The files of a language's folder with the messages of shop/; the others are the screens', which are built
 * (bin/bundle/compiled-texts.ts).
 */
const MESSAGES = /^(staff-)?(rules|refusals|letters)\.json$|^(sheet|statement|promise|sales-unit|legal|privacy)\.json$/;
const made = new Map<Language, Translator>();

/** Translates refusals, mails and documents into one language. */
export function translatorIn(language: Language = FALLBACK_LANGUAGE): Translator {
  const earlier = made.get(language);
  if (earlier !== undefined) return earlier;
  const texts = { ...sentencesOf(FALLBACK_LANGUAGE), ...sentencesOf(language) };
  const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)] as const);
  const translator = createTranslator(language, Object.fromEntries(compiled));
  made.set(language, translator);
  return translator;
}

function sentencesOf(language: Language): Record<string, string> {
  const folder = new URL(`../texts/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => MESSAGES.test(name));
  const texts = files.map((name): Record<string, string> => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  return Object.assign({}, ...texts);
}

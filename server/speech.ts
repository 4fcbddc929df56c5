import { readdirSync, readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { speechOf, type Speech } from '#shop/kernel/speech.ts';
import { FALLBACK_LANGUAGE, type Language } from '#texts/languages.ts';

/** The files of a language's folder that hold what shop/ says; the others are the screens', which are built (bin/bundle/compiled-texts.ts). */
const MESSAGES = /^(staff-)?(rules|refusals|letters)\.json$|^(sheet|promise|sales-unit)\.json$/;
const made = new Map<Language, Speech>();

/** The sentences of refusals, mails and documents in one language. */
export function speechIn(language: Language = FALLBACK_LANGUAGE): Speech {
  const earlier = made.get(language);
  if (earlier !== undefined) return earlier;
  const texts = { ...sentencesOf(FALLBACK_LANGUAGE), ...sentencesOf(language) };
  const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessageOrThrow(text)] as const);
  const speech = speechOf(language, Object.fromEntries(compiled));
  made.set(language, speech);
  return speech;
}

function sentencesOf(language: Language): Record<string, string> {
  const folder = new URL(`../texts/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => MESSAGES.test(name));
  const texts = files.map((name): Record<string, string> => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  return Object.assign({}, ...texts);
}

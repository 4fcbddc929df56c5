import type { Messages } from '@lingui/core';
import { FALLBACK_LANGUAGE, isLanguage, type Language, languages } from '#texts/languages.ts';
import { pageLanguage } from './page-language.ts';

/** Texts by language; the server has all languages, a browser that of its page. */
export type TextsByLanguage = ReadonlyMap<Language, Messages>;

/** Text files, as the bundler finds them: '/texts/de/account.json'. */
type Files = Record<string, () => Promise<Messages>>;

/**
 * Loads the needed languages of some files, together with the page's scripts, which include the files of its language
 * (entry-server.tsx).
 */
export async function loadTexts(files: Files): Promise<TextsByLanguage> {
  const wanted = import.meta.env.SSR ? Object.keys(languages).filter(isLanguage) : [pageLanguage()];
  const loaded = await Promise.all(wanted.map(async (language) => [language, await textsIn(language, files)] as const));
  return new Map(loaded);
}

/** A file that a language lacks falls back to English. */
async function textsIn(language: Language, files: Files): Promise<Messages> {
  const english = Object.entries(files).filter(([name]) => name.startsWith(`/texts/${FALLBACK_LANGUAGE}/`));
  const own = english.map(([name, load]) => files[name.replace(`/${FALLBACK_LANGUAGE}/`, `/${language}/`)] ?? load);
  return Object.assign({}, ...(await Promise.all(own.map((load) => load()))));
}

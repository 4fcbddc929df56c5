import type { Messages } from '@lingui/core';
import { FALLBACK_LANGUAGE, isLanguage, type Language, languages } from '#texts/languages.ts';
import { pageLanguage } from './page-language.ts';

/** Texts by language; the server has them in all, a browser in that of its page. */
export type TextsByLanguage = ReadonlyMap<Language, Messages>;

/** Files of texts, as the bundler finds them: '/texts/de/account.json'. */
type Files = Record<string, () => Promise<Messages>>;

/** Loads what is needed of some files; together with the scripts of the page, which name the files of its language (entry-server.tsx). */
export async function loadTexts(files: Files): Promise<TextsByLanguage> {
  const wanted = import.meta.env.SSR ? Object.keys(languages).filter(isLanguage) : [pageLanguage()];
  const loaded = await Promise.all(wanted.map(async (language) => [language, await textsIn(language, files)] as const));
  return new Map(loaded);
}

/** A file that a language lacks is read in English. */
async function textsIn(language: Language, files: Files): Promise<Messages> {
  const english = Object.entries(files).filter(([name]) => name.startsWith(`/texts/${FALLBACK_LANGUAGE}/`));
  const own = english.map(([name, load]) => files[name.replace(`/${FALLBACK_LANGUAGE}/`, `/${language}/`)] ?? load);
  return Object.assign({}, ...(await Promise.all(own.map((load) => load()))));
}

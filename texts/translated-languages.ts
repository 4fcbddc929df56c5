import { FALLBACK_LANGUAGE, type Language, languages } from './languages.ts';

export type TranslatedLanguage = Exclude<Language, typeof FALLBACK_LANGUAGE>;

/** Those that a text of the shop is translated into: it is written in English (N3). */
export const TRANSLATED_LANGUAGES = (Object.keys(languages) as Language[]).filter(
  (language): language is TranslatedLanguage => language !== FALLBACK_LANGUAGE,
);

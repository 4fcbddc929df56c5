import { isLanguage, languages } from '#texts/languages.ts';

/** A word may be one of any of the shop's languages. */
export const SYNONYM_LANGUAGES = Object.keys(languages).filter(isLanguage);

/** What people of the trade call a thing: one or several words, and the catalogue's own words for it (I2). */
export interface Synonym {
  word: string;
  means: string;
}

import { isLanguage, languages } from '#texts/languages.ts';

/** Synonyms may be in any of the shop's languages. */
export const SYNONYM_LANGUAGES = Object.keys(languages).filter(isLanguage);

/** Synonym: one or several words of the trade, and the catalogue's own words for them (I2). */
export interface Synonym {
  word: string;
  means: string;
}

import { isLanguage, type Language, languages } from '#texts/languages.ts';

/** Synonyms may be in any of the shop's languages. */
export const SYNONYM_LANGUAGES = Object.keys(languages).filter(isLanguage);

/**
 * Kinds of words of the search (I2): a word of the trade; a carrier word, which is no condition ('press'); a symptom, whose
 * meanings are the parts that help; another maker's number, whose meanings are our parts.
 */
export const SYNONYM_KINDS = ['synonym', 'carrier', 'symptom', 'number'] as const;

export type SynonymKind = (typeof SYNONYM_KINDS)[number];

/** One or several words of the trade, and the catalogue's own words or part numbers for them (I2). */
export interface Synonym {
  word: string;
  means: string;
  kind?: SynonymKind;
  language?: Language;
}

export const SYNONYM_LANGUAGES = ['en', 'de', 'fr', 'it', 'es'] as const;

/** What people of the trade call a thing: one or several words, and the catalogue's own words for it (I2). */
export interface Synonym {
  word: string;
  means: string;
}

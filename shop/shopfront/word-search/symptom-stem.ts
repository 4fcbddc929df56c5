import { FALLBACK_LANGUAGE, type Language } from '#texts/languages.ts';

/** Shortens a word to what its forms share: 'flickers' and 'flickering', 'flackert' and 'flackern'. At least three letters are left. */
export function symptomStem(word: string, language: Language = FALLBACK_LANGUAGE): string {
  return word.replace(ENDINGS[language] ?? ENGLISH, '$1');
}

const ENGLISH = /^(.{3,}?)(?:ings?|ed|es|[esy])$/u;
const ENDINGS: Partial<Record<Language, RegExp>> = {
  de: /^(.{3,}?)(?:ende?|ern|e[mnrst]|st|[enst])$/u,
};

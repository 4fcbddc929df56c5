/** The languages of the shop, each in its own words: a folder beside this file and a line here make one more (N5). */
export const languages = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano', es: 'Español' } as const;

export type Language = keyof typeof languages;

/** The language of whoever chose none (A31). */
export const FALLBACK_LANGUAGE: Language = 'en';

export function isLanguage(value: string | undefined): value is Language {
  return value !== undefined && Object.hasOwn(languages, value);
}

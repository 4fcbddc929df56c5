/** The languages of the shop, each in its own words: a folder beside this file and a line here make one more (N5). */
export const languages = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano', es: 'Español' } as const;

export type Language = keyof typeof languages;

/** The languages of the administration (N1). */
export const STAFF_LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];

export type StaffLanguage = (typeof STAFF_LANGUAGES)[number];

/** The language of anyone who chose none (A31). */
export const FALLBACK_LANGUAGE = 'en' satisfies Language;

/** The prefix of a page's address in a language, such as '/de'; English has none. */
export function languagePrefix(language: Language): string {
  return language === FALLBACK_LANGUAGE ? '' : `/${language}`;
}

export function isLanguage(value: string | undefined): value is Language {
  return value !== undefined && Object.hasOwn(languages, value);
}

/** Language of the administration for a reader of this language. */
export function staffLanguage(language: Language): StaffLanguage {
  return isStaffLanguage(language) ? language : 'en';
}

export function isStaffLanguage(language: Language): language is StaffLanguage {
  return STAFF_LANGUAGES.some((known) => known === language);
}

import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#texts/languages.ts';

let read = (): string | undefined => globalThis.document?.documentElement.lang;

/** The language of the page being rendered; in a browser that of the server-rendered page. */
export function pageLanguage(): Language {
  const language = read();
  return isLanguage(language) ? language : FALLBACK_LANGUAGE;
}

/**
 * Sets the reader of the page's language, because the server renders pages in several languages concurrently
 * (entry-server.tsx).
 */
export function readPageLanguageBy(reader: () => string | undefined): void {
  read = reader;
}

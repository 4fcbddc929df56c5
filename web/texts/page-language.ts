import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#texts/languages.ts';

let read = (): string | undefined => globalThis.document?.documentElement.lang;

/** The language of the page that is being made: in a browser the one that the server drew it in. */
export function pageLanguage(): Language {
  const language = read();
  return isLanguage(language) ? language : FALLBACK_LANGUAGE;
}

/** The server makes pages in several languages at a time: it says which of them is asking (entry-server.tsx). */
export function readPageLanguageBy(reader: () => string | undefined): void {
  read = reader;
}

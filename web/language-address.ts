import { languages } from '#texts/languages.ts';

/** An address in a language, for search engines (N2); English keeps the shop's own. */
export function inLanguage(path: string, language: string): string {
  return language === 'en' ? path : `/${language}${path}`;
}

const PREFIX = new RegExp(`^/(?:${Object.keys(languages).join('|')})(?=/|$)`, 'i');

/** The language at the beginning of a page's path, as '/de'; empty where it names none. Links of that page keep it (N2). */
export function languagePrefix(pathname: string): string {
  return PREFIX.exec(pathname)?.[0] ?? '';
}

/** The same path without its language, as the table of routes and the forms know it. */
export function withoutPrefix(pathname: string): string {
  const path = pathname.slice(languagePrefix(pathname).length);
  return path === '' ? '/' : path;
}

import { languages } from '#texts/languages.ts';

/** An address with a language prefix, for search engines (N2); English has none. */
export function inLanguage(path: string, language: string): string {
  return language === 'en' ? path : `/${language}${path}`;
}

const PREFIX = new RegExp(`^/(?:${Object.keys(languages).join('|')})(?=/|$)`, 'i');

/** The language prefix of a page's path, such as '/de'; empty if it has none. Links of that page keep it (N2). */
export function prefixOfPath(pathname: string): string {
  return PREFIX.exec(pathname)?.[0] ?? '';
}

/** The path without its language prefix, as in the route table and in forms. */
export function withoutPrefix(pathname: string): string {
  const path = pathname.slice(prefixOfPath(pathname).length);
  return path === '' ? '/' : path;
}

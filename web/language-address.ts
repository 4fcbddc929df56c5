import { languages } from '#texts/languages.ts';

/** An address in a language, for search engines (N2); English keeps the shop's own. */
export function inLanguage(path: string, language: string): string {
  return language === 'en' ? path : `/${language}${path}`;
}

/** The page that /de/search led to is /search: its language is remembered, and its links stay what they are. */
export function forgetLanguageInAddress(): void {
  const [prefix] = new RegExp(`^/(?:${Object.keys(languages).join('|')})(?=/|$)`, 'i').exec(location.pathname) ?? [];
  if (prefix === undefined) return;
  const path = location.pathname.slice(prefix.length);
  history.replaceState(history.state, '', (path === '' ? '/' : path) + location.search + location.hash);
}

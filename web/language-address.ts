import { languages } from '#texts/languages.ts';

/** An address in a language, for search engines (N2); English keeps the shop's own. */
export function inLanguage(path: string, language: string): string {
  return language === 'en' ? path : `/${language}${path}`;
}

/**
 * Makes the page that /de/search led to /search: its language is remembered by a cookie, and its links are as the shop's own pages have
 * them. Readers without script keep both (server/pages/links-in-language.ts).
 */
export function forgetLanguageInAddress(): void {
  const [prefix] = PREFIX.exec(location.pathname) ?? [];
  if (prefix === undefined) return;
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', withoutPrefix(pathname) + search + hash);
  for (const [elements, name] of [
    [document.querySelectorAll('a[href^="/"]'), 'href'],
    [document.querySelectorAll('form[action^="/"]'), 'action'],
  ] as const)
    for (const element of elements) element.setAttribute(name, withoutPrefix(element.getAttribute(name) ?? ''));
}

const PREFIX = new RegExp(`^/(?:${Object.keys(languages).join('|')})(?=[/?]|$)`, 'i');

function withoutPrefix(address: string): string {
  const path = address.replace(PREFIX, '');
  return path.startsWith('/') ? path : `/${path}`;
}

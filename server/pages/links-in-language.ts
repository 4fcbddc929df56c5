import type { Language } from '#texts/languages.ts';
import { withoutLanguage } from '../http/language.ts';

/** A link or a search that leads to another page of the shop. */
const OWN_LINK = /(<(?:a|form)\b(?![^>]* method="post")[^>]* (?:href|action)=")(\/(?!\/)[^"]*)"/g;

/**
 * Keeps a reader without cookies, such as a crawler, in the language that the page's address names: its links name it too (N2). With
 * script they lose it again, because the language is remembered then (web/language-address.ts).
 */
export function linksInLanguage(html: string, language: Language): string {
  return html.replaceAll(OWN_LINK, (link, before: string, path: string) => {
    const address = `/${language}${path}`;
    return withoutLanguage(address) === address ? link : `${before}${address}"`;
  });
}

import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Caller } from '#shop/base/operations/shop.ts';
import { isStaffAddress } from '#web/staff-address.ts';
import { FALLBACK_LANGUAGE, isLanguage, type Language, languages, staffLanguage } from '#texts/languages.ts';

const PREFIX = new RegExp(`^/(${Object.keys(languages).join('|')})(?=[/?]|$)`, 'i');

/** Paths without a language prefix, so that a proxy that blocks them need not know our languages. */
const IN_NO_LANGUAGE = new Set(['api', 'administration', 'assets', 'metrics', 'healthz', 'readyz']);

/** The address of a page without its language prefix: /de/search is /search (N2). */
export function withoutLanguage(sent: string): string {
  const url = inRoutedLetters(sent);
  const rest = url.replace(PREFIX, '');
  if (rest === url) return url;
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  return IN_NO_LANGUAGE.has(firstName(path)) ? url : path;
}

/**
 * The router compares lower-case letters, and 'İ' has two of them, which would shift the rest of the address.
 * Decomposed into 'I' and its dot, it has two before as well. Input is composed again later (NFC).
 */
function inRoutedLetters(url: string): string {
  return url.replaceAll(/%C4%B0/gi, 'I%CC%87');
}

/** The first segment of a path, as the router reads it: '/x/../%61pi' is 'api'. */
function firstName(path: string): string {
  const [, first = ''] = (URL.parse(path, 'http://own.invalid')?.pathname ?? '').split('/');
  try {
    return decodeURIComponent(first).toLowerCase();
  } catch {
    return first;
  }
}

/** The language prefix of a page's address. */
export function languageInAddress({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): Language | undefined {
  const [, prefix] = PREFIX.exec(originalUrl) ?? [];
  const language = prefix?.toLowerCase();
  return isLanguage(language) ? language : undefined;
}

/** The prefix of that page's links: '/de'; empty if there is none. */
export function linkPrefixOf(request: Pick<FastifyRequest, 'originalUrl'>): string {
  const language = languageInAddress(request);
  return language === undefined ? '' : `/${language}`;
}

/**
 * The language of a page (N2), in this order: its address, the reader's choice in this browser, their account, the
 * browser's preference, English. The administration speaks English and German, by the staff account first: a staff
 * member who views the shop in French keeps the administration in German.
 */
export function languageOfPage(request: FastifyRequest, caller?: Pick<Caller, 'customer' | 'staff'>): Language {
  const kept = request.cookies['language'];
  const chosen = isLanguage(kept) ? kept : undefined;
  const asked = request.headers['accept-language'];
  if (isStaffAddress(request.url)) return staffLanguage(caller?.staff?.language ?? chosen ?? languageAskedFor(asked));
  return languageInAddress(request) ?? chosen ?? caller?.customer?.language ?? languageAskedFor(asked);
}

const known = new LRUCache<string, Language>({ max: 500 });

/** Chooses the language of a program or a browser, by `Accept-Language` (D46). */
export function languageAskedFor(header: string | undefined): Language {
  if (header === undefined || header.length > 200) return FALLBACK_LANGUAGE;
  const earlier = known.get(header);
  if (earlier !== undefined) return earlier;
  const [best] = new Negotiator({ headers: { 'accept-language': header } }).languages(Object.keys(languages));
  const language = isLanguage(best) ? best : FALLBACK_LANGUAGE;
  known.set(header, language);
  return language;
}

import type { Language } from '#texts/languages.ts';
import { formatNumber } from '../kernel/number.ts';

/** An amount in minor units: cents or pence, always a safe integer (1250 = 12.50) (D1). */
export type Minor = number;

/** The largest price: a hundred units of it on every line of a cart still add up exactly. */
export const MAX_PRICE_MINOR: Minor = 1_000_000_000;

/** The account currencies by their documented numbers: 1 US dollar, 2 pound sterling, 3 euro (B1). */
export type CurrencyId = 1 | 2 | 3;

export interface Currency {
  code: 'USD' | 'GBP' | 'EUR';
  symbol: string;
  locale: string;
}

export const currencies: Readonly<Record<CurrencyId, Currency>> = {
  1: { code: 'USD', symbol: '$', locale: 'en-US' },
  2: { code: 'GBP', symbol: '£', locale: 'en-GB' },
  3: { code: 'EUR', symbol: '€', locale: 'de-DE' },
};

const AS_MONEY: Readonly<Record<CurrencyId, Intl.NumberFormatOptions>> = {
  1: { style: 'currency', currency: currencies[1].code },
  2: { style: 'currency', currency: currencies[2].code },
  3: { style: 'currency', currency: currencies[3].code },
};

/** The dollar: every other price is the dollar price times a rate, or overrides it (B2). */
export const BASE_CURRENCY: CurrencyId = 1;

/**
 * Returns whether a number from outside is one of our three currencies; the database allows an account no other (B1).
 */
export function isCurrencyId(id: unknown): id is CurrencyId {
  return id === 1 || id === 2 || id === 3;
}

/**
 * The amount in the notation of its currency: $1,250.00, £1,250.00, 1.250,00 € (B1); in other languages than English in
 * theirs: 1.250,00 $.
 */
export function formatMoney(minor: Minor, currency: CurrencyId, language: Language = 'en'): string {
  const { locale } = currencies[currency];
  return formatNumber(toDecimal(minor), language === 'en' ? locale : language, AS_MONEY[currency]);
}

/** An amount within a sentence; without a currency it is a bare number. */
export interface AmountOf {
  readonly minor: Minor;
  readonly currency: CurrencyId | null;
}

/** Like formatMoney; a bare amount has no more digits than it needs: 50, 12.5. */
export function formatAmount({ minor, currency }: AmountOf, language: Language): string {
  if (currency !== null) return formatMoney(minor, currency, language);
  return language === 'en' ? String(toDecimal(minor)) : formatNumber(toDecimal(minor), language);
}

/** The amount in the API: 1250 is 12.5 (D1). */
export function toDecimal(minor: Minor): number {
  return minor / 100;
}

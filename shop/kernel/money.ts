import type { Language } from '#texts/languages.ts';
import { formatNumber } from './number.ts';

/** An amount in minor units: cents or pence, always a safe integer (1250 = 12.50) (D1). */
export type Minor = number;

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

/** Rates and multipliers are integers in millionths: six decimal places, exactly (D1). */
export const RATE_ONE = 1_000_000;

/**
 * Returns whether a number from outside is one of our three currencies; the database allows an account no other (B1).
 */
export function isCurrencyId(id: unknown): id is CurrencyId {
  return id === 1 || id === 2 || id === 3;
}

/**
 * a × numerator ÷ denominator, exact in between and rounded once, half away from zero (D1). Never returns -0.
 * @throws {RangeError} an argument or the result is not a safe integer, or the denominator is 0
 */
export function mulDivRound(a: number, numerator: number, denominator: number): number {
  requireSafe(a, numerator, denominator);
  if (denominator === 0) throw new RangeError(`Can't divide ${a} × ${numerator} by 0`);
  const product = a * numerator;
  return Number.isSafeInteger(product) ? divRound(product, denominator) : bigMulDivRound(a, numerator, denominator);
}

/** A dollar amount in another currency, rounded once: `rateMicros` is that currency for one dollar × 1,000,000 (D1). */
export function convertFromUsd(usdMinor: Minor, rateMicros: number): Minor {
  return mulDivRound(usdMinor, rateMicros, RATE_ONE);
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

function requireSafe(...numbers: number[]): void {
  for (const number of numbers) {
    if (!Number.isSafeInteger(number)) throw new RangeError(`Not an exact whole number: ${number}`);
  }
}

function divRound(product: number, denominator: number): number {
  const remainder = product % denominator;
  const quotient = (product - remainder) / denominator;
  // "At least half", without doubling the remainder past 2^53.
  const roundsAway = Math.abs(remainder) >= Math.abs(denominator) - Math.abs(remainder);
  return quotient + (roundsAway ? Math.sign(product) * Math.sign(denominator) : 0) + 0;
}

function bigMulDivRound(a: number, numerator: number, denominator: number): number {
  const product = BigInt(a) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const quotient = product / divisor;
  const remainder = product % divisor;
  const roundsAway = 2n * magnitude(remainder) >= magnitude(divisor);
  const sameSign = product < 0n === divisor < 0n;
  const result = Number(roundsAway ? quotient + (sameSign ? 1n : -1n) : quotient);
  requireSafe(result);
  return result;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

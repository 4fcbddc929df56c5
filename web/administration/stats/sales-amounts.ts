import type { CurrencyId, Minor } from '#shop/base/money/money.ts';
import type { PeriodSales } from '#shop/desk/reporting/paths.ts';
import { FALLBACK_LANGUAGE } from '#texts/languages.ts';
import { pageLanguage } from '../../texts/page-language.ts';

export const CURRENCIES: readonly CurrencyId[] = [1, 2, 3];

/** Sales in that currency. */
export function amountIn({ usdMinor, gbpMinor, eurMinor }: PeriodSales, currency: CurrencyId): Minor {
  return { 1: usdMinor, 2: gbpMinor, 3: eurMinor }[currency];
}

/** 'Mar' for '2025-03' or '2025-03-14', in the page's language. */
export function monthName(period: string): string {
  const month = new Date(`${period.slice(0, 7)}-15T12:00:00Z`);
  return month.toLocaleDateString(monthLocale(), { month: 'short', timeZone: 'UTC' });
}

const monthLocale = () => (pageLanguage() === FALLBACK_LANGUAGE ? 'en-US' : pageLanguage()); // 'Sep', not 'Sept'

/** 'Mar 2025' for '2025-03'. */
export function monthOfYear(period: string): string {
  return `${monthName(period)} ${period.slice(0, 4)}`;
}

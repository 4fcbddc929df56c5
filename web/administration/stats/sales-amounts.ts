import type { CurrencyId, Minor } from '#shop/kernel/money.ts';
import type { PeriodSales } from '#shop/reporting/paths.ts';

export const CURRENCIES: readonly CurrencyId[] = [1, 2, 3];

/** What was sold in that currency. */
export function amountIn({ usdMinor, gbpMinor, eurMinor }: PeriodSales, currency: CurrencyId): Minor {
  return { 1: usdMinor, 2: gbpMinor, 3: eurMinor }[currency];
}

const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** 'Mar' of '2025-03' or of '2025-03-14'. */
export function monthName(period: string): string {
  return shortMonth.format(new Date(`${period.slice(0, 7)}-15T12:00:00Z`));
}

/** 'Mar 2025' of '2025-03'. */
export function monthOfYear(period: string): string {
  return `${monthName(period)} ${period.slice(0, 4)}`;
}

import type { CurrencyId, Minor } from '#shop/money.ts';
import type { PeriodSales } from '#shop/reporting/paths.ts';

export const CURRENCIES: readonly CurrencyId[] = [1, 2, 3];

/** What was sold in that currency. */
export function amountIn({ usdMinor, gbpMinor, eurMinor }: PeriodSales, currency: CurrencyId): Minor {
  return { 1: usdMinor, 2: gbpMinor, 3: eurMinor }[currency];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** 'Mar' of '2025-03' or of '2025-03-14'. */
export function monthName(period: string): string {
  return MONTHS[Number(period.slice(5, 7)) - 1] ?? '';
}

/** 'Mar 2025' of '2025-03'. */
export function monthOfYear(period: string): string {
  return `${monthName(period)} ${period.slice(0, 4)}`;
}

import type { CurrencyId } from '#shop/base/money/money.ts';

/** Address of the owner's figures in a currency. */
export function figuresHref(currency: CurrencyId): string {
  return `/Administration/Figures?currency=${currency}`;
}

/** Address of one of the tables as a file. */
export function figuresFileHref(table: string, currency: CurrencyId): string {
  return `/Administration/export/${table}.csv?currencyId=${currency}`;
}

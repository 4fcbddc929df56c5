import type { CurrencyId } from '#shop/base/money/money.ts';

/** The documented number of a currency, from the code in the sample files (B1). */
export const CURRENCY_ID = { usd: 1, gbp: 2, eur: 3 } as const satisfies Record<string, CurrencyId>;

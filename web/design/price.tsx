import { formatMoney, type CurrencyId, type Minor } from '#shop/kernel/money.ts';

/** An amount in a currency's own spelling. */
export function Price({ minor, currency }: { minor: Minor; currency: CurrencyId }) {
  return <>{formatMoney(minor, currency)}</>;
}

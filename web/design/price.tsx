import { type CurrencyId, type Minor } from '#shop/base/money/money.ts';
import { useFigures } from '../texts/texts.tsx';

/** An amount in the notation of its currency. */
export function Price({ minor, currency }: { minor: Minor; currency: CurrencyId }) {
  const { money } = useFigures();
  return <>{money(minor, currency)}</>;
}

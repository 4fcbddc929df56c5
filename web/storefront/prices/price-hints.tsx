import type { CurrencyId } from '#shop/base/kernel/money.ts';
import type { PriceNotes } from '#shop/catalogue/pricing/price-notes.ts';
import { useFigures, useText } from '../../texts/texts.tsx';
import styles from './prices.module.css';

interface PriceHintsProps {
  notes: PriceNotes;
  currency: CurrencyId;
}

/** The next quantity break and the next change of a price (K3); nothing where no price list has to do with it. */
export function PriceHints({ notes: { priceNext, priceChange }, currency }: PriceHintsProps) {
  const t = useText();
  const { money, day } = useFigures();
  if (priceNext === undefined && priceChange === undefined) return null;
  return (
    <small className={styles.hints}>
      {priceNext === undefined ? null : (
        <span>
          {t('product.next-break', { more: priceNext.moreUnits, price: money(priceNext.unitPriceMinor, currency) })}
        </span>
      )}
      {priceChange === undefined ? null : (
        <span>
          {t('product.price-change', {
            price: money(priceChange.unitPriceMinor, currency),
            date: day(priceChange.fromDay),
          })}
        </span>
      )}
    </small>
  );
}

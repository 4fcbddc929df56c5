import type { CurrencyId } from '#shop/kernel/money.ts';
import type { PriceNotes } from '#shop/pricing/price-notes.ts';
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
  return (
    <>
      {priceNext === undefined ? null : (
        <small className={styles.hint}>
          {t('product.next-break', { more: priceNext.moreUnits, price: money(priceNext.unitPriceMinor, currency) })}
        </small>
      )}
      {priceChange === undefined ? null : (
        <small className={styles.hint}>
          {t('product.price-change', {
            price: money(priceChange.unitPriceMinor, currency),
            date: day(priceChange.fromDay),
          })}
        </small>
      )}
    </>
  );
}

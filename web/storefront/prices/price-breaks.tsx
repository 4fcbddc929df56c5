import type { CurrencyId } from '#shop/base/kernel/money.ts';
import type { PriceNotes } from '#shop/catalogue/pricing/price-notes.ts';
import { Price } from '../../design/price.tsx';
import { useFigures, useText } from '../../texts/texts.tsx';
import { PriceHints } from './price-hints.tsx';
import styles from './prices.module.css';

/** Breaks of a price as a small table, the list price above it, what comes next below (K3); nothing where no price list has to do with it. */
export function PriceBreaks({ notes, currency }: { notes: PriceNotes; currency: CurrencyId }) {
  const t = useText();
  const { money } = useFigures();
  const { priceBreaks, listPriceMinor, priceListTitle, widthsTogether } = notes;
  return (
    <>
      {priceListTitle === undefined ? null : <p className={styles.title}>{priceListTitle}</p>}
      {listPriceMinor === undefined ? null : (
        <p className={styles.hint}>{t('product.list-price', { price: money(listPriceMinor, currency) })}</p>
      )}
      {priceBreaks === undefined ? null : (
        <table className={styles.breaks}>
          <caption>{t('product.price-breaks')}</caption>
          <tbody>
            {priceBreaks.map(({ fromQuantity, unitPriceMinor }) => (
              <tr key={fromQuantity}>
                <th scope="row">{t('product.break-from', { count: fromQuantity })}</th>
                <td>
                  <Price minor={unitPriceMinor} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {widthsTogether === undefined ? null : <p className={styles.hint}>{t('product.widths-together')}</p>}
      <PriceHints notes={notes} currency={currency} />
    </>
  );
}

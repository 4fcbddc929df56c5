import type { CurrencyId, Minor } from '#shop/base/money/money.ts';
import { answerQuantity, type PriceNotes } from '#shop/catalogue/pricing/price-notes.ts';
import { Price } from '../../design/price.tsx';
import { useFigures, useText } from '../../texts/texts.tsx';
import { PriceHints } from './price-hints.tsx';
import styles from './prices.module.css';

interface PriceBreaksProps {
  notes: PriceNotes & { readonly unitPriceMinor: Minor };
  /** The quantity that the table answers. */
  quantity: number;
  currency: CurrencyId;
}

/** Breaks of a price as a small table with the row that the quantity reaches, its total and what comes next (K3); nothing where no price list affects it. */
export function PriceBreaks({ notes, quantity, currency }: PriceBreaksProps) {
  const t = useText();
  const { money } = useFigures();
  const { reachedFrom, unitPriceMinor: unit, totalMinor } = answerQuantity(notes, quantity);
  const { priceBreaks, listPriceMinor, priceListTitle, widthsTogether } = notes;
  return (
    <>
      {priceListTitle === undefined ? null : <p className="strong">{priceListTitle}</p>}
      {listPriceMinor === undefined ? null : (
        <p className="soft">{t('product.list-price', { price: money(listPriceMinor, currency) })}</p>
      )}
      {priceBreaks === undefined ? null : (
        <table className={styles.breaks}>
          <caption>{t('product.price-breaks')}</caption>
          <tbody>
            {priceBreaks.map(({ fromQuantity, unitPriceMinor }) => (
              <tr key={fromQuantity} aria-current={fromQuantity === reachedFrom || undefined}>
                <th scope="row">{t('product.break-from', { count: fromQuantity })}</th>
                <td>
                  <Price minor={unitPriceMinor} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {widthsTogether === undefined ? null : <p className="soft">{t('product.widths-together')}</p>}
      {priceBreaks === undefined ? null : (
        <output className="block strong">
          {t('product.quantity-total', {
            count: quantity,
            price: money(unit, currency),
            total: money(totalMinor, currency),
          })}
        </output>
      )}
      <PriceHints notes={notes} quantity={quantity} currency={currency} />
    </>
  );
}

import type { CurrencyId, Minor } from '#shop/base/money/money.ts';
import { answerQuantity, type PriceNotes } from '#shop/catalogue/pricing/price-notes.ts';
import { useFigures, useText } from '../../texts/texts.tsx';

interface PriceHintsProps {
  notes: PriceNotes & { readonly unitPriceMinor: Minor };
  quantity: number;
  currency: CurrencyId;
}

/**
 * Saving at a quantity, the next break and the next change of a price (K3); nothing where no price list affects it. The change is known
 * for the price of the notes, so that another break's is not announced.
 */
export function PriceHints({ notes, quantity, currency }: PriceHintsProps) {
  const t = useText();
  const { money, day } = useFigures();
  const { savingMinor, next, unitPriceMinor } = answerQuantity(notes, quantity);
  const priceChange = unitPriceMinor === notes.unitPriceMinor ? notes.priceChange : undefined;
  if (savingMinor === 0 && next === null && priceChange === undefined) return null;
  return (
    <small className="soft grid gap-1">
      {savingMinor === 0 ? null : <span>{t('product.saving', { amount: money(savingMinor, currency) })}</span>}
      {next === null ? null : (
        <span>
          {t('product.next-break', {
            from: next.fromQuantity,
            more: next.addUnits,
            price: money(next.unitPriceMinor, currency),
          })}
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

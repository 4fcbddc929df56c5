import { DELIVERY_TO_BE_ADVISED, DELIVERY_TO_BE_ADVISED_NOTE } from '#shop/trade/delivery/charge.ts';
import { type CurrencyId } from '#shop/base/money/money.ts';
import { taxNote, type TaxOnScreens } from '#shop/base/kernel/tax-note.ts';
import { type TotalFigures, totalRows } from '#shop/base/money/adjustments.ts';
import type { TaxFigures } from '#shop/base/tax/tax-figures.ts';
import { useFigures } from '../../texts/texts.tsx';
import { useOrderText } from './order-text.ts';
import styles from './order-totals.module.css';
import { useSay } from '../../texts/say.tsx';

interface OrderTotalsProps {
  figures: TotalFigures & { currency: CurrencyId; tax?: TaxFigures | undefined };
  /** The promo code of the discount. */
  couponCode?: string | null;
  /** Unless it is silent, a sentence says that prices exclude tax, where the tax itself is not known (O3). */
  taxOnScreens: TaxOnScreens;
  /** New figures are being loaded. */
  busy?: boolean;
}

/** Totals of an order, always in this sequence; goods only if there is a discount (D7), tax only if it is computed (O3). */
export function OrderTotals({ figures, couponCode = null, taxOnScreens, busy = false }: OrderTotalsProps) {
  const t = useOrderText();
  const { money } = useFigures();
  const say = useSay();
  const { currency, tax } = figures;
  return (
    <div className={styles.totals} aria-busy={busy || undefined}>
      <dl aria-label={t('order.totals')}>
        {totalRows(figures, couponCode).map(({ label, amountMinor }) => (
          <Row key={label.key} label={say(label)}>
            {amountMinor === null ? say(DELIVERY_TO_BE_ADVISED) : money(amountMinor, currency)}
          </Row>
        ))}
        {tax === undefined ? null : (
          <>
            <Row label={tax.taxLabel ?? ''}>{money(tax.taxMinor, currency)}</Row>
            <Row label={tax.totalWithTaxLabel ?? ''}>{money(tax.totalWithTaxMinor, currency)}</Row>
          </>
        )}
      </dl>
      {tax === undefined && taxOnScreens !== 'silent' ? <p className="soft flush">{t(taxNote(currency))}</p> : null}
      {tax?.taxNotes?.map((note) => (
        <p key={note} className="soft flush">
          {note}
        </p>
      ))}
      {figures.adjustments.some(({ amountMinor }) => amountMinor === null) ? (
        <p className="soft flush">{say(DELIVERY_TO_BE_ADVISED_NOTE)}</p>
      ) : null}
    </div>
  );
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

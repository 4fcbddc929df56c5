import { DELIVERY_TO_BE_ADVISED, DELIVERY_TO_BE_ADVISED_NOTE, isToBeAdvised } from '#shop/delivery/charge.ts';
import { formatMoney, type CurrencyId } from '#shop/kernel/money.ts';
import type { OrderTotals as Figures } from '#shop/pricing/totals.ts';
import { useText } from '../../texts/texts.tsx';
import styles from './order-totals.module.css';

interface OrderTotalsProps {
  figures: Figures & { currency: CurrencyId };
  /** The code that the discount came with. */
  couponCode?: string | null;
  /** Other figures are on their way. */
  busy?: boolean;
}

/** What an order comes to, always in this order; goods only when something is taken off them (D7). */
export function OrderTotals({ figures, couponCode = null, busy = false }: OrderTotalsProps) {
  const t = useText();
  const { currency } = figures;
  const toBeAdvised = isToBeAdvised(figures.deliveryMinor);
  return (
    <div className={styles.totals} aria-busy={busy || undefined}>
      <dl aria-label={t('order.totals')}>
        {figures.discountMinor === 0 ? null : (
          <>
            <Row label={t('order.goods')}>{formatMoney(figures.goodsMinor, currency)}</Row>
            <Row label={couponCode === null ? t('order.discount') : t('order.discount-code', { code: couponCode })}>
              {formatMoney(figures.discountMinor, currency)}
            </Row>
          </>
        )}
        <Row label={t('order.subtotal')}>{formatMoney(figures.subtotalMinor, currency)}</Row>
        <Row label={t('order.delivery')}>
          {toBeAdvised ? DELIVERY_TO_BE_ADVISED : formatMoney(figures.deliveryMinor, currency)}
        </Row>
        <Row label={t('order.total')}>{formatMoney(figures.totalMinor, currency)}</Row>
      </dl>
      {toBeAdvised ? <p className={styles.note}>{DELIVERY_TO_BE_ADVISED_NOTE}</p> : null}
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

import { formatDay } from '#shop/kernel/calendar-day.ts';
import type { OrderSummary } from '#shop/orders/order.ts';
import { followRows } from '../../design/follow-row.ts';
import { Price } from '../../design/price.tsx';
import { useText } from '../../texts/texts.tsx';
import styles from './rows.module.css';

interface OrderTableProps {
  orders: readonly OrderSummary[];
  caption: string;
  timeZone: string;
}

/** A customer's orders; each row leads to its order (A26). */
export function OrderTable({ orders, caption, timeZone }: OrderTableProps) {
  const t = useText();
  return (
    <table ref={followRows} className={styles.rows}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('account.order-number')}</th>
          <th scope="col">{t('account.order-address')}</th>
          <th scope="col">{t('account.order-date')}</th>
          <th scope="col">{t('account.order-po')}</th>
          <th scope="col" className={styles.figure}>
            {t('account.order-total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id} data-linked>
            <th scope="row" data-label={t('account.order-number')}>
              <a className={styles.row} href={`/Customer-Order/?id=${order.id}`}>
                {order.reference}
              </a>
            </th>
            <td data-label={t('account.order-address')} className={styles.address}>
              {inOneLine(order.deliveryAddress)}
            </td>
            <td data-label={t('account.order-date')} className={styles.nowrap}>
              {formatDay(new Date(order.placedAt), timeZone)}
            </td>
            <td data-label={t('account.order-po')} className={styles.reference}>
              {order.purchaseOrderNumber}
            </td>
            <td data-label={t('account.order-total')} className={styles.figure}>
              <Price minor={order.totalMinor} currency={order.currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inOneLine(address: string): string {
  return address
    .split('\n')
    .filter((line) => line !== '')
    .join(', ');
}

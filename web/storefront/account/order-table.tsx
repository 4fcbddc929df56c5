import { PageLink } from '../../design/page-link.tsx';
import { addressInShort } from '#shop/trade/orders/address-text.ts';
import type { OrderSummary } from '#shop/trade/orders/order.ts';
import { followRows } from '../../design/follow-row.ts';
import { Price } from '../../design/price.tsx';
import { useFigures } from '../../texts/texts.tsx';
import { useOrderText } from '../order/order-text.ts';
import { useAccountText } from './account-text.ts';
import { namedParts } from './named-parts.ts';

interface OrderTableProps {
  orders: readonly OrderSummary[];
  caption: string;
  timeZone: string;
  /** Search text; a matching part is named first. */
  search?: string;
  /** The orders with unread messages from the shop (L8). */
  written?: readonly number[];
}

/** A customer's orders; each row links to its order (A26). */
export function OrderTable({ orders, caption, timeZone, search = '', written = [] }: OrderTableProps) {
  const t = useAccountText();
  const ofOrder = useOrderText();
  const { day } = useFigures();
  return (
    <table ref={followRows} className="table ruled cards">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('account.order-number')}</th>
          <th scope="col">{t('account.order-address')}</th>
          <th scope="col">{t('account.order-date')}</th>
          <th scope="col">{t('account.order-po')}</th>
          <th scope="col">{t('account.order-items')}</th>
          <th scope="col">{ofOrder('order.state')}</th>
          <th scope="col" className="figure">
            {t('account.order-total')}
          </th>
          <th scope="col" className="off-paper">
            <span className="visually-hidden">{ofOrder('order.again')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id} data-linked>
            <th scope="row">
              <PageLink className="strong nowrap" href={`/Customer-Order/?id=${order.id}`}>
                {order.reference}
              </PageLink>
              <PlacedBy order={order} />
              {written.includes(order.id) ? <span className="mark">{t('account.order-message')}</span> : null}
            </th>
            <td data-label={t('account.order-address')} className="anywhere whole-row">
              {addressInShort(order.deliveryAddress)}
            </td>
            <td data-label={t('account.order-date')} className="nowrap">
              {day(new Date(order.placedAt), timeZone)}
            </td>
            <td data-label={t('account.order-po')} className="anywhere">
              {order.purchaseOrderNumber}
            </td>
            <td data-label={t('account.order-items')} className="anywhere whole-row">
              {namedParts(order.productsBought, t, search)}
            </td>
            <td data-label={ofOrder('order.state')} className="nowrap">
              {ofOrder(`order.state.${order.state}`)}
            </td>
            <td data-label={t('account.order-total')} className="figure">
              <Price minor={order.totalMinor} currency={order.currency} />
            </td>
            <td className="figure off-paper">
              <PageLink href={`/Order-Again?id=${order.id}`}>
                {ofOrder('order.again')} <span className="visually-hidden">{order.reference}</span>
              </PageLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Staff member who placed it for the member (H7). */
function PlacedBy({ order: { placedByStaff } }: { order: OrderSummary }) {
  const t = useAccountText();
  return placedByStaff === null ? null : (
    <small className="mark">{t('account.order-placed-by', { staff: placedByStaff })}</small>
  );
}

import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import type { OrderHeader } from '#shop/trade/orders/order.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { Moment } from '../moment.tsx';
import { orderHref } from '../orders/order-href.ts';
import { ClearanceBadge } from '../orders/order-status-badge.tsx';
import { StateBadge } from '../queue/state-badge.tsx';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

const columns = (): readonly Column<OrderHeader>[] => [
  { key: 'number', label: t('orders.number'), cell: ({ reference }) => <PartNumber>{reference}</PartNumber> },
  { key: 'date', label: t('orders.date'), cell: ({ placedAt }) => <Moment at={placedAt} dayOnly /> },
  {
    key: 'subtotal',
    label: t('dashboard.subtotal'),
    align: 'end',
    cell: ({ subtotalMinor, currency }) => formatMoney(subtotalMinor, currency),
  },
  { key: 'state', label: t('queue.state'), cell: ({ state }) => <StateBadge state={state} /> },
  { key: 'status', label: t('orders.status'), cell: ({ status }) => <ClearanceBadge status={status} /> },
];

interface CustomerOrdersProps {
  /** The newest. */
  orders: ListPage<OrderHeader>;
  href: { complete: string; pending: string };
}

/** Orders of this customer: the newest, and a link to all (E11). */
export function CustomerOrders({ orders, href }: CustomerOrdersProps) {
  return (
    <section aria-labelledby="customer-orders">
      <h2 id="customer-orders">{t('customer.orders', { total: orders.total })}</h2>
      <ListTable
        caption={t('customer.orders', { total: orders.total })}
        columns={columns()}
        rows={orders.items}
        rowKey={({ id }) => id}
        rowHref={orderHref}
        none={t('customer.orders-none')}
      />
      {orders.total === 0 ? null : (
        <p className="row gap-4 above-2">
          <a href={href.complete}>{t('customer.orders-complete')}</a>
          <a href={href.pending}>{t('customer.orders-pending')}</a>
        </p>
      )}
    </section>
  );
}

import { useLoaderData, useSearchParams } from 'react-router';
import type { OrderHeader } from '#shop/trade/orders/order.ts';
import { type ListedOrder, orderDeclaration, staffOrderPaths } from '#shop/trade/staff-orders/staff-paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { StateBadge } from '../queue/state-badge.tsx';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { orderInListHref } from './order-href.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import row from './order-row.module.css';
import { PrintMany, PrintTick } from './print-many.tsx';

type Status = OrderHeader['status'];

/** The loader of one of the two order lists. */
export function ordersLoader(status: Status) {
  return ({ request, context }: PageArgs) =>
    context.call(staffOrderPaths.list, {
      ...questionIn(request, orderDeclaration),
      status,
    });
}

/** The columns of an order list (E3). */
const columns = (): readonly Column<ListedOrder>[] => [
  {
    key: 'number',
    label: t('orders.number'),
    first: 'desc',
    cell: ({ reference }) => <PartNumber>{reference}</PartNumber>,
  },
  {
    key: 'user',
    label: t('orders.user'),
    clip: true,
    cell: ({ firstName, surname }) => <span title={`${firstName} ${surname}`}>{`${firstName} ${surname}`}</span>,
  },
  {
    key: 'company',
    label: t('orders.company'),
    clip: true,
    cell: ({ company }) => <span title={company}>{company}</span>,
  },
  {
    key: 'address',
    label: t('orders.address'),
    clip: true,
    cell: ({ deliveryAddress }) => {
      const line = deliveryAddress.replaceAll('\n', ', ');
      return <span title={line}>{line}</span>;
    },
  },
  {
    key: 'placed',
    label: t('orders.date'),
    first: 'desc',
    cell: ({ placedAt }) => (
      <span className="nowrap">
        <Moment at={placedAt} dayOnly />
      </span>
    ),
  },
  {
    key: 'subtotal',
    label: t('orders.subtotal'),
    first: 'desc',
    align: 'end',
    cell: ({ subtotalMinor, currency }) => formatMoney(subtotalMinor, currency),
  },
  {
    key: 'discount',
    label: t('orders.discount'),
    align: 'end',
    cell: ({ discountMinor, currency }) => (discountMinor === 0 ? '–' : formatMoney(discountMinor, currency)),
  },
  {
    key: 'purchaseOrder',
    label: t('orders.po'),
    cell: ({ purchaseOrderNumber }) => purchaseOrderNumber,
  },
  {
    key: 'marks',
    label: t('orders.marks'),
    cell: ({ hasPurchaseOrder, hasNote }) => (
      <span className={row.marks}>
        {hasPurchaseOrder ? <span title={t('orders.has-po')}>{t('orders.po-mark')}</span> : null}
        {hasNote ? <span title={t('orders.has-note')}>{t('orders.note-mark')}</span> : null}
      </span>
    ),
  },
  {
    key: 'state',
    label: t('queue.state'),
    cell: ({ state }) => <StateBadge state={state} />,
  },
  { key: 'status', label: t('orders.status'), cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { key: 'print', label: t('orders.print'), align: 'end', cell: (order) => <PrintTick order={order} /> },
];

/** Orders and Pending-Orders: the same list, one for each status (E3). */
export function OrdersPage({ status, title }: { status: Status; title: string }) {
  const list = useLoaderData<ReturnType<typeof ordersLoader>>();
  const { items, total } = list;
  const [query] = useSearchParams();
  const customerId = query.get('customerId') ?? '';
  const companyId = query.get('companyId') ?? '';
  const hrefOf = (order: ListedOrder) => orderInListHref(order, query, status);
  return (
    <>
      <PageHead title={title} />
      <ListTools
        list={orderDeclaration}
        searchLabel={t('orders.search')}
        exportName="orders"
        single={onlyHit(list, hrefOf)}
        fixed={{ status }}
        filters={{
          state: { label: t('queue.state'), word: (state) => t(`queue.state.${state}`) },
          from: { label: t('orders.from') },
          until: { label: t('orders.until') },
        }}
      />
      {customerId === '' ? null : (
        <p>
          {t('orders.one-customer', { ref: customerId })} <a href="?">{t('orders.all-customers')}</a>
        </p>
      )}
      {companyId === '' ? null : (
        <p>
          {t('orders.one-company', { ref: companyId })} <a href="?">{t('orders.all-companies')}</a>
        </p>
      )}
      <ListTable
        isMain
        caption={title}
        columns={columns()}
        rows={items}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        list={orderDeclaration}
      />
      {items.length === 0 ? null : <PrintMany />}
      <Pager total={total} />
    </>
  );
}

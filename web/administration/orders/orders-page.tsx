import { useLoaderData, useSearchParams } from 'react-router';
import type { ListPage } from '#shop/operations/list-page.ts';
import type { OrderHeader } from '#shop/orders/order.ts';
import { ORDER_STATES } from '#shop/orders/progress.ts';
import { type ListedOrder, type OrderQuestion, staffOrderPaths } from '#shop/orders/staff-paths.ts';
import { PartNumber } from '../../design/part-number.tsx';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListDay, ListFilter, ListTools } from '../lists/list-tools.tsx';
import { onlyHit } from '../lists/only-hit.ts';
import { Pager } from '../lists/pager.tsx';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { StateBadge } from '../queue/state-badge.tsx';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { ORDER_FILTERS, orderInListHref } from './order-href.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import row from './order-row.module.css';
import styles from './orders-page.module.css';
import { PrintMany, PrintTick } from './print-many.tsx';

type Status = OrderHeader['status'];

/** The loader of one of the two lists of orders. */
export function ordersLoader(status: Status) {
  return ({ request, context }: PageArgs) =>
    context.call(staffOrderPaths.list, {
      ...questionIn<OrderQuestion>(request, ORDER_FILTERS),
      status,
    });
}

/** The columns of a list of orders (E3). */
const columns = (): readonly Column<ListedOrder>[] => [
  {
    key: 'number',
    label: t('orders.number'),
    sortable: true,
    first: 'desc',
    cell: ({ reference }) => <PartNumber>{reference}</PartNumber>,
  },
  {
    key: 'user',
    label: t('orders.user'),
    sortable: true,
    clip: true,
    cell: ({ firstName, surname }) => <span title={`${firstName} ${surname}`}>{`${firstName} ${surname}`}</span>,
  },
  {
    key: 'company',
    label: t('orders.company'),
    sortable: true,
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
    sortable: true,
    first: 'desc',
    cell: ({ placedAt }) => (
      <span className={styles.date}>
        <Moment at={placedAt} dayOnly />
      </span>
    ),
  },
  {
    key: 'subtotal',
    label: t('orders.subtotal'),
    sortable: true,
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
    sortable: true,
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
    sortable: true,
    cell: ({ state }) => <StateBadge state={state} />,
  },
  { key: 'status', label: t('orders.status'), cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { key: 'print', label: t('orders.print'), align: 'end', cell: (order) => <PrintTick order={order} /> },
];

/** Orders and Pending-Orders: the same list, one for each status (E3). */
export function OrdersPage({ status, title }: { status: Status; title: string }) {
  const list = useLoaderData<ListPage<ListedOrder>>();
  const { items, total } = list;
  const [query] = useSearchParams();
  const customerId = query.get('customerId') ?? '';
  const companyId = query.get('companyId') ?? '';
  const hrefOf = (order: ListedOrder) => orderInListHref(order, query, status);
  return (
    <>
      <PageHead title={title} />
      <ListTools
        searchLabel={t('orders.search')}
        exportName="orders"
        single={onlyHit(list, hrefOf)}
        asked={{
          status,
          ...(customerId === '' ? {} : { customerId }),
          ...(companyId === '' ? {} : { companyId }),
        }}
      >
        <ListFilter
          label={t('queue.state')}
          name="state"
          present={query.get('state') ?? ''}
          choices={ORDER_STATES.map((state) => [state, t(`queue.state.${state}`)])}
        />
        <ListDay label={t('orders.from')} name="from" present={query.get('from') ?? ''} />
        <ListDay label={t('orders.until')} name="until" present={query.get('until') ?? ''} />
      </ListTools>
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
        order={{ sort: 'number', direction: 'desc' }}
      />
      {items.length === 0 ? null : <PrintMany />}
      <Pager total={total} />
    </>
  );
}

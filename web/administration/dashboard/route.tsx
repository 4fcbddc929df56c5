import { useLoaderData } from 'react-router';
import { administrationPaths, type Dashboard } from '#shop/desk/administration/paths.ts';
import type { CustomerAccount } from '#shop/people/customers/paths.ts';
import type { OrderHeader } from '#shop/trade/orders/order.ts';
import { Notice } from '../../design/notice.tsx';
import { PartNumber } from '../../design/part-number.tsx';
import { Section } from '../../design/section.tsx';
import type { PageArgs } from '../../page-context.ts';
import { AccountStatusBadge } from '../customers/account-status-badge.tsx';
import { customerHref } from '../screen-addresses.ts';
import { useMay } from '../frame/use-administration.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { Moment } from '../moment.tsx';
import { orderHref } from '../orders/order-href.ts';
import { ClearanceBadge } from '../orders/order-status-badge.tsx';
import { PageHead } from '../page-head.tsx';
import { StateBadge } from '../queue/state-badge.tsx';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { RecentSalesSection } from './recent-sales.tsx';
import { WaitingTiles } from './waiting-tiles.tsx';

export function loader({ context }: PageArgs): Promise<Dashboard> {
  return context.call(administrationPaths.dashboard, {});
}

const customerColumns = (): readonly Column<CustomerAccount>[] => [
  { key: 'ref', label: t('customers.ref'), cell: ({ id }) => id },
  { key: 'name', label: t('customers.name'), cell: ({ firstName, surname }) => `${firstName} ${surname}` },
  { key: 'email', label: t('customers.email'), cell: ({ email }) => email },
  { key: 'status', label: t('customers.status'), cell: ({ status }) => <AccountStatusBadge status={status} /> },
];

const orderColumns = (): readonly Column<OrderHeader>[] => [
  { key: 'number', label: t('orders.number'), cell: ({ reference }) => <PartNumber>{reference}</PartNumber> },
  { key: 'user', label: t('orders.user'), cell: ({ firstName, surname }) => `${firstName} ${surname}` },
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

/** Staff dashboard: what waits for staff first (P5, E2), then the newest orders, recent sales, and the newest customers. */
export function Component() {
  const { attention, customers, orders, tasks, sales, isOpen } = useLoaderData<typeof loader>();
  const may = useMay();
  return (
    <>
      <PageHead title={t('frame.dashboard')} />
      {isOpen ? null : (
        <Notice kind="plain">
          <p>
            {t('dashboard.not-open')} {may('settings') ? <a href="/Administration/Start">{t('start.title')}</a> : null}
          </p>
        </Notice>
      )}
      <WaitingTiles tasks={tasks} attention={attention} />
      {may('orders') ? (
        <Section heading={t('dashboard.orders')}>
          <ListTable
            caption={t('dashboard.orders')}
            columns={orderColumns()}
            rows={orders}
            rowKey={({ id }) => id}
            rowHref={orderHref}
          />
        </Section>
      ) : null}
      {sales === null ? null : <RecentSalesSection sales={sales} />}
      {may('customers') ? (
        <Section heading={t('dashboard.customers')}>
          <ListTable
            caption={t('dashboard.customers')}
            columns={customerColumns()}
            rows={customers}
            rowKey={({ id }) => id}
            rowHref={customerHref}
          />
        </Section>
      ) : null}
    </>
  );
}

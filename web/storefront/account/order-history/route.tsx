import { PageLink } from '../../../design/page-link.tsx';
import { useLoaderData } from 'react-router';
import { messagePaths } from '#shop/trade/messages/paths.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import { pastOrderPaths } from '#shop/trade/past-orders/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Head } from '../../../design/head.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useShell } from '../../../shell/shell.ts';
import { useAccountText } from '../account-text.ts';
import { OrderTable } from '../order-table.tsx';
import { ownId } from '../own-id.ts';
import { pageCount, pageNumberIn } from '../page-number.ts';
import { Pager } from '../pager.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { AccountBreadcrumb } from '../account-breadcrumb.tsx';
import { OrderSearch, searchIn } from './order-search.tsx';

const PAGE_SIZE = 20;

export async function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  const [page, search] = [pageNumberIn(searchParams), searchIn(searchParams)];
  const customerId = await ownId(context);
  const [{ items, total }, written, { timeZone }, earlier] = await Promise.all([
    context.call(orderPaths.ofCustomer, { customerId, search, page, pageSize: PAGE_SIZE }),
    context.call(messagePaths.unread, {}),
    context.call(settingsPaths.store, {}),
    context.call(pastOrderPaths.list, { page: 1, pageSize: 1 }),
  ]);
  return { orders: items, total, page, search, timeZone, written, hasEarlier: earlier.total > 0 };
}

/** Orders of this customer, newest first (A26). */
export function Component() {
  const t = useAccountText();
  const { orders, total, page, search, timeZone, written, hasEarlier } = useLoaderData<typeof loader>();
  const isEmpty = total === 0 && search === '';
  return (
    <AccountFrame>
      <Head title={t('account.orders')} />
      <AccountBreadcrumb here={t('account.orders')} />
      <h1>{t('account.orders')}</h1>
      {isEmpty ? <NoOrders /> : <OrderSearch key={search} search={search} total={total} />}
      {orders.length === 0 ? null : (
        <>
          <OrderTable
            orders={orders}
            caption={t('account.orders')}
            timeZone={timeZone}
            search={search}
            written={written}
          />
          <p className="row">
            <PageLink href={csvAddress(search)}>{t('account.order-csv')}</PageLink>
            <PageLink href="/Documents">{t('account.documents')}</PageLink>
            <PageLink href="/Returns">{t('account.returns')}</PageLink>
          </p>
        </>
      )}
      {hasEarlier ? (
        <p>
          <PageLink href="/Earlier-Orders">{t('account.past-orders')}</PageLink>
        </p>
      ) : null}
      {total > 0 && orders.length === 0 ? <BeyondTheLast /> : null}
      <Pager page={page} pages={pageCount(total, PAGE_SIZE)} addressOf={(other) => historyAddress(search, other)} />
    </AccountFrame>
  );
}

/** Address of the export of the matching orders, line by line. */
function csvAddress(search: string): string {
  return search === '' ? '/Order-History.csv' : `/Order-History.csv?search=${encodeURIComponent(search)}`;
}

function historyAddress(search: string, page: number): string {
  return `/Order-History?${new URLSearchParams({ ...(search === '' ? {} : { search }), page: String(page) }).toString()}`;
}

function NoOrders() {
  const t = useAccountText();
  const { reduced } = useShell();
  return (
    <EmptyState title={t('account.no-orders')}>
      <p>{t('account.no-orders-hint')}</p>
      <ButtonLink href={reduced ? '/' : '/search'}>{t('account.to-catalogue')}</ButtonLink>
    </EmptyState>
  );
}

function BeyondTheLast() {
  const t = useAccountText();
  return (
    <EmptyState title={t('account.empty-page')}>
      <ButtonLink href="/Order-History">{t('account.first-page')}</ButtonLink>
    </EmptyState>
  );
}

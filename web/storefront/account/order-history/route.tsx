import { useLoaderData } from 'react-router';
import { orderPaths } from '#shop/orders/paths.ts';
import { settingsPaths } from '#shop/settings/paths.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Head } from '../../../design/head.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useShell } from '../../../shell/storefront-layout.tsx';
import { useText } from '../../../texts/texts.tsx';
import { OrderTable } from '../order-table.tsx';
import { ownId } from '../own-id.ts';
import { pageCount, pageNumberIn } from '../page-number.ts';
import { Pager } from '../pager.tsx';
import { AccountTrail } from '../trail.tsx';

const PAGE_SIZE = 20;

export async function loader({ request, context }: PageArgs) {
  const page = pageNumberIn(new URL(request.url).searchParams);
  const [{ items, total }, { timeZone }] = await Promise.all([
    ownId(context).then((customerId) => context.call(orderPaths.ofCustomer, { customerId, page, pageSize: PAGE_SIZE })),
    context.call(settingsPaths.store, {}),
  ]);
  return { orders: items, total, page, timeZone };
}

/** What this customer has ordered, the newest first (A26). */
export function Component() {
  const t = useText();
  const { orders, total, page, timeZone } = useLoaderData<typeof loader>();
  return (
    <>
      <Head title={t('account.orders')} />
      <AccountTrail here={t('account.orders')} />
      <h1>{t('account.orders')}</h1>
      {total === 0 ? <NoOrders /> : <p>{t('account.order-count', { count: total })}</p>}
      {orders.length === 0 ? null : <OrderTable orders={orders} caption={t('account.orders')} timeZone={timeZone} />}
      {total > 0 && orders.length === 0 ? <BeyondTheLast /> : null}
      <Pager page={page} pages={pageCount(total, PAGE_SIZE)} addressOf={(other) => `/Order-History?page=${other}`} />
    </>
  );
}

function NoOrders() {
  const t = useText();
  const { reduced } = useShell();
  return (
    <EmptyState title={t('account.no-orders')}>
      <p>{t('account.no-orders-hint')}</p>
      <ButtonLink href={reduced ? '/' : '/search'}>{t('account.to-catalogue')}</ButtonLink>
    </EmptyState>
  );
}

function BeyondTheLast() {
  const t = useText();
  return (
    <EmptyState title={t('account.empty-page')}>
      <ButtonLink href="/Order-History">{t('account.first-page')}</ButtonLink>
    </EmptyState>
  );
}

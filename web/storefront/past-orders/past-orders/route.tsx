import { Form, useLoaderData } from 'react-router';
import { pastOrderPaths, type PastOrder } from '#shop/trade/past-orders/paths.ts';
import { Button } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { TextField } from '../../../design/field.tsx';
import { Head } from '../../../design/head.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { pageCount, pageNumberIn } from '../../account/page-number.ts';
import { Pager } from '../../account/pager.tsx';
import { usePastOrdersText } from '../past-orders-text.ts';

const PAGE_SIZE = 20;
const SEARCH_MAX = 100;

export async function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  const search = (searchParams.get('search') ?? '').trim().slice(0, SEARCH_MAX);
  const page = pageNumberIn(searchParams);
  const { items, total } = await context.call(pastOrderPaths.list, { search, page, pageSize: PAGE_SIZE });
  return { orders: items, total, search, page };
}

/** Orders of the shop that the company used before (Q2). */
export function Component() {
  const t = usePastOrdersText();
  const { orders, total, search, page } = useLoaderData<typeof loader>();
  return (
    <AccountFrame>
      <Head title={t('past-orders.title')} />
      <AccountBreadcrumb here={t('past-orders.title')} />
      <h1>{t('past-orders.title')}</h1>
      <p>{t('past-orders.lead')}</p>
      <search>
        <Form key={search} className="fields off-paper">
          <TextField
            label={t('past-orders.search')}
            name="search"
            type="search"
            autoComplete="off"
            maxLength={SEARCH_MAX}
            defaultValue={search}
          />
          <Button type="submit" kind="secondary">
            {t('past-orders.show')}
          </Button>
        </Form>
      </search>
      {orders.length === 0 ? (
        <EmptyState title={t('past-orders.none')}>
          <p>{t('past-orders.none-hint')}</p>
        </EmptyState>
      ) : (
        <>
          <p>
            <output>{t('past-orders.count', { count: total })}</output>
          </p>
          <Orders orders={orders} />
        </>
      )}
      <Pager
        page={page}
        pages={pageCount(total, PAGE_SIZE)}
        addressOf={(other) => `/Earlier-Orders?${new URLSearchParams({ search, page: String(other) }).toString()}`}
      />
    </AccountFrame>
  );
}

function Orders({ orders }: { orders: readonly PastOrder[] }) {
  const t = usePastOrdersText();
  const { day, money } = useFigures();
  return (
    <table className="table ruled cards">
      <caption className="visually-hidden">{t('past-orders.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('past-orders.number')}</th>
          <th scope="col">{t('past-orders.date')}</th>
          <th scope="col">{t('past-orders.po')}</th>
          <th scope="col">{t('past-orders.state')}</th>
          <th scope="col" className="figure">
            {t('past-orders.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.pastOrderId} data-linked>
            <th scope="row" data-label={t('past-orders.number')}>
              <PageLink className="strong nowrap" href={`/Earlier-Order?id=${order.pastOrderId}`}>
                {order.number}
              </PageLink>
            </th>
            <td data-label={t('past-orders.date')}>{day(order.placedOn)}</td>
            <td data-label={t('past-orders.po')}>{order.purchaseOrderNumber}</td>
            <td data-label={t('past-orders.state')}>{order.state}</td>
            <td data-label={t('past-orders.total')} className="figure">
              {money(order.totalMinor, order.currencyId)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { PageLink } from '../../../design/page-link.tsx';
import { useLoaderData } from 'react-router';
import { cataloguePaths } from '#shop/shopfront/search/paths.ts';
import { messagePaths } from '#shop/trade/messages/paths.ts';
import type { OrderSummary } from '#shop/trade/orders/order.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import { maintenancePaths } from '#shop/catalogue/maintenance/paths.ts';
import { pressPaths } from '#shop/catalogue/presses/paths.ts';
import { partRequestPaths } from '#shop/trade/part-requests/paths.ts';
import { quotationPaths } from '#shop/trade/quotations/paths.ts';
import { returnPaths } from '#shop/trade/returns/paths.ts';
import { statementPaths } from '#shop/trade/statements/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { Section } from '../../../design/section.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useShell } from '../../../shell/shell.ts';
import { useAccountText } from '../account-text.ts';
import { Banners } from '../../home/banners.tsx';
import { OrderTable } from '../order-table.tsx';
import { orKeptCopy } from '../../presses/kept/or-kept-copy.ts';
import { useKeptCopies } from '../../presses/kept/use-kept-copies.ts';
import { ownId } from '../own-id.ts';
import { Shortcuts } from '../account-shortcuts.tsx';
import { AtThePress } from './at-the-press.tsx';
import { BuyAgain } from './buy-again.tsx';
import { FlexoConsumables } from './flexo-consumables.tsx';
import { Overdue } from './overdue.tsx';
import { Waiting } from './waiting.tsx';

/** Newest orders among which those on their way are looked for. */
const NEWEST = 20;
const SHOWN = 5;
const PARTS = 6;
const NEWEST_REQUESTS = 5;

export function loader(args: PageArgs) {
  return orKeptCopy(args, () => readPage(args));
}

async function readPage({ context }: PageArgs) {
  const customerId = await ownId(context);
  const [
    { items },
    parts,
    { timeZone },
    shelves,
    tapes,
    messages,
    returns,
    quotes,
    statement,
    partRequests,
    requestsSeen,
    machines,
    due,
  ] = await Promise.all([
    context.call(orderPaths.ofCustomer, { customerId, page: 1, pageSize: NEWEST }),
    context.call(orderPaths.boughtBefore, { count: PARTS }),
    context.call(settingsPaths.store, {}),
    context.call(cataloguePaths.shelves, {}),
    context.call(cataloguePaths.tapeTiles, {}),
    context.call(messagePaths.unread, {}),
    context.call(returnPaths.own, { returnState: 'question', page: 1, pageSize: 1 }),
    context.call(quotationPaths.own, { quotationState: 'sent', page: 1, pageSize: 1 }),
    context.call(statementPaths.own, {}),
    context.call(partRequestPaths.countOpen, {}),
    context.call(partRequestPaths.list, { page: 1, pageSize: NEWEST_REQUESTS }),
    context.call(pressPaths.machines, {}),
    context.call(maintenancePaths.due, {}),
  ]);
  const openRequest = requestsSeen.items.find(
    ({ requestReader, requestState }) => requestReader === 'purchasing' && requestState === 'open',
  );
  const onTheirWay = items.filter(({ state }) => state !== 'closed' && state !== 'cancelled');
  return {
    onTheirWay: onTheirWay.slice(0, SHOWN),
    recent: onTheirWay.length === 0 ? items.slice(0, SHOWN) : [],
    parts,
    timeZone,
    shelves,
    tapes,
    waiting: {
      messages: { count: messages.length, only: addressOf('/Customer-Order/?id=', messages[0], '#messages') },
      returns: { count: returns.total, only: addressOf('/Return?id=', returns.items[0]?.returnId) },
      quotes: { count: quotes.total, only: addressOf('/Quote?id=', quotes.items[0]?.quotationId) },
      partRequests: { count: partRequests, only: addressOf('/Part-Request?id=', openRequest?.partRequestId) },
    },
    requests: requestsSeen.items.filter(({ isOwn }) => isOwn),
    machines,
    due,
    totals: statement.totals,
  };
}

function addressOf(path: string, id: number | undefined, part = ''): string | undefined {
  return id === undefined ? undefined : `${path}${id}${part}`;
}

/** Dashboard after the login: what waits for the member, orders on their way, parts to buy again, then shortcuts (A23). */
export function Component() {
  const t = useAccountText();
  const { me, waitingApprovals } = useShell();
  const { onTheirWay, recent, parts, timeZone, shelves, tapes, waiting, totals, requests, machines, due } =
    useLoaderData<typeof loader>();
  useKeptCopies([]);
  return (
    <>
      <Head title={t('account.dashboard')} />
      <div className="head anywhere">
        <h1>{t('account.greeting', { name: me?.displayName ?? '' })}</h1>
        <p className="row align-center gap-2-4 soft-ink">
          <span>{t('account.quick-order-hint')}</span>
          <ButtonLink href="/Quick-Order" kind="secondary">
            {t('shell.quick-order')}
          </ButtonLink>
        </p>
      </div>
      <Waiting tasks={{ approvals: { count: waitingApprovals, only: '/Approvals?only' }, ...waiting }} />
      <AtThePress machines={machines} due={due} requests={requests} />
      <Overdue totals={totals} />
      <Orders heading={t('account.on-their-way')} orders={onTheirWay} timeZone={timeZone} />
      <Orders heading={t('account.recent-orders')} orders={recent} timeZone={timeZone} />
      {parts.length === 0 ? null : <BuyAgain parts={parts} timeZone={timeZone} />}
      <FlexoConsumables shelves={shelves} />
      <Shortcuts />
      <Banners tapes={tapes} />
    </>
  );
}

interface OrdersProps {
  heading: string;
  orders: readonly OrderSummary[];
  timeZone: string;
}

function Orders({ heading, orders, timeZone }: OrdersProps) {
  const t = useAccountText();
  if (orders.length === 0) return null;
  return (
    <Section heading={heading} actions={<PageLink href="/Order-History">{t('account.all-orders')}</PageLink>}>
      <OrderTable orders={orders} caption={heading} timeZone={timeZone} />
    </Section>
  );
}

import { isAllowed, NEEDS, type StaffNeed } from '#shop/base/rights/staff-right.ts';
import type { Attention, Tasks } from '#shop/desk/administration/paths.ts';
import { customerHref, mailHref } from '../screen-addresses.ts';
import { useAdministration } from '../frame/use-administration.ts';
import { Moment } from '../moment.tsx';
import { orderHref } from '../orders/order-href.ts';
import { t } from '../staff-text.ts';
import { type Tile, Tiles } from './tiles.tsx';

/** The list of each number, with the filter that the number counts. */
const DAILY: readonly (readonly [keyof Tasks, href: string])[] = [
  ['newOrders', '/Administration/Queue?state=new'],
  ['lateOrders', '/Administration/Queue?task=late'],
  ['changeRequests', '/Administration/Queue?task=request'],
  ['unreadMessages', '/Administration/Queue?task=message'],
  ['returnsRequested', '/Administration/Returns?returnState=asked'],
  ['partQuestions', '/Administration/Part-Questions?requestState=open'],
  ['quotationsWaiting', '/Administration/Quotes?quotationState=waiting'],
];
const PLANNED: typeof DAILY = [
  ['arrivalsDue', '/Administration/Products?stock=due'],
  ['endingPriceLists', '/Administration/Price-Lists?state=ending'],
  ['leftPrices', '/Administration/Price-Updates?task=left'],
];

/** Everything that waits for staff, the daily work first (P5, E2). */
export function WaitingTiles({ tasks, attention }: { tasks: Tasks; attention: Attention }) {
  const { rights } = useAdministration().own;
  const may = (need: StaffNeed) => isAllowed(need, rights);
  const tileOf = ([name, href]: (typeof DAILY)[number]): Tile => ({
    key: name,
    total: tasks[name],
    label: t(`dashboard.task.${name}`),
    href,
    isAlarming: name === 'lateOrders',
  });
  return (
    <Tiles
      label={t('dashboard.tasks')}
      tiles={[...DAILY.map(tileOf), ...accountTiles(attention, may), ...PLANNED.map(tileOf)]}
    />
  );
}

/** Piles with their first entries. */
function accountTiles(attention: Attention, may: (need: StaffNeed) => boolean): Tile[] {
  const { waiting, pending, uploads, failedMail, unsentMail, lowStock } = attention;
  const ifMay = (need: StaffNeed, total: number) => (may(need) ? total : null);
  return [
    {
      key: 'waiting',
      total: ifMay('customers', waiting.total),
      label: t('dashboard.waiting'),
      href: '/Administration/Customers?status=waiting',
      first: waiting.first.map((customer) => (
        <>
          <a href={customerHref(customer)}>{customer.company}</a> {`${customer.firstName} ${customer.surname}`}
        </>
      )),
    },
    {
      key: 'pending',
      total: ifMay('orders', pending.total),
      label: t('dashboard.pending'),
      href: '/Administration/Pending-Orders',
      first: pending.first.map((order) => (
        <>
          <a href={orderHref(order)}>{order.reference}</a> {order.company}
        </>
      )),
    },
    {
      key: 'uploads',
      total: ifMay('orders', uploads.total),
      label: t('dashboard.uploads'),
      first: uploads.first.map(({ orderId, reference, company, uploadedAt }) => (
        <>
          <a href={orderHref({ id: orderId })}>{reference}</a> {company} <Moment at={uploadedAt} />
        </>
      )),
    },
    {
      key: 'failed-mail',
      total: ifMay(NEEDS.accounts, failedMail.total),
      label: t('dashboard.failed-mail'),
      href: '/Administration/Mailbox?state=failed',
      isAlarming: true,
      first: failedMail.first.map(({ id, kind, attempts, lastError }) => (
        <span key={id} title={lastError ?? undefined}>
          <a href={mailHref({ id })}>{t(`mailbox.kind.${kind}`)}</a> {t('dashboard.attempts', { attempts })}
        </span>
      )),
    },
    {
      key: 'unsent-mail',
      total: ifMay(NEEDS.accounts, unsentMail.total),
      label: t('dashboard.unsent-mail'),
      href: `/Administration/Mailbox?state=${unsentMail.first[0]?.state ?? 'kept'}`,
      isAlarming: true,
      first: unsentMail.first.map(({ id, kind }) => (
        <a key={id} href={mailHref({ id })}>
          {t(`mailbox.kind.${kind}`)}
        </a>
      )),
    },
    {
      key: 'low-stock',
      total: ifMay(NEEDS.stock, lowStock.total),
      label: t('dashboard.low-stock'),
      href: may(NEEDS.parts) ? '/Administration/Products?stock=low' : undefined,
      first: lowStock.first.map(({ id, name, stockLevel }) => (
        <>
          <a href={`/Administration/ProductEdit?id=${id}`}>{name}</a> {t('dashboard.stock', { stock: stockLevel })}
        </>
      )),
    },
  ];
}

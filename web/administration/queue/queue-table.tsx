import type { QueuedOrder } from '#shop/trade/fulfilment/paths.ts';
import { queueDeclaration } from '#shop/trade/fulfilment/staff-paths.ts';
import { daysBetween } from '#shop/base/days/calendar-day.ts';
import { PartNumber } from '../../design/part-number.tsx';
import { useAdministration } from '../frame/use-administration.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import row from '../orders/order-row.module.css';
import { StateBadge } from './state-badge.tsx';

/** The form of the selection checkboxes. */
export const QUEUE_FORM = 'queue-form';

/** @param now ISO 8601, by the server, so that server and browser render the same page */
function columnsAt(now: string, timeZone: string): readonly Column<QueuedOrder>[] {
  return [
    {
      key: 'age',
      label: t('queue.number'),
      cell: ({ reference }) => <PartNumber>{reference}</PartNumber>,
    },
    { key: 'state', label: t('queue.state'), cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'company',
      label: t('queue.company'),
      clip: true,
      cell: ({ company }) => <span title={company}>{company}</span>,
    },
    {
      key: 'value',
      label: t('queue.value'),
      align: 'end',
      cell: ({ totalMinor, currency }) => formatMoney(totalMinor, currency),
    },
    {
      key: 'placed',
      label: t('queue.age'),
      cell: ({ placedAt }) => (
        <time dateTime={placedAt}>
          {t('queue.days', { days: Math.max(0, daysBetween(new Date(placedAt), new Date(now), timeZone)) })}
        </time>
      ),
    },
    { key: 'po', label: t('queue.po'), clip: true, cell: ({ purchaseOrderNumber }) => purchaseOrderNumber },
    { key: 'marks', label: t('queue.marks'), cell: (order) => <Marks order={order} /> },
    { key: 'held', label: t('queue.held'), cell: ({ heldByName }) => heldByName ?? '–' },
    { key: 'tick', label: t('queue.ticks'), align: 'end', cell: (order) => <Tick order={order} /> },
  ];
}

function Marks({ order }: { order: QueuedOrder }) {
  const { shipping, isShort, waitsForCredit } = order;
  const { hasPurchaseOrder, checkedByName, hasNote, hasMessage, isVatUnverified, status, openWish, placedByStaff } =
    order;
  return (
    <span className={row.marks}>
      {placedByStaff === null ? null : (
        <span title={t('queue.placed-by-title', { name: placedByStaff })}>{t('queue.placed-by')}</span>
      )}
      {openWish === null ? null : <strong title={t('queue.wish-title')}>{t(`queue.wish.${openWish}`)}</strong>}
      {hasMessage ? <strong title={t('queue.message-title')}>{t('queue.message')}</strong> : null}
      {shipping === null ? null : <strong>{t(isShort ? 'queue.ship-complete-waits' : 'queue.ship-complete')}</strong>}
      {isVatUnverified ? <strong title={t('queue.vat-title')}>{t('queue.vat')}</strong> : null}
      {hasPurchaseOrder ? <span title={t('orders.has-po')}>{t('orders.po-mark')}</span> : null}
      {checkedByName === null ? null : (
        <span title={t('queue.checked-by', { name: checkedByName })}>{t('queue.checked-mark')}</span>
      )}
      {hasNote ? <span title={t('orders.has-note')}>{t('orders.note-mark')}</span> : null}
      {status === 'pending' ? <strong>{t('orders.on-hold')}</strong> : null}
      {waitsForCredit ? <strong title={t('queue.credit-title')}>{t('queue.credit')}</strong> : null}
    </span>
  );
}

function Tick({ order: { id, reference } }: { order: QueuedOrder }) {
  return (
    <label className={row.tick}>
      <input type="checkbox" form={QUEUE_FORM} name="id" value={id} aria-label={t('queue.tick', { reference })} />
    </label>
  );
}

interface QueueTableProps {
  rows: readonly QueuedOrder[];
  now: string;
  hrefOf: (order: QueuedOrder) => string;
}

export function QueueTable({ rows, now, hrefOf }: QueueTableProps) {
  const { timeZone } = useAdministration();
  return (
    <ListTable
      isMain
      caption={t('queue.title')}
      columns={columnsAt(now, timeZone)}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={hrefOf}
      list={queueDeclaration}
      none={t('queue.none')}
    />
  );
}

import type { DeliveryLine, PickedPart } from '#shop/trade/fulfilment/paths.ts';
import { NEEDS } from '#shop/base/rights/staff-right.ts';
import type { CurrencyId } from '#shop/base/money/money.ts';
import type { OrderLine } from '#shop/trade/orders/order.ts';
import { canBeSent } from '#shop/trade/orders/progress.ts';
import { PartNumber, PartWidth } from '../../design/part-number.tsx';
import { Section } from '../../design/section.tsx';
import { OrderTotals } from '../../storefront/order/order-totals.tsx';
import { useAdministration, useMay } from '../frame/use-administration.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { formatDay, formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import styles from './order-view.module.css';
import type { OrderView } from './read-order.ts';

/** A line of the order with what is left of it, and the parts to fetch for that: of a kit several. */
interface WorkLine {
  line: OrderLine;
  delivery: DeliveryLine | undefined;
  parts: readonly PickedPart[];
}

/** Lines of the order with stock and what is left to ship, and its totals (L3, L4). */
export function OrderLines({ view }: { view: OrderView }) {
  const { order, delivery, picks } = view;
  const may = useMay();
  const { taxOnScreens } = useAdministration();
  const rows = order.lines.map((line) => ({
    line,
    delivery: delivery.lines.find(({ orderLineId }) => orderLineId === line.id),
    parts: picks.filter(({ orderLineId }) => orderLineId === line.id),
  }));
  return (
    <Section heading={t('order.lines')} isOffPaper>
      <ListTable
        caption={t('order.lines')}
        columns={columnsOf({ currency: order.currency, isOpen: canBeSent(delivery.state) })}
        rows={rows}
        rowKey={({ line }) => line.id}
        {...(may(NEEDS.parts)
          ? { rowHref: ({ line }: WorkLine) => `/Administration/ProductEdit?id=${line.productId}` }
          : {})}
        subRows={kitParts}
      />
      <div className={styles.totals}>
        <OrderTotals figures={order} couponCode={order.couponCode} taxOnScreens={taxOnScreens} />
      </div>
    </Section>
  );
}

function columnsOf({ currency, isOpen }: { currency: CurrencyId; isOpen: boolean }): readonly Column<WorkLine>[] {
  const money = (minor: number) => formatMoney(minor, currency);
  const open: readonly Column<WorkLine>[] = [
    { key: 'left', label: t('order.left'), align: 'end', cell: ({ delivery }) => delivery?.left ?? 0 },
    { key: 'stock', label: t('order.in-stock'), align: 'end', cell: InStock },
    { key: 'free', label: t('order.free-stock'), align: 'end', cell: ({ parts }) => stockOf(parts) },
    { key: 'bin', label: t('product.storage-bin'), cell: ({ parts }) => binsOf(parts) },
  ];
  return [
    { key: 'part', label: t('returned.part'), cell: ({ line }) => <Part line={line} /> },
    { key: 'ordered', label: t('order.ordered'), align: 'end', cell: ({ line }) => line.quantity },
    { key: 'sent', label: t('queue.state.sent'), align: 'end', cell: ({ delivery }) => delivery?.sent ?? 0 },
    ...(isOpen ? open : []),
    { key: 'unit', label: t('order.unit-price'), align: 'end', cell: ({ line }) => money(line.unitPriceMinor) },
    { key: 'total', label: t('order.line-total'), align: 'end', cell: ({ line }) => money(line.lineTotalMinor) },
  ];
}

function Part({ line }: { line: OrderLine }) {
  const marks = [line.serial, line.machine].filter((mark) => mark !== '').join(' · ');
  return (
    <>
      <PartNumber>{line.productName}</PartNumber>
      <PartWidth>{line.variantDetails}</PartWidth>
      <span className={styles.intro}>{[line.productIntro ?? '', marks].filter((text) => text !== '').join(' · ')}</span>
    </>
  );
}

/** Units reserved for the line; missing ones with the day on which they are expected. */
function InStock({ delivery }: WorkLine) {
  if (delivery === undefined || delivery.left === 0) return null;
  const { left, missing, promise } = delivery;
  if (missing === 0) return left;
  const day = promise?.moreOn ?? null;
  return (
    <>
      {left - missing} <strong className="bad">{t('ship.missing', { missing })}</strong>{' '}
      {day === null ? null : t('order.expected', { day: formatDay(day) })}
    </>
  );
}

/** Of a kit the stock of its parts is in the rows below. */
function stockOf(parts: readonly PickedPart[]): number | null {
  return parts.length === 1 ? (parts[0]?.stockLevel ?? null) : null;
}

function binsOf(parts: readonly PickedPart[]): string {
  return parts.length === 1 ? (parts[0]?.storageBin ?? '') : '';
}

/** The parts of a kit that are left to ship, each with its place and stock. */
function kitParts({ parts }: WorkLine) {
  if (parts.length < 2) return [];
  return parts.map((part) => ({
    key: part.productId,
    content: t('order.kit-part', {
      quantity: part.toPick + part.missing,
      part: part.productName,
      bin: part.storageBin === '' ? '–' : part.storageBin,
      stock: part.stockLevel,
    }),
  }));
}

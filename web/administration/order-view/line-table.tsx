import type { DeliveryLine, PickedPart } from '#shop/trade/fulfilment/paths.ts';
import { NEEDS } from '#shop/base/rights/staff-right.ts';
import type { CurrencyId } from '#shop/base/money/money.ts';
import type { OrderLine } from '#shop/trade/orders/order.ts';
import { PartNumber, PartWidth } from '../../design/part-number.tsx';
import { useMay } from '../frame/use-administration.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { formatDay, formatMoney } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import styles from './order-view.module.css';
import type { OrderView } from './read-order.ts';

/** A line of the order with what is left of it, and the parts to fetch for that: of a kit several. */
export interface WorkLine {
  line: Pick<OrderLine, 'id' | 'productId' | 'productName' | 'variantDetails' | 'unitPriceMinor' | 'lineTotalMinor'> &
    Partial<Pick<OrderLine, 'productIntro' | 'serial' | 'machine'>>;
  ordered: number;
  sent: number;
  /** Absent: a line that was removed from the order. */
  delivery: DeliveryLine | undefined;
  parts: readonly PickedPart[];
}

/** The lines of the order, in its order. */
export function workLines({ order, delivery, picks }: OrderView): WorkLine[] {
  return order.lines.map((line) => {
    const left = delivery.lines.find(({ orderLineId }) => orderLineId === line.id);
    const parts = picks.filter(({ orderLineId }) => orderLineId === line.id);
    return { line, ordered: line.quantity, sent: left?.sent ?? 0, delivery: left, parts };
  });
}

interface LineTableProps {
  rows: readonly WorkLine[];
  columns: readonly Column<WorkLine>[];
  /** Rows lead to their parts; not in a form, where a click beside a field would leave it. */
  isLinked?: boolean;
}

/** A table of the lines of an order. */
export function LineTable({ rows, columns, isLinked = false }: LineTableProps) {
  const may = useMay();
  return (
    <ListTable
      caption={t('order.lines')}
      columns={columns}
      rows={rows}
      rowKey={({ line }) => line.id}
      {...(isLinked && may(NEEDS.parts)
        ? { rowHref: ({ line }: WorkLine) => `/Administration/ProductEdit?id=${line.productId}` }
        : {})}
      subRows={kitParts}
    />
  );
}

/** Part, and how many were ordered and shipped. */
export function partColumns(): readonly Column<WorkLine>[] {
  return [
    { key: 'part', label: t('returned.part'), cell: ({ line }) => <Part line={line} /> },
    { key: 'ordered', label: t('order.ordered'), align: 'end', cell: ({ ordered }) => ordered },
    { key: 'sent', label: t('queue.state.sent'), align: 'end', cell: ({ sent }) => sent },
  ];
}

export function leftColumn(): Column<WorkLine> {
  return { key: 'left', label: t('order.left'), align: 'end', cell: ({ delivery }) => delivery?.left ?? 0 };
}

/** Stock of the parts, and where they are. */
export function stockColumns(): readonly Column<WorkLine>[] {
  return [
    { key: 'stock', label: t('order.in-stock'), align: 'end', cell: InStock },
    { key: 'free', label: t('order.free-stock'), align: 'end', cell: ({ parts }) => stockOf(parts) },
    { key: 'bin', label: t('product.storage-bin'), cell: ({ parts }) => binsOf(parts) },
  ];
}

export function priceColumns(currency: CurrencyId): readonly Column<WorkLine>[] {
  const money = (minor: number) => formatMoney(minor, currency);
  return [
    { key: 'unit', label: t('order.unit-price'), align: 'end', cell: ({ line }) => money(line.unitPriceMinor) },
    { key: 'total', label: t('order.line-total'), align: 'end', cell: ({ line }) => money(line.lineTotalMinor) },
  ];
}

/** The part and width of a line, as its fields name it. */
export function nameOfLine({ line: { productName, variantDetails } }: WorkLine): string {
  return [productName, variantDetails ?? []].flat().join(', ');
}

function Part({ line }: Pick<WorkLine, 'line'>) {
  const { productIntro, serial, machine } = line;
  const about = [productIntro, serial, machine].filter((text) => text != null && text !== '');
  return (
    <>
      <PartNumber>{line.productName}</PartNumber>
      <PartWidth>{line.variantDetails}</PartWidth>
      <span className={styles.intro}>{about.join(' · ')}</span>
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

import { eq, sql } from 'drizzle-orm';
import { partKey } from '../../../base/kernel/part-number.ts';
import { amountText } from '../../../base/money/parse-amount.ts';
import { pastOrderLines } from '../../../trade/past-orders/tables.ts';
import { amount, minorOf, required, textUpTo, wholeNumber } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import type { MoveKind, MoveRow } from '../kind.ts';
import { insertRows } from '../insert-rows.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

const MOST = 999_999_999;

/** Lines of orders of the earlier shop, as they were (Q2). */
export const orderLineKind: MoveKind = {
  name: 'order-lines',
  columns: [
    {
      heading: 'order',
      about: 'externalId of the order',
      example: 'O-5001',
      refersTo: 'orders',
      read: required(textUpTo(100)),
    },
    { heading: 'position', about: 'Number of the line', example: '1', read: required(wholeNumber(1, MOST)) },
    { heading: 'partNumber', about: 'Part number, as it was', example: 'DB-0150', read: required(textUpTo(100)) },
    { heading: 'description', about: 'What it was called', example: 'Doctor blade', read: textUpTo(500) },
    { heading: 'quantity', about: 'Pieces', example: '10', read: required(wholeNumber(0, MOST)) },
    { heading: 'unitPrice', about: 'In the currency of the order', example: '12.00', read: amount },
    { heading: 'total', about: 'Of the line, as it was', example: '120.00', read: amount },
  ],
  orderIn: ({ order = '' }) => order,
  keyOf: ({ order = '', position = '' }) => `${order}/${position}`,
  async find(db, rows) {
    const orderIds = [...new Set(rows.flatMap(({ ids }) => (typeof ids.order === 'number' ? [ids.order] : [])))];
    if (orderIds.length === 0) return rows.map(() => null);
    const found = await db
      .select({ id: pastOrderLines.id, orderId: pastOrderLines.pastOrderId, position: pastOrderLines.position })
      .from(pastOrderLines)
      .where(sql`${pastOrderLines.pastOrderId} = any (${sql.param(orderIds)}::integer[])`);
    const idOf = new Map(found.map(({ id, orderId, position }) => [`${orderId}/${position}`, id]));
    return rows.map(({ cells, ids }) => idOf.get(`${ids.order}/${cells.position}`) ?? null);
  },
  async stored(db, which) {
    const query = db
      .select({ line: pastOrderLines, order: externalIdOf('orders', pastOrderLines.pastOrderId) })
      .from(pastOrderLines);
    const rows = await only(query.$dynamic(), pastOrderLines.id, which);
    return rows.map(({ line, order }) => ({
      id: line.id,
      cells: {
        order,
        position: String(line.position),
        partNumber: line.partNumber,
        description: line.description,
        quantity: String(line.quantity),
        unitPrice: line.unitPriceMinor === null ? '' : amountText(line.unitPriceMinor),
        total: line.totalMinor === null ? '' : amountText(line.totalMinor),
      },
    }));
  },
  add: (tx, rows) => insertRows(tx, pastOrderLines, rows.map(valuesOf)),
  async change(tx, rows) {
    for (const row of rows) await tx.update(pastOrderLines).set(valuesOf(row)).where(eq(pastOrderLines.id, row.id));
  },
  remove: (tx, ids) => removeUnused(tx, pastOrderLines, ids),
};

function valuesOf({ cells, ids }: MoveRow) {
  return {
    pastOrderId: ids.order ?? 0,
    position: Number(cells.position),
    partNumber: cells.partNumber ?? '',
    partKey: partKey(cells.partNumber ?? ''),
    description: cells.description ?? '',
    quantity: Number(cells.quantity),
    unitPriceMinor: minorOf(cells.unitPrice),
    totalMinor: minorOf(cells.total),
  };
}

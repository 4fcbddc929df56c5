import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { partKey } from '../../../base/kernel/part-number.ts';
import { message } from '../../../base/messages/message.ts';
import { amountText } from '../../../base/money/parse-amount.ts';
import { products } from '../../../catalogue/parts/tables.ts';
import { partCosts } from '../../../catalogue/pricing/tables.ts';
import { amountFromZero, minorOf } from '../column.ts';
import type { MoveKind, MoveRow, Remark } from '../kind.ts';
import { partColumns, partFinder } from '../parts.ts';
import { only } from '../which.ts';

/** Costs of parts (Q1, K5). */
export const costKind: MoveKind = {
  name: 'costs',
  columns: [
    partColumns.partNumber,
    { heading: 'cost', about: 'Cost of one in dollars; empty: not known', example: '11.20', read: amountFromZero },
  ],
  keyOf: ({ partNumber = '' }) => partKey(partNumber),
  async find(db, rows) {
    const find = await partFinder(db, rows, true);
    const partIds = rows.map(({ cells }) => find(partOf(cells))?.productId ?? 0);
    const found = await db
      .select({ id: partCosts.productId })
      .from(partCosts)
      .where(inArray(partCosts.productId, partIds));
    const known = new Set(found.map(({ id }) => id));
    return partIds.map((id) => (known.has(id) ? id : null));
  },
  async stored(db, which) {
    const query = db
      .select({ id: partCosts.productId, partNumber: products.name, costMinor: partCosts.costMinor })
      .from(partCosts)
      .innerJoin(products, eq(products.id, partCosts.productId));
    const rows = await only(query.$dynamic(), partCosts.productId, which);
    return rows.map(({ id, partNumber, costMinor }) => ({
      id,
      cells: { partNumber, cost: costMinor === null ? '' : amountText(costMinor) },
    }));
  },
  async check(db, rows) {
    const find = await partFinder(db, rows, true);
    return rows.flatMap(({ row, cells }): Remark[] => {
      if (find(partOf(cells)) !== undefined) return [];
      return [{ row, heading: 'partNumber', message: message('staff-rule.move.no-part') }];
    });
  },
  async add(tx, rows) {
    const added = await tx
      .insert(partCosts)
      .values(await valuesOf(tx, rows))
      .returning({ id: partCosts.productId });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const { id, cells } of rows)
      await tx
        .update(partCosts)
        .set({ costMinor: minorOf(cells.cost) })
        .where(eq(partCosts.productId, id));
  },
  async remove(tx, ids) {
    const gone = await tx
      .delete(partCosts)
      .where(inArray(partCosts.productId, [...ids]))
      .returning({ id: partCosts.productId });
    return gone.map(({ id }) => id);
  },
};

/** All widths of a part cost the same. */
function partOf({ partNumber = '' }: MoveRow['cells']) {
  return { partNumber, width: '' };
}

async function valuesOf(tx: Db, rows: readonly MoveRow[]) {
  const find = await partFinder(tx, rows, true);
  return rows.map(({ cells }) => ({
    productId: find(partOf(cells))?.productId ?? 0,
    costMinor: minorOf(cells.cost),
  }));
}

import { eq, inArray, like, not, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { products } from '../parts/tables.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { containsPattern, staffList } from '../../base/paged-lists/staff-list.ts';
import { changePrices } from '../price-lists/change-prices.ts';
import { partCosts } from '../pricing/tables.ts';
import { partCostDeclaration, type PartCostDraft } from './paths.ts';

/** The parts with their costs, as staff list them. */
export const partCostList = staffList(partCostDeclaration, {
  table: products,
  id: products.id,
  sorts: { part: products.name, price: products.usdMinor, number: products.id },
  filters: {
    known(known) {
      const hasCost = sql`exists (select from ${partCosts} as known where known.product_id = ${products.id} and known.cost_minor is not null)`;
      return known === 'yes' ? hasCost : not(hasCost);
    },
  },
  search: (words) => like(products.partKey, containsPattern(partKey(words))),
  rows: (db, ids) =>
    db
      .select({
        id: products.id,
        productName: products.name,
        listPriceMinor: products.usdMinor,
        costMinor: partCosts.costMinor,
        version: sql<number>`coalesce(${partCosts.version}, 0)`,
      })
      .from(products)
      .leftJoin(partCosts, eq(partCosts.productId, products.id))
      .where(inArray(products.id, ids)),
});

/** The known costs of these parts, in dollars. */
export async function costsOfParts(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
  const rows = await db
    .select()
    .from(partCosts)
    .where(inArray(partCosts.productId, [...productIds]));
  return new Map(rows.map(({ productId, costMinor }) => [productId, costMinor]));
}

/**
 * Saves the cost of a part, or takes it away. Returns 1.
 * @throws {NotFoundError | StaleSaveError}
 */
export async function savePartCost(
  { productId, costMinor, version }: PartCostDraft,
  context: StaffContext,
): Promise<1> {
  await changePrices(context, async (tx, note) => {
    const [part] = await tx
      .select({ name: products.name })
      .from(products)
      .where(eq(products.id, productId))
      .for('no key update'); // one cost after the other, also the first
    if (part === undefined) throw new NotFoundError('product');
    const [stored] = await tx.select().from(partCosts).where(eq(partCosts.productId, productId));
    const before = { costMinor: stored?.costMinor ?? null, version: stored?.version ?? 0 };
    await requireUnchanged(tx, { entity: 'part cost', entityId: productId }, version, before);
    if (before.costMinor === costMinor) return;
    const after = { costMinor, version: before.version + 1 };
    await tx
      .insert(partCosts)
      .values({ productId, ...after })
      .onConflictDoUpdate({ target: partCosts.productId, set: after });
    await note({
      action: 'saved',
      entity: 'part cost',
      entityId: productId,
      before: { name: part.name, ...before },
      after: { name: part.name, ...after },
    });
  });
  return 1;
}

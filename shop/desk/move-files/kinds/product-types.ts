import { eq, inArray, notExists, sql } from 'drizzle-orm';
import { message } from '../../../base/messages/message.ts';
import { attributes, productTypes } from '../../../catalogue/specifications/tables.ts';
import { products } from '../../../catalogue/parts/tables.ts';
import { MAX_ORDER } from '../../../shopfront/specification-editing/paths.ts';
import { type Cells, orElse, required, textUpTo, wholeNumber, yesOrNo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import { externalId, type MoveKind, type Remark } from '../kind.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** Types of parts (Q5, I1). */
export const productTypeKind: MoveKind = {
  name: 'product-types',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'T-1', read: required(textUpTo(100)) },
    { heading: 'name', about: 'Its name', example: 'Cleaning brush', read: required(textUpTo(100)) },
    { heading: 'sortOrder', about: 'Its place; empty: 0', example: '9', read: orElse('0', wholeNumber(0, MAX_ORDER)) },
    { heading: 'archived', about: '1: no longer offered', example: '0', read: yesOrNo },
  ],
  numbered: productTypes,
  keyOf: externalId,
  unique: ({ name = '' }) => [['name', name.toLowerCase()]],
  async stored(db, which) {
    const query = db
      .select({ type: productTypes, externalId: externalIdOf('product-types', productTypes.id) })
      .from(productTypes);
    const rows = await only(query.$dynamic(), productTypes.id, which);
    return rows.map(({ type, externalId: number }) => ({
      id: type.id,
      cells: {
        externalId: number,
        name: type.name,
        sortOrder: String(type.sortOrder),
        archived: type.archived ? '1' : '0',
      },
    }));
  },
  async check(db, rows) {
    const names = rows.map(({ cells }) => (cells.name ?? '').toLowerCase());
    const taken = await db
      .select({ id: productTypes.id, name: sql<string>`lower(${productTypes.name})` })
      .from(productTypes)
      .where(inArray(sql`lower(${productTypes.name})`, names));
    return rows.flatMap(({ row, id }, at): Remark[] =>
      taken.some((type) => type.name === names[at] && type.id !== id)
        ? [{ row, heading: 'name', message: message('staff-refusal.product-type-taken') }]
        : [],
    );
  },
  async add(tx, rows) {
    const added = await tx
      .insert(productTypes)
      .values(rows.map(({ cells }) => valuesOf(cells)))
      .returning({ id: productTypes.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const { id, cells } of rows)
      await tx
        .update(productTypes)
        .set({ ...valuesOf(cells), version: sql`${productTypes.version} + 1` })
        .where(eq(productTypes.id, id));
  },
  remove: (tx, ids) =>
    removeUnused(
      tx,
      productTypes,
      ids,
      sql`${notExists(tx.select().from(attributes).where(eq(attributes.typeId, productTypes.id)))}
        and ${notExists(tx.select().from(products).where(eq(products.typeId, productTypes.id)))}`,
    ),
};

function valuesOf(cells: Cells) {
  return { name: cells.name ?? '', sortOrder: Number(cells.sortOrder), archived: cells.archived === '1' };
}

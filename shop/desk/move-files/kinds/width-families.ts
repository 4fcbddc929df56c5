import { eq, inArray, sql } from 'drizzle-orm';
import { productFields } from '../../../catalogue/parts/product-fields.ts';
import { products, productVariants, variantFamilies } from '../../../catalogue/parts/tables.ts';
import { type Cells, oneOf, required, textUpTo } from '../column.ts';
import type { MoveKind } from '../kind.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

const FAMILIES = productFields.familyId.of.map(String);

/** Families of tapes, whose widths are sold (Q5, B2). The shop's own numbers name them. */
export const widthFamilyKind: MoveKind = {
  name: 'width-families',
  columns: [
    {
      heading: 'family',
      about: `Its number in products.csv: ${FAMILIES.join(' or ')}`,
      example: '1',
      read: required(oneOf(...FAMILIES)),
    },
    { heading: 'name', about: 'Its name', example: '15 Thou', read: required(textUpTo(100)) },
  ],
  keyOf: ({ family = '' }) => family,
  async find(db, rows) {
    const found = await db
      .select({ id: variantFamilies.id })
      .from(variantFamilies)
      .where(inArray(variantFamilies.id, rows.map(familyOf)));
    const present = new Set(found.map(({ id }) => id));
    return rows.map(familyOf).map((id) => (present.has(id) ? id : null));
  },
  async stored(db, which) {
    const rows = await only(db.select().from(variantFamilies).$dynamic(), variantFamilies.id, which);
    return rows.map(({ id, name }) => ({ id, cells: { family: String(id), name } }));
  },
  async add(tx, rows) {
    await tx.insert(variantFamilies).values(rows.map((row) => ({ id: familyOf(row), name: row.cells.name ?? '' })));
    return rows.map(familyOf);
  },
  async change(tx, rows) {
    for (const { id, cells } of rows)
      await tx
        .update(variantFamilies)
        .set({ name: cells.name ?? '' })
        .where(eq(variantFamilies.id, id));
  },
  remove: (tx, ids) =>
    removeUnused(
      tx,
      variantFamilies,
      ids,
      sql`not exists (select from ${productVariants} as width where width.family_id = variant_families.id)
        and not exists (select from ${products} as part where part.family_id = variant_families.id)`,
    ),
};

function familyOf({ cells }: { cells: Cells }): number {
  return Number(cells.family);
}

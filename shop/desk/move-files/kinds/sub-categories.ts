import { eq, notExists, sql } from 'drizzle-orm';
import { subcategoryFields } from '../../../catalogue/categories/category-fields.ts';
import { subcategories } from '../../../catalogue/categories/tables.ts';
import { productSubcategories } from '../../../catalogue/parts/tables.ts';
import { orElse, required, textUpTo, wholeNumber } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import { externalId, type MoveKind, type MoveRow } from '../kind.ts';
import { guidOrNew, takenGuids } from './guid.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** Sub-categories of the catalogue (Q5). */
export const subcategoryKind: MoveKind = {
  name: 'sub-categories',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'SC-1', read: required(textUpTo(100)) },
    {
      heading: 'category',
      about: 'externalId of its category',
      example: 'CA-1',
      refersTo: 'categories',
      read: required(textUpTo(100)),
    },
    {
      heading: 'guid',
      about: 'Its number in addresses and in products.csv; empty: a new one',
      example: '',
      read: guidOrNew,
    },
    { heading: 'name', about: 'Its name', example: 'Brushes', read: required(textUpTo(subcategoryFields.name.most)) },
    {
      heading: 'show',
      about: '1: everywhere, 2: USA only, 3: Europe only, 4: hidden; empty: hidden',
      example: '1',
      read: orElse('4', wholeNumber(1, 4)),
    },
    { heading: 'sortOrder', about: 'Its place; empty: 0', example: '1', read: orElse('0', wholeNumber(0, 1_000_000)) },
  ],
  numbered: subcategories,
  keyOf: externalId,
  unique: ({ guid = '' }) => [['guid', guid]],
  settled: ['guid'], // addresses lead to it
  async stored(db, which) {
    const query = db
      .select({
        branch: subcategories,
        externalId: externalIdOf('sub-categories', subcategories.id),
        category: externalIdOf('categories', subcategories.categoryId),
      })
      .from(subcategories);
    const rows = await only(query.$dynamic(), subcategories.id, which);
    return rows.map(({ branch, externalId: number, category }) => ({
      id: branch.id,
      cells: {
        externalId: number,
        category,
        guid: branch.guid,
        name: branch.name,
        show: String(branch.show),
        sortOrder: String(branch.sortOrder),
      },
    }));
  },
  check: (db, rows) => takenGuids(db, subcategories, rows),
  async add(tx, rows) {
    const added = await tx
      .insert(subcategories)
      .values(rows.map((row) => ({ ...valuesOf(row), guid: row.cells.guid ?? '' })))
      .returning({ id: subcategories.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const row of rows)
      await tx
        .update(subcategories)
        .set({ ...valuesOf(row), version: sql`${subcategories.version} + 1` })
        .where(eq(subcategories.id, row.id));
  },
  remove: (tx, ids) =>
    removeUnused(
      tx,
      subcategories,
      ids,
      notExists(tx.select().from(productSubcategories).where(eq(productSubcategories.subcategoryId, subcategories.id))),
    ),
};

function valuesOf({ cells, ids }: MoveRow) {
  return {
    categoryId: ids.category ?? 0,
    name: cells.name ?? '',
    show: Number(cells.show),
    sortOrder: Number(cells.sortOrder),
  };
}

import { eq, notExists, sql } from 'drizzle-orm';
import { CATEGORY_ROLES, categoryFields } from '../../../catalogue/categories/category-fields.ts';
import { categories } from '../../../catalogue/categories/tables.ts';
import { productCategories } from '../../../catalogue/parts/tables.ts';
import { type Cells, oneOf, orElse, required, textUpTo, wholeNumber, yesOrNo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import { externalId, type MoveKind } from '../kind.ts';
import { guidOrNew, takenGuids } from './guid.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** Categories of the catalogue (Q5). */
export const categoryKind: MoveKind = {
  name: 'categories',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'CA-1', read: required(textUpTo(100)) },
    {
      heading: 'guid',
      about: 'Its number in addresses and in products.csv; empty: a new one',
      example: '',
      read: guidOrNew,
    },
    { heading: 'name', about: 'Its name', example: 'Cleaning', read: required(textUpTo(categoryFields.name.most)) },
    {
      heading: 'show',
      about: '1: everywhere, 2: USA only, 3: Europe only, 4: hidden; empty: hidden',
      example: '1',
      read: orElse('4', wholeNumber(1, 4)),
    },
    { heading: 'regional', about: '1: who sees it depends on the region', example: '0', read: yesOrNo },
    { heading: 'sortOrder', about: 'Its place; empty: 0', example: '90', read: orElse('0', wholeNumber(0, 1_000_000)) },
    { heading: 'onHomePage', about: '1: shown on the home page', example: '0', read: yesOrNo },
    { heading: 'onDashboard', about: '1: shown on the dashboard', example: '0', read: yesOrNo },
    {
      heading: 'role',
      about: `Its place in the shop’s pages: ${CATEGORY_ROLES.join(', ')}; empty: none`,
      example: '',
      read: orElse('', oneOf(...CATEGORY_ROLES)),
    },
    {
      heading: 'picturePart',
      about: 'Part number whose picture it shows; empty: its first part with one',
      example: '',
      read: textUpTo(categoryFields.picturePart.most),
    },
    { heading: 'delivery', about: 'A word on delivery', example: '', read: textUpTo(categoryFields.delivery.most) },
    {
      heading: 'deliveryAdd',
      about: 'Another word on delivery',
      example: '',
      read: textUpTo(categoryFields.deliveryAdd.most),
    },
  ],
  numbered: categories,
  keyOf: externalId,
  unique: ({ guid = '' }) => [['guid', guid]],
  isJudgedBy: true,
  settled: ['guid'], // addresses lead to it
  async stored(db, which) {
    const query = db
      .select({ category: categories, externalId: externalIdOf('categories', categories.id) })
      .from(categories);
    const rows = await only(query.$dynamic(), categories.id, which);
    return rows.map(({ category, externalId: number }) => ({
      id: category.id,
      cells: {
        externalId: number,
        guid: category.guid,
        name: category.name,
        show: String(category.show),
        regional: category.regional ? '1' : '0',
        sortOrder: String(category.sortOrder),
        onHomePage: category.onHomePage ? '1' : '0',
        onDashboard: category.onDashboard ? '1' : '0',
        role: category.role ?? '',
        picturePart: category.picturePart,
        delivery: category.delivery,
        deliveryAdd: category.deliveryAdd,
      },
    }));
  },
  check: (db, rows) => takenGuids(db, categories, rows),
  async add(tx, rows) {
    const added = await tx
      .insert(categories)
      .values(rows.map(({ cells }) => ({ ...valuesOf(cells), guid: cells.guid ?? '' })))
      .returning({ id: categories.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const { id, cells } of rows)
      await tx
        .update(categories)
        .set({ ...valuesOf(cells), version: sql`${categories.version} + 1` })
        .where(eq(categories.id, id));
  },
  remove: (tx, ids) =>
    removeUnused(
      tx,
      categories,
      ids,
      notExists(tx.select().from(productCategories).where(eq(productCategories.categoryId, categories.id))),
    ),
};

function valuesOf(cells: Cells) {
  return {
    name: cells.name ?? '',
    show: Number(cells.show),
    regional: cells.regional === '1',
    sortOrder: Number(cells.sortOrder),
    onHomePage: cells.onHomePage === '1',
    onDashboard: cells.onDashboard === '1',
    role: CATEGORY_ROLES.find((role) => role === cells.role) ?? null,
    picturePart: cells.picturePart ?? '',
    delivery: cells.delivery ?? '',
    deliveryAdd: cells.deliveryAdd ?? '',
  };
}

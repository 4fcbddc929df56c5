import { asc, eq, inArray, max } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { categoryFields, subcategoryFields } from '../../catalogue/categories/category-fields.ts';
import { namesOf } from '../../base/fields/field.ts';
import { excludedColumns } from '../../base/fields/field-columns.ts';
import { categories, subcategories } from '../../catalogue/categories/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { partKey } from '../../base/kernel/part-number.ts';

export type StoredCategory = typeof categories.$inferSelect;
export type StoredSubcategory = typeof subcategories.$inferSelect;

/** Locks these categories until the transaction ends, always in the same order. */
export function lockCategories(tx: Db, ids: readonly number[]): Promise<StoredCategory[]> {
  return tx
    .select()
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .orderBy(asc(categories.id))
    .for('no key update');
}

/** As lockCategories. */
export function lockSubcategories(tx: Db, ids: readonly number[]): Promise<StoredSubcategory[]> {
  return tx
    .select()
    .from(subcategories)
    .where(inArray(subcategories.id, [...ids]))
    .orderBy(asc(subcategories.id))
    .for('no key update');
}

export async function insertCategory(tx: Db, values: typeof categories.$inferInsert): Promise<StoredCategory> {
  const [row] = await tx.insert(categories).values(values).returning();
  if (row === undefined) throw new Error('A category was inserted, but not returned.');
  return row;
}

export async function insertSubcategory(tx: Db, values: typeof subcategories.$inferInsert): Promise<StoredSubcategory> {
  const [row] = await tx.insert(subcategories).values(values).returning();
  if (row === undefined) throw new Error('A sub-category was inserted, but not returned.');
  return row;
}

/** Updates all these rows with one statement; they exist and are locked. */
export async function writeCategories(tx: Db, rows: StoredCategory[]): Promise<void> {
  await tx
    .insert(categories)
    .values(rows)
    .onConflictDoUpdate({
      target: categories.id,
      set: excludedColumns(categories, [...namesOf(categoryFields), 'version']),
    });
}

/** As writeCategories. */
export async function writeSubcategories(tx: Db, rows: StoredSubcategory[]): Promise<void> {
  await tx
    .insert(subcategories)
    .values(rows)
    .onConflictDoUpdate({
      target: subcategories.id,
      set: excludedColumns(subcategories, [...namesOf(subcategoryFields), 'categoryId', 'version']),
    });
}

/** Finds the sort order of a new branch: after the last. */
export async function nextSortOrder(tx: Db, table: typeof categories | typeof subcategories): Promise<number> {
  const [row] = await tx.select({ last: max(table.sortOrder) }).from(table);
  return (row?.last ?? 0) + 1;
}

/** The id of the part that is meant, by its number in the catalogue. */
export async function findPartNumber(db: Db, typed: string): Promise<string | undefined> {
  const [part] = await db
    .select({ name: products.name })
    .from(products)
    .where(eq(products.partKey, partKey(typed)))
    .orderBy(asc(products.name), asc(products.id))
    .limit(1);
  return part?.name;
}

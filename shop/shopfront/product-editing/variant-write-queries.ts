import { asc, eq, inArray, max } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { variantFields } from '../../catalogue/parts/variant-fields.ts';
import { namesOf } from '../../base/fields/field.ts';
import { excludedColumns } from '../../base/fields/field-columns.ts';
import { productVariants, variantFamilies } from '../../catalogue/parts/tables.ts';

export type StoredVariant = typeof productVariants.$inferSelect;

/** Locks these widths until the transaction ends, always in the same order. */
export function lockVariants(tx: Db, ids: readonly number[]): Promise<StoredVariant[]> {
  return tx
    .select()
    .from(productVariants)
    .where(inArray(productVariants.id, [...ids]))
    .orderBy(asc(productVariants.id))
    .for('no key update');
}

/** Locks a family until the transaction ends. */
export async function lockFamily(tx: Db, familyId: number): Promise<void> {
  await tx
    .select({ id: variantFamilies.id })
    .from(variantFamilies)
    .where(eq(variantFamilies.id, familyId))
    .for('no key update');
}

/** Stores a new width as the last of its family, which is locked. */
export async function insertVariant(
  tx: Db,
  { familyId, ...values }: Omit<typeof productVariants.$inferInsert, 'position'>,
): Promise<StoredVariant> {
  const [last] = await tx
    .select({ position: max(productVariants.position) })
    .from(productVariants)
    .where(eq(productVariants.familyId, familyId));
  const position = (last?.position ?? 0) + 1;
  const [row] = await tx
    .insert(productVariants)
    .values({ ...values, familyId, position })
    .returning();
  if (row === undefined) throw new Error('A width was inserted, but not returned.');
  return row;
}

/** Updates texts and prices of these rows in one statement; they exist and are locked. */
export async function writeVariants(tx: Db, rows: StoredVariant[]): Promise<void> {
  await tx
    .insert(productVariants)
    .values(rows)
    .onConflictDoUpdate({
      target: productVariants.id,
      set: excludedColumns(productVariants, [...namesOf(variantFields), 'version']),
    });
}

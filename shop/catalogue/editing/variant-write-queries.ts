import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { productVariants } from '../tables.ts';

export type StoredVariant = typeof productVariants.$inferSelect;

/** These widths, held until the transaction ends, one after the other in the same order for everybody. */
export function lockVariants(tx: Db, ids: readonly number[]): Promise<StoredVariant[]> {
  return tx
    .select()
    .from(productVariants)
    .where(inArray(productVariants.id, [...ids]))
    .orderBy(asc(productVariants.id))
    .for('no key update');
}

/** Writes texts and prices of these rows, all with one statement; they are there and locked. */
export async function writeVariants(tx: Db, rows: StoredVariant[]): Promise<void> {
  await tx
    .insert(productVariants)
    .values(rows)
    .onConflictDoUpdate({
      target: productVariants.id,
      set: {
        details: sql`excluded.details`,
        usdMinor: sql`excluded.usd_minor`,
        gbpMinor: sql`excluded.gbp_minor`,
        eurMinor: sql`excluded.eur_minor`,
        version: sql`excluded.version`,
      },
    });
}

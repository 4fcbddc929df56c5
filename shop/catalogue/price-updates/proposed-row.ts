import type { priceUpdateRows } from '../pricing/tables.ts';

/** A row of an update that is not stored yet. */
export type ProposedRow = Omit<typeof priceUpdateRows.$inferInsert, 'id' | 'priceUpdateId'>;

/** Parts that a rise is for: of a type, of a category, or all; or of these only some by their ids. */
export interface Selection {
  typeId: number | null;
  categoryId: number | null;
  productIds?: readonly number[] | undefined;
}

/** Leaves out what would stay as it is. */
export function changedRow(row: ProposedRow): ProposedRow[] {
  return row.fault === null && JSON.stringify(row.before) === JSON.stringify(row.after) ? [] : [row];
}

import type { ProductValues } from './product-fields.ts';

/** A part or consumable with all its stored values, for the server only; view.ts decides what an answer shows. */
export interface Product extends ProductValues {
  id: number;
  /** null: unknown (L4). */
  leadTimeDays: number | null;
  imageHash: string | null;
  /** Incremented by each save. */
  version: number;
  /** In no particular order; the catalogue's order determines the first (D10). */
  categoryIds: readonly number[];
}

import type { ProductValues } from './product-fields.ts';

/** A part or consumable with everything that is stored of it: for the server only, what an answer shows is decided by view.ts. */
export interface Product extends ProductValues {
  id: number;
  /** null: not said (L4). */
  leadTimeDays: number | null;
  imageHash: string | null;
  /** Raised by each save. */
  version: number;
  /** In no particular order; the catalogue's own order says which is the first (D10). */
  categoryIds: readonly number[];
}

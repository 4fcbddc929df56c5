import type { Minor } from '../kernel/money.ts';
import type { Award } from './visibility.ts';

/** A part or consumable with everything that is stored of it: for the server only, what an answer shows is decided by view.ts. */
export interface Product {
  id: number;
  /** The part number. */
  name: string;
  intro: string;
  details: string;
  /** The master price. */
  usdMinor: Minor;
  /** 0: none of its own (D2). */
  eurMinor: Minor;
  stockLevel: number;
  active: boolean;
  award: Award;
  familyId: 1 | 2 | null;
  flash: string;
  useCloudImage: boolean;
  locallySourced: boolean;
  pallet: boolean;
  imageHash: string | null;
  /** In no particular order; the catalogue's own order says which is the first (D10). */
  categoryIds: readonly number[];
}

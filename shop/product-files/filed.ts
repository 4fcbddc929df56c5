import type { Minor } from '../kernel/money.ts';

/** A product with everything that its row of products.csv says. */
export interface FiledProduct {
  id: number;
  name: string;
  usdMinor: Minor;
  eurMinor: Minor;
  stockLevel: number;
  active: boolean;
  award: number;
  /** 0: none. */
  familyId: number;
  intro: string;
  details: string;
  flash: string;
  useCloudImage: boolean;
  locallySourced: boolean;
  pallet: boolean;
  /** Ascending, as are the others. */
  categoryIds: readonly number[];
  subcategoryIds: readonly number[];
  relatedIds: readonly number[];
  imageHash: string | null;
  /** The stock as the file was made: while the stock column says the same, orders have taken what is missing. */
  stockLevelSeen: number;
  version: number;
}

/** A width with everything that its row of variants.csv says. */
export interface FiledVariant {
  id: number;
  familyId: number;
  details: string;
  usdMinor: Minor;
  gbpMinor: Minor;
  eurMinor: Minor;
  version: number;
}

/** The members of a product that its own row in the database holds; the rest lies in tables of links. */
export const OWN_FIELDS = [
  'name',
  'usdMinor',
  'eurMinor',
  'stockLevel',
  'active',
  'award',
  'familyId',
  'intro',
  'details',
  'flash',
  'useCloudImage',
  'locallySourced',
  'pallet',
] as const satisfies readonly (keyof FiledProduct)[];

/** Whether two values of a cell are the same; lists are sorted. */
export function isSame(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((value, index) => value === other[index])
    : one === other;
}

import type { Minor } from '../kernel/money.ts';

/** A branch of the catalogue. */
export interface Category {
  id: number;
  guid: string;
  name: string;
  /** Who sees it: 1 all, 2 USA only, 3 Europe only, 4 hidden; without `regional` 1 live, else hidden (D8). */
  show: number;
  regional: boolean;
  sortOrder: number;
  onHomePage: boolean;
  delivery: string;
  deliveryAdd: string;
  /** How many live products it holds (D37). */
  count: number;
  version: number;
}

export interface Subcategory {
  id: number;
  guid: string;
  categoryId: number;
  categoryGuid: string;
  name: string;
  show: number;
  sortOrder: number;
  version: number;
}

/** Tapes of one thickness and their widths; the first width is the default (B2). */
export interface VariantFamily {
  id: number;
  name: string;
  variants: readonly ProductVariant[];
}

export interface ProductVariant {
  id: number;
  familyId: number;
  details: string;
  usdMinor: Minor;
  gbpMinor: Minor;
  eurMinor: Minor;
  version: number;
}

import type { Minor } from '../kernel/money.ts';
import type { CategoryRole } from './category-rules.ts';

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
  /** Its first parts stand on the customers' dashboard (A23). */
  onDashboard: boolean;
  /** Which of the shop's own places leads here; of several with one role the first in the menu counts. */
  role: CategoryRole | null;
  /** The number of the part whose picture stands for it; '': the first part by name that has one. */
  picturePart: string;
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

/** A product's place in a category, or in a sub-category. */
export interface BranchLink {
  id: number;
  branchId: number;
  productId: number;
}

declare module '#shop/frame/hot-data.ts' {
  interface HotData {
    /** In the order of the shop's menus. */
    readonly categories: readonly Category[];
    readonly subcategories: readonly Subcategory[];
    readonly families: ReadonlyMap<number, VariantFamily>;
  }
}

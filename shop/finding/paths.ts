import type { CategoryRole } from '../catalogue/category-rules.ts';
import { get } from '../frame/path.ts';
import type { CurrencyId, Minor } from '../kernel/money.ts';
import type { ShownPicture } from '../catalogue/shown-picture.ts';
import type { PurchaseRefusal } from '../catalogue/visibility.ts';

/** A category as the shop's menus show it. */
export interface MenuCategory {
  id: number;
  guid: string;
  name: string;
  onHomePage: boolean;
  /** Which of the shop's own places leads here (A3, A6, A8). */
  role: CategoryRole | null;
  count: number;
  subcategories: readonly { id: number; guid: string; name: string }[];
}

/** A category of the home page, with a picture of what lies in it (A6, A8). */
export interface CategoryTile {
  id: number;
  guid: string;
  name: string;
  count: number;
  imageHash: string | null;
}

/** A sub-category of the tapes on the home page, with a picture of what lies in it (A6). */
export interface TapeTile {
  id: number;
  guid: string;
  name: string;
  imageHash: string | null;
}

/** A category of the dashboard with its first parts (A23). */
export interface Shelf {
  category: { id: number; guid: string; name: string };
  products: readonly ProductCard[];
}

/** What one unit costs the signed-in customer; visitors get none, anywhere (A13). */
export interface PriceTag {
  unitPriceMinor: Minor;
  currency: CurrencyId;
}

/** A part as a card of a grid or a strip shows it (A10). */
export interface ProductCard extends ShownPicture {
  id: number;
  name: string;
  intro: string;
  categoryName: string | null;
  flash: string;
  inStock: boolean;
  price: PriceTag | null;
}

/** One width of a part; the first is the default (B2). */
export interface VariantOption {
  id: number;
  details: string;
  /** The part in this width; null: its own picture shows it. */
  imageHash: string | null;
  price: PriceTag | null;
}

/** A part with all that its page shows (A12). */
export interface ProductDetail extends ProductCard {
  details: string;
  brandLabel: string;
  stockLevel: number;
  category: { id: number; guid: string; name: string } | null;
  variants: readonly VariantOption[];
  /** Why this customer can't buy it (D4); null for visitors too, who are asked to log in. */
  refusal: PurchaseRefusal | null;
  related: readonly ProductCard[];
}

/** What is chosen on /search; keyword wins over s, s over p (D9). */
export interface ListingRequest {
  categoryGuid?: string;
  subcategoryGuid?: string;
  keyword?: string;
  /** Beside a keyword: look only among what this category or sub-category holds. */
  withinGuid?: string;
  page?: number;
}

/** One page of 18, and whether another follows (A9, D9). */
export interface Listing {
  mode: 'all' | 'category' | 'subcategory' | 'keyword';
  /** The chosen category, also of a chosen sub-category, or the one that is searched. Null where none is chosen or it can't be seen. */
  category: { id: number; guid: string; name: string } | null;
  subcategory: { id: number; guid: string; name: string } | null;
  keyword: string;
  /** Said instead of a search with fewer than three characters (D9). */
  hint: string | null;
  products: readonly ProductCard[];
  page: number;
  hasNext: boolean;
}

/** A part that is offered while somebody types. */
export interface Suggestion extends ShownPicture {
  id: number;
  name: string;
  intro: string;
}

export const cataloguePaths = {
  /** The categories that the caller may see, with their sub-categories, in menu order (A3, A11, D8). */
  menu: get<Record<string, never>, readonly MenuCategory[]>('/Category/GetMenu'),
  /** The categories that are flagged for the home page, as far as the caller may see them, in menu order (A6, A8). */
  tiles: get<Record<string, never>, readonly CategoryTile[]>('/Category/GetHomeTiles'),
  /** What the catalogue screen shows: the same lists as the documented calls, by guid. */
  listing: get<ListingRequest, Listing>('/Product/GetListing'),
  /** A live part with variants and related parts; unknown or inactive: 404 'This product is not available' (D33). */
  product: get<{ productId: number }, ProductDetail>('/Product/GetProductDetail/{productId}'),
  /** The first tape sub-categories in menu order (A6). */
  tapeTiles: get<Record<string, never>, readonly TapeTile[]>('/SubCategory/GetTapeTiles'),
  /** The categories of the dashboard that the caller may see and that hold something, in menu order (A23). */
  shelves: get<Record<string, never>, readonly Shelf[]>('/Category/GetShelves'),
  /** At most 8 parts for what is typed so far, from three characters on (fewer: 400); part numbers that begin so first. */
  suggest: get<{ keyword: string }, readonly Suggestion[]>('/Product/Suggest/{keyword}'),
};

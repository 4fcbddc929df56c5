import type { GalleryPicture } from '../catalogue/product-gallery.ts';
import type { CategoryRole } from '../catalogue/category-fields.ts';
import type { productFields, ProductValues } from '../catalogue/product-fields.ts';
import type { NamesWith } from '../operations/field.ts';
import type { DeliveryPromise } from '../stock/promise.ts';
import { get } from '../operations/path.ts';
import type { CalendarDay } from '../kernel/calendar-day.ts';
import type { CurrencyId, Minor } from '../kernel/money.ts';
import type { ListSort } from './filters/chosen-filters.ts';
import type { Specification } from '../catalogue/specifications/specification.ts';
import type { ShownPicture } from '../catalogue/product-picture-url.ts';
import type { PurchaseRefusal } from '../catalogue/visibility.ts';
import type { Translated } from '../kernel/message.ts';

/** A category as the shop's menus show it. */
export interface MenuCategory {
  id: number;
  guid: string;
  name: string;
  onHomePage: boolean;
  /** Place in the shop that leads here (A3, A6, A8). */
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

/** Unit price for the signed-in customer; visitors get none, anywhere (A13). */
export interface PriceTag {
  unitPriceMinor: Minor;
  currency: CurrencyId;
}

/** The fields of a part that are shown there. */
type ShownOn<Place> = Pick<ProductValues, NamesWith<typeof productFields, { shown: Place }>>;

/** A part as a card of a grid or a strip shows it (A10). */
export interface ProductCard extends ShownPicture, ShownOn<'card'> {
  id: number;
  categoryName: string | null;
  inStock: boolean;
  /** When it can leave, in the reader's words (L4); null: nothing is said of it, or to visitors. */
  promised: string | null;
  /** The width that was searched for: it has its own price, and the part opens in it. Absent: none, or its first (B2). */
  soughtWidth?: { id: number; details: string };
  price: PriceTag | null;
  /** Customer part number of the part, or of its widths; null: none, or not requested (H6). */
  ownNumber: string | null;
}

/** A part that takes the place of another, at the end of the chain of replacements (J5). */
export interface Successor extends ShownPicture {
  productId: number;
  productName: string;
  productIntro: string;
  /** Quantity of it that replaces one. */
  quantity: number;
  price: PriceTag | null;
  inStock: boolean;
  /** True if the buyer must choose a width. */
  hasWidths: boolean;
}

/** A part that is replaced (J5): shown and offered, never swapped in silence. */
export interface Replaced {
  productId: number;
  productName: string;
  /** It can still be bought itself. */
  isOffered: boolean;
  fromOn: CalendarDay;
  /** Staff note; '': none. */
  note: string;
  successors: readonly Successor[];
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
export interface ProductDetail extends ProductCard, ShownOn<'page'> {
  /** When it can leave (L4). */
  promise: DeliveryPromise;
  brandLabel: string;
  category: { id: number; guid: string; name: string } | null;
  variants: readonly VariantOption[];
  /** In the order of its type's attributes (I1). */
  specifications: readonly Specification[];
  /** Further pictures, in their order. */
  pictures: readonly GalleryPicture[];
  /** Size of its data sheet; null: none, and for visitors, who may not open it. */
  sheetBytes: number | null;
  /** Why this customer can't buy it (D4); null for visitors too, who are asked to log in. */
  refusal: Translated<PurchaseRefusal> | null;
  /** Customer part numbers, each width separately (H6). */
  ownNumbers: readonly { variantId: number | null; number: string }[];
  /** Replacements; null: not replaced (J5). */
  replaced: Replaced | null;
  related: readonly ProductCard[];
}

/** Selection on /search; keyword takes precedence over s, s over p (D9). */
export interface ListingRequest {
  categoryGuid?: string;
  subcategoryGuid?: string;
  keyword?: string;
  /** Beside a keyword: look only among what this category or sub-category holds. */
  withinGuid?: string;
  /** The keyword is searched for as it is typed: nothing is corrected (I3). */
  exactly?: boolean;
  /** A part is opened over the list, or it is shown another way: the words were counted before, and are not once more (I4). */
  isBehindPart?: boolean;
  /** Filters, type and order, as in the address: type=3&f=13:lamella&from12=0.1&sort=newest (I1, I3). */
  filters?: string;
  page?: number;
}

/** One page of 18, and whether another follows (A9, D9). */
export interface Listing {
  mode: 'all' | 'category' | 'subcategory' | 'keyword';
  /** The chosen category, also of a chosen sub-category, or the one that is searched. Null where none is chosen or it can't be seen. */
  category: { id: number; guid: string; name: string } | null;
  subcategory: { id: number; guid: string; name: string } | null;
  keyword: string;
  /** Shown instead of a search with fewer than three characters (D9). */
  hint: string | null;
  /** Keyword used instead, if the original had no matches; null: the original (I3). */
  instead: Instead | null;
  /** Customer part number that equals the keyword (H6); on the first page. */
  own: OwnNumberFound | null;
  /** The part with this number is replaced, whether or not it is still on offer (J5); said on the first page. */
  replaced: Replaced | null;
  /** The part whose number the keyword is. */
  exactId: number | null;
  /** Number of parts, and whether there are more than were counted; null: not counted. */
  counted: { count: number; isMore: boolean } | null;
  /** Facets of the list; null: none. */
  filters: ListFilters | null;
  /** Number of parts that the filters hide. */
  filteredOut: number;
  sort: ListSort;
  /** Parts that staff put above the results for this keyword (I4); on the first page. */
  suggested: readonly ProductCard[];
  products: readonly ProductCard[];
  /** Parts that the reader can't buy, with the reason (D4). They come last. */
  refusals: readonly { productId: number; message: string }[];
  page: number;
  hasNext: boolean;
}

/** A part that the reader's company calls so. */
export interface OwnNumberFound {
  ownNumber: string;
  productId: number;
  productName: string;
  /** Another part has this as its real number: that one comes first. */
  isOutranked: boolean;
}

/** Facets of a list, with counts of the remaining parts (I1). */
export interface ListFilters {
  types: readonly { id: number; name: string; count: number; isChosen: boolean }[];
  /** The attributes of the one type that is left. */
  facets: readonly Facet[];
}

export interface Facet {
  id: number;
  name: string;
  unit: string;
  values: readonly FacetValue[];
  /** The figures that are typed, and how far those reach that are left; null: too few for a range. */
  range: { from: number | null; to: number | null; least: number; most: number } | null;
}

export interface FacetValue {
  /** As the address has it. */
  value: string;
  low: number | null;
  high: number | null;
  word: string | null;
  count: number;
  isChosen: boolean;
}

/** Results that are not what was typed: a typing error was corrected, or some of it was left out. */
export interface Instead {
  how: 'corrected' | 'near';
  keyword: string;
  leftOut: readonly string[];
}

/** A part that is offered while somebody types. */
export interface Suggestion extends ShownPicture {
  id: number;
  name: string;
  intro: string;
  /** Customer part number, if it was typed (H6). */
  ownNumber: string | null;
  /** The part with the very number that was typed, where this one takes its place (J5). */
  inPlaceOf: string | null;
  /** The reader's own for one unit; null for visitors, and where they can't buy it. */
  price: PriceTag | null;
  /** As on a card. */
  soughtWidth?: { id: number; details: string };
  /** null for visitors. */
  inStock: boolean | null;
  hasWidths: boolean;
}

/** More do not fit side by side. */
export const MAX_COMPARED = 6;

/** One attribute of the parts that are compared. */
interface ComparedRow {
  name: string;
  /** Of each part, in their order; empty where nothing is known, several where it comes in several widths. */
  cells: readonly (readonly Specification[])[];
  differs: boolean;
}

/** Parts of one type side by side (I5). */
export interface Comparison {
  /** null: of none. */
  typeId: number | null;
  typeName: string | null;
  /** Category of the first part, for a link to more. */
  category: { id: number; guid: string; name: string } | null;
  products: readonly ProductCard[];
  rows: readonly ComparedRow[];
  /** Number of requested parts that do not exist, are of another type, or are too many. */
  leftOut: number;
}

/** Table view of a list, in addition to the cards (G5). */
export interface PartTable {
  /** Values that most of them have; a part without a cell has no known value. */
  columns: readonly {
    name: string;
    cells: readonly { productId: number; values: readonly Specification[] }[];
  }[];
  /** Those of them that come in widths, each at the reader's own price. */
  families: readonly {
    productId: number;
    widths: readonly (Pick<VariantOption, 'id' | 'details' | 'price'> & { ownNumber: string | null })[];
  }[];
}

export const cataloguePaths = {
  /** Reads the table view of a list, '101,140': its first eighteen parts. */
  table: get<{ parts: string }, PartTable>('/Product/GetPartTable'),
  /** Parts of one type side by side, '140,141': the type of the first. */
  compare: get<{ parts: string }, Comparison>('/Product/GetComparison'),
  /** The categories that the caller may see, with their sub-categories, in menu order (A3, A11, D8). */
  menu: get<Record<string, never>, readonly MenuCategory[]>('/Category/GetMenu'),
  /** The categories that are flagged for the home page, as far as the caller may see them, in menu order (A6, A8). */
  tiles: get<Record<string, never>, readonly CategoryTile[]>('/Category/GetHomeTiles'),
  /** Reads the catalogue screen: the same lists as the documented calls, by guid. */
  listing: get<ListingRequest, Listing>('/Product/GetListing'),
  /** A live part with variants and related parts; unknown or inactive: 404 'This product is not available' (D33). */
  product: get<{ productId: number }, ProductDetail>('/Product/GetProductDetail/{productId}'),
  /** Reads the replacements of a part, on offer or not; 404 if there are none (J5). */
  replacement: get<{ productId: number }, Replaced>('/Product/GetReplacement/{productId}'),
  /** The first tape sub-categories in menu order (A6). */
  tapeTiles: get<Record<string, never>, readonly TapeTile[]>('/SubCategory/GetTapeTiles'),
  /** The categories of the dashboard that the caller may see and that hold something, in menu order (A23). */
  shelves: get<Record<string, never>, readonly Shelf[]>('/Category/GetShelves'),
  /** At most 8 parts for what is typed so far, from three characters on (fewer: 400); part numbers that begin so first. */
  suggest: get<{ keyword: string }, readonly Suggestion[]>('/Product/Suggest/{keyword}'),
};

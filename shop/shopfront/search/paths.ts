import { get } from '../../base/operations/path.ts';
import type {
  KitPart,
  MenuCategory,
  CategoryTile,
  TapeTile,
  Shelf,
  ProductDetail,
  Listing,
  Comparison,
  PartTable,
  Suggestion,
  Replaced,
} from './answers.ts';
import type { NamedPlaces } from '../word-search/answers.ts';

export type * from './answers.ts';
export type * from '../word-search/answers.ts';

/** Selection on /search; keyword takes precedence over s, s over p (D9). */
export interface ListingRequest {
  categoryGuid?: string;
  subcategoryGuid?: string;
  keyword?: string;
  /** Limits a keyword to this category or sub-category. */
  withinGuid?: string;
  /** The keyword is searched for as typed, without correction (I3). */
  exactly?: boolean;
  /**
   * A part is opened over the list, or the view changes: the search was counted before, and is not counted again (I4).
   */
  isBehindPart?: boolean;
  /** Filters, type and order, as in the address: type=3&f=13:lamella&from12=0.1&sort=newest (I1, I3). */
  filters?: string;
  page?: number;
}

/** More do not fit next to each other. */
export const MAX_COMPARED = 6;

export const cataloguePaths = {
  /** Reads the table view of a list, '101,140': its first eighteen parts. */
  table: get<{ parts: string }, PartTable>('/Product/GetPartTable'),
  /** Parts of one type side by side, '140,141': the type of the first. */
  compare: get<{ parts: string }, Comparison>('/Product/GetComparison'),
  /** The categories that the caller may see, with their sub-categories, in menu order (A3, A11, D8). */
  menu: get<Record<string, never>, readonly MenuCategory[]>('/Category/GetMenu'),
  /** The home page's categories that the caller may see, in menu order (A6, A8). */
  tiles: get<Record<string, never>, readonly CategoryTile[]>('/Category/GetHomeTiles'),
  /** Reads the catalogue screen: the same lists as the documented calls, by guid. */
  listing: get<ListingRequest, Listing>('/Product/GetListing'),
  /** An active part with variants and related parts; unknown or inactive: 404 'This product is not available' (D33). */
  product: get<{ productId: number }, ProductDetail>('/Product/GetProductDetail/{productId}'),
  /** Reads the replacements of a part, offered or not; 404 if there are none (J5). */
  replacement: get<{ productId: number }, Replaced>('/Product/GetReplacement/{productId}'),
  /** The parts of a kit; empty: the product is none (J7). */
  kitParts: get<{ productId: number }, readonly KitPart[]>('/Product/GetKitParts/{productId}'),
  /** The first tape sub-categories in menu order (A6). */
  tapeTiles: get<Record<string, never>, readonly TapeTile[]>('/SubCategory/GetTapeTiles'),
  /** The dashboard's categories that the caller may see, without empty ones, in menu order (A23). */
  shelves: get<Record<string, never>, readonly Shelf[]>('/Category/GetShelves'),
  /**
   * At most 8 parts for the input so far, from three characters on (fewer: 400); part numbers with this prefix first.
   */
  suggest: get<{ keyword: string }, readonly Suggestion[]>('/Product/Suggest/{keyword}'),
  places: get<{ keyword: string }, NamedPlaces>('/Product/GetNamedPlaces/{keyword}'),
};

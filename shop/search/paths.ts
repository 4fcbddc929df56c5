import { get } from '../operations/path.ts';
import type {
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

export type * from './answers.ts';

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

/** More do not fit side by side. */
export const MAX_COMPARED = 6;

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

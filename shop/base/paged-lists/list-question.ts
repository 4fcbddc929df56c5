import type { PageRequest } from './list-page.ts';

/** Rows on a page of the administration. */
export const ROWS_A_PAGE = 25;

export type Direction = 'asc' | 'desc';

/** Order of a list. */
export interface ListOrder<Sort extends string> {
  sort: Sort;
  direction: Direction;
}

/**
 * Parameters of every list in the administration. The page's address has the same names, so that a view can be linked,
 * reloaded and exported; omitted ones use the list's default.
 */
export type ListQuestion<Sort extends string = string> = {
  [Part in keyof (PageRequest & ListOrder<Sort>)]?: (PageRequest & ListOrder<Sort>)[Part] | undefined;
} & {
  /** At least three characters (E3, E5, E10). */
  search?: string | undefined;
  /** Cursor of the page before, instead of a page number. */
  after?: string | undefined;
};

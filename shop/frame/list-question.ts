import type { PageRequest } from './list-page.ts';

/** How many rows a page of the administration has. */
export const ROWS_A_PAGE = 25;

export type Direction = 'asc' | 'desc';

/** In what order a list stands. */
export interface ListOrder<Sort extends string> {
  sort: Sort;
  direction: Direction;
}

/**
 * What every list of the administration is asked by. The same names stand in the page's address, so that a view can be
 * linked, reloaded and exported; what is left out has the list's own default.
 */
export type ListQuestion<Sort extends string = string> = {
  [Part in keyof (PageRequest & ListOrder<Sort>)]?: (PageRequest & ListOrder<Sort>)[Part] | undefined;
} & {
  /** Three characters at least (E3, E5, E10). */
  search?: string | undefined;
};

import { type PageRequest, WHOLE_LIST } from '../../base/paged-lists/list-page.ts';

/** Number of products on a page of a list (A9, D9). */
export const PRODUCTS_A_PAGE = 18;

/** A range of rows of a list: limit and offset. */
export interface RowRange {
  limit: number;
  offset: number;
}

/** The rows of a page, counted from 1. */
export function pageRange(page: number, pageSize: number = PRODUCTS_A_PAGE): RowRange {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

/** The rows that a call for a whole list returns: the first 1000 if it names no page (D29). */
export function listRange({ page = 1, pageSize = WHOLE_LIST }: Partial<PageRequest>): RowRange {
  return pageRange(page, pageSize);
}

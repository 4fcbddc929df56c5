import { z } from 'zod';
import { issue } from '../messages/issue.ts';

/** One page of a list, and the total number of entries (X-Total-Count). */
export interface ListPage<Item> {
  items: readonly Item[];
  total: number;
  /** There are more than `total`, because counting them all would take longer than the page. */
  isMore?: true;
}

export interface PageRequest {
  page: number;
  pageSize: number;
}

/** Maximum length of a list if no page is requested (D29). */
export const WHOLE_LIST = 1000;

const wholeNumber = (message: string) => z.coerce.number(message).int(message).min(1, message).max(1_000_000, message);

/** The `page=` and `pageSize=` of every list, for `.extend()` or `...pageRequest.shape`. */
export const pageRequest = z.object({
  page: wholeNumber(issue('refusal.page')).default(1),
  pageSize: wholeNumber(issue('refusal.page-size'))
    .max(WHOLE_LIST, issue('refusal.page-size-large', { most: WHOLE_LIST }))
    .default(WHOLE_LIST),
});

/** The requested page of a list that is already in memory; the whole list if none is requested (D29). */
export function pageOf<Item>(
  list: readonly Item[],
  { page = 1, pageSize = WHOLE_LIST }: Partial<PageRequest>,
): ListPage<Item> {
  return { items: list.slice((page - 1) * pageSize, page * pageSize), total: list.length };
}

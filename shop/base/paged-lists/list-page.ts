import { z } from 'zod';
import { issue } from '../messages/issue.ts';

/** One page of a list, and the total number of entries (X-Total-Count). */
export interface ListPage<Item> {
  items: readonly Item[];
  total: number;
  /** There are more than `total`, because counting them all would take longer than the page. */
  isMore?: true;
  /** Cursor of the next page (X-Next-Cursor); absent: this is the last one, or the list has no cursors. */
  next?: string;
}

export interface PageRequest {
  page: number;
  pageSize: number;
}

/** A page by its number, or by the cursor of the page before. */
export interface GrowingPageRequest extends PageRequest {
  after?: string | undefined;
}

/** As a program may leave it out. */
export type GrowingPage = { [Part in keyof GrowingPageRequest]?: GrowingPageRequest[Part] | undefined };

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

const MAX_CURSOR = 1000;

/** The `after=` of a list that can be read on from a cursor (list-cursor.ts). */
export const cursorInput = z
  .string(issue('refusal.list-cursor'))
  .max(MAX_CURSOR, issue('refusal.list-cursor'))
  .optional()
  .describe('Cursor of the next page, from X-Next-Cursor of the page before.');

/** The `page=`, `pageSize=` and `after=` of a list that grows. */
export const growingPageRequest = pageRequest.extend({ after: cursorInput });

/** A request with its page and size, whatever it left out. */
export function withPage<Request extends GrowingPage>(
  request: Request,
  pageSize = WHOLE_LIST,
): Request & GrowingPageRequest {
  return { ...request, page: request.page ?? 1, pageSize: request.pageSize ?? pageSize };
}

/** The requested page of a list that is already in memory; the whole list if none is requested (D29). */
export function pageOf<Item>(
  list: readonly Item[],
  { page = 1, pageSize = WHOLE_LIST }: Partial<PageRequest>,
): ListPage<Item> {
  return { items: list.slice((page - 1) * pageSize, page * pageSize), total: list.length };
}

import { queueDeclaration } from '#shop/trade/fulfilment/staff-paths.ts';
import { filterNames } from '#shop/base/paged-lists/list-declaration.ts';

const KEPT: readonly string[] = [...filterNames(queueDeclaration), 'search', 'sort', 'direction'];

/** Name of the order that was checked last, in the address of the page that opened after it. */
export const CHECKED_BEFORE = 'after';

/** The page after an order was checked: the next of the queue, otherwise the queue. @param next null: none */
export function afterCheckHref(checked: number, next: number | null, query: URLSearchParams): string {
  const [path = '', asked] = (next === null ? queueHref(query) : orderInQueueHref({ id: next }, query)).split('?');
  const opened = new URLSearchParams(asked);
  opened.set(CHECKED_BEFORE, String(checked));
  return `${path}?${opened.toString()}`;
}

/** An order opened from the queue. @param query query of the queue, or of an order opened from it */
export function orderInQueueHref({ id }: { id: number }, query: URLSearchParams): string {
  const asked = new URLSearchParams({ id: String(id), queue: '1' });
  for (const name of KEPT) {
    const value = query.get(name);
    if (value !== null && value !== '') asked.set(name, value);
  }
  return `/Administration/OrderView?${asked.toString()}`;
}

/** The queue from which an order was opened. */
export function queueHref(query: URLSearchParams): string {
  const asked = new URLSearchParams([...query].filter(([name]) => KEPT.includes(name)));
  return asked.size === 0 ? '/Administration/Queue' : `/Administration/Queue?${asked.toString()}`;
}

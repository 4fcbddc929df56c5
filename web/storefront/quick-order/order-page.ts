import { MOST_ROWS, type TypedRow } from '#shop/quick-order/typed-row.ts';
import { type Change, changed, type Entry } from './entries.ts';
import { isFilled, typedOf } from './order-rows.ts';

/** The rows of the page, and those that wait in the field of the list until there is room for them. */
export interface OrderPage {
  entries: readonly Entry[];
  beyond: readonly TypedRow[];
}

export type PageChange = Change | { kind: 'wait'; rows: readonly TypedRow[] };

export function pageChanged({ entries, beyond }: OrderPage, change: PageChange): OrderPage {
  if (change.kind === 'wait') return { entries, beyond: change.rows };
  if (change.kind !== 'insert') return { entries: changed(entries, change), beyond };
  const room = Math.max(0, MOST_ROWS - entries.filter(({ typed }) => isFilled(typed)).length);
  return {
    entries: changed(entries, { ...change, rows: change.rows.slice(0, room) }),
    beyond: [...change.rows.slice(room).map(typedOf), ...beyond],
  };
}

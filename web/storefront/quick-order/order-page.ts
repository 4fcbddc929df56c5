import { MAX_ROWS, type TypedRow } from '#shop/trade/quick-order/typed-row.ts';
import { type Change, changeEntries, type Entry, entriesOf } from './entries.ts';
import { isFilled, inputOf } from './order-rows.ts';

/** The rows of the page, and those that wait in the list's field until there is room for them. */
export interface OrderPage {
  entries: readonly Entry[];
  beyond: readonly TypedRow[];
  /** The rows before they were cleared, while that can be undone. */
  cleared: readonly Entry[] | null;
}

export type PageChange =
  | Change
  | { kind: 'wait'; rows: readonly TypedRow[] }
  | { kind: 'clear' }
  | { kind: 'undo-clear' };

export function pageChanged(page: OrderPage, change: PageChange): OrderPage {
  const { entries, beyond, cleared } = page;
  switch (change.kind) {
    case 'clear':
      return { entries: entriesOf([]), beyond, cleared: entries };
    case 'undo-clear':
      return cleared === null ? page : { entries: cleared, beyond, cleared: null };
    case 'wait':
      return { ...page, beyond: change.rows };
    case 'answer':
      return { ...page, entries: changeEntries(entries, change) };
    case 'insert':
      return insertRows(page, change);
    case 'adopt':
    case 'remove':
    case 'replace':
    case 'restore':
    case 'type':
      return { entries: changeEntries(entries, change), beyond, cleared: null };
    default:
      return change satisfies never;
  }
}

function insertRows({ entries, beyond }: OrderPage, change: Extract<Change, { kind: 'insert' }>): OrderPage {
  const room = Math.max(0, MAX_ROWS - entries.filter(({ typed }) => isFilled(typed)).length);
  return {
    entries: changeEntries(entries, { ...change, rows: change.rows.slice(0, room) }),
    beyond: [...change.rows.slice(room).map(inputOf), ...beyond],
    cleared: null,
  };
}

import type { TypedRow } from '#shop/trade/quick-order/typed-row.ts';
import { attentionFirst, BLANK, isFilled, isSameRow, inputOf } from './order-rows.ts';
import type { CheckedRow } from '#shop/trade/quick-order/paths.ts';

/** A row of the page: its input, and its check by the shop. */
export interface Entry {
  /** Stays with the row, wherever it moves. */
  id: number;
  typed: TypedRow;
  /** Null: not checked yet. */
  checked: CheckedRow | null;
  /** The entry into which this one was merged. */
  joinedTo: number | null;
}

export type Change =
  | { kind: 'type'; id: number; typed: Partial<TypedRow> }
  | { kind: 'insert'; at: number | null; rows: readonly (TypedRow | CheckedRow)[] }
  | { kind: 'replace'; rows: readonly (TypedRow | CheckedRow)[] }
  | { kind: 'restore'; rows: readonly TypedRow[] }
  | { kind: 'adopt'; rows: readonly TypedRow[] }
  | { kind: 'remove'; id: number }
  | { kind: 'answer'; asked: readonly Entry[]; rows: readonly CheckedRow[]; isList: boolean };

/** The rows as entries, with an empty one at the end. */
export function entriesOf(rows: readonly (TypedRow | CheckedRow)[]): Entry[] {
  return withBlank(linkMerged(newEntries(rows)));
}

export function changeEntries(entries: readonly Entry[], change: Change): Entry[] {
  switch (change.kind) {
    case 'type':
      return withBlank(
        entries.map((entry) =>
          entry.id === change.id ? { ...entry, typed: { ...entry.typed, ...change.typed } } : entry,
        ),
      );
    case 'insert':
      return withBlank(insertEntries(entries, change.at, newEntries(change.rows, entries)));
    case 'replace':
      return entriesOf(change.rows);
    case 'restore':
      // A row that may already have the focus keeps its place: it comes last.
      return [...newEntries(change.rows, entries), ...entries.slice(0, 1)];
    case 'adopt':
      return withBlank(entries.map((entry, at) => ({ ...entry, typed: change.rows[at] ?? entry.typed })));
    case 'remove':
      return withBlank(entries.filter(({ id }) => id !== change.id));
    case 'answer':
      return withAnswers(entries, change);
    default:
      return change satisfies never;
  }
}

/** Checked row of the current part and width; the quantity may have changed since. */
export function knownRow({ typed, checked }: Entry): CheckedRow | null {
  if (checked === null || checked.part !== typed.part || checked.width !== typed.width) return null;
  if (checked.quantity === typed.quantity) return checked;
  const isOfQuantity = checked.trouble?.code === 'quantity';
  return { ...checked, units: null, lineTotalMinor: null, trouble: isOfQuantity ? null : checked.trouble };
}

/** Returns whether the part is known to have no widths. */
export function isPartWithoutWidths({ typed, checked }: Entry): boolean {
  return checked !== null && checked.part === typed.part && checked.product !== null && checked.widths.length === 0;
}

/** Filled entries that have changed since their check. */
export function isStale({ typed, checked }: Entry): boolean {
  return isFilled(typed) && (checked === null || !isSameRow(typed, checked));
}

/** New entries; numbered after the existing ones, so that server and browser name the fields of a page alike. */
function newEntries(rows: readonly (TypedRow | CheckedRow)[], there: readonly Entry[] = []): Entry[] {
  const last = Math.max(0, ...there.map(({ id }) => id));
  return rows.map((row, at) => ({
    id: last + at + 1,
    typed: inputOf(row),
    checked: 'trouble' in row ? row : null,
    joinedTo: null,
  }));
}

/** Keeps an empty row at the end. */
function withBlank(entries: readonly Entry[]): Entry[] {
  const last = entries.at(-1);
  return last === undefined || isFilled(last.typed) ? [...entries, ...newEntries([BLANK], entries)] : [...entries];
}

/** Inserts pasted rows at the row that they were pasted into, replacing it if it is empty; otherwise at the end. */
function insertEntries(entries: readonly Entry[], at: number | null, added: readonly Entry[]): Entry[] {
  const filled = entries.filter(({ id, typed }) => id === at || isFilled(typed));
  const place = filled.findIndex(({ id }) => id === at);
  if (place === -1) return [...filled, ...added];
  const isEmpty = filled[place] !== undefined && !isFilled(filled[place].typed);
  return [...filled.slice(0, isEmpty ? place : place + 1), ...added, ...filled.slice(place + 1)];
}

/** A row whose part was changed while the request was pending waits for its own answer. */
function withAnswers(entries: readonly Entry[], { asked, rows, isList }: Extract<Change, { kind: 'answer' }>): Entry[] {
  const answers = new Map(asked.map(({ id }, at) => [id, rows[at]]));
  const answered = entries.map((entry) => {
    const row = answers.get(entry.id);
    if (row === undefined || row.part !== entry.typed.part) return entry;
    const joined = row.joinedTo === null ? null : (asked[row.joinedTo - 1]?.id ?? null);
    const known = { ...entry, checked: row, joinedTo: joined };
    return isList ? known : withCountAsQuantity(known);
  });
  if (!isList) return answered;
  const filled = answered.filter(({ typed }) => isFilled(typed));
  const order = attentionFirst(filled.flatMap(({ checked }) => checked ?? []));
  if (order.length !== filled.length) return answered;
  const blank = answered.filter(({ typed }) => !isFilled(typed)).slice(0, 1); // it may have the focus
  return withBlank([...order.flatMap((at) => filled[at] ?? []), ...blank]);
}

/**
 * Enter moves from the part number to the width. Input there before the part was known to have no widths is the
 * quantity.
 */
function withCountAsQuantity(entry: Entry): Entry {
  const { typed } = entry;
  if (!isPartWithoutWidths(entry) || typed.quantity !== '' || !/^\d+$/.test(typed.width)) return entry;
  return { ...entry, typed: { ...typed, width: '', quantity: typed.width } };
}

/** Rows that arrive with their check refer to each other if they were merged. */
function linkMerged(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => {
    const place = entry.checked?.joinedTo ?? null;
    return { ...entry, joinedTo: place === null ? null : (entries[place - 1]?.id ?? null) };
  });
}

import { foldHeading, HEADINGS } from '#shop/base/kernel/table-columns.ts';
import { message } from '#shop/base/messages/message.ts';
import type { RuleMessage } from '#shop/base/messages/message.ts';
import { amountText } from '#shop/base/money/parse-amount.ts';
import { type CurrencyId, isCurrencyId } from '#shop/base/money/money.ts';
import { readFigure } from '#shop/catalogue/price-lists/ladder-text.ts';
import type { BreakDraft, ListedPrice, PriceDraft } from '#shop/catalogue/price-lists/paths.ts';
import { formatDay } from '#shop/base/days/calendar-day.ts';
import type { FormErrors } from '../../texts/wording.ts';
import { blockOf } from '../forms/sheet-block.ts';

/** Columns of a new price before those of its quantities. */
export const TARGET_COLUMNS = ['part', 'width', 'startsOn'] as const;
/** A column of the grid: of the target, or the quantity from which a price counts, as text. */
export type GridColumn = (typeof TARGET_COLUMNS)[number] | `${number}`;

/** The texts of edited cells by name: 'cell.12.10' is the price from 10 of the stored row 12, 'cell.new0.part' the part of the first new row. */
export type Cells = Readonly<Record<string, string>>;

/** Typed into a cell, it ends the price on the day of its row. */
export const END = '–';
/** New rows of one save, as many as a call takes. */
export const MAX_NEW_ROWS = 5000;
const EMPTY_ROWS = 3;
const FIRST_QUANTITIES = [1, 10];

export const cellName = (row: string, column: GridColumn) => `cell.${row}.${column}`;
export const newRow = (index: number) => `new${index}`;
const isTarget = (column: string) => TARGET_COLUMNS.some((each) => each === column);

/** The text of a stored price in the column of a quantity. */
export function storedText({ breaks }: ListedPrice, column: GridColumn): string {
  if (breaks === null) return column === '1' ? END : '';
  const found = breaks.find(({ fromQuantity }) => String(fromQuantity) === column);
  if (found === undefined) return '';
  const { unitPriceMinor, discountPercent } = found;
  return unitPriceMinor === null ? `${discountPercent ?? 0} %` : amountText(unitPriceMinor);
}

/** Row and column by the name of a cell. Each key asks for those of all edited cells, so that a name is split once. */
const places = new Map<string, readonly [row: string, column: string]>();
const MAX_PLACES = 200_000;

/** Row and column of a cell; empty for another field. */
export function placeOf(name: string): readonly [row: string, column: string] {
  const known = places.get(name);
  if (known !== undefined) return known;
  const [kind, row = '', column = ''] = name.split('.');
  const place = kind === 'cell' ? ([row, column] as const) : (['', ''] as const);
  if (places.size >= MAX_PLACES) places.clear();
  places.set(name, place);
  return place;
}

interface Cell {
  row: string;
  column: string;
  text: string;
}

/** Cells by their rows, as they were read last: each key asks for them several times. */
const cellsByRow = new WeakMap<Cells, ReadonlyMap<string, Cell[]>>();

/** The edited cells by their rows. */
function cellsIn(cells: Cells): ReadonlyMap<string, Cell[]> {
  const known = cellsByRow.get(cells);
  if (known !== undefined) return known;
  const byRow = new Map<string, Cell[]>();
  for (const name in cells) {
    const [row, column] = placeOf(name);
    if (column === '') continue;
    const cell = { row, column, text: (cells[name] ?? '').trim() };
    const others = byRow.get(row);
    if (others === undefined) byRow.set(row, [cell]);
    else others.push(cell);
  }
  cellsByRow.set(cells, byRow);
  return byRow;
}

/** The quantities that have a column: those of the shown prices, of typed ones, and further ones that somebody asked for. */
export function quantitiesOf(rows: readonly ListedPrice[], cells: Cells, asked: readonly number[]): number[] {
  const stored = rows.flatMap(({ breaks }) => (breaks ?? []).map(({ fromQuantity }) => fromQuantity));
  const typed = [...cellsIn(cells).values()]
    .flat()
    .flatMap(({ column, text }) => (isTarget(column) || text === '' ? [] : Number(column)));
  const all = [1, ...stored, ...typed, ...asked];
  return [...new Set(all.length === 1 ? FIRST_QUANTITIES : all)].toSorted((one, other) => one - other);
}

/** Number of new rows: those with a text, and some empty ones below. */
export function newRowCount(cells: Cells): number {
  const used = [...cellsIn(cells)].flatMap(([row, typed]) =>
    row.startsWith('new') && typed.some(({ text }) => text !== '') ? Number(row.slice(3)) + 1 : [],
  );
  return Math.min(Math.max(0, ...used) + EMPTY_ROWS, MAX_NEW_ROWS);
}

/** Returns whether an edited cell differs from what is stored. */
export function isChanged(stored: ListedPrice | undefined, column: GridColumn, text: string | undefined): boolean {
  return text !== undefined && text.trim() !== (stored === undefined ? '' : storedText(stored, column));
}

/** Prices that a save would write, each with its row, and the cells that can't be read. */
export interface GridReading {
  rows: string[];
  prices: PriceDraft[];
  errors: FormErrors<string>;
}

/** Reads the edited rows: changed stored ones, and new ones with any text. */
export function readGrid(stored: readonly ListedPrice[], cells: Cells, currencyId: number | null): GridReading {
  const reading: GridReading = { rows: [], prices: [], errors: {} };
  const currency = isCurrencyId(currencyId) ? currencyId : null;
  for (const [row, typed] of cellsIn(cells)) {
    const known = stored.find(({ id }) => String(id) === row);
    const texts = new Map(typed.map(({ column, text }) => [column, text]));
    if (typed.every(({ column, text }) => !isChanged(known, column as GridColumn, text))) continue;
    if (known === undefined && !row.startsWith('new')) continue; // somebody has removed it, which the version tells
    const breaks = readBreaks(row, pricesOf(known, texts), currency);
    if ('errors' in breaks) Object.assign(reading.errors, breaks.errors);
    const target = known === undefined ? newTarget(texts) : targetOf(known);
    if (known === undefined && target.part === '')
      reading.errors[cellName(row, 'part')] = message('staff-rule.ladder.part');
    reading.rows.push(row);
    reading.prices.push({ ...target, breaks: 'errors' in breaks ? [] : breaks.breaks });
  }
  return reading;
}

/** The texts of a row's prices by quantity: stored ones, with the edited ones over them. */
function pricesOf(known: ListedPrice | undefined, texts: ReadonlyMap<string, string>): [number, string][] {
  const own = known === undefined ? [] : ['1', ...(known.breaks ?? []).map(({ fromQuantity }) => String(fromQuantity))];
  const columns = [...new Set([...own, ...texts.keys()])].filter((column) => !isTarget(column));
  return columns
    .map((column): [number, string] => [
      Number(column),
      texts.get(column) ?? (known === undefined ? '' : storedText(known, column as GridColumn)),
    ])
    .filter(([, text]) => text !== '')
    .toSorted(([one], [other]) => one - other);
}

type Breaks = { breaks: BreakDraft[] | null } | { errors: FormErrors<string> };

function readBreaks(row: string, prices: readonly [number, string][], currency: CurrencyId | null): Breaks {
  const [first] = prices;
  if (first === undefined) return { errors: { [cellName(row, '1')]: message('staff-rule.ladder.empty') } };
  if (prices.length === 1 && /^[-–]$/.test(first[1])) return { breaks: null };
  const errors: FormErrors<string> = {};
  const breaks = prices.flatMap(([fromQuantity, text]): BreakDraft[] => {
    const read = readPrice(text, currency);
    if (!('key' in read)) return [{ fromQuantity, ...read }];
    errors[cellName(row, `${fromQuantity}`)] = read;
    return [];
  });
  return Object.keys(errors).length === 0 ? { breaks } : { errors };
}

function readPrice(text: string, currency: CurrencyId | null): Omit<BreakDraft, 'fromQuantity'> | RuleMessage {
  const percent = /^([^%]*)%$/.exec(text)?.[1];
  const figure = readFigure((percent ?? text).trim(), percent === undefined ? currency : null);
  if (figure === 'ambiguous') return message('staff-rule.ladder.ambiguous', { entry: text });
  if (figure === null) return message('staff-rule.ladder.cell', { entry: text });
  return percent === undefined ? { unitPriceMinor: figure } : { discountPercent: figure / 100 };
}

const newTarget = (texts: ReadonlyMap<string, string>) => ({
  part: texts.get('part') ?? '',
  width: texts.get('width') ?? '',
  startsOn: texts.get('startsOn') ?? '',
});

const targetOf = ({ productName, variantDetails, typeId, categoryId, startsOn }: ListedPrice) => ({
  part: productName ?? '',
  width: variantDetails ?? '',
  typeId,
  categoryId,
  startsOn,
});

/** The cell that shows the refusal of a call's field, 'prices.3.breaks.1.unitPriceMinor'. */
export function cellOf({ rows, prices }: GridReading, field: string): string {
  const [list, index, part = '', at] = field.split('.');
  const row = list === 'prices' ? rows[Number(index)] : undefined;
  if (row === undefined) return field;
  if (part === 'width' || part === 'startsOn') return cellName(row, part);
  if (part !== 'breaks') return cellName(row, 'part');
  const breaks = prices[Number(index)]?.breaks ?? [];
  return cellName(row, `${breaks[Number(at ?? 0)]?.fromQuantity ?? 1}`);
}

/** The grid after a paste, with the number of cells that did not fit; or a heading that no column has. */
export type Pasted = { cells: Cells; leftOut: number } | { unknown: string };

/**
 * Pastes a block of a spreadsheet, from the focused cell on. New rows are added as they are needed, and a first row of headings
 * names the columns: part, width, day, and the quantities of the prices.
 * @param rows     of the grid, from the focused one on, if it is a stored one; null: a new one
 * @param columns  of the grid, from left to right
 */
export function pasteBlock(
  cells: Cells,
  text: string,
  {
    row,
    column,
    rows,
    columns,
  }: { row: string; column: GridColumn; rows: readonly string[] | null; columns: readonly GridColumn[] },
): Pasted {
  const [head = [], ...below] = blockOf(text);
  const headings = rows === null && column === 'part' ? headingsIn(head) : null;
  if (headings !== null && 'unknown' in headings) return headings;
  const block = headings === null ? [head, ...below] : below;
  const across = headings?.columns ?? columns.slice(columns.indexOf(column));
  const first = rows === null ? Number(row.slice(3)) : 0;
  const rowAt = (down: number) =>
    rows === null ? (first + down < MAX_NEW_ROWS ? newRow(first + down) : undefined) : rows[down];
  const pasted: Record<string, string> = { ...cells };
  let leftOut = 0;
  for (const [down, values] of block.entries()) {
    for (const [place, value] of values.entries()) {
      const [to, at] = [rowAt(down), across[place]];
      if (to !== undefined && at != null) pasted[cellName(to, at)] = at === 'startsOn' ? dayText(value) : value.trim();
      else if (value.trim() !== '') leftOut += 1;
    }
  }
  return { cells: pasted, leftOut };
}

/** A day of a spreadsheet is kept as it is; one of ours is shown as in the fields. */
const dayText = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value.trim()) ? dayField(value.trim()) : value.trim());

/** A day as in its field. */
export const dayField = (day: string) => formatDay(day).replaceAll('-', '/');

const COLUMN_HEADINGS = { part: HEADINGS.part, width: HEADINGS.width, startsOn: `${HEADINGS.from} fromday abtag` };

/** The columns that a row of headings names; null: it is no row of headings. */
function headingsIn(head: readonly string[]): { columns: (GridColumn | null)[] } | { unknown: string } | null {
  const found = head.map((cell) => columnNamed(cell));
  if (!found.includes('part')) return null;
  const unknown = head.find((cell, place) => found[place] === undefined && cell.trim() !== '');
  return unknown === undefined ? { columns: found.map((column) => column ?? null) } : { unknown: unknown.trim() };
}

/** 'From 10', '10+' and '10' are the prices from 10 on, 'Price' that from 1. */
function columnNamed(cell: string): GridColumn | undefined {
  const quantity = /^\D{0,12}?(\d{1,6})\D{0,6}$/.exec(cell.trim())?.[1];
  if (quantity !== undefined) return `${Number(quantity)}`;
  const folded = foldHeading(cell);
  const isNamed = (headings: string) => folded !== '' && headings.trim().split(/\s+/).includes(folded);
  if (isNamed(HEADINGS.price)) return '1';
  return TARGET_COLUMNS.find((column) => isNamed(COLUMN_HEADINGS[column]));
}

import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { message, type RuleMessage } from '../../base/messages/message.ts';
import { currencies, type CurrencyId, type Minor } from '../../base/money/money.ts';
import { parseDay } from '../../base/days/parse-day.ts';
import { HEADINGS } from '../../base/kernel/table-columns.ts';
import { readPastedTable } from '../../base/spreadsheets/pasted-table.ts';
import type { Ladder } from '../pricing/ladder.ts';
import { readFigure, readLadder } from '../price-lists/ladder-text.ts';

/** A pasted row of prices of a list, by its line in the text. */
export interface ListLine {
  line: number;
  part: string;
  /** Empty: the part in all its widths. */
  width: string;
  /** Names of the product type or the category that the row is for; empty: a part, or every part. */
  type: string;
  category: string;
  /** Day from which the price counts, if the text has one. */
  startsOn: CalendarDay | null;
  ladder: Ladder;
  /** The cell that can't be read; null: all can. */
  refusal: RuleMessage | null;
}

/** A pasted row of the shop's own prices. */
export interface OwnLine {
  line: number;
  part: string;
  width: string;
  usdMinor: Minor | null;
  /** null: the cell is empty, and the price stays as it is. */
  eurMinor: Minor | null;
  refusal: RuleMessage | null;
}

/** Columns of a list's prices: those of its own export, and a currency. */
const LIST_COLUMNS = {
  part: HEADINGS.part,
  width: HEADINGS.width,
  prices: HEADINGS.price,
  currency: HEADINGS.currency,
  from: HEADINGS.from,
  list: 'list liste pricelist preisliste',
  type: 'type typ producttype',
  category: 'category kategorie',
};

const OWN_COLUMNS = {
  part: HEADINGS.part,
  width: HEADINGS.width,
  usd: `dollars dollar usd listpriceusd priceusd ${HEADINGS.price}`,
  eur: 'euros euro eur listpriceeur priceeur',
};

const NO_CELLS = { part: '', width: '', prices: '', currency: '', from: '', list: '', type: '', category: '' };

/** The list whose prices were pasted. */
interface PricedList {
  id: number;
  /** null: percentages alone. */
  currencyId: CurrencyId | null;
}

/**
 * Reads prices of a list as they come from a spreadsheet, a row on each line (K5). Columns are found by their headings; without headings
 * they are part, width, price, and pairs of a quantity with its price. Two columns alone are part and price.
 * @throws {InvalidInputError}  a column that is not known (D55)
 */
export function readListColumns(text: string, list: PricedList): ListLine[] {
  const { rows, cellsOf } = readPastedTable(text, { columns: LIST_COLUMNS, key: 'part', ignored: HEADINGS.text });
  return rows.map(({ line, cells }) => {
    const row = { ...NO_CELLS, ...(cellsOf === null ? listCellsByPlace(cells) : cellsOf(cells)) };
    const { part, width, type, category, from } = row;
    const read = readLadder(row.prices, list.currencyId);
    const startsOn = parseDay(from);
    const refusal =
      ('refusal' in read ? read.refusal : null) ??
      (from !== '' && startsOn === null ? unreadable(from, 'From') : null) ??
      foreignCell(row, list);
    return { line, part, width, type, category, startsOn, ladder: 'ladder' in read ? read.ladder : [], refusal };
  });
}

/** Reads the shop's own prices: part, dollars, euros. @throws {InvalidInputError}  a column that is not known (D55) */
export function readOwnColumns(text: string): OwnLine[] {
  const { rows, cellsOf } = readPastedTable(text, { columns: OWN_COLUMNS, key: 'part', ignored: HEADINGS.text });
  return rows.map(({ line, cells }) => {
    const [first = '', second = '', third = '', ...others] = cells;
    const named = cellsOf?.(cells) ?? { part: first, usd: second, eur: third };
    const { part = '', width = '', usd = '', eur = '' }: Partial<Record<keyof typeof OWN_COLUMNS, string>> = named;
    const surplus = cellsOf === null ? others.find((cell) => cell !== '') : undefined;
    const refusal = refusalOf(usd, 1) ?? refusalOf(eur, 3) ?? (surplus === undefined ? null : unreadable(surplus, '4'));
    return { line, part, width, usdMinor: amountOf(usd, 1), eurMinor: amountOf(eur, 3), refusal };
  });
}

function amountOf(entry: string, currency: CurrencyId): Minor | null {
  const figure = readFigure(entry, currency);
  return typeof figure === 'number' ? figure : null;
}

function refusalOf(entry: string, currency: CurrencyId): RuleMessage | null {
  const figure = readFigure(entry, currency);
  if (figure === 'ambiguous') return message('staff-rule.ladder.ambiguous', { entry });
  return figure === null && entry !== '' ? message('staff-rule.ladder.entry', { entry }) : null;
}

/** A price of another list, or in another currency. */
function foreignCell(
  { currency, list }: Readonly<Record<'currency' | 'list', string>>,
  { id, currencyId }: PricedList,
): RuleMessage | null {
  if (currency !== '' && (currencyId === null || currency.toUpperCase() !== currencies[currencyId].code))
    return unreadable(currency, 'Currency');
  return list === '' || list === String(id) ? null : unreadable(list, 'List');
}

const unreadable = (cell: string, column: string) => message('rule.table-cell', { cell, column });

/** Part, width and price, and '5', '27.50' as further breaks of the ladder. */
function listCellsByPlace([part = '', second = '', third, ...pairs]: readonly string[]) {
  if (third === undefined) return { part, prices: second };
  const breaks = [third];
  for (let index = 0; index < pairs.length; index += 2) breaks.push(`${pairs[index]}: ${pairs[index + 1] ?? ''}`);
  return { part, width: second, prices: breaks.join('\n') };
}

import { CsvError, parse } from 'csv-parse/sync';
import { InvalidInputError } from '../../kernel/errors.ts';
import type { RuleMessage } from '../../kernel/message.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Ladder } from '../ladder.ts';
import { readFigure, readLadder } from '../price-lists/ladder-text.ts';
import { message } from '../../kernel/message.ts';

/** A pasted row of prices of a list, by its line in the text. */
export interface ListLine {
  line: number;
  part: string;
  /** Empty: the part in all its widths. */
  width: string;
  ladder: Ladder;
  /** The cell that can't be read; null: all can. */
  refusal: RuleMessage | null;
}

/** A pasted row of the shop's own prices. */
export interface OwnLine {
  line: number;
  part: string;
  usdMinor: Minor | null;
  /** null: the cell is empty, and the price stays as it is. */
  eurMinor: Minor | null;
  refusal: RuleMessage | null;
}

const HEADINGS = {
  part: ['part', 'part number', 'teil', 'teilenummer', 'artikel'],
  width: ['width', 'breite'],
  prices: ['price', 'prices', 'preis', 'preise'],
  usd: ['dollars', 'dollar', 'usd', 'list price (usd)', 'price', 'preis'],
  eur: ['euros', 'euro', 'eur', 'list price (eur)'],
} as const;

/**
 * Reads prices of a list as they come from a spreadsheet, a row on each line (K5). Columns are found by their headings; without headings
 * they are part, width, price, and pairs of a quantity with its price. Two columns alone are part and price.
 */
export function readListColumns(text: string): ListLine[] {
  const { rows, at } = readTable(text);
  return rows.map(({ line, cells }) => {
    const named = at && { part: at('part'), width: at('width'), prices: at('prices') };
    const [part = '', second = '', third, ...pairs] = cells;
    const hasWidth = third !== undefined;
    const priced =
      named === null ? pricesText(hasWidth ? third : second, hasWidth ? pairs : []) : (cells[named.prices] ?? '');
    const read = readLadder(priced);
    return {
      line,
      part: named === null ? part : (cells[named.part] ?? ''),
      width: named === null ? (hasWidth ? second : '') : (cells[named.width] ?? ''),
      ladder: 'ladder' in read ? read.ladder : [],
      refusal: 'refusal' in read ? read.refusal : null,
    };
  });
}

/** Reads the shop's own prices: part, dollars, euros. */
export function readOwnColumns(text: string): OwnLine[] {
  const { rows, at } = readTable(text);
  const [part, usd, eur] = at === null ? [0, 1, 2] : [at('part'), at('usd'), at('eur')];
  return rows.map(({ line, cells }) => {
    const figures = [cells[usd] ?? '', cells[eur] ?? ''] as const;
    const [usdMinor, eurMinor] = figures.map(readFigure);
    const refusal = figures.map((entry) => refusalOf(entry)).find((said) => said !== null) ?? null;
    return { line, part: cells[part] ?? '', usdMinor: amountOf(usdMinor), eurMinor: amountOf(eurMinor), refusal };
  });
}

const amountOf = (figure: ReturnType<typeof readFigure> | undefined) => (typeof figure === 'number' ? figure : null);

function refusalOf(entry: string): RuleMessage | null {
  const figure = readFigure(entry);
  if (figure === 'ambiguous') return message('staff-rule.ladder.ambiguous', { entry });
  return figure === null && entry !== '' ? message('staff-rule.ladder.entry', { entry }) : null;
}

interface Table {
  rows: { line: number; cells: string[] }[];
  /** Place of a column; -1: it is not there. null: the text has no headings. */
  at: ((column: keyof typeof HEADINGS) => number) | null;
}

/** Separates cells by tabs, else by semicolons, else by commas. @throws {InvalidInputError}  a quotation mark is not closed */
function readTable(text: string): Table {
  const rows: Table['rows'] = [];
  try {
    parse(text, {
      delimiter: text.includes('\t') ? '\t' : text.includes(';') ? ';' : ',',
      relaxColumnCount: true,
      relaxQuotes: true,
      trim: true,
      skipEmptyLines: true,
      bom: true,
      onRecord(cells: string[], { lines }) {
        rows.push({ line: lines, cells: cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1) });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new InvalidInputError([{ field: 'pastedText', message: message('refusal.no-csv') }]);
  }
  const headings = (rows[0]?.cells ?? []).map((cell) => cell.toLowerCase());
  const at = (column: keyof typeof HEADINGS) => {
    const names: readonly string[] = HEADINGS[column];
    return headings.findIndex((heading) => names.includes(heading));
  };
  return at('part') === -1 ? { rows, at: null } : { rows: rows.slice(1), at };
}

/** '29.00' with the pairs '5', '27.50' as a ladder's text. */
function pricesText(first: string, pairs: readonly string[]): string {
  const breaks = [first];
  for (let index = 0; index < pairs.length; index += 2) breaks.push(`${pairs[index]}: ${pairs[index + 1] ?? ''}`);
  return breaks.join('\n');
}

import { unescapeCell, withoutQuoted } from '../../base/spreadsheets/spreadsheet-csv.ts';
import { toHalfwidth } from '../../base/kernel/part-number.ts';
import { findHeadings, type Heading, type Headings, isUnknownHeading } from './headings.ts';
import { MAX_CELL_LENGTH, MAX_ROWS, type TypedRow, type TypedRows, UNREAD_QUANTITY } from './typed-row.ts';

// People paste from spreadsheets, mails and other systems: cells separated by tabs, semicolons, commas or spaces, part
// number or quantity first, with or without headings. Nothing is computed, and nothing is guessed if two readings are
// possible: the check then reports the row.

/** Rows from a pasted or typed text; each line has its own separator. */
export function readText(text: string, most = MAX_ROWS): TypedRows {
  return readRecords(linesOf(text), most);
}

/** Rows from the records of a parsed file. */
export function readRecords(records: Iterable<readonly string[]>, most = MAX_ROWS): TypedRows {
  const filled: string[][] = [];
  for (const record of records) {
    const cells = record.map(cellText);
    if (cells.some((cell) => cell !== '')) filled.push(cells);
    if (filled.length > most + MAX_ROWS_ABOVE) break; // titles, headings, and one row that shows that there are more
  }
  const headings = findHeadings(filled);
  const written = headings === null ? filled : filled.slice(headings.at + 1);
  const taken = written.slice(0, most);
  const { row, ...columns } = readerOf(headings, taken, headings === null ? [] : (filled[headings.at] ?? []));
  return { rows: taken.map(row), isCut: written.length > most, ...columns };
}

/** Maximum number of rows above the first order row. */
export const MAX_ROWS_ABOVE = 11;

interface Reader extends Pick<TypedRows, 'quantityColumn' | 'unknownColumn'> {
  row: (cells: readonly string[]) => TypedRow;
}

/** Chooses how records become rows: by headings if there are some, otherwise by the look of the cells. */
function readerOf(headings: Headings | null, records: readonly string[][], titles: readonly string[]): Reader {
  const columns = headings?.columns ?? null;
  if (headings !== null && columns !== null) return byColumns({ ...headings, columns }, records, titles);
  const countsFirst = headings?.countsFirst ?? isMostlyCountFirst(records);
  const first = hasPositionsFirst(records) ? 1 : 0;
  const row = (cells: readonly string[]) => {
    const read = byLooks(cells.slice(first), countsFirst);
    return headings?.hasQuantity === true ? askForQuantity(read) : read;
  };
  return { row, quantityColumn: null, unknownColumn: null };
}

/**
 * Reads by columns. If no heading names a quantity, the only possible column is used. If several are possible, or none quite, each
 * row decides.
 */
function byColumns(
  { columns, hasQuantity }: Headings & { columns: readonly Heading[] },
  records: readonly string[][],
  titles: readonly string[],
): Reader {
  const headings = withoutPositions(columns, records);
  const read = (cells: readonly string[], quantityAt?: number) => {
    const under = (heading: Heading) => cells.find((cell, at) => headings[at] === heading && cell !== '') ?? '';
    const quantity = quantityAt === undefined ? under('quantity') : (cells[quantityAt] ?? '');
    return typedRow(under('part'), under('width'), quantity);
  };
  const width = Math.max(headings.length, ...records.map(({ length }) => length));
  const unknown = Array.from({ length: width }, (_, at) => at).filter(
    (at) => (headings[at] ?? 'unknown') === 'unknown',
  );
  const unknownColumn = unknownAmong(unknown, records, titles);
  if (hasQuantity) return { row: (cells) => askForQuantity(read(cells)), quantityColumn: null, unknownColumn };
  const figures = unknown.filter((at) => records.some((cells) => isCount(cells[at] ?? '')));
  const [only, ...others] = figures;
  if (only === undefined) return { row: (cells) => read(cells), quantityColumn: null, unknownColumn };
  const heading = titles[only] ?? '';
  const isAlone = others.length === 0 && heading !== '';
  const isQuantity = isAlone && records.every((cells) => /^[1-9]\d{0,3}$/.test(cells[only] ?? ''));
  if (!isQuantity) return { row: (cells) => askForQuantity(read(cells)), quantityColumn: null, unknownColumn };
  const rest = unknown.filter((at) => at !== only);
  return {
    row: (cells) => read(cells, only),
    quantityColumn: heading,
    unknownColumn: unknownAmong(rest, records, titles),
  };
}

/** Names the first column that has a heading or content and no known meaning. */
function unknownAmong(places: readonly number[], records: readonly string[][], titles: readonly string[]) {
  const isFilled = (at: number) => (titles[at] ?? '') !== '' || records.some((cells) => (cells[at] ?? '') !== '');
  const place = places.find((at) => isUnknownHeading(titles[at] ?? '') && isFilled(at));
  return place === undefined ? null : titles[place] || String(place + 1);
}

/**
 * A column of positions headed like a part number ('Item'), or without a heading, is neither part number nor quantity.
 */
function withoutPositions(columns: readonly Heading[], records: readonly string[][]): Heading[] {
  const isPosition = columns.map((_, at) => arePositions(records.map((cells) => cells[at] ?? '')));
  const hasOtherPart = columns.some((heading, at) => heading === 'part' && isPosition[at] !== true);
  return columns.map((heading, at) => {
    const mayBe = heading === 'part' ? hasOtherPart : heading === 'unknown' && records.length > 1;
    return mayBe && isPosition[at] === true ? 'other' : heading;
  });
}

/** 1, 2, 3 or 10, 20, 30. */
function arePositions(cells: readonly string[]): boolean {
  const step = Number(cells[0]);
  return (step === 1 || step === 10) && cells.every((cell, at) => cell === String(step * (at + 1)));
}

/** Returns whether each row begins with its position, followed by a number and a quantity. */
function hasPositionsFirst(records: readonly string[][]): boolean {
  const hasMore = records.every((cells) => cells.filter((cell) => cell !== '').length > 2);
  return records.length > 1 && hasMore && arePositions(records.map(([first = '']) => first));
}

/** An unread quantity must be asked for, because one piece would be a guess. */
function askForQuantity(row: TypedRow): TypedRow {
  return row.quantity === '' ? { ...row, quantity: UNREAD_QUANTITY } : row;
}

function byLooks(cells: readonly string[], countsFirst: boolean): TypedRow {
  const filled = cells.filter((cell) => cell !== '');
  const [only = '', ...others] = filled;
  return others.length === 0 ? fromWords(only, countsFirst) : fromCells(filled, countsFirst);
}

/** 'DB-0150 3', '3 × DB-0150', 'TT-1015-25 50 mm 2': one cell with everything. */
function fromWords(cell: string, countsFirst: boolean): TypedRow {
  const words = cell
    .replace(PIECES, '$1$2')
    .split(' ')
    .filter((word) => !/^[x×]$/i.test(word));
  const place = words.length === 1 ? null : countPlace(words, countsFirst);
  if (place === null) return typedRow(cell, '', '');
  const [count, rest] = place === 'first' ? [words[0], words.slice(1)] : [words.at(-1), words.slice(0, -1)];
  return typedRow(rest.join(' '), '', count ?? '');
}

function fromCells(cells: readonly string[], countsFirst: boolean): TypedRow {
  const place = countPlace(cells, countsFirst);
  if (place === 'first') return typedRow(cells[1] ?? '', widthAmong(cells.slice(2)), cells[0] ?? '');
  if (place === 'last') return typedRow(cells[0] ?? '', widthAmong(cells.slice(1, -1)), cells.at(-1) ?? '');
  const [part = '', ...others] = cells;
  const counts = others.filter(isCount);
  const [count] = counts;
  if (count !== undefined && counts.length === 1) {
    return typedRow(part, widthAmong(others.filter((cell) => cell !== count)), count);
  }
  const width = others.find(isWidth) ?? '';
  // No cell is a quantity: the cell in its position is passed on, so that it is refused and not replaced by one.
  return typedRow(part, width, others.findLast((cell) => cell !== width) ?? '');
}

type CountPlace = 'first' | 'last';

/** Finds the position of the quantity; null if neither end is one. With two numbers, the other rows of the text decide. */
function countPlace(cells: readonly string[], countsFirst: boolean): CountPlace | null {
  const [first, last] = [isCount(cells[0] ?? ''), isCount(cells.at(-1) ?? '')];
  if (first && last) return countsFirst ? 'first' : 'last';
  if (last) return 'last';
  return first ? 'first' : null;
}

/** Returns whether most of the unambiguous rows have the quantity first. */
function isMostlyCountFirst(records: readonly string[][]): boolean {
  let lead = 0;
  for (const cells of records) {
    const filled = cells.filter((cell) => cell !== '');
    const parts = filled.length === 1 ? (filled[0] ?? '').split(' ') : filled;
    if (parts.length > 1) lead += sure(parts);
  }
  return lead > 0;
}

function sure(cells: readonly string[]): number {
  return Number(isCount(cells[0] ?? '')) - Number(isCount(cells.at(-1) ?? ''));
}

/** '3', '3 x', 'x3'; also '2,5', so that it is refused as a quantity. */
function isCount(cell: string): boolean {
  return COUNT.test(cell);
}

const UNIT = String.raw`(?:[x×]|(?:pcs?|pieces?|stk|stück|pces?|pièces?|pz|pezzi|uds?|unidades)\.?)`;
const COUNT = new RegExp(String.raw`^[x×]? ?-?\d{1,6}(?:[.,]\d{1,3})? ?${UNIT}?$`, 'iu');
/** '3 pcs' at either end of a line. */
const PIECES = new RegExp(String.raw`^(\d{1,6}) ?${UNIT}(?= )|(?<= )(\d{1,6}) ?${UNIT}$`, 'iu');
const WIDTH = /^\d+(?:[.,]\d+)? ?(?:mm|cm|in|inch|"|”|″)$/i;

function isWidth(cell: string): boolean {
  return WIDTH.test(cell);
}

/** Between number and quantity a bare figure is a width too; a description is not. */
function widthAmong(cells: readonly string[]): string {
  return cells.find(isWidth) ?? cells.find((cell) => /^\d+(?:[.,]\d+)?$/.test(cell)) ?? '';
}

function typedRow(part: string, width: string, quantity: string): TypedRow {
  const partAndWidth = width === '' ? withWidth(part) : { part, width };
  return { ...partAndWidth, quantity: isCount(quantity) ? figureOf(quantity) : quantity };
}

/** '3 pcs' and '3,00' are 3; '3,000' may be three thousand, and is unchanged. */
function figureOf(count: string): string {
  const [figure = count] = /-?\d[\d.,]*/.exec(count) ?? [];
  return figure.replace(/^(\d+)[.,]0{1,2}$/, '$1');
}

/** 'TT-1015-25 50 mm': a width written after its part number. */
export function withWidth(part: string): Pick<TypedRow, 'part' | 'width'> {
  const [, before, width] = /^(.*\S) (\d+(?:[.,]\d+)? ?(?:mm|cm|in|inch|"|”|″))$/i.exec(part) ?? [];
  return before === undefined || width === undefined ? { part, width: '' } : { part: before, width };
}

/**
 * One line of plain text, with full-width characters converted. `="0150"`, by which some programs keep a number as
 * text, becomes its content; any other formula is text.
 */
export function cellText(cell: string): string {
  const plain = unescapeCell(
    toHalfwidth(cell.normalize('NFC'))
      .replaceAll(/[\p{Cc}\p{Zs}\u2028\u2029]+/gu, ' ')
      .trim(),
  );
  const [, kept] = /^="([^"]*)"$/.exec(plain) ?? [];
  return (kept ?? plain).toWellFormed().slice(0, MAX_CELL_LENGTH).trim();
}

export function* linesOf(text: string): Generator<string[]> {
  const lines = text.split(/[\r\n]+/);
  for (let at = /^\uFEFF?sep=.?$/i.test(lines[0] ?? '') ? 1 : 0; at < lines.length; at += 1) {
    const count = linesOfRow(lines, at);
    const line = lines.slice(at, at + count).join('\n');
    if (line !== '') yield cellsOf(line);
    at += count - 1;
  }
}

/** A quoted cell may span several lines. If the quote never ends, it is an ordinary character. */
function linesOfRow(lines: readonly string[], at: number): number {
  if (!OPEN_QUOTE.test(lines[at] ?? '')) return 1;
  for (let count = 2; count <= MAX_LINES_OF_ROW && at + count <= lines.length; count += 1) {
    if (!OPEN_QUOTE.test(lines.slice(at, at + count).join('\n'))) return count;
  }
  return 1;
}

const OPEN_QUOTE = /(?:^|[\t;,]) *"(?:[^"]|"")*$/;
const MAX_LINES_OF_ROW = 20;

/** Splits at the strongest separator that occurs outside quotes. */
function cellsOf(line: string): string[] {
  const bare = withoutQuoted(line);
  const separator = ['\t', ';'].find((sign) => bare.includes(sign));
  if (separator !== undefined) return splitQuoted(line, separator);
  return bare.includes(',') && !endsInDecimal(line) ? splitQuoted(line, ',') : splitQuoted(line, '\n');
}

/** 'DB-0150 2,5': this comma is a decimal mark. */
function endsInDecimal(line: string): boolean {
  return /^[^,]*\s\d{1,3},\d{1,3}\s*$/.test(line);
}

/** Splits cells as spreadsheets write them: quoted if they contain the separator, with doubled quotes. */
function splitQuoted(line: string, separator: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    const quoted = QUOTED.exec(line.slice(at));
    const end = line.indexOf(separator, quoted === null ? at : at + quoted[0].length);
    const cell = line.slice(at, end === -1 ? line.length : end);
    cells.push(quoted === null ? cell : (quoted[1] ?? '').replaceAll('""', '"'));
    if (end === -1) break;
    at = end + 1;
  }
  return cells;
}

const QUOTED = /^ *"((?:[^"]|"")*)" *(?=$|[\t;,\n])/;

import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { meantText } from '../frame/spreadsheet-csv.ts';
import { type Column, productFileColumns, variantFileColumns } from './columns.ts';
import type { Faults } from './faults.ts';
import type { FiledProduct, FiledVariant } from './filed.ts';

/** A row of a file: its number as a spreadsheet counts (the headings are row 1), its cells by their columns' headings. */
export interface FileRow {
  number: number;
  cells: Pick<ReadonlyMap<string, string>, 'get'>;
}

/** A file whose headings are understood. */
export type FileTable =
  | { kind: 'products'; file: string; columns: readonly Column<FiledProduct>[]; rows: readonly FileRow[] }
  | { kind: 'widths'; file: string; columns: readonly Column<FiledVariant>[]; rows: readonly FileRow[] };

const MOST_ROWS = 100_000;
/** So much is parsed at once before others get their turn. */
const PIECE = 64 * 1024;
/** A row as people fill it has a few thousand characters. */
const LONGEST_ROW = 1024 * 1024;

const UNKNOWN_FILE =
  'The first row must name the columns, among them productID (products) or productVariantID (widths)';
const TOO_MANY_ROWS = `A file has at most ${MOST_ROWS} rows`;
const TOO_LONG_ROW = 'This row is longer than a megabyte: is a quotation mark missing?';
const NOT_UTF8 = 'The file is not written in UTF-8: in Excel save it as “CSV UTF-8”';

/**
 * Reads a CSV file: UTF-8 (or UTF-16 with its mark), parted by commas, semicolons or tabs, whichever part the headings. Its limits
 * count while it is read, so that no file takes more memory than the largest good one.
 * Undefined where that fails; what is wrong stands among the faults, and so does each row that has other cells than the headings.
 */
export async function readTable(file: string, bytes: Uint8Array, faults: Faults): Promise<FileTable | undefined> {
  const refuse = (message: string, row: number | null = null, column = '', value = '') => {
    faults.add({ file, row, column, message, value });
    return undefined;
  };
  const reading = new Reading(bytes);
  const records = reading.records();
  try {
    const { value } = await records.next();
    const headings = (value ?? []).map((heading) => heading.trim());
    const named = new Set(headings.map((heading) => heading.toLowerCase()));
    if (named.has('productvariantid')) {
      const columns = namedColumns(variantFileColumns, headings, refuse);
      return columns && { kind: 'widths', file, columns, rows: await rowsOf(records, columns, refuse) };
    }
    if (!named.has('productid')) return refuse(UNKNOWN_FILE, 1, headings[0], headings.join(' '));
    const columns = namedColumns(productFileColumns, headings, refuse);
    return columns && { kind: 'products', file, columns, rows: await rowsOf(records, columns, refuse) };
  } catch (error) {
    if (error instanceof UnfitFileError) return refuse(error.message, error.row);
    if (!(error instanceof CsvError)) throw error;
    return refuse(`The file can not be read as CSV: ${error.message}`, reading.row);
  } finally {
    await records.return(undefined); // what was not read on is let go
  }
}

type Refuse = (message: string, row?: number | null, column?: string, value?: string) => undefined;

/** The columns in the order of the file; undefined where a heading is unknown or twice there. */
function namedColumns<Row>(
  known: readonly Column<Row>[],
  headings: readonly string[],
  refuse: Refuse,
): Column<Row>[] | undefined {
  const columns = new Map<string, Column<Row>>();
  let isClear = true;
  for (const heading of headings) {
    const column = known.find((each) => each.heading.toLowerCase() === heading.toLowerCase());
    if (column !== undefined && !columns.has(column.heading)) {
      columns.set(column.heading, column);
      continue;
    }
    isClear = false;
    const message =
      column === undefined ? `There is no such column; there are ${listOf(known)}` : 'This column is there twice';
    refuse(message, 1, heading);
  }
  return isClear ? [...columns.values()] : undefined;
}

function listOf(columns: readonly { heading: string }[]): string {
  return columns.map(({ heading }) => heading).join(', ');
}

/** A row without a single text in it is none: spreadsheets leave such behind. @throws {UnfitFileError} */
async function rowsOf(
  records: AsyncIterable<string[]>,
  columns: readonly { heading: string }[],
  refuse: Refuse,
): Promise<FileRow[]> {
  const places = new Map(columns.map(({ heading }, at) => [heading, at]));
  const rows: FileRow[] = [];
  let number = 1;
  for await (const record of records) {
    number += 1;
    if (number > MOST_ROWS + 1) throw new UnfitFileError(TOO_MANY_ROWS);
    if (record.every((cell) => cell.trim() === '')) continue;
    if (record.length === columns.length) {
      rows.push({ number, cells: new Cells(places, record.map(meantText)) });
      continue;
    }
    const message = `This row has ${record.length} cells, and there are ${columns.length} columns: is a quotation mark missing?`;
    refuse(message, number, columns[Math.min(record.length, columns.length) - 1]?.heading, record[0]);
  }
  return rows;
}

/** The cells of one row: the headings lie in memory once for all of them. */
class Cells {
  readonly #places: ReadonlyMap<string, number>;
  readonly #texts: readonly string[];

  constructor(places: ReadonlyMap<string, number>, texts: readonly string[]) {
    this.#places = places;
    this.#texts = texts;
  }

  get(heading: string): string | undefined {
    const place = this.#places.get(heading);
    return place === undefined ? undefined : this.#texts[place];
  }
}

/** The file is not one that can be read. */
class UnfitFileError extends Error {
  readonly row: number | null;
  constructor(message: string, row: number | null = null) {
    super(message);
    this.row = row;
  }
}

/** Takes the records out of a file, piece by piece. */
class Reading {
  readonly #bytes: Uint8Array;
  readonly #parser: ReturnType<typeof parse>;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#parser = parse({ delimiter: this.#delimiter(), relax_column_count: true });
  }

  /** The row that is being read. */
  get row(): number {
    return this.#parser.info.records + 1;
  }

  /** @throws {UnfitFileError | CsvError} */
  async *records(): AsyncGenerator<string[], undefined, undefined> {
    pipeline(Readable.from(this.#pieces()), this.#parser, () => {}); // what goes wrong is thrown below
    for await (const record of this.#parser) yield record as string[];
  }

  *#pieces(): Generator<string> {
    const decoder = this.#decoder(true);
    let [row, began] = [this.row, 0];
    try {
      for (let at = 0; at < this.#bytes.length; at += PIECE) {
        if (this.row > row) [row, began] = [this.row, at];
        if (at - began > LONGEST_ROW) throw new UnfitFileError(TOO_LONG_ROW, row);
        yield decoder.decode(this.#bytes.subarray(at, at + PIECE), { stream: true });
      }
      yield decoder.decode();
    } catch (error) {
      throw error instanceof TypeError ? new UnfitFileError(NOT_UTF8) : error;
    }
  }

  /** The headings have none of these signs in them. */
  #delimiter(): string {
    const text = this.#decoder(false).decode(this.#bytes.subarray(0, PIECE));
    const head = text.slice(0, text.search(/[\r\n]|$/));
    return [';', '\t'].find((sign) => head.includes(sign)) ?? ',';
  }

  #decoder(fatal: boolean): TextDecoder {
    const isUtf16 = this.#bytes[0] === 0xff && this.#bytes[1] === 0xfe;
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal });
  }
}

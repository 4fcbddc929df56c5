import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import { message, type Message } from '../messages/message.ts';
import { normalizeText } from '../kernel/normalize-text.ts';
import { separatorIn } from './spreadsheet-csv.ts';

/** Size that is parsed at once before other work gets its turn: it may hold as many rows as bytes. */
const PIECE = 8 * 1024;
/** Beginning that shows what separates the cells. */
const HEAD = 64 * 1024;
/** Limit far above a real row, which has a few thousand characters. */
const MAX_ROW_LENGTH = 1024 * 1024;

/** The file can't be read. */
export class UnfitFileError extends Error {
  readonly reason: Message;
  /** As a spreadsheet counts, from 1; null: the file as a whole. */
  readonly row: number | null;
  constructor(reason: Message, row: number | null = null, cause?: unknown) {
    super(reason.key, { cause });
    this.reason = reason;
    this.row = row;
  }
}

/** Limit of a file, and the words for a longer one. */
export interface RowLimit {
  maxRows: number;
  refusal: Message;
}

/** A row of a file: its number as a spreadsheet counts, from 1. */
export interface CsvRecord {
  row: number;
  cells: string[];
}

/**
 * Parses the records of a CSV file piece by piece, so that a large one is in memory only once. UTF-8 (or UTF-16 with
 * BOM), separated by commas, semicolons or tabs, whichever the first row uses.
 */
export class CsvRecords {
  readonly #bytes: Uint8Array | Blob;
  #alphabet: string;
  readonly #limit: RowLimit | undefined;
  #parser = parse();

  /**
   * @param bytes            a Blob is read piece by piece, however large
   * @param options.alphabet encoding of a file without a BOM
   * @param options.limit    of its rows, empty ones included
   */
  constructor(
    bytes: Uint8Array | Blob,
    { alphabet = 'utf-8', limit }: { alphabet?: 'utf-8' | 'windows-1252'; limit?: RowLimit } = {},
  ) {
    this.#bytes = bytes;
    this.#limit = limit;
    this.#alphabet = alphabet;
  }

  async #begin(): Promise<void> {
    const head = await this.#piece(0, HEAD);
    if (head[0] === 0xff && head[1] === 0xfe) this.#alphabet = 'utf-16le';
    const text = new TextDecoder(this.#alphabet).decode(head);
    const [, declared] = SEPARATOR_LINE.exec(text) ?? [];
    this.#parser = parse({
      delimiter: declared ?? separatorIn(text),
      from_line: declared === undefined ? 1 : 2,
      relax_column_count: true,
      info: true,
      skip_empty_lines: true, // each would cost as much as a full row
    });
  }

  /** The row being parsed, which is a few rows ahead of the reader. */
  get #row(): number {
    const { records, empty_lines: emptyLines } = this.#parser.info;
    return records + emptyLines + 1;
  }

  /**
   * Yields the rows that are not empty.
   * @throws {UnfitFileError}
   */
  async *records(): AsyncGenerator<CsvRecord, undefined, undefined> {
    await this.#begin();
    pipeline(Readable.from(this.#pieces()), this.#parser, () => {}); // errors are thrown below
    try {
      for await (const parsed of this.#parser) {
        const { info, record } = parsed as { info: Info; record: string[] };
        yield { row: info.records + info.empty_lines, cells: record.map(normalizeText) };
      }
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      // Rows may have any length and any character, so the remaining errors are about quotation marks.
      throw new UnfitFileError(message('refusal.no-csv'), this.#row, error);
    }
  }

  async #piece(from: number, to: number): Promise<Uint8Array> {
    if (this.#bytes instanceof Uint8Array) return this.#bytes.subarray(from, to);
    return new Uint8Array(await this.#bytes.slice(from, to).arrayBuffer());
  }

  async *#pieces(): AsyncGenerator<string> {
    const length = this.#bytes instanceof Uint8Array ? this.#bytes.length : this.#bytes.size;
    const decoder = new TextDecoder(this.#alphabet, { fatal: true });
    let [row, began] = [this.#row, 0];
    try {
      for (let at = 0; at < length; at += PIECE) {
        await setImmediate();
        if (this.#row > row) [row, began] = [this.#row, at];
        if (this.#limit !== undefined && row > this.#limit.maxRows) throw new UnfitFileError(this.#limit.refusal);
        if (at - began > MAX_ROW_LENGTH) throw new UnfitFileError(message('refusal.too-long-row'), row);
        yield decoder.decode(await this.#piece(at, at + PIECE), { stream: true });
      }
      yield decoder.decode();
    } catch (error) {
      throw error instanceof TypeError ? new UnfitFileError(message('refusal.not-utf8'), null, error) : error;
    }
  }
}

/** 'sep=;' as the first line, by which Excel learns the separator. */
const SEPARATOR_LINE = /^\uFEFF?sep=([;,\t|])[;,\t]*(?:\r\n|\r|\n)/i;

import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { message, type Message } from '../kernel/message.ts';
import { normalizeText } from '../kernel/normalize-text.ts';
import { withoutQuoted } from './spreadsheet-csv.ts';

/** So much is parsed at once before others get their turn. */
const PIECE = 64 * 1024;
/** A row as people fill it has a few thousand characters. */
const MAX_ROW_LENGTH = 1024 * 1024;

/** The file is not one that can be read. */
export class UnfitFileError extends Error {
  readonly said: Message;
  /** As a spreadsheet counts, from 1; null: the file as a whole. */
  readonly row: number | null;
  constructor(said: Message, row: number | null = null, cause?: unknown) {
    super(said.key, { cause });
    this.said = said;
    this.row = row;
  }
}

/**
 * Takes the records out of a CSV file, piece by piece, so that a large one lies in memory once. UTF-8 (or UTF-16 with its mark),
 * parted by commas, semicolons or tabs, whichever part the first row.
 */
export class CsvRecords {
  readonly #bytes: Uint8Array;
  readonly #alphabet: string;
  readonly #parser: ReturnType<typeof parse>;

  /** @param alphabet  of a file that does not say another one */
  constructor(bytes: Uint8Array, alphabet: 'utf-8' | 'windows-1252' = 'utf-8') {
    this.#bytes = bytes;
    this.#alphabet = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : alphabet;
    const text = new TextDecoder(this.#alphabet).decode(bytes.subarray(0, PIECE));
    const [, said] = SEPARATOR_LINE.exec(text) ?? [];
    this.#parser = parse({
      delimiter: said ?? separatorIn(text),
      from_line: said === undefined ? 1 : 2,
      relax_column_count: true,
    });
  }

  /** The row that is being read. */
  get row(): number {
    return this.#parser.info.records + 1;
  }

  /** @throws {UnfitFileError} */
  async *records(): AsyncGenerator<string[], undefined, undefined> {
    pipeline(Readable.from(this.#pieces()), this.#parser, () => {}); // what goes wrong is thrown below
    try {
      for await (const record of this.#parser) yield (record as string[]).map(normalizeText);
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      // Rows may be of any length, and every sign may stand in them: what is left is about quotation marks.
      throw new UnfitFileError(message('refusal.no-csv'), this.row, error);
    }
  }

  async *#pieces(): AsyncGenerator<string> {
    const decoder = new TextDecoder(this.#alphabet, { fatal: true });
    let [row, began] = [this.row, 0];
    try {
      for (let at = 0; at < this.#bytes.length; at += PIECE) {
        await setImmediate();
        if (this.row > row) [row, began] = [this.row, at];
        if (at - began > MAX_ROW_LENGTH) throw new UnfitFileError(message('refusal.too-long-row'), row);
        yield decoder.decode(this.#bytes.subarray(at, at + PIECE), { stream: true });
      }
      yield decoder.decode();
    } catch (error) {
      throw error instanceof TypeError ? new UnfitFileError(message('refusal.not-utf8'), null, error) : error;
    }
  }
}

/** Separator that most lines have outside of quotes: the first line may be a title, and a text may hold any of these. */
function separatorIn(text: string): string {
  const lines = text.split(/[\r\n]+/, LINES_LOOKED_AT).map(withoutQuoted);
  const countOf = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  return SEPARATORS.reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}

const SEPARATORS = [';', '\t', ','] as const;
const LINES_LOOKED_AT = 20;
/** 'sep=;' as the first line: by it Excel knows how the others are separated. */
const SEPARATOR_LINE = /^\uFEFF?sep=([;,\t|])[;,\t]*(?:\r\n|\r|\n)/i;

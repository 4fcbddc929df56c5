import { openWorkbook } from '#platform/images/open-upload.ts';
import { type CsvRecord, CsvRecords, UnfitFileError } from '../../base/spreadsheets/csv-records.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message, type Message } from '../../base/messages/message.ts';
import { MAX_ROWS_ABOVE } from './read-rows.ts';
import { MAX_ROWS } from './typed-row.ts';

/** Reads the cells of a CSV file or an Excel workbook, without empty rows. @throws {InvalidInputError} */
export async function recordsIn(file: File): Promise<string[][]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) {
    const opened = await openWorkbook(bytes, { maxFilled: MAX_FILLED, maxRead: MAX_READ });
    if (opened.ok) return opened.rows;
    throw inputError(message(WORKBOOK_REFUSALS[opened.fault]));
  }
  try {
    return await firstOf(csvRecords(bytes));
  } catch (error) {
    if (error instanceof UnfitFileError) throw inputError(error.reason);
    throw error;
  }
}

const WORKBOOK_REFUSALS = {
  unreadable: 'refusal.no-workbook',
  macros: 'refusal.workbook-macros',
  chart: 'refusal.workbook-chart',
} as const;

/**
 * Titles, headings, and one row that shows that there are more. Empty rows between don't count, but are limited too.
 */
const MAX_FILLED = MAX_ROWS + 1 + MAX_ROWS_ABOVE;
const MAX_READ = 20_000;

async function firstOf(records: AsyncIterable<CsvRecord>): Promise<string[][]> {
  const filled: string[][] = [];
  let read = 0;
  for await (const { cells } of records) {
    read += 1;
    if (cells.some((cell) => cell.trim() !== '')) filled.push(cells);
    if (filled.length >= MAX_FILLED || read >= MAX_READ) break;
  }
  return filled;
}

/** Reads CSV. Content with NUL is not text, whatever its name: an old workbook, a picture. */
function csvRecords(bytes: Uint8Array): AsyncIterable<CsvRecord> {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (!isUtf16 && bytes.includes(0)) throw inputError(message('refusal.order-file-unknown'));
  return new CsvRecords(bytes, { alphabet: isUtf8(bytes) ? 'utf-8' : 'windows-1252' }).records();
}

/** Excel saves CSV in its country's own encoding; part numbers are the same in all of them. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function inputError(refusal: Message): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message: refusal }]);
}

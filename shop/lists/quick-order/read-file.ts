import { message } from '../../kernel/message.ts';
import { readRecords } from './read-rows.ts';
import type { TypedRows } from './typed-row.ts';

export const ORDER_FILE_MAX_BYTES = 2 * 1024 * 1024;
export const ORDER_FILE_TOO_LARGE = message('refusal.order-file-large');

/** The rows of a CSV file or an Excel workbook; no more of it is read than an order takes. @throws {InvalidInputError} */
export async function readOrderFile(file: File): Promise<TypedRows> {
  return readRecords(await recordsOfFile(file));
}

/** The records of such a file as they are. @throws {InvalidInputError} */
export function recordsOfFile(file: File): Promise<string[][]> {
  const records = lastTurn.then(async () => {
    const { recordsIn } = await import('./records-in-file.ts'); // libraries that few requests need
    return recordsIn(file);
  });
  lastTurn = records.catch(() => undefined);
  return records;
}

// One at a time: unpacked, a workbook may take some ten megabytes while it is read.
let lastTurn: Promise<unknown> = Promise.resolve();

import { InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { readRecords } from './read-rows.ts';
import type { TypedRows } from './typed-row.ts';

export const ORDER_FILE_MAX_BYTES = 2 * 1024 * 1024;
export const ORDER_FILE_TOO_LARGE = message('refusal.order-file-large');

/** Reads the rows of a CSV file or an Excel workbook, no more than an order takes. @throws {InvalidInputError} */
export async function readOrderFile(file: File): Promise<Omit<TypedRows, 'unknownColumn'>> {
  return refuseUnknownColumn(readRecords(await recordsOfFile(file)));
}

/** Refuses a file by the heading of a column whose meaning is not known (D55). @throws {InvalidInputError} */
export function refuseUnknownColumn<Read extends Pick<TypedRows, 'unknownColumn'>>({
  unknownColumn: column,
  ...read
}: Read): Omit<Read, 'unknownColumn'> {
  if (column === null) return read;
  throw new InvalidInputError([{ field: 'file', message: message('rule.table-column', { column }) }]);
}

/** Reads the raw records of such a file. @throws {InvalidInputError} */
export function recordsOfFile(file: File): Promise<string[][]> {
  const records = lastTurn.then(async () => {
    const { recordsIn } = await import('./records-in-file.ts'); // libraries that few requests need
    return recordsIn(file);
  });
  lastTurn = records.catch(() => undefined);
  return records;
}

// One at a time, because an unpacked workbook may take some ten megabytes.
let lastTurn: Promise<unknown> = Promise.resolve();

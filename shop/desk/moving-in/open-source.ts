import { BrokenArchiveError, openZip } from '#platform/zip.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import type { RowLimit } from '../../base/spreadsheets/csv-records.ts';
import { message, type Message } from '../../base/messages/message.ts';

/** A table of a move, read when its turn comes: its bytes, or a file that is read piece by piece. */
export interface SourceTable {
  readonly name: string;
  /** Of an upload; the command reads any number of rows. */
  readonly limit?: RowLimit;
  read(this: void): Promise<Uint8Array | Blob>;
}

const LIMITS = { maxFiles: 1000, maxTotalBytes: 200 * 1024 * 1024 };
const MAX_TABLE_BYTES = 100 * 1024 * 1024;
const MAX_ROWS = 1_000_000;
const ROW_LIMIT = { maxRows: MAX_ROWS + 1, refusal: message('staff-refusal.too-many-rows', { most: MAX_ROWS }) };

/** Largest upload on the screen; the command takes files of any size. */
export const MOVE_MAX_BYTES = 50 * 1024 * 1024;

/**
 * Opens an upload: one table, or a ZIP archive of some.
 * @throws {InvalidInputError} any other file
 */
export async function openUpload(file: File): Promise<SourceTable[]> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x50 || second !== 0x4b)
    return [{ name: baseName(file.name), limit: ROW_LIMIT, read: async () => file }];
  try {
    const tables = (await openZip(file, LIMITS)).filter(({ path }) => isTable(path));
    if (tables.length === 0) throw refused(message('staff-rule.move.no-tables'));
    if (tables.some(({ size }) => size > MAX_TABLE_BYTES)) throw refused(message('staff-rule.move.large-table'));
    return tables.map((table) => ({
      name: baseName(table.path),
      limit: ROW_LIMIT,
      read: () => table.read().catch(refuseArchive),
    }));
  } catch (error) {
    return refuseArchive(error);
  }
}

function refuseArchive(error: unknown): never {
  throw error instanceof BrokenArchiveError ? refused(message('staff-rule.move.no-archive')) : error;
}

/** Returns whether a path of an archive or a folder is a table, and not something that a system added. */
export function isTable(path: string): boolean {
  return /\.csv$/i.test(path) && !path.includes('__MACOSX/') && !baseName(path).startsWith('.');
}

function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).toLowerCase();
}

function refused(said: Message): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message: said }]);
}

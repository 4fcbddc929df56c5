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

/** A file that a row names, such as a document. */
export interface SourceFile {
  readonly size: number;
  read(this: void): Promise<Uint8Array>;
}

/** Everything that was sent. */
export interface MoveSource {
  readonly tables: readonly SourceTable[];
  /** Finds a file by its name, without its folder; undefined: it was not sent. */
  file(this: void, name: string): SourceFile | undefined;
}

/** A source of tables alone. */
export function tablesAlone(tables: readonly SourceTable[]): MoveSource {
  return { tables, file: () => undefined };
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
export async function openUpload(file: File): Promise<MoveSource> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x50 || second !== 0x4b)
    return tablesAlone([{ name: baseName(file.name), limit: ROW_LIMIT, read: async () => file }]);
  try {
    const packed = await openZip(file, LIMITS);
    const tables = packed.filter(({ path }) => isTable(path));
    const files = new Map(packed.map((each) => [baseName(each.path), each]));
    if (tables.length === 0) throw refused(message('staff-rule.move.no-tables'));
    if (tables.some(({ size }) => size > MAX_TABLE_BYTES)) throw refused(message('staff-rule.move.large-table'));
    return {
      tables: tables.map((table) => ({
        name: baseName(table.path),
        limit: ROW_LIMIT,
        read: () => table.read().catch(refuseArchive),
      })),
      file(name) {
        const found = files.get(baseName(name));
        return found && { size: found.size, read: () => found.read().catch(refuseArchive) };
      },
    };
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

/** The name without its folders, in lower case. */
export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).toLowerCase();
}

function refused(reason: Message): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message: reason }]);
}

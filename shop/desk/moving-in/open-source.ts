import { BrokenArchiveError, openZip } from '#platform/zip.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message, type Message } from '../../base/messages/message.ts';

/** A table of a move: its bytes, or a file that is read piece by piece. */
export interface SourceTable {
  readonly name: string;
  readonly content: Uint8Array | Blob;
}

const LIMITS = { maxFiles: 1000, maxTotalBytes: 2 * 1024 * 1024 * 1024 };

/** Largest upload on the screen; the command takes files of any size. */
export const MOVE_MAX_BYTES = 50 * 1024 * 1024;

/**
 * Opens an upload: one table, or a ZIP archive of some.
 * @throws {InvalidInputError} any other file
 */
export async function openUpload(file: File): Promise<SourceTable[]> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x50 || second !== 0x4b) return [{ name: baseName(file.name), content: file }];
  try {
    const tables = (await openZip(file, LIMITS)).filter(({ path }) => isTable(path));
    if (tables.length === 0) throw refused(message('staff-rule.move.no-tables'));
    const read = async (table: (typeof tables)[number]) => ({
      name: baseName(table.path),
      content: await table.read(),
    });
    return await Promise.all(tables.map(read));
  } catch (error) {
    if (error instanceof BrokenArchiveError) throw refused(message('staff-rule.move.no-archive'));
    throw error;
  }
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

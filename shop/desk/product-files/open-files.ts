import { type ArchiveFault, BrokenArchiveError, openZip } from '#platform/zip.ts';
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '../../base/files/picture-file.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message, type Message } from '../../base/messages/message.ts';

/** Uploaded files: up to four tables, and pictures, which are read when a row names them. */
export interface SentFiles {
  tables: readonly { name: string; bytes: Uint8Array }[];
  hasPicture(this: void, name: string): boolean;
  /** Undefined: there is no such picture in the archive. @throws {InvalidInputError} */
  picture(this: void, name: string): Promise<Uint8Array | undefined>;
}

const LIMITS = { maxFiles: 20_000, maxTotalBytes: 2 * 1024 * 1024 * 1024 };
const MAX_TABLE = 50 * 1024 * 1024;

/**
 * Opens a CSV file, or a ZIP archive of up to four with their pictures in any folder.
 * @throws {InvalidInputError} any other file
 */
export async function openSentFile(file: File): Promise<SentFiles> {
  if (!(await isZip(file))) {
    return {
      tables: [{ name: file.name, bytes: await bytesOf(file) }],
      hasPicture: () => false,
      picture: async () => undefined,
    };
  }
  const archived = (await orRefusal(openZip(file, LIMITS))).filter(({ path }) => !isHidden(path));
  if (archived.some(({ path }) => path === 'xl/workbook.xml')) throw inputError(message('staff-refusal.workbook'));
  const tables = archived.filter(({ path }) => /\.(?:csv|txt)$/i.test(path));
  if (tables.length === 0 || tables.length > 4 || tables.some(({ size }) => size > MAX_TABLE))
    throw inputError(message('staff-refusal.archive'));
  const pictures = new Map(archived.map((picture) => [baseName(picture.path), picture]));
  return {
    tables: await Promise.all(
      tables.map(async (table) => ({ name: baseName(table.path), bytes: await orRefusal(table.read()) })),
    ),
    hasPicture: (name) => pictures.has(baseName(name)),
    async picture(name) {
      const picture = pictures.get(baseName(name));
      if (picture === undefined) return undefined;
      if (picture.size > PICTURE_MAX_BYTES) throw inputError(PICTURE_TOO_LARGE);
      return orRefusal(picture.read());
    },
  };
}

/** The name without its folders, in lower case, because archives contain a folder or only its content. */
export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).toLowerCase();
}

/** Recognises files that operating systems add to archives. */
function isHidden(path: string): boolean {
  return path.includes('__MACOSX/') || baseName(path).startsWith('.');
}

async function isZip(file: File): Promise<boolean> {
  const [first, second] = await bytesOf(file.slice(0, 2));
  return first === 0x50 && second === 0x4b;
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

async function orRefusal<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BrokenArchiveError) throw inputError(saidFault(error.fault));
    throw error;
  }
}

function saidFault(fault: ArchiveFault): Message {
  switch (fault.what) {
    case 'none':
      return message('staff-refusal.zip-none');
    case 'files':
      return message('staff-refusal.zip-files', { most: fault.most });
    case 'size':
      return message('staff-refusal.zip-size', { most: fault.mostMegabytes });
    case 'damaged':
      return message('staff-refusal.zip-damaged', { path: fault.path });
    default:
      return fault satisfies never;
  }
}

function inputError(message: Message): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message }]);
}

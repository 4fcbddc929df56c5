import { randomUUID } from 'node:crypto';
import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** File store for pictures, manuals and purchase orders: a folder, or an S3-compatible store. Keys are paths: 'manuals/P3-10.pdf'. */
export interface Files {
  /** Whole or not at all: nobody ever reads half a file. Every call throws FileStoreError where the store fails. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The file's bytes; undefined if there is none. */
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Does nothing if there is none. */
  delete(key: string): Promise<void>;
  /** The keys of all files, in no order that one could rely on. */
  list(): AsyncIterable<string>;
}

/** The store does not answer, or has no room. */
export class FileStoreError extends Error {
  constructor(key: string, cause: unknown) {
    super(`The file store failed at ${key}.`, { cause });
  }
}

const UNFINISHED = 'unfinished/';
/** Folders with files for signed-in people only: no other user of the machine may read them. */
const CLOSED = ['purchase-orders', 'order-documents', 'returns', 'manuals', 'product-sheets'];
const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** Files below a folder, which is made with the first of them; those that `CLOSED` holds are for their owner alone. */
export function folderFiles(folder: string): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    ...diskFiles(disk),
    // Under another name first: a process that is killed while it writes leaves nothing under the name that is
    // requested.
    async put(key, bytes) {
      const unfinished = `${UNFINISHED}${randomUUID()}`;
      try {
        await disk.put(unfinished, bytes);
        if (isClosed(key)) await chmod(path.join(folder, unfinished), OWNER_ONLY.file);
        await disk.move(unfinished, key);
        if (isClosed(key)) await closeFolders(folder, key);
      } catch (error) {
        await disk.delete(unfinished).catch(() => {}); // half a file on a full disk would keep it full
        throw new FileStoreError(key, error);
      }
    },
  };
}

/** Files on a disk of the library, whichever it is. */
export function diskFiles(disk: Disk): Files {
  return {
    put: (key, bytes) => told(key, disk.put(key, bytes)),
    async get(key) {
      try {
        // Not getBytes: on a folder it answers the whole memory that the bytes were read into, for an empty file another's.
        return await buffer(await disk.getStream(key));
      } catch (error) {
        if (await told(key, disk.exists(key))) throw new FileStoreError(key, error); // it is there, and something else is wrong
        return undefined;
      }
    },
    has: (key) => told(key, disk.exists(key)),
    delete: (key) => told(key, disk.delete(key)),
    async *list() {
      for (let from: string | undefined, first = true; first || from !== undefined; first = false) {
        const page = await disk.listAll('/', {
          recursive: true,
          ...(from === undefined ? {} : { paginationToken: from }),
        });
        for (const entry of page.objects) {
          if ('key' in entry && !entry.key.startsWith(UNFINISHED)) yield entry.key;
        }
        from = page.paginationToken;
      }
    },
  };
}

async function told<Result>(key: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new FileStoreError(key, error);
  }
}

function isClosed(key: string): boolean {
  return CLOSED.some((name) => key.startsWith(`${name}/`));
}

/** The folders that the file is in, from the outermost. */
async function closeFolders(folder: string, key: string): Promise<void> {
  const names = path.posix.dirname(key).split('/');
  for (const [index] of names.entries()) {
    await chmod(path.join(folder, ...names.slice(0, index + 1)), OWNER_ONLY.folder);
  }
}

/**
 * Closes what earlier versions, or a copy by hand, left open to other users of the machine. Where the outermost folder is closed
 * nothing below it can be reached, and everything there was written closed.
 */
export async function mendModes(folder: string): Promise<void> {
  for (const name of CLOSED) await closeAll(path.join(folder, name));
}

async function closeAll(closed: string): Promise<void> {
  const outermost = await stat(closed).catch(() => undefined); // there is none yet
  if (outermost === undefined || (outermost.mode & 0o777) === OWNER_ONLY.folder) return;
  for (const entry of await readdir(closed, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue; // what it leads to is not ours
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? OWNER_ONLY.folder : OWNER_ONLY.file);
  }
  await chmod(closed, OWNER_ONLY.folder); // last: until then the next start begins anew
}

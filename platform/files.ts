import { randomUUID } from 'node:crypto';
import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** File store for pictures, manuals and purchase orders: a folder, or an S3-compatible store. Keys are paths: 'manuals/P3-10.pdf'. */
export interface Files {
  /** Atomic: nobody ever reads half a file. Every call throws FileStoreError if the store fails. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The file's bytes; undefined if there is none. */
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Does nothing if it does not exist. */
  delete(key: string): Promise<void>;
  /** The keys of all files, in no particular order. */
  list(): AsyncIterable<string>;
}

/** The store does not answer, or has no space. */
export class FileStoreError extends Error {
  constructor(key: string, cause: unknown) {
    super(`The file store failed at ${key}.`, { cause });
  }
}

const UNFINISHED = 'unfinished/';
/** Folders of private files: no other user of the machine may read them. */
const CLOSED = ['purchase-orders', 'order-documents', 'returns', 'manuals', 'product-sheets', 'drawing-originals'];
const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/**
 * Files below a folder, which is created with the first of them; those in `CLOSED` folders are readable only by their
 * owner.
 */
export function folderFiles(folder: string): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    ...diskFiles(disk),
    // Under a temporary name first: a process killed while writing leaves nothing under the real name.
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

/** Files on any disk of the library. */
export function diskFiles(disk: Disk): Files {
  return {
    put: (key, bytes) => withStoreError(key, disk.put(key, bytes)),
    async get(key) {
      try {
        // Not getBytes: for a folder file it returns the whole buffer pool, for an empty file another's bytes.
        return await buffer(await disk.getStream(key));
      } catch (error) {
        if (await withStoreError(key, disk.exists(key))) throw new FileStoreError(key, error); // it exists, so the error has another cause
        return undefined;
      }
    },
    has: (key) => withStoreError(key, disk.exists(key)),
    delete: (key) => withStoreError(key, disk.delete(key)),
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

async function withStoreError<Result>(key: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new FileStoreError(key, error);
  }
}

function isClosed(key: string): boolean {
  return CLOSED.some((name) => key.startsWith(`${name}/`));
}

/** Closes the folders of a file, from the outermost. */
async function closeFolders(folder: string, key: string): Promise<void> {
  const names = path.posix.dirname(key).split('/');
  for (const [index] of names.entries()) {
    await chmod(path.join(folder, ...names.slice(0, index + 1)), OWNER_ONLY.folder);
  }
}

/**
 * Closes files that earlier versions, or a manual copy, left open to other users of the machine. If the outermost
 * folder is closed, nothing below it can be reached, and everything there was written closed.
 */
export async function mendModes(folder: string): Promise<void> {
  for (const name of CLOSED) await closeAll(path.join(folder, name));
}

async function closeAll(closed: string): Promise<void> {
  const outermost = await stat(closed).catch(() => undefined); // it does not exist yet
  if (outermost === undefined || (outermost.mode & 0o777) === OWNER_ONLY.folder) return;
  for (const entry of await readdir(closed, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue; // its target is not ours
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? OWNER_ONLY.folder : OWNER_ONLY.file);
  }
  await chmod(closed, OWNER_ONLY.folder); // last, so that an interrupted run starts over
}

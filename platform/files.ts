import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where pictures, manuals and purchase orders lie: a folder, or an S3-compatible store. Keys are paths: 'manuals/P3-10.pdf'. */
export interface Files {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The file's bytes, or undefined where there is none. */
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
}

/** Files below a folder. */
export function folderFiles(folder: string): Files {
  return onDisk(new Disk(new FSDriver({ location: folder, visibility: 'private' })));
}

function onDisk(disk: Disk): Files {
  return {
    put: (key, bytes) => disk.put(key, bytes),
    async get(key) {
      if (!(await disk.exists(key))) return undefined;
      return Buffer.from(await disk.getBytes(key));
    },
    has: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
  };
}

/** Files that are gone with the process: for tests that don't look at them. */
export function memoryFiles(): Files {
  const kept = new Map<string, Buffer>();
  return {
    put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
    get: async (key) => kept.get(key),
    has: async (key) => kept.has(key),
    delete: async (key) => void kept.delete(key),
  };
}

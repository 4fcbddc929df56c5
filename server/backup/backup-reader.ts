import type { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { OperatorError } from '#platform/operator-error.ts';
import { fileEntry, MANIFEST_ENTRY, Manifest, type Measured, storeEntry, tableEntry } from './manifest.ts';
import { Meter } from './size-and-checksum.ts';
import { isStoreFile } from './store-folder.ts';

/** A verified backup. */
export class BackupReader {
  readonly manifest: Manifest;
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(manifest: Manifest, zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.manifest = manifest;
    this.#zip = zip;
    this.#entries = entries;
  }

  /**
   * Opens a backup after reading it completely: it is opened only if every part is present and intact.
   * @throws {OperatorError} it can't be read, is not a backup, or is damaged
   */
  static async open(file: string): Promise<BackupReader> {
    const zip = await openZip(file);
    try {
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      const reader = new BackupReader(await readManifest(zip, entries.get(MANIFEST_ENTRY)), zip, entries);
      for (const [name, expected] of partsOf(reader.manifest)) await reader.#check(name, expected);
      return reader;
    } catch (error) {
      zip.close();
      if (error instanceof OperatorError) throw error;
      throw new OperatorError(`${file} is damaged (${(error as Error).message}): use another backup.`, {
        cause: error,
      });
    }
  }

  read(name: string): Promise<Readable> {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new OperatorError(`The backup lacks its part "${name}": use another backup.`);
    return this.#zip.openReadStreamPromise(entry);
  }

  async readBytes(name: string): Promise<Buffer> {
    return buffer(await this.read(name));
  }

  close(): void {
    this.#zip.close();
  }

  async #check(name: string, { bytes, sha256 }: Measured): Promise<void> {
    const meter = new Meter();
    meter.resume();
    await pipeline(await this.read(name), meter);
    const found = meter.measured();
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new OperatorError(`The backup is damaged: its part "${name}" has changed. Use another backup.`);
    }
  }
}

/** All parts of a backup except the manifest itself. */
function partsOf({ tables, files, store }: Manifest): [name: string, expected: Measured][] {
  if (!store.every(({ path }) => isStoreFile(path))) throw new Error('it names a file outside the store');
  return [
    ...tables.map((table): [string, Measured] => [tableEntry(table.name), table]),
    ...files.map((file): [string, Measured] => [fileEntry(file.key), file]),
    ...store.map((file): [string, Measured] => [storeEntry(file.path), file]),
  ];
}

async function openZip(file: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(file, { autoClose: false, strictFileNames: true });
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const reason =
      code === 'ENOENT' ? 'there is no such file' : code === undefined ? 'it is not a backup, or incomplete' : message;
    throw new OperatorError(`${file} can't be restored: ${reason}.`, { cause: error });
  }
}

async function readManifest(zip: ZipFile, entry: Entry | undefined): Promise<Manifest> {
  if (entry === undefined) throw new OperatorError('This ZIP file is not a backup of the shop: it has no manifest.');
  const parsed = Manifest.safeParse(await json(await zip.openReadStreamPromise(entry)));
  if (parsed.success) return parsed.data;
  throw new OperatorError('This version cannot read this backup: its manifest has another format.');
}

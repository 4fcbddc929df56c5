import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Measured } from './manifest.ts';
import { Meter } from './size-and-checksum.ts';

const OWNER_ONLY = 0o600; // it contains names, addresses and password hashes

/**
 * Writes a zip file entry by entry without buffering. Until it is finished it has a temporary name, so that half a
 * backup is never mistaken for one.
 */
export class BackupWriter {
  readonly #zip = new ZipFile();
  readonly #file: string;
  readonly #unfinished: string;
  readonly #written: Promise<void>;

  /** @param file must not exist */
  constructor(file: string) {
    this.#file = file;
    this.#unfinished = `${file}.unfinished`;
    const output = createWriteStream(this.#unfinished, { flags: 'w', mode: OWNER_ONLY, flush: true });
    this.#written = pipeline(this.#zip.outputStream as Readable, output);
    this.#zip.on('error', (error: Error) => output.destroy(error));
    this.#written.catch(() => {}); // reported when the next entry is added
  }

  /** Adds an entry; resolves once it has been written. @throws the source fails, or the disk is full */
  async add(name: string, source: Readable, { compress }: { compress: boolean }): Promise<Measured> {
    const meter = new Meter();
    this.#zip.addReadStream(meter, name, { compress, mode: OWNER_ONLY });
    // Nobody reads an entry any more once the file can't be written.
    await Promise.race([pipeline(source, meter), this.#written]);
    return meter.measured();
  }

  addBytes(name: string, bytes: Buffer, options: { compress: boolean }): Promise<Measured> {
    return this.add(name, Readable.from([bytes]), options);
  }

  async finish(): Promise<void> {
    this.#zip.end();
    await this.#written;
    await rename(this.#unfinished, this.#file);
  }

  async abandon(): Promise<void> {
    await rm(this.#unfinished, { force: true });
  }
}

import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { ZipFile as Packer } from 'yazl';

/** A file inside an archive, not read yet. */
export interface ArchivedFile {
  /** With its folders: 'products/pictures/DB-0150.jpg'. */
  path: string;
  /** Size stated by the archive; reading stops if there is more. */
  size: number;
  /** @throws {BrokenArchiveError} */
  read(): Promise<Uint8Array>;
}

/**
 * Fault of an archive: it is not a ZIP archive, holds too many files, unpacks to too much, or a file in it is damaged.
 */
export type ArchiveFault =
  | { what: 'none' }
  | { what: 'files'; most: number }
  | { what: 'size'; mostMegabytes: number }
  | { what: 'damaged'; path: string };

/** The bytes are not a ZIP archive, or the archive is damaged or misstates its contents. */
export class BrokenArchiveError extends Error {
  override readonly name = 'BrokenArchiveError';
  readonly fault: ArchiveFault;
  constructor(fault: ArchiveFault, cause?: unknown) {
    super(`The archive can not be read: ${JSON.stringify(fault)}`, { cause });
    this.fault = fault;
  }
}

/** Limits of an archive: a few bytes can unpack to gigabytes. */
export interface ArchiveLimits {
  maxFiles: number;
  /** Of all files together, unpacked. */
  maxTotalBytes: number;
}

/**
 * The files of a ZIP archive, without its folders; read in place, in memory or on disk. @throws {BrokenArchiveError}
 */
export async function openZip(archive: Blob, { maxFiles, maxTotalBytes }: ArchiveLimits): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  let totalBytes = 0;
  try {
    const zip = await fromRandomAccessReaderPromise(new BlobReader(archive), archive.size, {
      autoClose: false, // there is nothing to close
      lazyEntries: true,
    });
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize: size } = entry;
      const path = fileName.normalize('NFC'); // a Mac stores 'ü' as two characters
      if (path.endsWith('/')) continue;
      totalBytes += size;
      if (files.length === maxFiles) throw new BrokenArchiveError({ what: 'files', most: maxFiles });
      if (totalBytes > maxTotalBytes)
        throw new BrokenArchiveError({ what: 'size', mostMegabytes: Math.floor(maxTotalBytes / 1_048_576) });
      files.push({ path, size, read: () => readEntry(zip, entry) });
    }
  } catch (error) {
    if (error instanceof BrokenArchiveError) throw error;
    throw new BrokenArchiveError({ what: 'none' }, error);
  }
  return files;
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  try {
    const bytes = await buffer(await zip.openReadStreamPromise(entry)); // fails if there is more than the stated size
    if (crc32(bytes) !== entry.crc32) throw new Error('its checksum differs');
    return bytes;
  } catch (error) {
    throw new BrokenArchiveError({ what: 'damaged', path: entry.fileName }, error);
  }
}

class BlobReader extends RandomAccessReader {
  readonly #blob: Blob;

  constructor(blob: Blob) {
    super();
    this.#blob = blob;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(chunksOf(this.#blob.slice(start, end)));
  }
}

async function* chunksOf(blob: Blob): AsyncGenerator<Buffer> {
  const reader = blob.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield Buffer.from(value);
  }
}

/** A file to be packed; a picture is compressed already and is stored unchanged. */
export interface PackedFile {
  path: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  isPacked: boolean;
}

/** Packs files into a stream one by one, as they arrive; an error ends the stream with that error. */
export function writeZip(files: AsyncIterable<PackedFile>): Readable {
  const packer = new Packer();
  const archive = new PassThrough();
  packer.outputStream.pipe(archive);
  packer.on('error', (error: Error) => archive.destroy(error));
  void packInto(packer, archive, files).catch((error: Error) => archive.destroy(error));
  return archive;
}

/** The next file is requested when the one before has been packed, so that they are never in memory together. */
async function packInto(packer: Packer, archive: Readable, files: AsyncIterable<PackedFile>): Promise<void> {
  const isClosed = new Promise<void>((resolve) => archive.once('close', resolve));
  for await (const { path, content, isPacked } of files) {
    if (archive.destroyed) return; // no one is reading any more
    const source = Readable.from(bytesOf(content), { objectMode: false });
    const isRead = new Promise<void>((resolve, reject) => {
      source.once('end', resolve).once('error', reject);
    });
    packer.addReadStream(source, path, { compress: !isPacked });
    await Promise.race([isRead, isClosed]);
  }
  packer.end();
}

async function* bytesOf(content: PackedFile['content']): AsyncGenerator<Uint8Array> {
  for await (const piece of content) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}

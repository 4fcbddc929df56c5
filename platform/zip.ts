import { Readable } from 'node:stream';
import { BlobReader, configure, type FileEntry, ZipReader, ZipWriter } from '@zip.js/zip.js';

configure({ useWebWorkers: false });

/** A file inside an archive; nothing of it is read yet. */
export interface ArchivedFile {
  /** With its folders: 'products/pictures/DB-0150.jpg'. */
  path: string;
  /** As the archive says; reading stops where there is more. */
  size: number;
  /** @throws {BrokenArchiveError} */
  read(): Promise<Uint8Array>;
}

/** The bytes are no ZIP archive, or one that is damaged or lies about its contents. */
export class BrokenArchiveError extends Error {
  override readonly name = 'BrokenArchiveError';
}

/** How much an archive may hold; a few bytes can stand for gigabytes. */
export interface ArchiveLimits {
  maxFiles: number;
  /** Of all files together, unpacked. */
  maxTotalBytes: number;
}

/** The files of a ZIP archive, without its folders. @throws {BrokenArchiveError} */
export async function openZip(archive: Blob, { maxFiles, maxTotalBytes }: ArchiveLimits): Promise<ArchivedFile[]> {
  const reader = new ZipReader(new BlobReader(archive), { checkOverlappingEntry: true });
  const files: ArchivedFile[] = [];
  let totalBytes = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory) continue;
      totalBytes += entry.uncompressedSize;
      if (files.length === maxFiles) throw new BrokenArchiveError(`An archive may hold at most ${maxFiles} files`);
      if (totalBytes > maxTotalBytes)
        throw new BrokenArchiveError(
          `Unpacked, an archive may have at most ${Math.floor(maxTotalBytes / 1_048_576)} MB`,
        );
      files.push({ path: entry.filename, size: entry.uncompressedSize, read: () => readEntry(entry) });
    }
  } catch (error) {
    if (error instanceof BrokenArchiveError) throw error;
    throw new BrokenArchiveError('The file is no ZIP archive that can be read', { cause: error });
  }
  return files;
}

async function readEntry(entry: FileEntry): Promise<Uint8Array> {
  const bytes = new Uint8Array(entry.uncompressedSize);
  let size = 0;
  try {
    await entry.getData(
      new WritableStream<Uint8Array>({
        write(chunk) {
          if (size + chunk.length > bytes.length) throw new RangeError('There is more in it than the archive says');
          bytes.set(chunk, size);
          size += chunk.length;
        },
      }),
      { checkSignature: true },
    );
  } catch (error) {
    throw new BrokenArchiveError(`“${entry.filename}” can not be unpacked`, { cause: error });
  }
  return bytes.subarray(0, size);
}

/** A file to be packed; a picture is packed already and stays as it is. */
export interface PackedFile {
  path: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  isPacked: boolean;
}

/** Packs files as they come, one after the other, into a stream. */
export function writeZip(files: AsyncIterable<PackedFile>): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  void packInto(writable, files).catch((error: unknown) => writable.abort(error).catch(() => {})); // its reader hears of it
  return readable;
}

async function packInto(writable: WritableStream<Uint8Array>, files: AsyncIterable<PackedFile>): Promise<void> {
  const writer = new ZipWriter<unknown>(writable);
  for await (const { path, content, isPacked } of files) {
    await writer.add(path, asStream(content), { level: isPacked ? 0 : 6 });
  }
  await writer.close();
}

function asStream(content: PackedFile['content']): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const bytes = async function* () {
    for await (const piece of content) yield typeof piece === 'string' ? encoder.encode(piece) : piece;
  };
  return Readable.toWeb(Readable.from(bytes())) as ReadableStream<Uint8Array>;
}

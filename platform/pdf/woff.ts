import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const FONT_HEADER = 12;
const FONT_ENTRY = 16;

/**
 * The font inside a WOFF 1 file. Packages contain WOFF for the web; a PDF needs plain fonts, and the subsetting library
 * fails on a WOFF's last glyph.
 * @throws {Error} the bytes are not a WOFF 1 file
 */
export function fontOfWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1 font.');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(FONT_HEADER + FONT_ENTRY * count);
  woff.copy(directory, 0, 4, 8); // kind of outlines
  directory.writeUInt16BE(count, 4);

  const parts: Uint8Array[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER + WOFF_ENTRY * index;
    const table = readTable(woff, from);
    const to = FONT_HEADER + FONT_ENTRY * index;
    woff.copy(directory, to, from, from + 4); // its tag
    woff.copy(directory, to + 4, from + 16, from + 20); // its checksum
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(table.length, to + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

function readTable(woff: Buffer, entry: number): Uint8Array {
  const offset = woff.readUInt32BE(entry + 4);
  const storedBytes = woff.readUInt32BE(entry + 8);
  const realBytes = woff.readUInt32BE(entry + 12);
  const stored = woff.subarray(offset, offset + storedBytes);
  return storedBytes === realBytes ? stored : inflateSync(stored);
}

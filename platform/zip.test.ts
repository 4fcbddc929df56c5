import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { BrokenArchiveError, openZip, writeZip } from './zip.ts';

const LIMITS = { maxFiles: 10, maxTotalBytes: 1000 };

async function zipOf(files: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = async function* () {
    for (const [path, text] of Object.entries(files)) yield { path, content: [text], isPacked: path.endsWith('.jpg') };
  };
  return new Uint8Array(await buffer(writeZip(packed())));
}

async function contentsOf(archive: Uint8Array<ArrayBuffer>, limits = LIMITS) {
  const files = await openZip(new Blob([archive]), limits);
  return Promise.all(files.map(async (file) => [file.path, new TextDecoder().decode(await file.read())]));
}

test('packed texts and pictures come out unchanged', async () => {
  const archive = await zipOf({ 'products.csv': 'a,b\r\n', 'pictures/Größe 1.jpg': 'not really one' });
  expect(await contentsOf(archive)).toEqual([
    ['products.csv', 'a,b\r\n'],
    ['pictures/Größe 1.jpg', 'not really one'],
  ]);
});

test('an archive that unpacks to more than the limit is refused before it is unpacked', async () => {
  const archive = await zipOf({ 'bomb.csv': '0'.repeat(1001) });
  expect(archive.length).toBeLessThan(300);
  await expect(contentsOf(archive)).rejects.toThrow('{"what":"size","mostMegabytes":0}');
});

test('an archive that lies about the size of a file is refused while it is read', async () => {
  const archive = await zipOf({ 'bomb.csv': '0'.repeat(900) });
  const lying = withSize(archive, 900, 10);
  const [file] = await openZip(new Blob([lying]), LIMITS);
  await expect(file?.read()).rejects.toThrow(BrokenArchiveError);
});

test('a damaged file is refused', async () => {
  const archive = await zipOf({ 'a.jpg': 'not really a picture' });
  const at = Buffer.from(archive.buffer).indexOf('really');
  archive[at] = 0x52;
  const [file] = await openZip(new Blob([archive]), LIMITS);
  await expect(file?.read()).rejects.toThrow('{"what":"damaged","path":"a.jpg"}');
});

test('an error while files are packed ends the archive with that error', async () => {
  const failing = async function* () {
    yield { path: 'a.csv', content: ['a'], isPacked: false };
    throw new Error('The database is gone.');
  };
  await expect(buffer(writeZip(failing()))).rejects.toThrow('The database is gone.');
  const content = async function* () {
    yield 'a';
    throw new Error('The list broke off.');
  };
  const half = async function* () {
    yield { path: 'a.csv', content: content(), isPacked: false };
  };
  await expect(buffer(writeZip(half()))).rejects.toThrow('The list broke off.');
});

test('too many files, a damaged archive and a file of another kind are refused', async () => {
  const archive = await zipOf({ 'a.csv': 'a', 'b.csv': 'b' });
  await expect(contentsOf(archive, { ...LIMITS, maxFiles: 1 })).rejects.toThrow('{"what":"files","most":1}');
  await expect(contentsOf(archive.slice(0, 60))).rejects.toThrow(BrokenArchiveError);
  await expect(contentsOf(new Uint8Array(100))).rejects.toThrow('{"what":"none"}');
});

/** Overwrites the uncompressed size wherever the archive states it. */
function withSize(archive: Uint8Array<ArrayBuffer>, size: number, claimed: number): Uint8Array<ArrayBuffer> {
  const copy = archive.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 4 <= copy.length; at += 1) {
    if (view.getUint32(at, true) === size) view.setUint32(at, claimed, true);
  }
  return copy;
}

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Disk, DriveFile } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { diskFiles, folderFiles, type Files } from './files.ts';
import { OperatorError } from './operator-error.ts';
import { askS3Store, s3Files } from './s3-files.ts';
import { openS3Server } from './testing/s3-server.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function inFolder(): Promise<Files> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folderFiles(path.join(folder, 'files'));
}

async function inBucket(): Promise<Files> {
  const server = await openS3Server();
  onTestFinished(() => server.stop());
  return s3Files(server.store);
}

async function keysOf(files: Files): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.list()) keys.push(key);
  return keys.toSorted();
}

describe.each([
  ['a folder', inFolder],
  ['an S3 store', inBucket],
])('files in %s', (_, open) => {
  test('a stored file is there, byte by byte, until it is deleted', async () => {
    const files = await open();
    const every = Uint8Array.from({ length: 256 }, (_, value) => value);
    await files.put('purchase-orders/1001/a b.pdf', every);
    expect(await files.has('purchase-orders/1001/a b.pdf')).toBe(true);
    expect(await files.get('purchase-orders/1001/a b.pdf')).toEqual(Buffer.from(every));
    await files.delete('purchase-orders/1001/a b.pdf');
    expect(await files.has('purchase-orders/1001/a b.pdf')).toBe(false);
    expect(await files.get('purchase-orders/1001/a b.pdf')).toBeUndefined();
  });

  test('a file that was never stored is not there, and deleting it changes nothing', async () => {
    const files = await open();
    expect([await files.get('manuals/none.pdf'), await files.has('manuals/none.pdf')]).toEqual([undefined, false]);
    await files.delete('manuals/none.pdf');
  });

  test('a second file under the same key replaces the first; an empty one is a file', async () => {
    const files = await open();
    await files.put('media/a.pdf', bytes('first and longer'));
    await files.put('media/a.pdf', bytes('second'));
    await files.put('media/empty', bytes(''));
    expect(String(await files.get('media/a.pdf'))).toBe('second');
    expect((await files.get('media/empty'))?.length).toBe(0);
  });

  test('five megabytes come back unchanged', async () => {
    const files = await open();
    const large = Buffer.alloc(5_000_000, 'label ');
    await files.put('pictures/large.jpg', large);
    expect((await files.get('pictures/large.jpg'))?.equals(large)).toBe(true);
  });

  test('all keys can be listed; an empty store has none', async () => {
    const files = await open();
    expect(await keysOf(files)).toEqual([]);
    for (const key of ['media/a.jpg', 'manuals/P3-10.pdf', 'made/products/ab/96.avif'])
      await files.put(key, bytes(key));
    expect(await keysOf(files)).toEqual(['made/products/ab/96.avif', 'manuals/P3-10.pdf', 'media/a.jpg']);
  });

  test('no key leads out of the store', async () => {
    const files = await open();
    for (const key of ['../secret', 'media/../../secret', '/../secret']) {
      await expect(files.put(key, bytes('x')), key).rejects.toThrow();
    }
  });
});

test('all pages of a paged listing are requested', async () => {
  const driver = new FSDriver({ location: tmpdir(), visibility: 'private' });
  // The S3 server of these tests fails at its second page; this one has three, of which the second is empty.
  driver.listAll = async (_, options) => {
    const page = Number(options?.paginationToken ?? 0);
    const keys = [['a', 'b'], [], ['c']][page] ?? [];
    const objects = keys.map((key) => new DriveFile(key, driver));
    return { objects, ...(page < 2 ? { paginationToken: String(page + 1) } : {}) };
  };
  expect(await keysOf(diskFiles(new Disk(driver)))).toEqual(['a', 'b', 'c']);
});

test('a file interrupted while it was written is never visible', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = folderFiles(folder);
  await files.put('media/a.pdf', bytes('whole'));
  expect(readdirSync(path.join(folder, 'unfinished'))).toEqual([]);
  await folderFiles(path.join(folder, 'unfinished')).put('cut-off', bytes('ha'));
  expect(await keysOf(files)).toEqual(['media/a.pdf']);
});

describe('a wrong FILES_URL gives one sentence', () => {
  test.each([
    [
      'no such bucket',
      { bucket: 'nobodys-bucket' },
      /^FILES_URL names the bucket "nobodys-bucket", which does not exist at http/,
    ],
    [
      'an unknown key',
      { credentials: { accessKeyId: 'somebody', secretAccessKey: 'hidden' } },
      /^FILES_URL: the store at http.* refuses us \(InvalidAccessKeyId\): check the key, its secret and its rights/,
    ],
  ] as const)('%s', async (_, change, sentence) => {
    const server = await openS3Server();
    onTestFinished(() => server.stop());
    const store = { ...server.store, ...change };
    const refusal = await askS3Store(s3Files(store), store).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OperatorError);
    expect(String(refusal)).not.toContain('hidden');
    expect((refusal as OperatorError).message).toMatch(sentence);
  });

  test('a server that does not answer is reported, and the shop still opens', async () => {
    const server = await openS3Server();
    await server.stop();
    expect(await askS3Store(s3Files(server.store), server.store)).toContain('ECONNREFUSED');
  });
});

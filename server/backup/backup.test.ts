import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import type { Files } from '#platform/files.ts';
import { memoryFiles } from '#platform/testing/memory-files.ts';
import { test as base, type TestShop } from '../testing/test-shop.ts';
import { BackupReader } from './backup-reader.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import { ask, contentOf, filesOf, newDatabase, newFolder } from './testing/compare-shops.ts';

/** The sample shop with some files. */
const test = base.extend<{ filled: TestShop }>({
  filled: [
    async ({ shop }, use) => {
      for (const key of ['manuals/P3-10.pdf', 'made/products/0a/96.avif', 'media/a film.webm']) {
        await shop.shop.files.put(key, Buffer.from(`bytes of ${key} \u0000\u00FF`, 'latin1'));
      }
      await shop.shop.files.put('media/empty', Buffer.alloc(0));
      await use(shop);
    },
    { scope: 'file' },
  ],
});

async function backupOf({ databaseUrl, shop }: TestShop, change: { files?: Files; dataDir?: string } = {}) {
  const file = path.join(newFolder(), 'shop.zip');
  const parts = { files: shop.files, dataDir: newFolder(), ...change };
  return { file, manifest: await takeBackup({ databaseUrl, file, now: new Date(), ...parts }) };
}

/** Restores into an empty or given shop, and returns it. */
async function restored(
  file: string,
  given: { databaseUrl?: string; files?: Files; dataDir?: string; holdMails?: boolean } = {},
) {
  const shop = {
    databaseUrl: given.databaseUrl ?? (await newDatabase()),
    files: given.files ?? memoryFiles(),
    dataDir: given.dataDir ?? newFolder(),
  };
  const backup = await BackupReader.open(file);
  try {
    await restoreBackup({ ...shop, backup, holdMails: given.holdMails ?? false });
  } finally {
    backup.close();
  }
  return shop;
}

describe('a restored backup', () => {
  test('is the same shop: every row of every table, every next number, every byte of every file', async ({
    filled,
  }) => {
    const { file, manifest } = await backupOf(filled);
    expect(manifest.tables.length).toBeGreaterThan(25);
    const copy = await restored(file);
    expect(await contentOf(copy.databaseUrl)).toEqual(await contentOf(filled.databaseUrl));
    const files = await filesOf(copy.files);
    expect(files).toEqual(await filesOf(filled.shop.files));
    expect(Object.keys(files)).toContain('media/empty');
  });

  test('continues where it was: its next order has the next number, and its rules apply', async ({ filled }) => {
    const { file } = await backupOf(filled);
    const { databaseUrl } = await restored(file);
    const next = `select nextval(pg_get_serial_sequence('orders', 'id'))::integer as id, max(id) + 1 as expected from orders`;
    const [row] = await ask<{ id: number; expected: number }>(databaseUrl, next);
    expect(row?.id).toBe(row?.expected);
    await expect(ask(databaseUrl, 'update orders set goods_minor = goods_minor + 1 where id = 1001')).rejects.toThrow(
      'is a snapshot',
    );
  });
});

describe('the file', () => {
  test('is private to its owner, and half a backup is never left', async ({ filled }) => {
    const { file } = await backupOf(filled);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const folder = newFolder();
    const failing: Files = {
      ...filled.shop.files,
      get: () => Promise.reject(new Error('the store is gone')),
    };
    const parts = { databaseUrl: filled.databaseUrl, files: failing, dataDir: folder, now: new Date() };
    await expect(takeBackup({ ...parts, file: path.join(folder, 'shop.zip') })).rejects.toThrow('the store is gone');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not created from a database without a shop', async () => {
    const file = path.join(newFolder(), 'shop.zip');
    const parts = { databaseUrl: await newDatabase(), files: memoryFiles(), dataDir: newFolder(), now: new Date() };
    await expect(takeBackup({ ...parts, file })).rejects.toThrow('There is no shop in this database');
    expect(existsSync(file)).toBe(false);
  });
});

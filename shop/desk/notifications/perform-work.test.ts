import { expect } from 'vitest';
import { holdFilesForBackup } from '#platform/database/backup-lock.ts';
import { inTransaction } from '#platform/database/database.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { queueUnusedFiles } from '../../base/files/unused-files.ts';
import { executeNextEffect } from './execute-effects.ts';
import { deliverAll, queueOnly, rowOf } from './testing/outbox.ts';

const NOON = new Date('2026-07-01T12:00:00Z');
const AFTER_A_MINUTE = new Date('2026-07-01T12:01:00Z');
const KEY = 'product-sheets/1/unused.pdf';

/** A stored file whose deletion is due. */
async function queueFile(shop: TestShop): Promise<number> {
  shop.setTime(NOON);
  await shop.shop.files.put(KEY, Buffer.from('unused'));
  return queueOnly(shop, 'unused-files', { keys: [KEY] });
}

test('a file that is no longer needed is deleted once, and staff see that it is done (D22)', async ({
  ownShop: shop,
}) => {
  const id = await queueFile(shop);
  expect(await executeNextEffect(shop.shop, 'mailbox')).toBe('done');
  expect(await shop.shop.files.has(KEY)).toBe(false);
  expect(await executeNextEffect(shop.shop, 'mailbox')).toBe('idle');
  expect(await rowOf(shop, id)).toMatchObject({ doneAt: NOON, mails: 0 });
  const staff = await shop.asStaff();
  const entry = expect.objectContaining({ id, kind: 'unused-files', state: 'done' });
  expect((await staff.get('/api/Mail/GetMails?state=done')).body).toEqual([entry]);
  expect((await staff.get('/api/Mail/GetMails?state=nobody&kind=unused-files')).body).toEqual([]);
});

test('a shop without a mail server deletes its files; its mails wait (D22)', async ({ ownShop: shop }) => {
  shop.setTime(NOON);
  const mail = await queueOnly(shop, 'order-customer', { orderId: 1001 });
  await shop.shop.files.put(KEY, Buffer.from('unused'));
  await queueUnusedFiles(shop.shop.db, NOON, KEY);
  expect(await executeNextEffect(shop.shop, undefined)).toBe('done');
  expect(await executeNextEffect(shop.shop, undefined)).toBe('idle');
  expect(await shop.shop.files.has(KEY)).toBe(false);
  expect(await rowOf(shop, mail)).toMatchObject({ attempts: 0, doneAt: null, mails: 0 });
});

test('a file that a backup is copying is deleted after it', async ({ ownShop: shop }) => {
  const id = await queueFile(shop);
  const backup = await shop.owner.$client.connect();
  try {
    await holdFilesForBackup(backup);
    expect(await executeNextEffect(shop.shop, 'mailbox')).toBe('failed');
  } finally {
    await backup.query('select pg_advisory_unlock_all()');
    backup.release();
  }
  expect(await shop.shop.files.has(KEY)).toBe(true);
  expect((await rowOf(shop, id)).lastError).toBe('A backup is copying the files.');
  shop.setTime(AFTER_A_MINUTE);
  await deliverAll(shop);
  expect(await shop.shop.files.has(KEY)).toBe(false);
});

test('a deletion that the storage refuses is repeated (D22)', async ({ ownShop: shop }) => {
  const id = await queueFile(shop);
  const refusing = { ...shop.shop.files, delete: () => Promise.reject(new Error('The store is full of sand.')) };
  const stubborn = Object.create(shop.shop, { files: { value: refusing } }) as TestShop['shop'];
  expect(await executeNextEffect(stubborn, 'mailbox')).toBe('failed');
  expect(await rowOf(shop, id)).toMatchObject({ doneAt: null, lastError: 'The store is full of sand.' });
  expect(await shop.shop.files.has(KEY)).toBe(true);
});

test('a deletion is repeated for days, as its kind declares, then given up until staff retry it (D22)', async ({
  ownShop: shop,
}) => {
  const id = await queueFile(shop);
  const refusing = { ...shop.shop.files, delete: () => Promise.reject(new Error('The store is full of sand.')) };
  const stubborn = Object.create(shop.shop, { files: { value: refusing } }) as TestShop['shop'];
  const dueAt = [NOON];
  for (let tries = 1; tries <= 19; tries += 1) {
    shop.setTime(dueAt.at(-1) ?? NOON);
    expect((await rowOf(shop, id)).failedAt).toBeNull();
    expect(await executeNextEffect(stubborn, 'mailbox')).toBe('failed');
    dueAt.push((await rowOf(shop, id)).dueAt);
  }
  expect(await rowOf(shop, id)).toMatchObject({ attempts: 19, failedAt: new Date('2026-07-06T06:36:00Z') });
  const minutes = dueAt.slice(1, 8).map((at, index) => (at.getTime() - (dueAt[index] ?? at).getTime()) / 60_000);
  expect(minutes).toEqual([1, 5, 30, 120, 480, 480, 480]);
});

test('a change that is rolled back deletes no file', async ({ ownShop: shop }) => {
  await deliverAll(shop);
  await expect(
    inTransaction(shop.shop.db, async (tx) => {
      await queueUnusedFiles(tx, NOON, KEY, null);
      throw new Error('The change failed.');
    }),
  ).rejects.toThrow('The change failed.');
  expect(await executeNextEffect(shop.shop, 'mailbox')).toBe('idle');
});

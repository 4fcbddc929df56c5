import path from 'node:path';
import { expect } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { memoryFiles } from '#platform/testing/memory-files.ts';
import { settings } from '#shop/base/settings/tables.ts';
import { eraseAndRemember } from '#shop/desk/privacy/answer-request.ts';
import { findPerson, personWithoutLogin } from '#shop/desk/privacy/person-queries.ts';
import { plantPerson } from '#shop/desk/privacy/testing/planted-person.ts';
import { placesWith } from '#shop/desk/privacy/testing/places-with.ts';
import { test } from '../testing/test-shop.ts';
import { BackupReader } from './backup-reader.ts';
import { parseErased, listErased } from './erased-list.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import { newDatabase, newFolder } from './testing/compare-shops.ts';

test('a restored backup is cleaned of those who were erased since (O4)', async ({ ownShop: shop }) => {
  const { db, files, clock } = shop.shop;
  await db.update(settings).set({ keepBooksYears: 0 });
  const { id } = await plantPerson(shop, 'Zqrestored');
  const file = path.join(newFolder(), 'shop.zip');
  await takeBackup({ databaseUrl: shop.databaseUrl, files, dataDir: newFolder(), file, now: clock.now() });
  const now = clock.now();
  const person = await findPerson(db, id, now);
  if (person === undefined) throw new Error('There is no such person.');
  await eraseAndRemember(db, person, now);
  await eraseAndRemember(db, await personWithoutLogin(db, 'colleague.Zqrestored@converter.test', now), now);
  const erased = parseErased((await listErased(db)).join('\n'));
  expect(erased).toHaveLength(2);

  const databaseUrl = await newDatabase();
  const restoredFiles = memoryFiles();
  const backup = await BackupReader.open(file);
  try {
    await restoreBackup({ databaseUrl, files: restoredFiles, dataDir: newFolder(), backup, holdMails: false, erased });
  } finally {
    backup.close();
  }
  const restored = openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    expect(await placesWith(restored, restoredFiles, 'Zqrestored')).toEqual([]);
    expect(parseErased((await listErased(restored)).join('\n')).toSorted()).toEqual([person.guid]);
  } finally {
    await restored.$client.end();
  }
});

test('whom to erase is read from a list and from a log, and nothing else', () => {
  const guid = '0f5a1c1e-5a0f-4c57-9d4a-3f1c2b7a9d10';
  const hash = 'ab'.repeat(32);
  const log = [
    `{"level":30,"event":"person.erased","customerId":12,"guid":"${guid}","msg":"A person was erased"}`,
    `{"level":30,"event":"person.erased","emailHash":"${hash}","msg":"A person was erased"}`,
    `{"level":30,"guid":"11111111-5a0f-4c57-9d4a-3f1c2b7a9d10","msg":"something else"}`,
  ];
  expect(parseErased(log.join('\n'))).toEqual([guid, hash]);
  expect(parseErased(`${hash} 2026-11-20T12:00:00Z\n\nsome words\n${guid}\n`)).toEqual([hash, guid]);
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#platform/database/testing/templates.ts';
import { folderFiles } from '#platform/files.ts';
import { pictureKey } from '#shop/base/files/picture-keys.ts';
import { CONTENT_NAMES_KEY } from '#shop/shopfront/content/content-pictures.ts';
import { readStoreConfiguration } from '#server/store-file.ts';
import { loadSampleData } from './load.ts';
import { MANUAL_NAMES } from './load/documents.ts';

const adminUrl = inject('databaseAdminUrl');
const name = `pressline_test_${randomUUID().replaceAll('-', '')}`;
const folder = mkdtempSync(path.join(tmpdir(), 'pressline-sample-'));
const files = folderFiles(folder);
let db: Database;

beforeAll(async () => {
  await createDatabase(adminUrl, name, 'pressline_template_empty');
  db = openDatabase({ url: databaseUrl(adminUrl, name) });
  await loadSampleData(db, files, { today: new Date('2026-11-20T10:00:00Z') });
});

afterAll(async () => {
  await db.$client.end();
  await dropDatabase(adminUrl, name);
  rmSync(folder, { recursive: true, force: true });
});

async function rows(query: ReturnType<typeof sql>): Promise<unknown[][]> {
  const result = await db.execute(query);
  return result.rows.map((row) => Object.values(row));
}

describe('a shop filled with the sample data', () => {
  test('has a picture file for every product, home and trade picture that names one', async () => {
    const named = (await rows(sql`
      select 'products' as folder, image_hash from products where image_hash is not null
      union select 'home', image_hash from home_images
      union select 'media', image_hash from media_images`)) as ['products' | 'home' | 'media', string][];
    expect(named.length).toBeGreaterThan(150);
    const missing: string[] = [];
    for (const [kind, hash] of named) if (!(await files.has(pictureKey(kind, hash)))) missing.push(hash);
    expect(missing).toEqual([]);
    const [kind, hash] = named[0] ?? expect.fail('no picture');
    expect(await sharp(await files.get(pictureKey(kind, hash))).metadata()).toMatchObject({ format: 'jpeg' });
  });

  test('has the fourteen manuals, and what the store file promises for the tape page (A29, A30)', async () => {
    for (const manual of MANUAL_NAMES) expect(await files.has(`manuals/${manual}.pdf`)).toBe(true);
    const { tapePage } = readStoreConfiguration(folder);
    expect(await files.has(tapePage.video.file)).toBe(true);
    expect(await files.has(tapePage.video.poster)).toBe(true);
    expect(String((await files.get(tapePage.flyer))?.subarray(0, 5))).toBe('%PDF-');
  });

  test('has the pictures that pages show by name, the two maps among them', async () => {
    const names = JSON.parse(String(await files.get(CONTENT_NAMES_KEY))) as Record<string, string>;
    expect(Object.keys(names)).toEqual(expect.arrayContaining(['scene-tapes', 'map-europe', 'map-us']));
    for (const hash of Object.values(names)) expect(await files.has(pictureKey('content', hash))).toBe(true);
  });
});

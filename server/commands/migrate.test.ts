import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { ask, newDatabase } from '../backup/testing/compare-shops.ts';
import { migrate } from './migrate.ts';
import { runCommand } from './run-command.ts';
import { sampleData } from './sample-data.ts';
import { staff } from './staff.ts';
import { runShop } from './testing/run-shop.ts';
import { BEFORE_BASELINE, OF_NEWER_VERSION } from '#platform/database/migrate.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#platform/database/testing/templates.ts';

const SHOP = path.join(import.meta.dirname, '../../bin/shop.ts');

test('an empty database of a server is migrated, repeatedly if asked, and filled only after that', async () => {
  const adminUrl = inject('databaseAdminUrl');
  const name = `pressline_command_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(adminUrl, name, 'template1');
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-command-'));
  onTestFinished(async () => {
    await dropDatabase(adminUrl, name);
    rmSync(folder, { recursive: true, force: true });
  });
  const run = (command: string) => {
    const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl(adminUrl, name), DATA_DIR: folder };
    const { status, stdout, stderr } = spawnSync(process.execPath, [SHOP, command], { env, encoding: 'utf8' });
    return [status, (stdout + stderr).trim()];
  };
  expect(run('sample-data')).toEqual([1, 'The database is not migrated: run "npm run shop -- migrate" first.']);
  expect(run('migrate')).toEqual([0, 'The database has been migrated to this version.']);
  expect(run('migrate')).toEqual([0, 'The database has been migrated to this version.']);
});

test.each([
  ['a newer version', 9_999_999_999_999, OF_NEWER_VERSION],
  ['a version before the baseline', 1_763_000_000_000, BEFORE_BASELINE],
])('a database of %s is left unchanged, with one sentence', async (_, at, sentence) => {
  const url = await newDatabase('pressline_template_empty');
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await ask(url, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('another', ${at})`);
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('DATA_DIR', folder);
  const [say, complain] = [vi.fn<(text: string) => void>(), vi.fn<(text: string) => void>()];
  for (const typed of [['migrate'], ['sample-data'], ['staff', 'disable', '--email', 'mabel@pressline.test']]) {
    expect(await runCommand([migrate, sampleData, staff], typed, { say, complain })).toBe(1);
    expect(complain).toHaveBeenLastCalledWith(sentence);
  }
  expect(say).not.toHaveBeenCalled();
});

test('number keys written by SQL are corrected, for parts and for companies (D9, H6)', async () => {
  const url = await newDatabase('pressline_template_empty');
  await ask(url, `insert into products (id, name) values (1, 'BÜ-77'), (2, 'BU\u0308-78'), (3, 'DB-0150')`);
  await ask(
    url,
    `insert into companies (id, name, country_id, currency_id) select 1, 'Inks', min(id), 2 from countries`,
  );
  await ask(
    url,
    `insert into own_part_numbers (company_id, number, number_key, product_id)
     values (1, 'STRAßE-1', 'straße1', 1), (1, 'STRASSE-1', 'strasse1', 2), (1, 'ﬁlter', 'ﬁlter', 3)`,
  );
  expect((await runShop(['migrate'], { DATABASE_URL: url })).code).toBe(0);
  expect(await ask(url, `select name, part_key from products order by id`)).toEqual([
    { name: 'BÜ-77', part_key: 'bü77' },
    { name: 'BU\u0308-78', part_key: 'bü78' },
    { name: 'DB-0150', part_key: 'db0150' },
  ]);
  expect(await ask(url, `select number, number_key from own_part_numbers order by id`)).toEqual([
    { number: 'STRAßE-1', number_key: 'straße1' },
    { number: 'STRASSE-1', number_key: 'strasse1' },
    { number: 'ﬁlter', number_key: 'filter' },
  ]);
});

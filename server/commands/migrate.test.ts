import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { ask, newDatabase } from '../backup/testing/compare-shops.ts';
import { runShop } from './testing/run-shop.ts';
import { knownMigrations, migrate, migrationNames, OF_NEWER_VERSION } from '#platform/database/migrate.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#platform/database/testing/templates.ts';

const SHOP = path.join(import.meta.dirname, '../../bin/shop.ts');

test('an empty database of a server is migrated, as often as asked, and filled only after that', async () => {
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
  expect(run('migrate')).toEqual([0, 'The database is migrated to this version.']);
  expect(run('migrate')).toEqual([0, 'The database is migrated to this version.']);
});

test('a database of a newer version is left as it is, in one sentence', async () => {
  const url = await newDatabase('pressline_template_empty');
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await ask(url, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`);
  for (const command of [['migrate'], ['sample-data'], ['staff', 'disable', '--email', 'mabel@pressline.test']]) {
    expect(await runShop(command, { DATABASE_URL: url, DATA_DIR: folder })).toEqual({
      code: 1,
      out: '',
      err: OF_NEWER_VERSION,
    });
  }
});

test('part numbers in full-width signs are kept in ordinary ones from 0076 on, and found so (D9)', async () => {
  const url = await newDatabase();
  const at = migrationNames().findIndex((name) => name.startsWith('0076'));
  await migrate(url, knownMigrations()[at - 1]?.at);
  await ask(url, `insert into products (id, name) values (1, 'ＤＢ－０１５０　（Ｌ）'), (2, 'DB-0150™')`);
  await migrate(url);
  expect(
    await ask(url, `select name, part_key, search_document @@ 'db' as is_found, version from products order by id`),
  ).toEqual([
    { name: 'DB-0150 (L)', part_key: 'db0150l', is_found: true, version: 1 },
    { name: 'DB-0150™', part_key: 'db0150', is_found: true, version: 1 },
  ]);
});

import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { dropDatabase } from '#platform/database/testing/templates.ts';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { ask, newDatabase, newFolder } from '../backup/testing/compare-shops.ts';
import { runShop } from './testing/run-shop.ts';

/** A database of a server with two plain roles for the test, one of which owns the database. */
async function newServer() {
  const adminUrl = inject('databaseAdminUrl');
  const mark = randomBytes(4).toString('hex');
  const at = new URL(await newDatabase());
  const role = async (name: string) => {
    await ask(adminUrl, `create role ${name} login password 'hidden-${mark}'`);
    return Object.assign(new URL(at), { username: name, password: `hidden-${mark}` }).href;
  };
  const names = [`shop_owner_${mark}`, `shop_web_${mark}`] as const;
  const [ownerUrl, url] = [await role(names[0]), await role(names[1])];
  await ask(adminUrl, `alter database ${at.pathname.slice(1)} owner to ${names[0]}`);
  onTestFinished(async () => {
    await dropDatabase(adminUrl, at.pathname.slice(1));
    for (const name of names) await ask(adminUrl, `drop role ${name}`);
  });
  return { url, ownerUrl, environment: { DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl, DATA_DIR: newFolder() } };
}

test(
  'with a separate address for migrations the shop serves as a role that owns nothing',
  { timeout: scaledTimeout(240_000) },
  async () => {
    const { url, environment } = await newServer();
    const { MIGRATION_DATABASE_URL: _, ...serving } = environment;

    expect(await runShop(['migrate'], serving)).toEqual({
      code: 1,
      out: '',
      err: 'The role that DATABASE_URL names may not change the tables: set MIGRATION_DATABASE_URL to the role that owns them (docs/operations.md).',
    });
    expect(await runShop(['migrate'], environment)).toMatchObject({ code: 0, err: '' });
    expect(await runShop(['sample-data'], environment)).toMatchObject({ code: 0, err: '' });
    await expect(ask(url, 'delete from order_lines')).rejects.toThrow('permission denied for table order_lines');

    // Commands next to the running shop need only the shop's own role.
    const added = await runShop(
      ['staff', 'add', '--email', 'mabel@pressline.test', '--name', 'Mabel', '--generate'],
      serving,
    );
    expect(added).toMatchObject({ code: 0, err: '' });
    const looked = await runShop(['doctor'], serving);
    expect(looked.out).toContain('ok       The database lets the shop only add to orders and the audit list');
    expect(looked.code).toBe(0);

    // The owner restores a backup, and the shop's role can use it.
    const file = path.join(newFolder(), 'shop.zip');
    expect(await runShop(['backup', file], environment)).toMatchObject({ code: 0, err: '' });
    const other = await newServer();
    expect(await runShop(['restore', file], other.environment)).toMatchObject({ code: 0, err: '' });
    expect(await ask(other.url, 'select count(*)::integer as count from staff')).toEqual([{ count: 2 }]);
    await expect(ask(other.url, 'truncate audit_entries')).rejects.toThrow('permission denied');
  },
);

test('two addresses that do not belong together are refused', { timeout: 240_000 }, async () => {
  const { url, ownerUrl, environment } = await newServer();
  const migrate = async (urls: Record<string, string>) => (await runShop(['migrate'], { ...environment, ...urls })).err;
  expect(await migrate({ MIGRATION_DATABASE_URL: (await newServer()).ownerUrl })).toBe(
    'MIGRATION_DATABASE_URL and DATABASE_URL lead to different databases: correct one of them.',
  );
  expect(await migrate({ DATABASE_URL: `${ownerUrl}?application_name=shop` })).toBe(
    'MIGRATION_DATABASE_URL and DATABASE_URL log in as the same role: create one for the shop (docs/operations.md), or leave MIGRATION_DATABASE_URL unset.',
  );
  expect(await migrate({ DATABASE_URL: '' })).toMatch(
    /^MIGRATION_DATABASE_URL is set to "postgres:\/\/shop_owner_\w+:\*\*\*@.*": expected /,
  );
  expect(new URL(url).username).not.toBe(new URL(ownerUrl).username);
});

test('with one address the doctor says what is less secure', { timeout: 240_000 }, async () => {
  const { ownerUrl, environment } = await newServer();
  const single = { DATABASE_URL: ownerUrl, DATA_DIR: environment.DATA_DIR };
  expect((await runShop(['migrate'], single)).code).toBe(0);
  const { code, out } = await runShop(['doctor'], single);
  expect(code).toBe(0);
  expect(out).toContain(
    'warning  The database role of the shop owns the tables, so whoever takes over the shop could rewrite orders and the audit list: give the shop a database role of its own with MIGRATION_DATABASE_URL (docs/operations.md).',
  );
  await expect(ask(ownerUrl, 'truncate audit_entries')).rejects.toThrow('is append only');
});

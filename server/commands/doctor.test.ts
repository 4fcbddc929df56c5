import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { BEFORE_BASELINE, knownMigrations, migrate } from '#platform/database/migrate.ts';
import { folderFiles } from '#platform/files.ts';
import type { S3Store } from '#platform/s3-files.ts';
import { openS3Server } from '#platform/testing/s3-server.ts';
import { openSmtpInbox } from '#platform/testing/smtp-inbox.ts';
import { ask, filesOf, newDatabase } from '../backup/testing/compare-shops.ts';
import { checkFileStore } from '../doctor/check-file-store.ts';
import { test as withShop } from '../testing/test-shop.ts';
import { doctor } from './doctor.ts';

let dataDir: string;
let output: string[];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'pressline-doctor-'));
  vi.stubEnv('DATA_DIR', dataDir);
  output = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => output.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

withShop('a server with everything that the shop needs is well', async ({ emptyShop }) => {
  vi.stubEnv('DATABASE_URL', emptyShop.databaseUrl);
  expect(await doctor.run([])).toBe(0);
  expect(output).toContain("ok       This machine's clock and the database's agree");
  expect(output).toContainEqual(expect.stringMatching(/^ok +All \d+ migrations have run$/));
  expect(output).toContain('ok       No sample login opens the shop');
  expect(output).toContainEqual(expect.stringMatching(/^ok +PostgreSQL \d+\.\d+.* answers$/));
  expect(output).toContain('ok       The extensions are installed: citext, pg_trgm, unaccent');
});

withShop('files that the database names and the file store has not are counted and named', async ({ emptyShop }) => {
  vi.stubEnv('DATABASE_URL', emptyShop.databaseUrl);
  const hashes = ['a', 'b', 'c', 'd', 'e', 'f', '1'].map((digit) => digit.repeat(32));
  await folderFiles(path.join(dataDir, 'files')).put(`pictures/products/${hashes[6]}.jpg`, Buffer.from('there'));
  const shown = hashes.map((hash, at) => `('FILES-${at}', '${hash}')`).join();
  await ask(emptyShop.databaseUrl, `insert into products (name, image_hash) values ${shown}`);
  expect(await doctor.run([])).toBe(0);
  const missing = hashes.slice(0, 5).map((hash) => `pictures/products/${hash}.jpg`);
  expect(output).toContain(
    `warning  6 files that the database names are missing from the file store: ${missing.join(', ')} and 1 more. Copy them from a backup ("files/" in its ZIP file), or upload them again.`,
  );
  await ask(emptyShop.databaseUrl, `delete from products where name like 'FILES-%'`);
  output.length = 0;
  await doctor.run([]);
  expect(output).toContain('ok       The file store has every file that the database names');
});

test('before the first start there is no complaint, and nothing is created', async () => {
  vi.stubEnv('DATABASE_URL', '');
  expect(await doctor.run([])).toBe(0);
  expect(output).toContain('ok       There is no database yet: npm start creates it');
});

test('a database that does not answer is reported, without its password', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://shop:hidden@127.0.0.1:1/shop');
  expect(await doctor.run([])).toBe(1);
  expect(output.at(-1)).toBe(
    'trouble  The database cannot be used (connect ECONNREFUSED 127.0.0.1:1): check DATABASE_URL and the server.',
  );
  expect(output.join('\n')).not.toContain('hidden');
});

describe('mails (D22)', () => {
  withShop(
    'with a database of its own server and no SMTP_URL mails wait, and the doctor says so',
    async ({ emptyShop }) => {
      vi.stubEnv('DATABASE_URL', emptyShop.databaseUrl);
      expect(await doctor.run([])).toBe(0);
      expect(output).toContain(
        'warning  No mail is sent: set SMTP_URL to your mail server. Until then mails are kept waiting.',
      );
    },
  );

  test('without a server, they are in the mailbox', async () => {
    vi.stubEnv('DATABASE_URL', '');
    await doctor.run([]);
    expect(output).toContain('ok       No SMTP_URL: mails are read at /Administration/Mailbox and not sent');
  });

  test('a mail server that answers is fine; one that does not is reported, without its password', async () => {
    vi.stubEnv('DATABASE_URL', '');
    const inbox = await openSmtpInbox();
    vi.stubEnv('SMTP_URL', inbox.url);
    await doctor.run([]);
    expect(output).toContain('ok       The mail server answers and accepts the login');
    await inbox.stop();
    vi.stubEnv('SMTP_URL', inbox.url.replace('smtp://', 'smtp://mailer:hidden@'));
    expect(await doctor.run([])).toBe(0);
    expect(output.join('\n')).toMatch(/warning {2}No mail is sent \(.*ECONNREFUSED.*\): check SMTP_URL and the server/);
    expect(output.join('\n')).not.toContain('hidden');
  });

  withShop('mails that were given up are counted', async ({ emptyShop }) => {
    await emptyShop.shop.db.$client.query(
      `insert into outbox (kind, payload, failed_at) values ('activation', '{}', now())`,
    );
    vi.stubEnv('DATABASE_URL', emptyShop.databaseUrl);
    expect(await doctor.run([])).toBe(0);
    expect(output).toContain(
      'warning  Effects given up: 1, waiting for more than ten minutes: 0. See /Administration/Mailbox.',
    );
  });

  withShop('jobs that failed, or are late, are named', async ({ emptyShop }) => {
    await emptyShop.shop.db.$client.query(
      `insert into jobs (name, started_at, error, due_at)
       values ('carts', now(), 'No room on the disk.', now()), ('mails', now(), null, now() - interval '2 hours')`,
    );
    vi.stubEnv('DATABASE_URL', emptyShop.databaseUrl);
    expect(await doctor.run([])).toBe(0);
    expect(output).toContain('warning  Jobs that failed: carts. See /Administration/Jobs.');
    expect(output).toContain('warning  Jobs that are late by more than an hour: mails. Is the shop running?');
  });
});

describe('migrations', () => {
  test('a database without a shop is reported, and nothing is created in it', async () => {
    vi.stubEnv('DATABASE_URL', inject('databaseAdminUrl'));
    expect(await doctor.run([])).toBe(1);
    expect(output.at(-1)).toBe('trouble  The database has no shop: run "npm run shop -- migrate", or "restore".');
  });

  test('some that have not run', async () => {
    const url = await newDatabase();
    await migrate(url, knownMigrations().at(-2)?.at);
    vi.stubEnv('DATABASE_URL', url);
    expect(await doctor.run([])).toBe(1);
    expect(output.at(-1)).toBe('trouble  Migrations that have not run: 1. Run "npm run shop -- migrate".');
  });

  test('one of a newer version', async () => {
    const url = await newDatabase('pressline_template_empty');
    await ask(url, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`);
    vi.stubEnv('DATABASE_URL', url);
    expect(await doctor.run([])).toBe(1);
    expect(output.at(-1)).toContain('trouble  The database was migrated by a newer version');
  });

  test('those of before the baseline', async () => {
    const url = await newDatabase('pressline_template_empty');
    await ask(url, `update drizzle.__drizzle_migrations set created_at = 1763000000000`);
    vi.stubEnv('DATABASE_URL', url);
    expect(await doctor.run([])).toBe(1);
    expect(output.at(-1)).toBe(`trouble  ${BEFORE_BASELINE}`);
  });
});

describe('the file store', () => {
  test('a folder is tested with a file that is removed afterwards', async () => {
    mkdirSync(path.join(dataDir, 'files'));
    expect(await checkFileStore({ dataDir, s3: undefined })).toEqual({
      state: 'ok',
      sentence: `Files can be written to and read from ${path.join(dataDir, 'files')}`,
    });
    expect(await filesOf(folderFiles(path.join(dataDir, 'files')))).toEqual({});
  });

  test('a folder that is a file is reported', async () => {
    writeFileSync(path.join(dataDir, 'files'), '');
    expect(await checkFileStore({ dataDir, s3: undefined })).toEqual({
      state: 'trouble',
      sentence: `${path.join(dataDir, 'files')} is not a folder: set DATA_DIR to one that Pressline may write to.`,
    });
  });

  test('a bucket that answers is fine; one that does not, or does not exist, is reported', async () => {
    const server = await openS3Server();
    const state = async (store: S3Store) => (await checkFileStore({ dataDir, s3: store })).state;
    expect(await state(server.store)).toBe('ok');
    expect(await state({ ...server.store, bucket: 'nobodys-bucket' })).toBe('trouble');
    await server.stop();
    expect(await state(server.store)).toBe('trouble');
  });
});

describe('sample logins', () => {
  test.each([
    [{}, 0, /^ok +Sample logins open the shop \(7\), which only this machine can reach$/],
    [
      { HOST: '0.0.0.0' },
      1,
      /^trouble +Sample logins with public passwords open a shop that others can reach.*: staff@pressline\.test, uk@converter\.test/,
    ],
    [
      { PUBLIC_URL: 'https://shop.example.com' },
      1,
      /^trouble +Sample logins with public passwords open a shop that others can reach/,
    ],
    [{ PUBLIC_URL: 'http://localhost:8080', HOST: '::1' }, 0, /^ok +Sample logins/],
  ])('with %j', async (environment, code, sentence) => {
    const url = await newDatabase('pressline_template_sample');
    vi.stubEnv('DATABASE_URL', url);
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    expect(await doctor.run([])).toBe(code);
    expect(output.at(-1)).toMatch(sentence);
  });

  test('with other passwords, or closed, are not reported', async () => {
    const url = await newDatabase('pressline_template_sample');
    await ask(url, `update staff set disabled = true`);
    await ask(url, `update customers set password_hash = null`);
    vi.stubEnv('DATABASE_URL', url);
    vi.stubEnv('HOST', '0.0.0.0');
    expect(await doctor.run([])).toBe(0);
    expect(output.at(-1)).toBe('ok       No sample login opens the shop');
  });
});

test('clocks that differ too much are reported (the database is asked for its own)', async () => {
  vi.stubEnv('DATABASE_URL', await newDatabase('pressline_template_empty'));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 90_000);
  await doctor.run([]);
  expect(output.join()).toMatch(
    /warning +This machine's clock and the database's are 90 seconds apart: let a time server/,
  );
});

describe('a proxy that hides its visitors (D21)', () => {
  withShop('one on another machine that nobody named', async ({ emptyShop }) => {
    vi.stubEnv('DATABASE_URL', emptyShop.databaseUrl);
    vi.stubEnv('PUBLIC_URL', 'https://shop.example.com');
    vi.stubEnv('HOST', '0.0.0.0');
    await doctor.run([]);
    expect(output.at(-1)).toBe(
      'warning  The shop is public at https://shop.example.com and listens on 0.0.0.0: if its proxy runs on another machine, name it in TRUST_PROXY, otherwise all visitors look like one.',
    );
  });

  withShop('the running shop has seen a single address', async ({ emptyShop }) => {
    let seen = 'pressline_one_address 1\n';
    const running = createServer((_request, response) => response.end(seen)).listen(0, '127.0.0.1');
    await once(running, 'listening');
    vi.stubEnv('DATABASE_URL', emptyShop.databaseUrl);
    vi.stubEnv('PUBLIC_URL', 'https://shop.example.com');
    vi.stubEnv('PORT', String((running.address() as AddressInfo).port));
    await doctor.run([]);
    expect(output.at(-1)).toBe(
      "warning  Until now every request came from one address, so one visitor's login attempts cannot be told from another's: let your proxy send X-Forwarded-For, and name it in TRUST_PROXY.",
    );
    seen = 'pressline_one_address 0\n';
    output.length = 0;
    await doctor.run([]);
    expect(output.join()).not.toContain('one address');
    running.close();
  });

  withShop('the running shop tells it only to who brings METRICS_TOKEN', async ({ emptyShop }) => {
    const token = 'Bearer for-the-doctor-as-well';
    const running = createServer(({ headers }, response) => {
      response.statusCode = headers.authorization === token ? 200 : 401;
      response.end(headers.authorization === token ? 'pressline_one_address 1\n' : '');
    }).listen(0, '127.0.0.1');
    await once(running, 'listening');
    vi.stubEnv('DATABASE_URL', emptyShop.databaseUrl);
    vi.stubEnv('PUBLIC_URL', 'https://shop.example.com');
    vi.stubEnv('PORT', String((running.address() as AddressInfo).port));
    vi.stubEnv('METRICS_TOKEN', 'for-the-doctor-as-well');
    await doctor.run([]);
    expect(output.at(-1)).toContain('every request came from one address');
    running.close();
  });
});

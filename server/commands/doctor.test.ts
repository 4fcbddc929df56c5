import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { openSmtpInbox } from '#platform/testing/smtp-inbox.ts';
import { test as withShop } from '../testing/test-shop.ts';
import { doctor } from './doctor.ts';

let dataDir: string;
let said: string[];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'pressline-doctor-'));
  vi.stubEnv('DATA_DIR', dataDir);
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true });
});

test('a server with everything that the shop needs is well', async () => {
  vi.stubEnv('DATABASE_URL', inject('databaseAdminUrl'));
  expect(await doctor.run([])).toBe(0);
  expect(said).toContainEqual(expect.stringMatching(/^ok +PostgreSQL \d+\.\d+.* answers$/));
  expect(said).toContain('ok       The extensions are there: citext, pg_trgm, unaccent');
});

test('before the first start there is nothing to complain of, and nothing is made', async () => {
  vi.stubEnv('DATABASE_URL', '');
  expect(await doctor.run([])).toBe(0);
  expect(said).toContain('ok       There is no database yet: npm start makes it');
});

test('a database that does not answer is trouble, told without its password', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://shop:hidden@127.0.0.1:1/shop');
  expect(await doctor.run([])).toBe(1);
  expect(said.at(-1)).toBe(
    "trouble  The database can't be used (connect ECONNREFUSED 127.0.0.1:1): check DATABASE_URL and the server.",
  );
  expect(said.join('\n')).not.toContain('hidden');
});

describe('mails (D22)', () => {
  test('with a database of its own server and no SMTP_URL mails wait, and the doctor says so', async () => {
    vi.stubEnv('DATABASE_URL', inject('databaseAdminUrl'));
    expect(await doctor.run([])).toBe(0);
    expect(said).toContain('warning  No mail is sent: set SMTP_URL to your mail server. Until then mails wait.');
  });

  test('without one, the mailbox is where they are', async () => {
    vi.stubEnv('DATABASE_URL', '');
    await doctor.run([]);
    expect(said).toContain('ok       No SMTP_URL: mails are read at /Administration/Mailbox and not sent');
  });

  test('a mail server that answers is well; one that does not is said, without its password', async () => {
    vi.stubEnv('DATABASE_URL', '');
    const inbox = await openSmtpInbox();
    vi.stubEnv('SMTP_URL', inbox.url);
    await doctor.run([]);
    expect(said).toContain('ok       The mail server answers and lets the shop in');
    await inbox.stop();
    vi.stubEnv('SMTP_URL', inbox.url.replace('smtp://', 'smtp://mailer:hidden@'));
    expect(await doctor.run([])).toBe(0);
    expect(said.join('\n')).toMatch(/warning {2}No mail is sent \(.*ECONNREFUSED.*\): check SMTP_URL and the server/);
    expect(said.join('\n')).not.toContain('hidden');
  });

  withShop('mails that were given up are counted', async ({ emptyShop }) => {
    await emptyShop.shop.db.$client.query(
      `insert into outbox (kind, payload, failed_at) values ('activation', '{}', now())`,
    );
    vi.stubEnv('DATABASE_URL', emptyShop.databaseUrl);
    expect(await doctor.run([])).toBe(0);
    expect(said).toContain(
      'warning  Mails given up: 1, waiting for more than ten minutes: 0. See /Administration/Mailbox.',
    );
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
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

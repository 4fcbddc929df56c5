import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { MAJOR_VERSION } from '#platform/database/embedded/binaries.ts';
import { findPostmaster } from '#platform/database/embedded/postmaster-file.ts';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { gatedDatabase } from '../testing/gated-database.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { databaseFolder } from '../data-folders.ts';
import { ask, newDatabase, newFolder } from '../backup/testing/compare-shops.ts';

const until = { timeout: scaledTimeout(90_000), interval: 100 };

/** Starts the server like an operator, and waits until it serves. */
async function startShop(environment: Record<string, string>) {
  const { child, output } = startServerProcess(environment);
  await vi.waitFor(() => expect(output.out, output.err).toContain('Pressline is ready.'), until);
  const [, url = ''] = /"shop":"(http[^"]+?)\/"/.exec(output.out) ?? [];
  return {
    child,
    output,
    /** Each on a separate connection, so that any process may get it; one that is being killed may take it along. */
    get: (address: string) =>
      fetch(url + address, { headers: { connection: 'close' }, signal: AbortSignal.timeout(scaledTimeout(10_000)) }),
    /** With a wrong password, through a proxy on this machine. */
    async tryToLogIn() {
      const { status } = await fetch(`${url}/api/user/CreateToken`, {
        method: 'POST',
        headers: { connection: 'close', 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
        body: JSON.stringify({ Username: 'uk@converter.test', Password: 'a wrong one' }),
        signal: AbortSignal.timeout(scaledTimeout(10_000)),
      });
      return status;
    },
    /** The processes that have answered requests, by the log. */
    answering: () =>
      new Set([...output.out.matchAll(/"pid":(\d+).*"msg":"request"/g)].map(([, process]) => Number(process))),
  };
}

test(
  'several processes serve one port, notice each change, replace one that dies, and stop together',
  {
    timeout: scaledTimeout(300_000), // five starts of a process on a machine that may be busy
  },
  async () => {
    const databaseUrl = await newDatabase('pressline_template_sample');
    const shop = await startShop({ DATABASE_URL: databaseUrl, WEB_CONCURRENCY: '2', LOG_FORMAT: 'json' });
    const categoryName = async () => {
      const categories = (await (await shop.get('/api/Category/GetAllCategories')).json()) as {
        categoryID: number;
        categoryName: string;
      }[];
      return categories.find(({ categoryID }) => categoryID === 27)?.categoryName;
    };
    await vi.waitFor(async () => {
      await categoryName();
      expect(shop.answering().size).toBe(2);
    }, until);
    expect(shop.output.out.match(/Pressline is ready/g)).toHaveLength(1);

    await ask(databaseUrl, `update categories set name = 'All consumables' where id = 27`);
    await vi.waitFor(async () => {
      const seen = await Promise.all(Array.from({ length: 20 }, categoryName));
      expect(new Set(seen)).toEqual(new Set(['All consumables']));
    }, until);

    const counted = async () => {
      const text = await (await shop.get('/metrics')).text();
      return [...text.matchAll(/^http_request_duration_seconds_count\{.*route="\/api\/category\/.*\} (\d+)$/gim)]
        .map(([, count]) => Number(count))
        .reduce((sum, count) => sum + count, 0);
    };
    const before = await counted();
    for (let request = 0; request < 10; request += 1) await categoryName();
    expect((await counted()) - before).toBe(10);

    // Ten attempts at an account in a quarter of an hour, across all processes (D21).
    const tries: number[] = [];
    for (let number = 0; number < 14; number += 1) tries.push(await shop.tryToLogIn());
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), ...Array.from({ length: 4 }, () => 429)]);

    const [first = 0] = shop.answering();
    process.kill(first, 'SIGKILL');
    await vi.waitFor(async () => {
      expect(await categoryName()).toBe('All consumables');
      expect(shop.answering().size).toBe(3);
    }, until);
    expect(shop.output.out).toContain('A server process ended by itself; another one is started.');

    shop.child.kill('SIGTERM');
    const [code] = (await once(shop.child, 'exit')) as [number];
    expect(code).toBe(0);
    for (const process of shop.answering()) expect(() => globalThis.process.kill(process, 0)).toThrow('ESRCH');
    expect(shop.output.err).toBe('');
  },
);

describe('on the embedded database', () => {
  test(
    'the first process starts it for all, restarts it when it dies, and stops it last',
    { timeout: scaledTimeout(180_000) },
    async () => {
      const environment = {
        DATA_DIR: newFolder(),
        SAMPLE_DATA: 'no',
        WEB_CONCURRENCY: '2',
        LOG_FORMAT: 'json',
        LOG_LEVEL: 'debug',
      };
      const first = await startShop(environment);
      const bothAnswer = (shop: typeof first) =>
        vi.waitFor(async () => {
          expect((await shop.get('/readyz')).status).toBe(200);
          expect(shop.answering().size).toBe(2);
        }, until);
      await bothAnswer(first);
      expect(first.output.out.match(/PostgreSQL 18 created/g)).toHaveLength(1);

      process.kill(postmasterIn(environment.DATA_DIR) ?? 0, 'SIGKILL');
      await vi.waitFor(() => expect(first.output.out).toContain('PostgreSQL is running again'), until);
      await vi.waitFor(async () => expect((await first.get('/readyz')).status).toBe(200), until);

      // Without the supervisor the others end, and the database waits for the next start.
      first.child.kill('SIGKILL');
      for (const process of first.answering())
        await vi.waitFor(() => expect(() => globalThis.process.kill(process, 0)).toThrow('ESRCH'), until);
      const leftBehind = postmasterIn(environment.DATA_DIR);
      const second = await startShop(environment);
      await bothAnswer(second);
      expect(postmasterIn(environment.DATA_DIR)).toBe(leftBehind);

      second.child.kill('SIGTERM');
      const [code] = (await once(second.child, 'close')) as [number];
      expect([code, second.output.err]).toEqual([0, '']);
      for (const process of second.answering()) expect(() => globalThis.process.kill(process, 0)).toThrow('ESRCH');
      expect(postmasterIn(environment.DATA_DIR)).toBeUndefined();
    },
  );

  test('a stop during its creation is clean', { timeout: scaledTimeout(120_000) }, async () => {
    const environment = { DATA_DIR: newFolder(), SAMPLE_DATA: 'no', WEB_CONCURRENCY: '2', LOG_FORMAT: 'json' };
    const { child, output } = startServerProcess(environment);
    await vi.waitFor(() => expect(output.out).toContain('Creating the database'), { ...until, interval: 5 });
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number];
    expect([code, output.err]).toEqual([0, '']);
    expect(output.out).not.toContain('Pressline is ready');
    expect(postmasterIn(environment.DATA_DIR)).toBeUndefined();
  });

  test(
    'a second shop on the same folder is refused, in one sentence',
    { timeout: scaledTimeout(120_000) },
    async () => {
      const environment = { DATA_DIR: newFolder(), SAMPLE_DATA: 'no', WEB_CONCURRENCY: '2', LOG_FORMAT: 'json' };
      const shop = await startShop(environment);
      const { child, output } = startServerProcess({ ...environment, WEB_CONCURRENCY: '3' });
      const [code] = (await once(child, 'close')) as [number];
      expect([code, output.err.trim()]).toEqual([
        1,
        `Pressline is already running on ${environment.DATA_DIR} (process ${shop.child.pid}).`,
      ]);
      expect((await shop.get('/readyz')).status).toBe(200);
      shop.child.kill('SIGTERM');
      expect(await once(shop.child, 'close')).toEqual([0, null]);
    },
  );
});

function postmasterIn(dataDir: string): number | undefined {
  return findPostmaster(path.join(databaseFolder(dataDir), `postgres-${MAJOR_VERSION}`))?.pid;
}

test(
  'a process that waits for the database to join the others stops when asked to',
  { timeout: scaledTimeout(120_000) },
  async () => {
    const { gate, url } = await gatedDatabase('pressline_template_empty');
    await gate.close();
    const { child, output } = startServerProcess({ DATABASE_URL: url, WEB_CONCURRENCY: '2' });
    const all = () => output.out + output.err;
    await vi.waitFor(() => expect(all().match(/The database cannot be reached/g)).toHaveLength(2), until);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number];
    expect(code, all()).toBe(0);
    expect(all()).not.toContain('did not stop in time');
  },
);

test(
  'an impossible start is reported once, however many processes were requested',
  { timeout: scaledTimeout(120_000) },
  async () => {
    const databaseUrl = await newDatabase('pressline_template_empty');
    const environment = { DATABASE_URL: databaseUrl, WEB_CONCURRENCY: '4', HOST: '192.0.2.1' };
    const { child, output } = startServerProcess(environment);
    const [code] = (await once(child, 'close')) as [number];
    expect([code, output.err.trim()]).toEqual([1, 'HOST is set to "192.0.2.1", which is no address of this machine.']);
  },
);

test(
  'a server’s database is never filled with samples and their logins unless the command requests it',
  {
    timeout: scaledTimeout(120_000),
  },
  async () => {
    const databaseUrl = await newDatabase('pressline_template_empty');
    const shop = await startShop({ DATABASE_URL: databaseUrl, SAMPLE_DATA: 'yes' });
    expect((await shop.get('/readyz')).status).toBe(200);
    expect(shop.output.out).toContain('SAMPLE_DATA=yes fills only the embedded database: run ');
    expect(shop.output.out).not.toContain('Sample logins');
    const logins = 'select (select count(*) from staff)::integer + (select count(*) from customers)::integer as count';
    expect(await ask(databaseUrl, logins)).toEqual([{ count: 0 }]);
  },
);

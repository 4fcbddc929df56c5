import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { databaseUrl } from '#platform/database/testing/templates.ts';
import { refusalsOf } from '#platform/database/testing/migration-rules.ts';
import { freePort } from '#platform/free-port.ts';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { HAPROXY, testWith } from '#platform/testing/test-with.ts';
import { gatedDatabase } from '#server/testing/gated-database.ts';
import { Books } from './support/books.ts';
import { Buyers, logIn, logInStaff } from './support/buyers.ts';
import { Everyday } from './support/everyday.ts';
import { NEXT_MIGRATION, nextVersion } from './support/next-version.ts';
import { newDataDir, type ShopProcess, startShop } from './support/shop-process.ts';

const EXAMPLE = path.join(import.meta.dirname, '../../deploy/haproxy.cfg');
const BUYERS = 3;
const MEANWHILE = 10; // orders in each state of the upgrade

testWith(HAPROXY)(
  'two versions on one database, replaced one after the other during orders and visits: no request fails',
  async () => {
    const { directUrl } = await gatedDatabase('pressline_template_sample');
    const [one, two, proxyPort] = [await freePort(), await freePort(), await freePort()];
    const url = `http://127.0.0.1:${proxyPort}`;
    const dataDir = newDataDir();
    const environment = { DATABASE_URL: directUrl, DATA_DIR: dataDir, PUBLIC_URL: url, DRAIN_SECONDS: '3' };
    const start = (port: number, root?: string) =>
      startShop({ ...environment, PORT: String(port), LOG_LEVEL: 'info' }, root === undefined ? {} : { root });
    const next = nextVersion();
    const [oldOne, oldTwo] = [await start(one), await start(two)];
    await startProxy([one, two], proxyPort, dataDir);

    const books = new Books(() => directUrl);
    await books.fillShelves();
    const buyers = new Buyers();
    await buyers.logIn(url);
    const everyday = new Everyday(url, {
      customer: await logIn(url, 'uk@converter.test'),
      staff: await logInStaff(url),
    });
    buyers.start(BUYERS);
    await buyers.hasOrdered(MEANWHILE);

    expect(await refusalsOf(NEXT_MIGRATION, new Set(['products', 'orders']))).toEqual([]);
    await migrateWith(next, { ...environment, MIGRATION_DATABASE_URL: ownerOf(directUrl) });
    const beside = 'ready, but the database is of a newer version: start that one';
    expect([await statusOf(one), await statusOf(two)]).toEqual([beside, beside]);
    await buyers.hasOrdered(MEANWHILE);

    expect(await oldOne.stop(), oldOne.output()).toBe(0);
    const newOne = await start(one, next);
    expect([await statusOf(one), await statusOf(two)]).toEqual(['ready', beside]);
    const taken = [ordersTakenBy(newOne), ordersTakenBy(oldTwo)];
    await vi.waitFor(
      () => {
        expect(ordersTakenBy(newOne)).toBeGreaterThan(taken[0] ?? 0);
        expect(ordersTakenBy(oldTwo)).toBeGreaterThan(taken[1] ?? 0);
      },
      { timeout: scaledTimeout(60_000), interval: 100 },
    );

    expect(await oldTwo.stop(), oldTwo.output()).toBe(0);
    const newTwo = await start(two, next);
    expect([await statusOf(one), await statusOf(two)]).toEqual(['ready', 'ready']);
    await buyers.hasOrdered(MEANWHILE);
    await buyers.stop();
    await everyday.stop();

    expect(everyday.failures).toEqual([]);
    expect(buyers.troubles).toEqual([]);
    expect(
      buyers.attempts.filter(({ orderId }) => orderId === undefined),
      'every request was answered',
    ).toEqual([]);
    for (const shop of [oldOne, oldTwo, newOne, newTwo]) expect(shop.faults()).toEqual([]);
    await books.expectRight(buyers.attempts);
  },
);

/** haproxy with the example from deploy/, checking more often; resolves once it routes to a shop. */
async function startProxy(ports: [number, number], proxyPort: number, folder: string): Promise<void> {
  const file = path.join(folder, 'haproxy.cfg');
  const config = readFileSync(EXAMPLE, 'utf8')
    .replace('bind :8080', `bind 127.0.0.1:${proxyPort}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
    .replace('maxconn 10000', 'maxconn 500') // a test may open few files
    .replace('inter 2s', 'inter 1s')
    .replace('timeout http-request 10s', 'timeout http-request 10s\n  timeout check 30s'); // the machine may be busy
  writeFileSync(file, config);
  const proxy = spawn(HAPROXY.file, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  proxy.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(proxy, 'exit');
  onTestFinished(async () => {
    proxy.kill('SIGKILL');
    await ended;
  });
  const answer = () => fetch(`http://127.0.0.1:${proxyPort}/readyz`);
  await vi.waitFor(
    async () => {
      if (proxy.exitCode !== null) throw new Error(`haproxy ended: ${output}`);
      expect((await answer()).status).toBe(200);
    },
    { timeout: scaledTimeout(30_000), interval: 100 },
  );
}

/** The way its operator does it. @throws if it fails */
async function migrateWith(root: string, environment: Record<string, string>): Promise<void> {
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment };
  await promisify(execFile)(process.execPath, [path.join(root, 'bin/shop.ts'), 'migrate'], { cwd: root, env });
}

function ownerOf(url: string): string {
  return databaseUrl(inject('databaseAdminUrl'), new URL(url).pathname.slice(1));
}

async function statusOf(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  return ((await answer.json()) as { status: string }).status;
}

function ordersTakenBy(shop: ShopProcess): number {
  return shop.output().split('"url":"/api/Sale/AddSale"').length - 1;
}

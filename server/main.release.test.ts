import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { OF_NEWER_VERSION } from '#platform/database/migrate.ts';
import { freePort } from '#platform/free-port.ts';
import { openS3Server } from '#platform/testing/s3-server.ts';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { ask, newDatabase } from './backup/testing/compare-shops.ts';
import { gatedDatabase } from './testing/gated-database.ts';
import { startServerProcess } from './testing/server-process.ts';

const OF_TOMORROW = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`;

async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

const until = { timeout: scaledTimeout(60_000), interval: 50 };

describe('an impossible start: one sentence, no stack trace', () => {
  test.each([
    ['PORT', 'eighty', 'PORT is set to "eighty": expected a whole number from 0 to 65535.'],
    ['PUBLIC_URL', 'shop', 'PUBLIC_URL is set to "shop": expected'],
    ['DATABASE_URL', 'mysql://root:secret@db/shop', 'DATABASE_URL is set to "mysql://root:***@db/shop": expected'],
  ])('%s=%s', async (name, value, sentence) => {
    const { child, output } = startServerProcess({ [name]: value });
    expect(await endOf(child)).toBe(1);
    expect(output.err).toContain(sentence);
    expect(output.err).not.toMatch(/secret|\n\s+at /);
  });

  test('a FILES_URL whose bucket does not exist', async () => {
    const s3 = await openS3Server();
    const url = s3.filesUrl.replace('label-files', 'other-files');
    const { child, output } = startServerProcess({ FILES_URL: url });
    expect(await endOf(child)).toBe(1);
    expect(output.err.trim()).toBe(
      `FILES_URL names the bucket "other-files", which does not exist at ${s3.store.endpoint}: create it, or name another.`,
    );
    await s3.stop();
  });

  test('a database of a newer version', async () => {
    const databaseUrl = await newDatabase('pressline_template_empty');
    await ask(databaseUrl, OF_TOMORROW);
    const { child, output } = startServerProcess({ DATABASE_URL: databaseUrl });
    expect(await endOf(child)).toBe(1);
    expect(output.err.trim()).toBe(OF_NEWER_VERSION);
    expect(output.out).not.toContain('Pressline is ready.');
  });

  test('a port that is in use', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as net.AddressInfo;
    const { url } = await gatedDatabase('pressline_template_empty');
    const { child, output } = startServerProcess({ PORT: String(port), DATABASE_URL: url });
    expect(await endOf(child)).toBe(1);
    expect(output.err.trim()).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program: stop it, or set PORT to a free port (0: any).`,
    );
    holder.close();
  });
});

describe('a database that is not there', () => {
  test('unavailable at the start: every request is refused, and the shop opens as soon as the database answers', async () => {
    const { gate, url } = await gatedDatabase('pressline_template_sample');
    await gate.close();
    const port = await freePort();
    const { child, output } = startServerProcess({ PORT: String(port), DATABASE_URL: url });
    const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
    await vi.waitFor(async () => expect((await get('/healthz')).status).toBe(200), until);

    expect((await get('/readyz')).status).toBe(503);
    const page = await get('/');
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await page.text()).toContain('The shop cannot reach its database at the moment.');
    expect(await (await get('/api/Category/GetAllCategories')).json()).toMatchObject({
      status: 503,
      code: 'shop.unreachable',
    });

    await gate.open();
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), until);
    expect((await get('/search')).status).toBe(200);
    child.kill('SIGTERM');
    expect(await endOf(child)).toBe(0);
    expect(output.out.match(/cannot be reached/g)).toHaveLength(1);
    expect(output.out + output.err).not.toMatch(/\n\s+at /);
  });

  test('unavailable later: requests that need it are refused, and work again once it is back', async () => {
    const { gate, url } = await gatedDatabase('pressline_template_sample');
    const port = await freePort();
    const { output } = startServerProcess({ PORT: String(port), DATABASE_URL: url });
    const list = () => fetch(`http://127.0.0.1:${port}/api/Product/GetProductByID/101`);
    await vi.waitFor(async () => expect((await list()).status).toBe(200), until);

    await gate.close();
    await vi.waitFor(async () => {
      const uncached = await fetch(`http://127.0.0.1:${port}/api/Product/GetProductBySearch/blade/1?${randomUUID()}`);
      expect([uncached.status, (await uncached.json()).code]).toEqual([503, 'shop.unreachable']);
    }, until);
    await gate.open();
    await vi.waitFor(async () => {
      const again = await fetch(`http://127.0.0.1:${port}/api/Product/GetProductBySearch/blade/1?${randomUUID()}`);
      expect(again.status).toBe(200);
    }, until);
    expect(output.out + output.err).not.toMatch(/\n\s+at /);
  });
});

describe('a rolling restart', () => {
  test('before the port closes, /readyz diverts traffic for DRAIN_SECONDS; Ctrl-C does not wait for it', async () => {
    const { url } = await gatedDatabase('pressline_template_sample');
    const port = await freePort();
    const { child } = startServerProcess({ PORT: String(port), DATABASE_URL: url, DRAIN_SECONDS: '300' });
    const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), until);
    child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await (await get('/readyz')).json()).toEqual({ status: 'stopping' }), until);
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/search')).status).toBe(200);
    child.kill('SIGINT');
    expect(await endOf(child)).toBe(0);
  });
});

test('in development Vite serves the pages from source on the same port, and stops cleanly', async () => {
  const { url } = await gatedDatabase('pressline_template_sample');
  const port = await freePort();
  const environment = { DATABASE_URL: url, PORT: String(port), NODE_ENV: 'development' };
  const { child, output } = startServerProcess(environment, '--development');
  const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
  await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), until);
  const home = await get('/');
  expect(home.headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'");
  expect(await home.text()).toContain('<script type="module" src="/@development-entry"></script>');
  expect(await (await get('/@development-entry')).text()).toContain('/web/entry-client.tsx');
  child.kill('SIGTERM');
  expect(await endOf(child)).toBe(0);
  expect(output.err).toBe('');
});

test('with JSON logging the banner is a line of JSON, at every log level', async () => {
  const { url } = await gatedDatabase('pressline_template_sample');
  const { child, output } = startServerProcess({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
  await vi.waitFor(() => expect(output.out).toContain('ready'), until);
  const lines = output.out.trim().split('\n');
  const address = expect.stringMatching(/^http:\/\/localhost:\d+\//);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.any(String),
      pid: child.pid,
      msg: 'Pressline is ready.',
      shop: address,
      administration: address,
      api: address,
      sampleLogins: ['staff@pressline.test / counter-2026', 'uk@converter.test / press-2026'],
    },
  ]);
});

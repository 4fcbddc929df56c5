import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { freePort } from '#platform/free-port.ts';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { gatedDatabase } from './testing/gated-database.ts';
import { startServerProcess } from './testing/server-process.ts';

// The process as its operator starts it; main.release.test.ts tests further duties of start and stop.

const until = { timeout: scaledTimeout(30_000), interval: 50 };

test('not migrated: every entry point says so, the log names the command, and nothing is changed', async () => {
  const { url } = await gatedDatabase('template1');
  const port = await freePort();
  const { child, output } = startServerProcess({ PORT: String(port), DATABASE_URL: url });
  await vi.waitFor(() => expect(output.out).toContain('npm run shop -- migrate'), until);
  const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
  await vi.waitFor(async () => expect((await get('/healthz')).status).toBe(200), until);
  const ready = await get('/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'waiting for migrations: npm run shop -- migrate' },
  ]);
  const sentence =
    'The shop is closed: its database has not been upgraded to this version yet. The operator must run “npm run shop -- migrate”.';
  expect(await (await get('/')).text()).toContain(sentence);
  expect(await (await get('/api/Category/GetAllCategories')).json()).toMatchObject({
    status: 503,
    code: 'shop.not-migrated',
    detail: sentence,
  });
  child.kill('SIGTERM');
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  expect(code).toBe(0);
});

test('a client that can connect is served: the port opens when the shop is ready', async () => {
  const { url } = await gatedDatabase('pressline_template_sample');
  const port = await freePort();
  startServerProcess({ PORT: String(port), DATABASE_URL: url });
  const answers: number[] = [];
  await vi.waitFor(async () => answers.push((await fetch(`http://127.0.0.1:${port}/readyz`)).status), {
    ...until,
    interval: 1,
  });
  expect(answers).toEqual([200]);
});

import { tmpdir } from 'node:os';
import { Writable } from 'node:stream';
import pino from 'pino';
import { expect } from 'vitest';
import { createApp } from './app.ts';
import { RunningShop } from './running-shop.ts';
import { unnamedProxy } from './doctor/check-proxy.ts';
import { test, type TestShop } from './testing/test-shop.ts';

const SENTENCE =
  "Until now every request came from one address, so one visitor's login attempts cannot be told from another's: let your proxy send X-Forwarded-For, and name it in TRUST_PROXY.";

/** A shop with that public address, and the warnings in its log. */
async function publicShop({ shop, databaseUrl }: TestShop, publicUrl: string) {
  const warnings: unknown[] = [];
  const to = new Writable({
    write(line: Buffer, _encoding, done) {
      const { msg, address } = JSON.parse(line.toString());
      if (address !== undefined) warnings.push([msg, address]); // the folder of the built files is missing, which is logged
      done();
    },
  });
  const log = pino({ level: 'warn' }, to);
  const { files, store } = shop;
  const own = new RunningShop({ databaseUrl, publicUrl, files, store, log });
  const render = () => Promise.reject(new Error('This shop shows no pages.'));
  const app = await createApp({ shop: own, pages: { render, assets: tmpdir() }, log });
  return { app, warnings, close: async () => app.close().then(() => own.close()) };
}

async function ask({ app }: Awaited<ReturnType<typeof publicShop>>, times: number, from: string, url = '/api/nothing') {
  for (let index = 0; index < times; index += 1) await app.inject({ url, headers: { 'x-forwarded-for': from } });
}

test('a public shop whose requests all come from one address says so, once (D21)', async ({ shop }) => {
  const asked = await publicShop(shop, 'https://shop.example.com');
  await ask(asked, 499, '203.0.113.7');
  await ask(asked, 10, '203.0.113.7', '/healthz');
  expect(asked.warnings).toEqual([]);
  expect((await asked.app.inject({ url: '/metrics' })).body).toMatch(/^pressline_one_address 0$/m);
  await ask(asked, 501, '203.0.113.7');
  expect(asked.warnings).toEqual([[SENTENCE, '203.0.113.7']]);
  expect((await asked.app.inject({ url: '/metrics' })).body).toMatch(/^pressline_one_address 1$/m);
  await asked.close();
});

test('a single request from elsewhere shows that addresses are distinguished', async ({ shop }) => {
  const asked = await publicShop(shop, 'https://shop.example.com');
  await ask(asked, 1, '203.0.113.8');
  await ask(asked, 600, '203.0.113.7');
  expect(asked.warnings).toEqual([]);
  await asked.close();
});

test('a shop that only this machine can reach has nothing to distinguish', async ({ shop }) => {
  const asked = await publicShop(shop, 'http://localhost:3000');
  await ask(asked, 600, '127.0.0.1');
  expect(asked.warnings).toEqual([]);
  await asked.close();
});

test.for([
  [undefined, '127.0.0.1', 200],
  [undefined, '10.0.0.7', 403],
  [['10.0.0.0/24'], '10.0.0.7', 200],
  [['10.0.0.0/24'], '10.0.1.7', 403],
  [['10.0.0.7', '2001:db8::/48'], '2001:db8:0:1::5', 200],
  [['10.0.0.7'], '127.0.0.1', 403],
] as const)(
  'with TRUST_PROXY %j a proxy at %s that sends https: %i',
  async ([proxies, remoteAddress, status], { shop }) => {
    const pages = { render: () => Promise.reject(new Error('This shop shows no pages.')), assets: tmpdir() };
    const log = pino({ level: 'silent' });
    const app = await createApp({
      shop: shop.shop,
      pages,
      log,
      trustProxy: proxies === undefined ? proxies : [...proxies],
    });
    const headers = { host: 'other.test', origin: 'https://other.test', 'x-forwarded-proto': 'https' };
    const answer = await app.inject({ method: 'POST', url: '/api/user/SignOut', remoteAddress, headers, payload: {} });
    expect(answer.statusCode).toBe(status);
    await app.close();
  },
);

test.for([
  ['https://shop.example.com', '0.0.0.0', ['loopback'], true],
  ['https://shop.example.com', '127.0.0.1', ['loopback'], false],
  ['https://shop.example.com', '0.0.0.0', ['loopback', '10.0.0.7'], false],
  ['http://shop.example.com', '0.0.0.0', ['loopback'], false],
  [undefined, '0.0.0.0', ['loopback'], false],
] as const)(
  'a shop at %s on %s that trusts %j: is its proxy unnamed? %s',
  ([publicUrl, host, trustProxy, isUnnamed]) => {
    const sentence = unnamedProxy({ publicUrl, host, trustProxy: [...trustProxy] });
    expect(sentence).toEqual(
      isUnnamed
        ? 'The shop is public at https://shop.example.com and listens on 0.0.0.0: if its proxy runs on another machine, name it in TRUST_PROXY, otherwise all visitors look like one.'
        : null,
    );
  },
);

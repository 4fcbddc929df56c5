import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { createDatabase, databaseUrl } from '#platform/database/testing/templates.ts';
import { logIn } from '../e2e/faults/support/buyers.ts';
import { makeCatalogue } from './catalogue.ts';
import { startServerProcess } from './processes.ts';
import { makeSampleShop } from './sample-shop.ts';
import { median } from './table.ts';

// npm run bench keys: a call by key compared with the same by session, prices and stock of 500 parts in one call, and what a key
// that runs wild costs the calls of another (M1, M2).
//   npm run bench keys -- --products 10000 --times 200

const PARTS = 500;
const LIMIT_RATIO = 1.1;
const LIMIT_MS = 150;
const LIMIT_BESIDE_WILD = 1.5;
const WILD_CONNECTIONS = 8;
/** Below the limit of a key: 600 calls a minute. */
const PACE_MS = 110;
/** A person's calls have no such limit, and a 99th percentile needs many. */
const PERSON_PACE_MS = 20;
/** Requests of a process that has just started are slow. */
const WARM_UP = 20;

interface Sent {
  address: string;
  token: string;
  body?: object;
}

/** Milliseconds of one request, its answer read. */
async function timed(url: string, { address, token, body }: Sent, paceMs = PACE_MS): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const begun = performance.now();
  const answer = await fetch(url + address, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  const took = performance.now() - begun;
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, paceMs - took)));
  return took;
}

async function makeKey(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/Key/AddKey`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      keyName: 'Bench',
      keyScopes: ['catalogue:read', 'prices:read'],
      networks: [],
      keyLifetime: 30,
    }),
  });
  if (answer.status !== 200) throw new Error(`No key: ${await answer.text()}`);
  return ((await answer.json()) as { apiKey: string }).apiKey;
}

async function listParts(url: string): Promise<{ part: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ part: string }>('select name as part from products order by id desc limit $1', [
    PARTS,
  ]);
  await client.end();
  return rows;
}

/** Sends both in turn, so that a machine that gets slower meanwhile slows both. */
async function compare(url: string, times: number, bySession: Sent, byKey: Sent): Promise<void> {
  const taken = { session: [] as number[], key: [] as number[] };
  for (let time = 0; time < times + WARM_UP; time += 1) {
    const [session, key] = [await timed(url, bySession), await timed(url, byKey)];
    if (time < WARM_UP) continue;
    taken.session.push(session);
    taken.key.push(key);
  }
  const [session, key] = [median(taken.session), median(taken.key)];
  const ratio = key / session;
  console.log(
    `by session ${session.toFixed(2)} ms, by key ${key.toFixed(2)} ms, ratio ${ratio.toFixed(2)}${ratio > LIMIT_RATIO ? `  over ${LIMIT_RATIO}` : ''}`,
  );
}

/** 99 of 100 are below it. */
function p99(taken: number[]): number {
  return taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.99)] ?? 0;
}

/** Sends as fast as answers come, in a process of its own. @returns requests a second */
async function runWild(url: string, key: string, seconds: number): Promise<number> {
  const options = [
    '--json',
    '-c',
    String(WILD_CONNECTIONS),
    '-d',
    String(seconds),
    '-H',
    `authorization: Bearer ${key}`,
  ];
  const program = fileURLToPath(import.meta.resolve('autocannon'));
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options, url]);
  return (JSON.parse(stdout) as { requests: { average: number } }).requests.average;
}

/** Measures a person's call alone and beside a key that sends as fast as it can and doesn't mind being refused. */
async function compareBesideWild(url: string, times: number, sent: Sent, wildKey: string): Promise<void> {
  const measure = async () => {
    const taken: number[] = [];
    for (let time = 0; time < times; time += 1) taken.push(await timed(url, sent, PERSON_PACE_MS));
    return taken;
  };
  const taken = { alone: [] as number[], beside: [] as number[] };
  let wildRate = 0;
  for (let round = 0; round < 3; round += 1) {
    taken.alone.push(...(await measure()));
    const wild = runWild(`${url}${sent.address}`, wildKey, Math.ceil((times * PERSON_PACE_MS) / 1000));
    taken.beside.push(...(await measure()));
    wildRate = await wild;
  }
  const [alone, beside] = [p99(taken.alone), p99(taken.beside)];
  const ratio = beside / alone;
  console.log(
    `alone p99 ${alone.toFixed(1)} ms (median ${median(taken.alone).toFixed(1)}), beside a key that sends ${wildRate.toFixed(0)} a second ` +
      `${beside.toFixed(1)} (${median(taken.beside).toFixed(1)}), ratio ${ratio.toFixed(2)}${ratio > LIMIT_BESIDE_WILD ? `  over ${LIMIT_BESIDE_WILD}` : ''}`,
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { products: { type: 'string', default: '10000' }, times: { type: 'string', default: '200' } },
  });
  const times = Number(values.times);
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-keys-'));
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({ folder: path.join(folder, 'database'), log: quiet });
  try {
    const url = databaseUrl(database.adminUrl, 'pressline_keys');
    await createDatabase(database.adminUrl, 'pressline_keys', 'template1');
    await makeSampleShop(url);
    await makeCatalogue(url, Number(values.products), 1);
    const environment = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), PORT: '0', LOG_LEVEL: 'warn' };
    const shop = await startServerProcess(['server/main.ts'], environment);
    try {
      const token = await logIn(shop.url, 'uk@converter.test');
      const key = await makeKey(shop.url, token);
      const address = '/api/Product/GetProductDetail/140';
      await compare(shop.url, times, { address, token }, { address, token: key });
      const body = { parts: await listParts(url) };
      const taken: number[] = [];
      for (let time = 0; time < times; time += 1)
        taken.push(await timed(shop.url, { address: '/api/Product/GetPricesAndStock', token: key, body }));
      console.log(
        `prices and stock of ${body.parts.length} parts: median ${median(taken).toFixed(0)} ms, p99 ${p99(taken).toFixed(0)}${median(taken) > LIMIT_MS ? `  over ${LIMIT_MS}` : ''}`,
      );
      const wildKey = await makeKey(shop.url, await logIn(shop.url, 'us@converter.test'));
      await compareBesideWild(shop.url, 5 * times, { address, token }, wildKey);
    } finally {
      await shop.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { grantRights } from '#platform/database/grant-rights.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createDatabase, databaseUrl, dropDatabase, prepareShopRole } from '#platform/database/testing/templates.ts';
import { memoryFiles } from '#platform/testing/memory-files.ts';
import { openCustomerSession } from '#shop/people/sessions/session-queries.ts';
import { SERVER_OPTIONS, shopEnvironment } from '../bin/prepare/node.mjs';
import { loadSampleData } from '../sample-data/load.ts';
import { FIRST_CUSTOMER, makeCatalogue } from './catalogue.ts';

const ROOT = path.join(import.meta.dirname, '..');
const NAME = 'pressline_bench';
const METRICS_TOKEN = 'token-of-the-bench';

/** The shop as it is shipped, on a database of its own. */
export interface BenchShop {
  url: string;
  /** Sessions of buyers from `FIRST_CUSTOMER` on, one for each connection. */
  tokens: readonly string[];
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Resident memory of the shop's process in megabytes. */
  memory(): number;
  /** Longest time since the last call for which the shop's main thread was busy, in milliseconds. */
  longestBlockMs(): Promise<number>;
}

export interface BenchRows {
  products: number;
  connections: number;
}

/** Runs a shop with this many rows for the duration of the work. `DATABASE_URL` names another server than the embedded one. */
export async function withBenchShop(rows: BenchRows, work: (shop: BenchShop) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-bench-'));
  const server = await openServer(folder);
  const started: ChildProcess[] = [];
  try {
    await createDatabase(server.adminUrl, NAME, 'template1');
    const url = databaseUrl(server.adminUrl, NAME);
    const shopUrl = databaseUrl(await prepareShopRole(server.adminUrl), NAME);
    const tokens = await fill(url, rows);
    await grantRights(url, shopUrl);
    const shop = await start(started, [...SERVER_OPTIONS, 'server/main.ts'], {
      DATABASE_URL: shopUrl,
      DATA_DIR: path.join(folder, 'data'),
      PORT: '0',
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      METRICS_TOKEN,
    });
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    await work({
      url: shop,
      tokens,
      query: async (text, values) => (await pool.query(text, values)).rows,
      memory: () => residentMegabytes(started.at(-1)?.pid ?? 0),
      longestBlockMs: () => longestBlockMs(shop),
    });
    await pool.end();
  } finally {
    await Promise.all(started.map(stop));
    await dropDatabase(server.adminUrl, NAME);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openServer(folder: string): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { adminUrl: given, stop: async () => {} };
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({ folder: path.join(folder, 'database'), log: quiet });
  // The shop connects like a real one: through the socket, if there is one.
  return { adminUrl: database.adminUrl + new URL(database.url).search, stop: () => database.stop() };
}

/** The sample shop, a catalogue, and logged-in buyers. @returns their tokens */
async function fill(url: string, { products, connections }: BenchRows): Promise<string[]> {
  await migrate(url);
  const db = openDatabase({ url });
  await loadSampleData(db, memoryFiles(), { today: new Date() });
  await makeCatalogue(url, products, connections);
  const tokens: string[] = [];
  for (let buyer = 0; buyer < connections; buyer++) {
    const session = { remembered: true, device: 'bench', now: new Date() };
    tokens.push(await openCustomerSession(db, FIRST_CUSTOMER + buyer, session));
  }
  await db.$client.end();
  return tokens;
}

/** Starts a script in a process of its own. @returns the address that it prints */
async function start(started: ChildProcess[], args: string[], environment: Record<string, string> = {}) {
  const env = { ...shopEnvironment(ROOT), ...environment };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  return new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(printed)?.[0];
      if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function residentMegabytes(pid: number): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);
}

/** Reading the metrics begins a new measurement. */
async function longestBlockMs(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await answer.text()) ?? [];
  if (seconds === undefined) throw new Error('The metrics have no event-loop delay.');
  return Number(seconds) * 1000;
}

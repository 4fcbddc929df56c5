import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'autocannon';
import pg from 'pg';
import { grantRights } from '#platform/database/grant-rights.ts';
import { createDatabase, databaseUrl, prepareShopRole } from '#platform/database/testing/templates.ts';
import { SERVER_OPTIONS } from '../bin/prepare/node.mjs';
import { openBuyers } from './buyers.ts';
import { makeCatalogue } from './catalogue.ts';
import { keywordsFor } from './keywords.ts';
import { runLoad } from './load.ts';
import { basketRequests, foundBy, type Sample, sampleOf } from './measurements.ts';
import { readOptions, type BenchOptions } from './options.ts';
import { startServerProcess, type StartedServer } from './processes.ts';
import { processorSeconds } from './processor-time.ts';
import { makeSampleShop } from './sample-shop.ts';
import { median } from './table.ts';
import { TwoDatabases, type RunningDatabase } from './two-databases.ts';

const NAME = 'pressline_scaling';
const REST_MS = 3000;
/** Of each process. */
const WARM_SECONDS = 8;
const RESULT = path.join(import.meta.dirname, '../build/bench-scaling.md');

/** How the shop is run: so many processes, with the standby for reads or without. */
const SHOPS = [
  { processes: 1, readsStandby: false },
  { processes: 2, readsStandby: false },
  { processes: 4, readsStandby: false },
  { processes: 1, readsStandby: true },
] as const;

type Shop = (typeof SHOPS)[number];

/** What one answer takes, in milliseconds of a processor, and how many came a second. */
interface Cost {
  rate: number;
  shop: number;
  primary: number;
  standby: number;
}

/**
 * What an answer takes of the processors of shop, primary and standby, with more and more processes. On a machine of two processors, more
 * processes answer no more; but whether one of many takes longer for an answer than one alone is seen there as well, and from these
 * times follows how many processors of each a number of answers takes (docs/scaling.md). Needs Linux and Debian's postgresql-15.
 */
async function main(options: BenchOptions): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-scaling-'));
  const databases = new TwoDatabases(folder);
  try {
    const primary = await databases.startPrimary();
    await createDatabase(primary.url, NAME, 'template1');
    const url = databaseUrl(primary.url, NAME);
    console.log(`Making a catalogue of ${options.products.toLocaleString('en-US')} products …`);
    await makeSampleShop(url);
    await makeCatalogue(url, options.products, options.connections);
    const shopUrl = databaseUrl(await prepareShopRole(primary.url), NAME);
    await grantRights(url, shopUrl);
    await tidy(url);
    const tokens = await openBuyers(url, options.connections);
    const standby = await databases.startStandby(primary);
    const flows = flowsOf(await sampleOf(url), tokens);
    const costs = new Map(SHOPS.map((shop) => [shop, Object.keys(flows).map((): Cost[] => [])]));
    for (let round = 1; round <= options.rounds; round++) {
      for (const [shop, columns] of costs) {
        console.log(`Round ${round} of ${options.rounds}: ${nameOf(shop)} …`);
        const environment: Record<string, string> = {
          DATABASE_URL: shopUrl,
          DATA_DIR: path.join(mkdtempSync(path.join(tmpdir(), 'pressline-scaling-data-')), 'data'),
          PORT: '0',
          LOG_LEVEL: 'warn',
          LOG_FORMAT: 'json',
          WEB_CONCURRENCY: String(shop.processes),
          ...(shop.readsStandby ? { DATABASE_REPLICA_URL: at(shopUrl, standby) } : {}),
        };
        const server = await startServerProcess([...SERVER_OPTIONS, 'server/main.ts'], environment);
        await pause(REST_MS);
        for (const [index, requests] of Object.values(flows).entries()) {
          columns[index]?.push(await costOf({ ...options, ...shop, requests }, server, primary, standby));
        }
        await server.stop();
        rmSync(path.dirname(environment['DATA_DIR'] ?? ''), { recursive: true, force: true });
      }
    }
    const report = tableOf(Object.keys(flows), costs);
    mkdirSync(path.dirname(RESULT), { recursive: true });
    writeFileSync(RESULT, `${report}\n`);
    console.log(`\n${report}\n\nWritten to ${path.relative(process.cwd(), RESULT)}`);
  } finally {
    await databases.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What autovacuum would do in the first minutes: it takes as much of a processor as what is measured. */
async function tidy(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum (analyze)');
  await client.end();
}

type Flow = (connection: number) => Request[];

/** What is measured, each as somebody with a session's cookie asks for it. */
function flowsOf(sample: Sample, tokens: readonly string[]): Record<string, Flow> {
  const { partNumbers } = keywordsFor(sample.partNumbers);
  const read =
    (addresses: readonly string[]): Flow =>
    (connection) =>
      addresses.map((_, index) => ({
        method: 'GET',
        path: addresses[(index + connection * 7) % addresses.length] ?? '',
        headers: cookieOf(tokens, connection),
      }));
  return {
    'a catalogue page': read([`/search?p=${sample.categoryGuid.toUpperCase()}`]),
    'a part number searched for': read(partNumbers.map(foundBy)),
    'a part put into the basket': (connection) =>
      basketRequests(sample).map((request) => ({
        ...request,
        headers: { ...request.headers, authorization: `Bearer ${tokens[connection % tokens.length] ?? ''}` },
      })),
  };
}

function cookieOf(tokens: readonly string[], connection: number) {
  return { cookie: `token=${tokens[connection % tokens.length] ?? ''}` };
}

async function costOf(
  { requests, connections, seconds, processes }: BenchOptions & { requests: Flow; processes: number },
  server: StartedServer,
  primary: RunningDatabase,
  standby: RunningDatabase,
): Promise<Cost> {
  const taken = () => [server, primary, standby].map(({ pid }) => processorSeconds(pid));
  // Before that, so that every process has its connections, its statements planned and its code compiled.
  await runLoad({ url: server.url, connections, seconds: WARM_SECONDS * processes, requests });
  const before = taken();
  const { rate } = await runLoad({ url: server.url, connections, seconds, requests });
  const each = taken().map((after, index) => ((after - (before[index] ?? 0)) * 1000) / (rate * seconds));
  const [shop = 0, ofPrimary = 0, ofStandby = 0] = each;
  return { rate, shop, primary: ofPrimary, standby: ofStandby };
}

/** The same role and database on the other server. */
function at(url: string, { url: server }: RunningDatabase): string {
  const there = new URL(url);
  there.port = new URL(server).port;
  return there.href;
}

function nameOf({ processes, readsStandby }: Shop): string {
  const so = processes === 1 ? 'one process' : `${processes} processes`;
  return readsStandby ? `${so}, reading from the standby` : so;
}

function tableOf(flows: readonly string[], costs: ReadonlyMap<Shop, readonly Cost[][]>): string {
  const head = ['what', 'shop', 'answers a second', 'ms of the shop', 'ms of the primary', 'ms of the standby'];
  const rows = flows.flatMap((flow, index) =>
    [...costs].map(([shop, columns]) => {
      const of = (figure: keyof Cost) => median((columns[index] ?? []).map((cost) => cost[figure]));
      const milliseconds = (['shop', 'primary', 'standby'] as const).map((figure) => of(figure).toFixed(2));
      return [flow, nameOf(shop), Math.round(of('rate')).toLocaleString('en-US'), ...milliseconds];
    }),
  );
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

await main(readOptions(process.argv.slice(2)));

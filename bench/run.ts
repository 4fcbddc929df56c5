import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { grantRights } from '#platform/database/grant-rights.ts';
import { createDatabase, databaseUrl, dropDatabase, prepareShopRole } from '#platform/database/testing/templates.ts';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { SERVER_OPTIONS } from '../bin/prepare/node.mjs';
import { compareVersions } from './against.ts';
import { makeCatalogue } from './catalogue.ts';
import { FIRST_WITH_LISTS, makePriceLists } from './price-lists.ts';
import { type Meanwhile, measureRound } from './measurements.ts';
import { readOptions, type BenchOptions } from './options.ts';
import { startServerProcess } from './processes.ts';
import { openBuyers } from './buyers.ts';
import { asPlanReport, plansOf, type StatementPlan } from './plans.ts';
import { slowerRows } from './compare-tables.ts';
import { asTable, type Measurement } from './table.ts';
import { makeSampleShop } from './sample-shop.ts';

const NAME = 'pressline_bench';
const REST_MS = 3000; // by then the server has released the memory its start needed
const RESULT = path.join(import.meta.dirname, '../build/bench.md');
/** At 10,000 products; a new one replaces it, with the table of docs/performance.md. */
const LAST = path.join(import.meta.dirname, 'last-table.md');
const PLANS = path.join(import.meta.dirname, '../build/bench-plans.md');

/**
 * One run: a database with the requested catalogue, the shop as it is shipped, the given number of rounds, one table.
 */
async function main(options: BenchOptions): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-bench-'));
  const server = await openServer(folder);
  try {
    await createDatabase(server.adminUrl, NAME, 'template1');
    const url = databaseUrl(server.adminUrl, NAME);
    const shopUrl = databaseUrl(await prepareShopRole(server.adminUrl), NAME);
    console.log(`Making a catalogue of ${options.products.toLocaleString('en-US')} products …`);
    await fill(url, options);
    await grantRights(url, shopUrl);
    const tokens = await openBuyers(url, options.connections);
    const listed = await openBuyers(url, options.connections, FIRST_WITH_LISTS);
    const start = (processes: string) =>
      startServerProcess([...SERVER_OPTIONS, 'server/main.ts'], {
        DATABASE_URL: shopUrl,
        DATA_DIR: path.join(folder, 'data'),
        PORT: '0',
        LOG_LEVEL: 'warn',
        LOG_FORMAT: 'json',
        WEB_CONCURRENCY: processes,
      });
    const shop = await start('1');
    // Started only for their own measurements: otherwise they would send some of the measured shop's mails.
    const meanwhile =
      (processes: string): Meanwhile =>
      async (work) => {
        const server = await start(processes);
        try {
          return await work(server.url);
        } finally {
          await server.stop();
        }
      };
    try {
      await pause(REST_MS);
      const idleMegabytes = await shop.memory();
      const rounds: Measurement[][] = [];
      for (let round = 1; round <= options.rounds; round++) {
        console.log(`Round ${round} of ${options.rounds} …`);
        const shops = { shopUrl: shop.url, withPair: meanwhile('2') };
        rounds.push(await measureRound({ ...options, ...shops, url, tokens, listed, folder }));
      }
      const report = [
        `# ${options.products.toLocaleString('en-US')} products, ${options.connections} connections, ${options.rounds} rounds of ${options.seconds} s`,
        '',
        `${await versionOf(url)} · Node.js ${process.version} · medians; ratios are taken within a round`,
        '',
        asTable(rounds),
        '',
        slowerLine(asTable(rounds)),
        '',
        `Server process: ready after ${shop.readyMs} ms, ${idleMegabytes} MB idle, ${await shop.memory()} MB after the load.`,
        '',
        await planLine(url, rounds[0] ?? []),
        '',
      ].join('\n');
      mkdirSync(path.dirname(RESULT), { recursive: true });
      writeFileSync(RESULT, report);
      console.log(`\n${report}\nWritten to ${path.relative(process.cwd(), RESULT)}`);
    } finally {
      await shop.stop();
      await dropDatabase(server.adminUrl, NAME);
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compares with the last committed table. */
function slowerLine(table: string): string {
  const slower = slowerRows(readFileSync(LAST, 'utf8'), table);
  return `Slower than ${path.basename(LAST)} by more than a tenth: ${slower.length === 0 ? 'nothing' : slower.join('; ')}.`;
}

/** Records the query plans of the measurements, and reports which large tables were read from end to end. */
async function planLine(url: string, measurements: readonly Measurement[]): Promise<string> {
  const plans = new Map<string, StatementPlan[]>();
  for (const { what, statements } of measurements)
    if (statements !== undefined) plans.set(what, await plansOf(url, statements));
  writeFileSync(PLANS, `${asPlanReport(plans)}\n`);
  const scans = [...plans].flatMap(([what, each]) =>
    each.flatMap(({ scanned }) => scanned.map((table) => `${what}: ${table}`)),
  );
  return `Big tables that are read from end to end: ${scans.length === 0 ? 'none' : scans.join(', ')}.`;
}

async function openServer(folder: string): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { adminUrl: given, stop: async () => {} };
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({ folder: path.join(folder, 'database'), log: quiet });
  // The shop and its ceilings connect like a real shop: through the socket, if there is one.
  return { adminUrl: database.adminUrl + new URL(database.url).search, stop: () => database.stop() };
}

async function fill(url: string, { products, connections, ladders }: BenchOptions): Promise<void> {
  await makeSampleShop(url);
  await makeCatalogue(url, products, connections);
  await makePriceLists(url, ladders, connections);
}

async function versionOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return `PostgreSQL ${rows[0]?.server_version ?? ''}`;
}

const args = process.argv.slice(2);
if (args.some((arg) => /^--against(?:=|$)/.test(arg))) compareVersions(args);
else await main(readOptions(args));

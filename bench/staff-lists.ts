import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { createDatabase, databaseUrl } from '#platform/database/testing/templates.ts';
import { makeCatalogue } from './catalogue.ts';
import { makeCounterRecords } from './staff-records.ts';
import { startServerProcess } from './processes.ts';
import { makeSampleShop } from './sample-shop.ts';
import { signInStaff, STAFF_PAGES } from './staff.ts';

/** Maximum response time of an administration page on the server. */
const LIMIT_MS = 200;
const TIMES = 7;

/** `npm run bench lists -- --count 100000`: each page's fastest, median and slowest time, whole pages as the browser gets them. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' }, only: { type: 'string' } } });
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-lists-'));
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({ folder: path.join(folder, 'database'), log: quiet });
  try {
    const url = databaseUrl(database.adminUrl, 'pressline_lists');
    await createDatabase(database.adminUrl, 'pressline_lists', 'template1');
    await fill(url, Number(values.count));
    const environment = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), PORT: '0', LOG_LEVEL: 'warn' };
    const shop = await startServerProcess(['server/main.ts'], environment);
    try {
      const cookie = await signInStaff(shop.url);
      for (const page of STAFF_PAGES.filter((page) =>
        (values.only ?? '').split(',').some((part) => page.includes(part)),
      ))
        await measure(shop.url, cookie, page);
    } finally {
      await shop.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(url: string, count: number): Promise<void> {
  await makeSampleShop(url);
  await makeCatalogue(url, count, 1);
  await makeCounterRecords(url, count);
}

async function measure(url: string, cookie: string, page: string): Promise<void> {
  const taken: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now();
    const answer = await fetch(`${url}${page.startsWith('/') ? page : `/Administration/${page}`}`, {
      headers: { cookie },
    });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}.`);
    taken.push(performance.now() - start);
  }
  taken.sort((one, other) => one - other);
  const [fastest, median, slowest] = [taken[0] ?? 0, taken[Math.floor(TIMES / 2)] ?? 0, taken.at(-1) ?? 0];
  const remark = median > LIMIT_MS ? `  over ${LIMIT_MS} ms` : '';
  const columns = [fastest, median, slowest].map((ms) => ms.toFixed(0).padStart(6));
  console.log(`${columns.join('')} ms  ${page}${remark}`);
}

await main();

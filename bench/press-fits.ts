import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { createDatabase, databaseUrl } from '#platform/database/testing/templates.ts';
import { makeCatalogue } from './catalogue.ts';
import { startServerProcess } from './processes.ts';
import { makeSampleShop } from './sample-shop.ts';

/** Most that a list narrowed to a press may take, compared with the same list without it (J2). */
const LIMIT = 1.5;
const FIRST_MODEL = 10_001;

/**
 * `npm run bench press-fits -- --count 100000 --models 50 --fits 1000000`: the list of a category, and of a search, without a press and
 * narrowed to one, in turn. `new press`: a serial number that nobody has asked for since the last change, so that the parts are judged.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '100000' },
      models: { type: 'string', default: '50' },
      fits: { type: 'string', default: '1000000' },
      times: { type: 'string', default: '100' },
    },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-fits-'));
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({ folder: path.join(folder, 'database'), log: quiet });
  try {
    const url = databaseUrl(database.adminUrl, 'pressline_fits');
    await createDatabase(database.adminUrl, 'pressline_fits', 'template1');
    await makeSampleShop(url);
    await makeCatalogue(url, Number(values.count), 1);
    const category = await makeFits(url, Number(values.models), Number(values.fits));
    const environment = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), PORT: '0', LOG_LEVEL: 'warn' };
    const shop = await startServerProcess(['server/main.ts'], environment);
    try {
      await measure(shop.url, 'a category', `categoryGuid=${category}`, Number(values.times));
      await measure(shop.url, 'a search', 'keyword=steel', Number(values.times));
    } finally {
      await shop.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Adds models, and statements that parts fit them: each part fits several models, in two ranges of serial numbers that leave a gap.
 * @returns the category with the most parts
 */
async function makeFits(url: string, models: number, fits: number): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into press_models (id, name, path)
       select $1::int + n, 'Bench ' || n, 'Bench-' || n from generate_series(0, $2::int - 1) as n`,
      [FIRST_MODEL, models],
    );
    await client.query('set session_replication_role = replica'); // the triggers would judge each row
    await client.query(
      `insert into part_fits (product_id, model_id, from_serial, to_serial)
       select part.id, $1::int + (part.place * 7 + nth) % $2::int, range.from_serial, range.to_serial
       from (select id, row_number() over (order by id) as place from products) as part
       cross join generate_series(1, ceil($3::numeric / 2 / (select count(*) from products))::int) as nth
       cross join (values ('1-100', '1-499'), ('1-600', '')) as range (from_serial, to_serial)`,
      [FIRST_MODEL, models, fits],
    );
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze part_fits, press_models');
    const { rows } = await client.query<{ guid: string }>(
      `select guid from categories where show = 1 and not regional
       order by (select count(*) from product_categories where category_id = categories.id) desc, id limit 1`,
    );
    const counted = await client.query<{ count: string }>('select count(*) from part_fits');
    console.log(`${counted.rows[0]?.count ?? 0} statements about ${models} models`);
    return rows[0]?.guid ?? '';
  } finally {
    await client.end();
  }
}

/** Requests a list without a press, with one that is known, and with a new one, in turn; prints medians and their ratio. */
async function measure(url: string, name: string, query: string, times: number): Promise<void> {
  const press = (serial: string) => `&filters=${encodeURIComponent(`press=${FIRST_MODEL}&serial=${serial}`)}`;
  const kinds = {
    'no press': () => '',
    'known press': () => press('1-250'),
    'new press': (time: number) => press(`1-${1000 + time}`),
  };
  const taken = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]));
  for (let time = 0; time < times; time++)
    for (const [kind, filter] of Object.entries(kinds)) {
      const start = performance.now();
      // Another page each time: complete answers for visitors are cached by their address.
      const answer = await fetch(`${url}/api/Product/GetListing?${query}${filter(time)}&page=${1 + time}`);
      await answer.text();
      if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}.`);
      if (time > 0) taken.get(kind)?.push(performance.now() - start); // the first reads the list itself
    }
  const medians = Object.fromEntries([...taken].map(([kind, all]) => [kind, medianOf(all)]));
  const without = medians['no press'] ?? 0;
  for (const [kind, median] of Object.entries(medians)) {
    const ratio = median / without;
    const remark = kind === 'known press' && ratio > LIMIT ? `  over ${LIMIT}` : '';
    console.log(`${median.toFixed(2).padStart(8)} ms  ${ratio.toFixed(2).padStart(6)} ×  ${name}, ${kind}${remark}`);
  }
}

function medianOf(taken: readonly number[]): number {
  return taken.toSorted((one, other) => one - other)[Math.floor(taken.length / 2)] ?? 0;
}

await main();

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { createDatabase, databaseUrl } from '#platform/database/testing/templates.ts';
import { exportNames } from '#shop/desk/product-files/export-files.ts';
import { listExports } from '#server/exports.ts';
import { openBuyers } from './buyers.ts';
import { FIRST_CUSTOMER, makeCatalogue } from './catalogue.ts';
import { startServerProcess } from './processes.ts';
import { makeSampleShop } from './sample-shop.ts';
import { signInStaff } from './staff.ts';

/** Longest that a file may keep the server's main thread from other requests. */
const LIMIT_MS = 50;
const TIMES = 3;
const METRICS_TOKEN = 'bench-of-the-main-thread';
/** Numbers of the records made here: beyond all others of the bench. */
const RECORD = 50_000_000;

/**
 * `npm run bench main-thread -- --lines 1000`: how long each file and export keeps the server's main thread busy at a stretch, with an
 * order, a list, a basket and part numbers of that many lines. Measured by the server's own event loop (`/metrics`).
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { lines: { type: 'string', default: '1000' } } });
  const lines = Number(values.lines);
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-main-thread-'));
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({ folder: path.join(folder, 'database'), log: quiet });
  try {
    const url = databaseUrl(database.adminUrl, 'pressline_main_thread');
    await createDatabase(database.adminUrl, 'pressline_main_thread', 'template1');
    await makeSampleShop(url);
    await makeCatalogue(url, Math.max(lines * 2, 10_000), 1);
    await makeLongRecords(url, lines);
    const [token = ''] = await openBuyers(url, 1);
    const environment = {
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, 'data'),
      PORT: '0',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN,
    };
    const shop = await startServerProcess(['server/main.ts'], environment);
    try {
      const [buyer, staff] = [`token=${token}`, await signInStaff(shop.url)];
      await measureAll(shop.url, [
        ...BUYERS_FILES.map((address) => ({ address, cookie: buyer })),
        ...staffFiles().map((address) => ({ address, cookie: staff })),
      ]);
    } finally {
      await shop.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const BUYERS_FILES = [
  `/PDFOrder.pdf?id=${RECORD}`,
  `/Delivery-Note.pdf?shipment=${RECORD}`,
  `/List-Labels.pdf?id=${RECORD}`,
  `/List.csv?id=${RECORD}`,
  '/Basket.csv',
  '/Own-Numbers.csv',
  '/Order-History.csv',
];

function staffFiles(): string[] {
  return [
    ...listExports.map(({ list }) => `/Administration/export/${list.name}.csv?year=2026&month=11`),
    ...exportNames.map((name) => `/Administration/export/files/${name}`),
  ];
}

interface Asked {
  address: string;
  cookie: string;
}

async function measureAll(url: string, files: readonly Asked[]): Promise<void> {
  console.log(`| file | longest block of the main thread, ms (minimum of ${TIMES}) |\n| --- | --- |`);
  let tooLong = 0;
  for (const file of files) {
    const stretches: number[] = [];
    for (let time = 0; time <= TIMES; time++) stretches.push(await stretchOf(url, file));
    const ms = Math.min(...stretches.slice(1)); // the first one loads code
    if (ms > LIMIT_MS) tooLong += 1;
    console.log(`| ${file.address} | ${ms.toFixed(0)}${ms > LIMIT_MS ? ` — above ${LIMIT_MS}` : ''} |`);
  }
  console.log(`\n${tooLong} of ${files.length} files are above ${LIMIT_MS} ms.`);
}

/** Asks for a file; answers the longest delay of the server's event loop meanwhile, in milliseconds. */
async function stretchOf(url: string, { address, cookie }: Asked): Promise<number> {
  await eventLoopDelay(url);
  const answer = await fetch(url + address, { headers: { cookie }, redirect: 'manual' });
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200 || byteLength === 0) throw new Error(`${address} answered ${answer.status}`);
  return eventLoopDelay(url);
}

/** Reading it begins a new measurement. */
async function eventLoopDelay(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await answer.text()) ?? [];
  if (seconds === undefined) throw new Error('The metrics have no event-loop delay.');
  return Number(seconds) * 1000;
}

/** An order with one shipment, a list and part numbers of the first buyer, each of so many lines. */
async function makeLongRecords(url: string, lines: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const parts = `(select id, name, intro, row_number() over (order by id)::int as place from products where active and family_id is null and award = 0 and id >= 2000 limit ${lines}) as part`;
  for (const statement of [
    `insert into orders (id, company_id, customer_id, status, placed_at, purchase_order_number, first_name, surname, company, email,
       delivery_address, delivery_country_id, currency_id, price_class, gbp_rate_micros, eur_rate_micros, goods_minor,
       discount_minor, subtotal_minor, delivery_minor, total_minor, subtotal_gbp_minor, subtotal_eur_minor)
     select ${RECORD}, company_id, id, 'complete', now(), 'PO 1000', first_name, surname, company, email, '1 Bench Road', 247, 2, 2,
       790000, 920000, ${lines} * 300, 0, ${lines} * 300, 1500, ${lines} * 300 + 1500, ${lines} * 300, ${lines} * 349
     from customers where id = ${FIRST_CUSTOMER}`,
    `insert into order_lines (order_id, position, product_id, product_name, product_details, quantity, unit_price_minor, line_total_minor)
     select ${RECORD}, place, id, name, intro, 1, 300, 300 from ${parts}`,
    `insert into shipments (id, order_id, position, shipped_on, staff_name) values (${RECORD}, ${RECORD}, 1, current_date, 'Bench')`,
    `insert into shipment_lines (shipment_id, order_line_id, quantity)
     select ${RECORD}, id, 1 from order_lines where order_id = ${RECORD}`,
    `insert into part_lists (id, company_id, customer_id, name)
     select ${RECORD}, company_id, id, 'A thousand' from customers where id = ${FIRST_CUSTOMER}`,
    `insert into part_list_lines (list_id, position, product_id, quantity) select ${RECORD}, place, id, 1 from ${parts}`,
    `insert into own_part_numbers (company_id, number, number_key, product_id)
     select company_id, 'OWN-' || place, 'own' || place, part.id from customers, ${parts} where customers.id = ${FIRST_CUSTOMER}`,
  ])
    await client.query(statement.startsWith('insert into orders') ? `begin; ${statement}` : statement);
  await client.query('commit; analyze');
  await client.end();
}

await main();

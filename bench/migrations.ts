import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { knownMigrations, migrate, migrationNames } from '#platform/database/migrate.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#platform/database/testing/templates.ts';

// How long the migrations of a large shop take: npm run bench migrations -- --orders 1000000
// A shop of the baseline is filled with orders, then every later migration is timed one by one.

/** The last migration of the baseline: the rows below are for its tables. */
const FIRST = '0001_functions-and-triggers';
const NAME = 'pressline_bench_migrations';
const ORDERS_OF_A_CUSTOMER = 50;
const LINES = 2;

const { values } = parseArgs({ options: { orders: { type: 'string', default: '1000000' } } });
const customers = Math.ceil(Number(values.orders) / ORDERS_OF_A_CUSTOMER);

const folder = mkdtempSync(path.join(tmpdir(), 'pressline-bench-migrations-'));
const quiet = { info() {}, warn: console.warn, error: console.error };
const given = process.env['DATABASE_URL'] ?? '';
const server = given === '' ? await startEmbedded({ folder, log: quiet }) : { adminUrl: given, async stop() {} };
try {
  await createDatabase(server.adminUrl, NAME, 'template1');
  const url = databaseUrl(server.adminUrl, NAME);
  const names = migrationNames();
  const migrations = knownMigrations();
  const first = names.indexOf(FIRST);
  await migrate(url, migrations[first]?.at);
  await withClient(url, fill);
  console.log(`${customers * ORDERS_OF_A_CUSTOMER} orders with ${LINES} lines each, of ${customers} accounts\n`);
  console.log('| migration | seconds |\n| --- | --- |');
  let all = 0;
  for (const [index, { at }] of migrations.entries()) {
    if (index <= first) continue;
    const begun = performance.now();
    await migrate(url, at);
    const seconds = (performance.now() - begun) / 1000;
    all += seconds;
    if (seconds >= 1) console.log(`| ${names[index]} | ${seconds.toFixed(1)} |`);
  }
  console.log(`| all ${names.length - first - 1} since ${FIRST} | ${all.toFixed(1)} |`);
  await dropDatabase(server.adminUrl, NAME);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Accounts with an address and orders each, in the columns of the baseline. */
async function fill(client: pg.Client): Promise<void> {
  await client.query('begin'); // it ends with a check whether each order's lines add up
  await client.query(`insert into countries (id, name, continent, iso2) values (1, 'United Kingdom', 'Europe', 'GB')`);
  await client.query(
    `insert into products (name, usd_minor) select 'P-' || n, 1000 from generate_series(1, 1000) as n`,
  );
  await client.query(
    `with company as (
       insert into companies (name, country_id, currency_id)
       select 'Converter ' || n, 1, 2 from generate_series(1, $1::integer) as n returning id
     )
     insert into customers (company_id, first_name, surname, email, password_hash, status)
     select id, 'Ada', 'Harbour', 'buyer.' || id || '@converter.test', 'x', 'active' from company`,
    [customers],
  );
  await client.query(
    `insert into delivery_addresses (customer_id, company_id, contact_name, line1, postcode, country_id)
     select id, company_id, 'Goods in', 'Quay 1', 'CH41', 1 from customers`,
  );
  await client.query(
    `insert into orders (customer_id, company_id, status, placed_at, purchase_order_number, first_name, surname, company, email, delivery_address,
       delivery_country_id, currency_id, price_class, gbp_rate_micros, eur_rate_micros, goods_minor, discount_minor, subtotal_minor,
       delivery_minor, total_minor, subtotal_gbp_minor, subtotal_eur_minor)
     select id, company_id, 'complete', now() - n * interval '7 days', 'PO ' || n, 'Ada', 'Harbour', company, email, 'Quay 1', 1, 2, 0, 790000, 920000,
       2000, 0, 2000, null, 2000, 2000, 2300
     from customers, generate_series(1, $1::integer) as n`,
    [ORDERS_OF_A_CUSTOMER],
  );
  await client.query(
    `insert into order_lines (order_id, position, product_id, product_name, product_details, quantity, unit_price_minor, line_total_minor)
     select id, n, 1 + (id * 2 + n) % 1000, 'P', '', 1, 1000, 1000 from orders, generate_series(1, $1::integer) as n`,
    [LINES],
  );
  await client.query('commit');
  await client.query('vacuum analyze');
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

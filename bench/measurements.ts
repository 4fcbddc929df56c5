import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Request } from 'autocannon';
import pg from 'pg';
import { BASKET_SIZES, basketGuid, CATEGORY, FIRST_CUSTOMER, LARGE_ORDER, MATERIALS } from './catalogue.ts';
import { keywordsFor } from './keywords.ts';
import { FIRST_WITH_LISTS } from './price-lists.ts';
import { RecordingShop } from './recording-shop.ts';
import { runLoad, type LoadResult } from './load.ts';
import type { BenchOptions } from './options.ts';
import { findPgbench, pgbenchRate, pgbenchScript } from './pgbench.ts';
import { outputOf, startServerProcess } from './processes.ts';
import { rawDriverRate } from './raw-driver.ts';
import type { Measurement } from './table.ts';

export interface Bench extends BenchOptions {
  /** The database. */
  url: string;
  /** The measured shop. */
  shopUrl: string;
  /** The same shop in two processes. */
  withPair: Meanwhile;
  /** One session for each connection. */
  tokens: readonly string[];
  /** The same for buyers whose companies have five price lists. */
  listed: readonly string[];
  folder: string;
}

/** Runs a separate shop for the duration of the work, which gets its address. */
export type Meanwhile = <Result>(work: (url: string) => Promise<Result>) => Promise<Result>;

const ORDER_LINES = 5;
/** A process that has just started is slow at first. */
const WARM_UP_SECONDS = 2;

/** Every measurement once, each next to its ceiling. */
export async function measureRound(bench: Bench): Promise<Measurement[]> {
  const sample = await sampleOf(bench.url);
  const recording = await RecordingShop.open(bench.url, bench.tokens[0] ?? '');
  try {
    const results: Measurement[] = [];
    for (const [what, measure] of Object.entries(measures(bench, recording, sample)))
      if (bench.only.split(',').some((part) => what.includes(part))) results.push(...[await measure(what)].flat());
    return results;
  } finally {
    await recording.close();
  }
}

type Measure = (what: string) => Promise<Measurement | Measurement[]>;

/** By name, in the order of the table. */
function measures(bench: Bench, recording: RecordingShop, sample: Sample): Record<string, Measure> {
  const keywords = keywordsFor(sample.partNumbers);
  const page = `/search?p=${sample.categoryGuid.toUpperCase()}`;
  const productPage = `/product?id=${sample.productId}`;
  const list = `/api/ProductCategory/FindProductsByCategoryID/${CATEGORY}/1`;
  const listing = `/api/Product/GetListing?categoryGuid=${sample.categoryGuid}`;
  const filtered = sample.filters.map((filters) => `${listing}&filters=${encodeURIComponent(filters)}`);
  const read =
    (...addresses: string[]): Measure =>
    (what) =>
      customerRead(bench, recording, what, ...addresses);
  /** A buyer with thousands of orders, one request after the other: the waiting time. */
  const alone = { ...bench, connections: 1, tokens: bench.tokens.slice(0, 1), listed: bench.listed.slice(0, 1) };
  return {
    'visitor: catalogue page, kept': (what) => visitorAnswer(bench, what, page),
    'visitor: product page, kept': (what) => visitorAnswer(bench, what, productPage),
    'visitor: list of 18, API, kept': (what) => visitorAnswer(bench, what, list),
    'customer: list of 18, API': read(list),
    'customer: list with its filters': read(listing),
    'customer: list, filtered by two values': read(...filtered),
    'customer: list, filtered by two values, alone': (what) => besideTheWhole(alone, what, listing, filtered),
    'customer: product detail, API': read(`/api/Product/GetProductDetail/${sample.productId}`),
    'visitor: catalogue page, not kept': (what) => visitorPage(bench, what, page),
    'visitor: product page, not kept': (what) => visitorPage(bench, what, productPage),
    'customer: catalogue page, rendered': (what) => customerPage(bench, what, page),
    'customer: product page, rendered': (what) => customerPage(bench, what, productPage),
    'customer: catalogue page, compressed': (what) => compressedPage(bench, what, page),
    'customer: catalogue page, two processes': (what) => pageOfTwo(bench, what, page),
    'search: part number': read(...keywords.partNumbers.map(foundBy)),
    'search: two words': read(...keywords.twoWords.map(foundBy)),
    'type-ahead': read(...keywords.beginnings.map(suggestedFor)),
    'quick order: 1,000 rows, alone': (what) => checkedRows(alone, recording, what, sample),
    'five price lists: list of 18, API': (what) => besideWithoutLists(bench, what, [list]),
    'five price lists: product detail, API': (what) =>
      besideWithoutLists(bench, what, [`/api/Product/GetProductDetail/${sample.productId}`]),
    'five price lists: product page, rendered': (what) => besideWithoutLists(bench, what, [productPage]),
    'five price lists: basket of 1,000 lines, alone': (what) => basketWithLists(alone, what),
    'five price lists: quick order of 1,000 rows, alone': (what) => rowsWithLists(alone, what, sample),
    'order again: 50 lines, alone': (what) =>
      customerRead(alone, recording, what, `/api/Sale/GetOrderAgain/${LARGE_ORDER}`),
    'bought before: 5,000 orders, alone': (what) =>
      customerRead(alone, recording, what, '/api/Sale/GetPartHistory?sort=last&page=1&pageSize=50'),
    'basket: change one': () => basketChanges(bench),
    // Runs after it, so that the basket that a customer's pages show is a small one again in the next round.
    'add to basket': (what) => addToBasket(bench, what, recording, sample),
    'whole order of 5 lines': (what) => wholeOrder(bench, what, recording, sample),
  };
}

export interface Sample {
  categoryGuid: string;
  productId: number;
  /** Two hundred from all over the catalogue. */
  partNumbers: readonly string[];
  /** A pasted list of a thousand. */
  thousand: readonly string[];
  highestProduct: number;
  /** Parts that anyone may buy, for baskets. */
  buyable: readonly number[];
  /** Filters for a list of parts of one type: a thickness and a word, as in an address. */
  filters: readonly string[];
}

export async function sampleOf(url: string): Promise<Sample> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{
    guid: string;
    id: number;
    names: string[];
    thousand: string[];
    highest: number;
    buyable: number[];
    filters: string[];
  }>(
    `select category.guid, product.id, (select max(id) from products) as highest,
            array(
              select name
              from products
              where id in (
                select 2000 + n * 48271::bigint % ((select max(id) from products) - 2000) from generate_series(1, 200) as n
              )
              order by id
            ) as names,
            array(select name from products where id >= 2000 order by id * 48271::bigint % 9973 limit 1000) as thousand,
            array(select id from products where active and award = 0 and id >= 2000 order by id limit 20000) as buyable,
            array(
              select format('type=%s&f=%s:%s&f=%s:%s', type.id, figure.id, round(0.05 * n, 2), word.id, ($2::text[])[1 + (n - 1) % 5])
              from generate_series(1, 10) as n
              join product_types as type on type.name = 'Doctor blade'
              join lateral (
                select min(id) as id from attributes where type_id = type.id and kind = 'number' and in_filter
              ) as figure on true
              join lateral (
                select min(id) as id from attributes where type_id = type.id and kind = 'word' and in_filter
              ) as word on true
            ) as filters
     from categories as category
     join product_categories as link on link.category_id = category.id and link.product_active
     join products as product on product.id = link.product_id
     where category.id = $1
     order by product.id desc limit 1`,
    [CATEGORY, MATERIALS],
  );
  await client.end();
  const [row] = rows;
  if (row === undefined) throw new Error('The bench catalogue has no product in the measured category.');
  return {
    categoryGuid: row.guid,
    productId: row.id,
    partNumbers: row.names,
    thousand: row.thousand,
    highestProduct: row.highest,
    buyable: row.buyable,
    filters: row.filters,
  };
}

/** A visitor's cached response compared with a bare server that sends the same bytes. */
async function visitorAnswer(bench: Bench, what: string, address: string): Promise<Measurement> {
  const response = await fetch(bench.shopUrl + address);
  const file = path.join(bench.folder, 'bytes');
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  const bare = await startServerProcess(['bench/bare-server.ts', file, response.headers.get('content-type') ?? '']);
  try {
    const get = (): Request[] => [{ method: 'GET', path: address }];
    const ceiling = await runLoad({ ...bench, url: bare.url, requests: get, tokens: [] });
    const ours = await runLoad({ ...bench, url: bench.shopUrl, requests: get, tokens: [] });
    return measured(what, ours, { name: 'bare Fastify', rate: ceiling.rate });
  } finally {
    await bare.stop();
  }
}

export const foundBy = (keyword: string) => `/api/Product/GetProductBySearch/${encodeURIComponent(keyword)}/1`;
export const suggestedFor = (keyword: string) => `/api/Product/Suggest/${encodeURIComponent(keyword)}`;

/** Number of addresses, of many, that the raw driver reads in turn. */
const RECORDED = 40;

/**
 * A customer's read compared with the raw driver running the same statements. Several addresses are requested in turn.
 */
async function customerRead(
  bench: Bench,
  recording: RecordingShop,
  what: string,
  ...addresses: string[]
): Promise<Measurement> {
  const recorded = addresses.slice(0, RECORDED);
  const statements = await recording.statementsOf(async (api) => {
    for (const address of recorded) await api.get(address);
  });
  const ceiling = await rawDriverRate(bench.url, statements, bench);
  // Every connection begins at a different position.
  const requests = (connection: number): Request[] =>
    addresses.map((_, index) => ({
      method: 'GET',
      path: addresses[(index + connection * 7) % addresses.length] ?? '',
    }));
  const ours = await runLoad({ ...bench, url: bench.shopUrl, requests });
  const each = Math.round(statements.length / recorded.length);
  return {
    ...measured(what, ours, { name: `raw driver, ${each} statements`, rate: ceiling * recorded.length }),
    statements: [...new Map(statements.map((statement) => [statement.text, statement])).values()],
  };
}

/** Response time of a filtered list, next to the same list without filters (I1). */
async function besideTheWhole(
  bench: Bench,
  what: string,
  whole: string,
  filtered: readonly string[],
): Promise<Measurement> {
  const asked = (addresses: readonly string[]) => () => addresses.map((path): Request => ({ method: 'GET', path }));
  const ceiling = await runLoad({ ...bench, url: bench.shopUrl, requests: asked([whole]) });
  const ours = await runLoad({ ...bench, url: bench.shopUrl, requests: asked(filtered) });
  return measured(what, ours, { name: 'the whole list', rate: ceiling.rate });
}

/** Read by companies with five price lists, next to the same read by companies without (K7). */
async function besideWithoutLists(bench: Bench, what: string, addresses: readonly string[]): Promise<Measurement> {
  const requests = (tokens: readonly string[]) => (connection: number) =>
    addresses.map((path): Request => ({
      method: 'GET',
      path,
      headers: { cookie: `token=${tokens[connection % tokens.length]}` },
    }));
  const load = { ...bench, url: bench.shopUrl };
  const ceiling = await runLoad({ ...load, tokens: [], requests: requests(bench.tokens) });
  const ours = await runLoad({ ...load, tokens: [], requests: requests(bench.listed) });
  return measured(what, ours, { name: 'no price list', rate: ceiling.rate });
}

/** A basket of 1,000 lines read at the prices of five lists (K7: below 300 ms). */
async function basketWithLists(bench: Bench, what: string): Promise<Measurement> {
  const guid = await fillLargeBasket(bench.url, FIRST_WITH_LISTS);
  const read = (address: string) => (): Request[] => [{ method: 'GET', path: `/api/Cart/GetAllCartsByID/${address}` }];
  const load = { ...bench, url: bench.shopUrl };
  const ceiling = await runLoad({ ...load, requests: read(basketGuid(1000, FIRST_CUSTOMER)) });
  const ours = await runLoad({ ...load, tokens: bench.listed, requests: read(guid) });
  return measured(what, ours, { name: 'no price list', rate: ceiling.rate });
}

/** A pasted list of a thousand part numbers at the prices of five lists (K7: below a second). */
async function rowsWithLists(bench: Bench, what: string, sample: Sample): Promise<Measurement> {
  const rows = sample.thousand.map((part, index) => ({ part, width: '', productQuantity: String(1 + (index % 9)) }));
  const check = (): Request[] => [
    {
      method: 'POST',
      path: '/api/QuickOrder/CheckRows',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rows }),
    },
  ];
  const load = { ...bench, url: bench.shopUrl, requests: check };
  const ceiling = await runLoad(load);
  const ours = await runLoad({ ...load, tokens: bench.listed });
  return measured(what, ours, { name: 'no price list', rate: ceiling.rate });
}

/** A pasted list of a thousand part numbers compared with the raw driver running its statements (G1). */
async function checkedRows(bench: Bench, recording: RecordingShop, what: string, sample: Sample): Promise<Measurement> {
  const address = '/api/QuickOrder/CheckRows';
  const rows = sample.thousand.map((part, index) => ({ part, width: '', productQuantity: String(1 + (index % 9)) }));
  const statements = await recording.statementsOf((api) => api.post(address, { rows }));
  const ceiling = await rawDriverRate(bench.url, statements, bench);
  const body = JSON.stringify({ rows });
  const headers = { 'content-type': 'application/json' };
  const ours = await runLoad({
    ...bench,
    url: bench.shopUrl,
    requests: () => [{ method: 'POST', path: address, headers, body }],
  });
  return {
    ...measured(what, ours, { name: `raw driver, ${statements.length} statements`, rate: ceiling }),
    statements,
  };
}

/** A visitor's page that is not cached yet, compared with React rendering its tree alone. */
async function visitorPage(bench: Bench, what: string, address: string): Promise<Measurement> {
  const requests = (): Request[] => [
    { method: 'GET', setupRequest: (request) => ({ ...request, path: `${address}&unseen=${randomUUID()}` }) },
  ];
  const ceiling = await reactAlone(bench, address, '');
  return measured(what, await runLoad({ ...bench, url: bench.shopUrl, requests, tokens: [] }), ceiling);
}

async function customerPage(bench: Bench, what: string, address: string): Promise<Measurement> {
  const ceiling = await reactAlone(bench, address, bench.tokens[0] ?? '');
  return measured(what, await pagesOf(bench, bench.shopUrl, address), ceiling);
}

/** Cost of a page compressed for browsers, next to the same page uncompressed. */
async function compressedPage(bench: Bench, what: string, address: string): Promise<Measurement> {
  const plain = await pagesOf(bench, bench.shopUrl, address);
  const ours = await pagesOf(bench, bench.shopUrl, address, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  return measured(what, ours, { name: 'the same, plain', rate: plain.rate });
}

/** Gain of a second process; the load generator needs a processor of its own as well. */
async function pageOfTwo(bench: Bench, what: string, address: string): Promise<Measurement> {
  const one = await pagesOf(bench, bench.shopUrl, address);
  const ours = await bench.withPair(async (url) => {
    await pagesOf({ ...bench, seconds: WARM_UP_SECONDS }, url, address);
    return pagesOf(bench, url, address);
  });
  return measured(what, ours, { name: 'one process', rate: one.rate });
}

function pagesOf(bench: Bench, url: string, address: string, headers: Record<string, string> = {}) {
  const requests = (connection: number): Request[] => [
    {
      method: 'GET',
      path: address,
      headers: { ...headers, cookie: `token=${bench.tokens[connection % bench.tokens.length]}` },
    },
  ];
  return runLoad({ ...bench, url, requests, tokens: [] });
}

async function reactAlone({ url, seconds }: Bench, address: string, token: string) {
  const printed = await outputOf(['bench/react-alone.ts', url, address, token, String(seconds)]);
  return { name: 'React alone', rate: Number(printed) };
}

/** Adding a part to the buyer's own basket compared with pgbench running the transaction's statements. */
async function addToBasket(bench: Bench, what: string, recording: RecordingShop, sample: Sample): Promise<Measurement> {
  const guid = randomUUID();
  const [productId = 0] = sample.buyable;
  const statements = await recording.statementsOf((api) => api.post('/api/Cart/CreateCartItem', item(guid, productId)));
  const varying = { guid, productIds: [productId], ...sample };
  return againstPgbench(bench, what, [{ statements, varying }], () => basketRequests(sample));
}

export function basketRequests(sample: Sample): Request[] {
  return [
    {
      method: 'POST',
      path: '/api/Cart/CreateCartItem',
      headers: { 'content-type': 'application/json' },
      setupRequest: (request) => ({ ...request, body: JSON.stringify(item(randomUUID(), anyOf(sample.buyable))) }),
    },
  ];
}

/** One quantity changed and the basket read again, as on its page: the small basket is the ceiling of the large one. */
async function basketChanges(bench: Bench): Promise<Measurement[]> {
  const lineIds = await firstLinesOf(bench.url);
  const results: Measurement[] = [];
  for (const size of BASKET_SIZES) {
    const requests = (connection: number): Request[] => {
      const guid = basketGuid(size, FIRST_CUSTOMER + (connection % bench.tokens.length));
      return [
        {
          method: 'POST',
          path: '/api/Cart/SaveCart',
          headers: { 'content-type': 'application/json' },
          setupRequest: (request) => ({
            ...request,
            body: JSON.stringify([{ cartID: lineIds.get(guid), productQuantity: 1 + Math.floor(Math.random() * 100) }]),
          }),
        },
        { method: 'GET', path: `/api/Cart/GetAllCartsByID/${guid}` },
      ];
    };
    const { rate, p99Ms } = await runLoad({ ...bench, url: bench.shopUrl, requests });
    const [smallest] = results;
    // Two requests make one change.
    results.push(
      measured(
        `basket of ${size} lines: change one`,
        { rate: rate / 2, p99Ms },
        smallest === undefined ? undefined : { name: smallest.what, rate: smallest.ours },
      ),
    );
  }
  return results;
}

/** Gives a buyer the same basket of 1,000 lines as the first one has, once. */
async function fillLargeBasket(url: string, customerId: number): Promise<string> {
  const guid = basketGuid(1000, customerId);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `with cart as (
       insert into carts (guid, company_id, customer_id) values ($1, $2, $2) on conflict do nothing returning id
     )
     insert into cart_lines (cart_id, product_id, quantity)
     select cart.id, line.product_id, line.quantity
     from cart, cart_lines as line
     where line.cart_id = (select id from carts where guid = $3)`,
    [guid, customerId, basketGuid(1000, FIRST_CUSTOMER)],
  );
  await client.end();
  return guid;
}

async function firstLinesOf(url: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ guid: string; id: number }>(
    `select cart.guid, min(line.id) as id
     from carts as cart
     join cart_lines as line on line.cart_id = cart.id
     where cart.customer_id >= $1
     group by cart.guid`,
    [FIRST_CUSTOMER],
  );
  await client.end();
  return new Map(rows.map(({ guid, id }) => [guid, id]));
}

/**
 * A cart of five lines and its order, with the login reused, compared with pgbench running all the statements for the
 * same number of buyers, since the orders of one company wait for each other.
 */
async function wholeOrder(bench: Bench, what: string, recording: RecordingShop, sample: Sample): Promise<Measurement> {
  const productIds = sample.buyable.slice(0, ORDER_LINES);
  const addressIds = await addressesOf(bench.url, bench.connections);
  const recorded: Recorded[] = [];
  for (const [buyer, deliveryID] of addressIds.entries()) {
    const guid = randomUUID();
    const statements = await recording.statementsOf(async (api) => {
      for (const productId of productIds) await api.post('/api/Cart/CreateCartItem', item(guid, productId));
      await api.post('/api/Sale/AddSale', { cartGuid: guid, deliveryID, PONumber: 'BENCH' });
    }, bench.tokens[buyer]);
    recorded.push({ statements, varying: { guid, productIds, ...sample } });
  }
  const requests = (connection: number): Request[] =>
    orderRequests(sample, addressIds[connection % addressIds.length] ?? 0);
  const measurement = await againstPgbench(bench, what, recorded, requests);
  // Six requests make one order.
  return { ...measurement, ours: measurement.ours / (ORDER_LINES + 1) };
}

function orderRequests(sample: Sample, deliveryID: number): Request[] {
  let guid = randomUUID();
  const json = { 'content-type': 'application/json' };
  const add = (first: boolean): Request => ({
    method: 'POST',
    path: '/api/Cart/CreateCartItem',
    headers: json,
    setupRequest(request) {
      if (first) guid = randomUUID();
      return { ...request, body: JSON.stringify(item(guid, anyOf(sample.buyable), 10)) };
    },
  });
  return [
    ...Array.from({ length: ORDER_LINES }, (_, index) => add(index === 0)),
    {
      method: 'POST',
      path: '/api/Sale/AddSale',
      headers: json,
      setupRequest: (request) => ({
        ...request,
        body: JSON.stringify({ cartGuid: guid, deliveryID, PONumber: 'BENCH' }),
      }),
    },
  ];
}

interface Recorded {
  statements: Awaited<ReturnType<RecordingShop['statementsOf']>>;
  varying: Parameters<typeof pgbenchScript>[1];
}

/** @param recorded  the same work, once or for several buyers */
async function againstPgbench(
  bench: Bench,
  what: string,
  recorded: readonly Recorded[],
  requests: (connection: number) => Request[],
): Promise<Measurement> {
  const pgbench = findPgbench();
  const { statements } = anyOf(recorded);
  const scripts = recorded.map(({ statements, varying }) => pgbenchScript(statements, varying));
  const ceiling =
    pgbench === undefined
      ? undefined
      : {
          name: `pgbench, ${statements.length} statements`,
          rate: await pgbenchRate(pgbench, bench.url, scripts, bench),
        };
  const ours = await runLoad({ ...bench, url: bench.shopUrl, requests });
  return { ...measured(what, ours), ...(ceiling === undefined ? {} : { ceiling }), statements };
}

function measured(what: string, { rate, p99Ms }: LoadResult, ceiling?: Measurement['ceiling']): Measurement {
  return { what, ours: rate, p99Ms, ...(ceiling === undefined ? {} : { ceiling }) };
}

export function item(guid: string, productID: number, productQuantity = 10) {
  return { guid, productID, productQuantity, productVariantID: 0, subProductVariantID: 99_999_999 };
}

export async function addressesOf(url: string, buyers: number): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    'select id from delivery_addresses where customer_id >= $1 order by customer_id limit $2',
    [FIRST_CUSTOMER, buyers],
  );
  await client.end();
  return rows.map(({ id }) => id);
}

/** One of them at random. */
export function anyOf<Item>(list: readonly Item[]): Item {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
}

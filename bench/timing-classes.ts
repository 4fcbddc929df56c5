import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { createDatabase, databaseUrl } from '#platform/database/testing/templates.ts';
import { startServerProcess } from './processes.ts';
import { makeSampleShop } from './sample-shop.ts';

/** A row this far from 0.5 is marked: in a hundred tries chance alone hardly reaches it. */
const SUSPICIOUS = 0.06;
const WARM_UP = 30;

/**
 * Two requests that must be indistinguishable, even by timing: another customer's data, and data that does not exist.
 */
interface Pair {
  what: string;
  theirs: () => Request;
  nobodys: () => Request;
}

/**
 * `npm run bench timing -- --times 500`: whether response times reveal what the responses do not: another customer's
 * order as opposed to no order, a known e-mail address as opposed to an unknown one. The two are requested in turn;
 * 0.50 means that timing reveals nothing.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { times: { type: 'string', default: '500' } } });
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-timing-'));
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({ folder: path.join(folder, 'database'), log: quiet });
  try {
    const url = databaseUrl(database.adminUrl, 'pressline_timing');
    await createDatabase(database.adminUrl, 'pressline_timing', 'template1');
    await makeSampleShop(url);
    const environment = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), PORT: '0', LOG_LEVEL: 'warn' };
    const shop = await startServerProcess(['server/main.ts'], environment);
    try {
      console.log("   theirs  nobody's  told apart");
      for (const pair of await pairsOf(url, shop.url)) await compare(pair, Number(values.times));
    } finally {
      await shop.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function pairsOf(databaseUrl: string, shopUrl: string): Promise<Pair[]> {
  const [us] = await ask<{ id: number; email: string }>(
    databaseUrl,
    `select id, email from customers where email = 'us@converter.test'`,
  );
  const [theirs] = await ask<{ order: number; address: number; cart: string }>(
    databaseUrl,
    `select (select max(id) from orders where customer_id = $1) as order,
            (select max(id) from delivery_addresses where customer_id = $1) as address,
            (select guid from carts join orders on orders.cart_id = carts.id where orders.customer_id = $1 limit 1) as cart`,
    [us?.id],
  );
  if (us === undefined || theirs === undefined) throw new Error('The sample data lacks the customer in the USA.');
  const uk = { authorization: `Bearer ${await logIn(shopUrl)}` };
  const get = (address: string) => () => new Request(shopUrl + address, { headers: uk });
  const post = (address: string, body: () => object, headers: Record<string, string> = uk) => {
    const all = { ...headers, 'content-type': 'application/json' };
    return () => new Request(shopUrl + address, { method: 'POST', headers: all, body: JSON.stringify(body()) });
  };
  const address = { contactName: 'A', deliveryBuildingNo: '1', deliveryPostalcode: '1', countryID: 247 };
  return [
    {
      what: 'an order, API',
      theirs: get(`/api/Sale/GetSaleByID/${theirs.order}`),
      nobodys: get('/api/Sale/GetSaleByID/99999999'),
    },
    {
      what: 'an address, API',
      theirs: get(`/api/DeliveryAddress/GetDeliveryAddressByID/${theirs.address}`),
      nobodys: get('/api/DeliveryAddress/GetDeliveryAddressByID/99999999'),
    },
    {
      what: 'an address saved',
      theirs: post('/api/DeliveryAddress/SaveDeliveryAddress', () => ({ deliveryID: theirs.address, ...address })),
      nobodys: post('/api/DeliveryAddress/SaveDeliveryAddress', () => ({ deliveryID: 99_999_999, ...address })),
    },
    {
      what: 'a basket, API',
      theirs: get(`/api/Cart/GetAllCartsByID/${theirs.cart}`),
      nobodys: () => get(`/api/Cart/GetAllCartsByID/${randomUUID()}`)(),
    },
    {
      what: 'a login with a wrong password',
      theirs: post('/api/user/CreateToken', () => ({ Username: us.email, Password: 'not this one' }), {}),
      nobodys: post('/api/user/CreateToken', () => ({ Username: 'no@converter.test', Password: 'not this one' }), {}),
    },
    {
      what: 'a forgotten password',
      theirs: post('/api/email/Post', () => ({ emailAddress: us.email }), {}),
      nobodys: post('/api/email/Post', () => ({ emailAddress: 'no@converter.test' }), {}),
    },
  ];
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/user/CreateToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Username: 'uk@converter.test', Password: 'press-2026' }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function compare({ what, theirs, nobodys }: Pair, times: number): Promise<void> {
  const taken = { theirs: [] as number[], nobodys: [] as number[] };
  for (let time = -WARM_UP; time < times; time++) {
    const [first, second] = time % 2 === 0 ? ([theirs, nobodys] as const) : ([nobodys, theirs] as const);
    const [one, other] = [await millisecondsOf(first()), await millisecondsOf(second())];
    if (time < 0) continue;
    taken.theirs.push(first === theirs ? one : other);
    taken.nobodys.push(first === theirs ? other : one);
  }
  const apart = likelihoodOfLonger(taken.theirs, taken.nobodys);
  const remark = Math.abs(apart - 0.5) > SUSPICIOUS ? '  the clock tells' : '';
  const columns = [median(taken.theirs), median(taken.nobodys)].map((ms) => `${ms.toFixed(2)} ms`.padStart(9));
  console.log(`${columns.join('')}  ${apart.toFixed(2).padStart(6)}      ${what}${remark}`);
}

async function millisecondsOf(request: Request): Promise<number> {
  const begun = performance.now();
  await (await fetch(request)).arrayBuffer();
  return performance.now() - begun;
}

/** Probability that one of the first took longer than one of the second (Mann and Whitney): 0.5 if they are indistinguishable. */
function likelihoodOfLonger(some: readonly number[], others: readonly number[]): number {
  const longer = some.reduce((sum, one) => sum + others.filter((other) => one > other).length, 0);
  return longer / (some.length * others.length);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

async function ask<Row>(url: string, query: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query, values);
  await client.end();
  return rows as Row[];
}

await main();

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { createDatabase, databaseUrl } from '#platform/database/testing/templates.ts';
import { Sealer } from '#platform/sealer.ts';
import { SECRET_PURPOSE } from '#shop/desk/webhooks/deliver-webhook.ts';
import { Buyers } from '../e2e/faults/support/buyers.ts';
import { startServerProcess } from './processes.ts';
import { makeSampleShop } from './sample-shop.ts';
import { median } from './table.ts';

// npm run bench webhooks: how late changes reach endpoints of which some hang, and what endpoints cost an order (M3).
//   npm run bench webhooks -- --events 10000 --endpoints 50 --hanging 10 --seconds 60 --rounds 3

const SECRETS_KEY = Buffer.alloc(32, 'b').toString('base64');
const BUYERS = 4;
const ORDER_SECONDS = 10;
const LIMIT_MS = 5000;
const LEAST_RATIO = 0.95;

interface Options {
  /** Deliveries in all. */
  events: number;
  endpoints: number;
  hanging: number;
  /** Time over which the changes are spread. */
  seconds: number;
  rounds: number;
}

/** Other systems: the path is the number of the endpoint. Those that hang never answer. */
async function startReceivers(hanging: number) {
  const late: number[] = [];
  const server = createServer((request, response) => {
    const arrived = Date.now();
    if (Number(request.url?.slice(1)) < hanging) return;
    void text(request).then((body) => {
      late.push(arrived - Date.parse((JSON.parse(body) as { timestamp: string }).timestamp));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { late, url: `http://127.0.0.1:${port}/`, stop };
}

async function addEndpoints(database: pg.Client, receivers: string, count: number): Promise<void> {
  const secret = new Sealer(SECRETS_KEY).seal(`whsec_${Buffer.alloc(24, 's').toString('base64')}`, SECRET_PURPOSE);
  await database.query(
    `insert into webhook_endpoints (url, kinds, secret, created_at)
     select $1 || n, '{stock.changed,order.placed}', $2, now() from generate_series(0, $3::integer - 1) n`,
    [receivers, secret, count],
  );
}

/** Changes the stock of parts at a steady rate, and waits until all sound endpoints have heard, or nothing more arrives. */
async function measureDelays(database: pg.Client, late: number[], { events, endpoints, hanging, seconds }: Options) {
  const changes = Math.ceil(events / endpoints);
  const begun = Date.now();
  for (let change = 0; change < changes; change += 1) {
    await pause(Math.max(0, begun + (change * seconds * 1000) / changes - Date.now()));
    await database.query(
      `update products set stock_level = stock_level + 1
       where id = (select id from products order by id offset $1 % (select count(*) from products) limit 1)`,
      [change],
    );
  }
  const wanted = changes * (endpoints - hanging);
  for (let before = -1; late.length < wanted && late.length > before;) {
    before = late.length;
    await pause(10_000);
  }
  const sorted = late.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  const remark = at(0.99) > LIMIT_MS || late.length < wanted ? `  over ${LIMIT_MS} ms, or missed` : '';
  console.log(
    `${late.length} of ${wanted} delivered to ${endpoints - hanging} endpoints beside ${hanging} that hang: ` +
      `median ${at(0.5)} ms, p95 ${at(0.95)}, p99 ${at(0.99)}, last ${at(1)}${remark}`,
  );
}

/** Orders a second with one endpoint and with none, in turn. */
async function measureOrders(database: pg.Client, shopUrl: string, rounds: number): Promise<void> {
  await database.query(`update webhook_endpoints set off_reason = 'person', off_at = now()`);
  await database.query(`update products set stock_level = 1000000`);
  const buyers = new Buyers();
  await buyers.logIn(shopUrl);
  const rate = async () => {
    const before = buyers.acknowledged.length;
    buyers.start(BUYERS);
    await pause(ORDER_SECONDS * 1000);
    await buyers.stop();
    return (buyers.acknowledged.length - before) / ORDER_SECONDS;
  };
  await rate(); // a process that has just started is slow at first
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await database.query(`update webhook_endpoints set off_reason = 'person', off_at = now()`);
    const without = await rate();
    await database.query(
      `update webhook_endpoints set off_reason = null, off_at = null where id = (select max(id) from webhook_endpoints)`,
    );
    const withOne = await rate();
    ratios.push(withOne / without);
    console.log(`${without.toFixed(1)} orders a second without an endpoint, ${withOne.toFixed(1)} with one`);
  }
  const ratio = median(ratios);
  console.log(`median ratio ${ratio.toFixed(2)}${ratio < LEAST_RATIO ? `  below ${LEAST_RATIO}` : ''}`);
}

async function main(options: Options): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-webhooks-'));
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({ folder: path.join(folder, 'database'), log: quiet });
  const receivers = await startReceivers(options.hanging);
  try {
    const url = databaseUrl(database.adminUrl, 'pressline_webhooks');
    await createDatabase(database.adminUrl, 'pressline_webhooks', 'template1');
    await makeSampleShop(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await addEndpoints(client, receivers.url, options.endpoints);
    const shop = await startServerProcess(['server/main.ts'], {
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, 'data'),
      PORT: '0',
      LOG_LEVEL: 'warn',
      SECRETS_KEY,
      WEBHOOKS_TO_LOOPBACK: 'yes',
    });
    try {
      await measureDelays(client, receivers.late, options);
      await measureOrders(client, shop.url, options.rounds);
    } finally {
      await shop.stop();
      await client.end();
    }
  } finally {
    receivers.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      events: { type: 'string', default: '10000' },
      endpoints: { type: 'string', default: '50' },
      hanging: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '60' },
      rounds: { type: 'string', default: '3' },
    },
  });
  return {
    events: Number(values.events),
    endpoints: Number(values.endpoints),
    hanging: Number(values.hanging),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
  };
}

await main(readOptions());

import http from 'node:http';
import { expect, test, vi } from 'vitest';
import { scaledClients, scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { gatedDatabase } from '#server/testing/gated-database.ts';
import { Books } from './support/books.ts';
import { Buyers } from './support/buyers.ts';
import { rounds } from './support/rounds.ts';
import { embeddedUrl, newDataDir, postmasterOf, type ShopProcess, startShop } from './support/shop-process.ts';

const VISITORS = scaledClients(24); // requests in progress must be answered within seconds of a stop
const ADDRESSES = ['/', '/search?keyword=blade', '/api/Product/GetProductByID/140', '/product?id=101', '/healthz'];
/** Addresses that no one else requests and that the log records. */
const ONLY_VISITED = ['/search?keyword=blade', '/api/Product/GetProductByID/140', '/product?id=101'];

/** Results of the visits: the status of each address that got a response, and the failures. */
interface Outcomes {
  answered: [address: string, status: number][];
  failed: string[];
}

/** Requests one address after the other on a connection that is kept open, until the shop accepts no new requests. */
async function visit(url: string, agent: http.Agent, { answered, failed }: Outcomes): Promise<void> {
  for (let each = 0; ; each += 1) {
    const address = ADDRESSES[each % ADDRESSES.length] ?? '/';
    const outcome = await new Promise<number | string | null>((resolve) => {
      const request = http.get(url + address, { agent }, (response) => {
        response.on('error', (error) => resolve(`${address}: cut off in the middle: ${error.message}`));
        response.on('end', () => resolve(response.statusCode ?? 0)).resume();
      });
      request.on('error', ({ code, message }: NodeJS.ErrnoException) => {
        // A refused connection is not a failed request; neither is a new connection dropped before it was accepted.
        const isOutside = code === 'ECONNREFUSED' || (code === 'ECONNRESET' && !request.reusedSocket);
        resolve(isOutside ? null : `${address}: ${code ?? message}`);
      });
    });
    if (outcome === null) return;
    if (typeof outcome === 'string') {
      failed.push(outcome);
      return;
    }
    answered.push([address, outcome]);
  }
}

/** Counts the requests that the shop received, from its log, including those without a response. */
function takenOf(shop: ShopProcess, address: string): number {
  return shop
    .output()
    .split('\n')
    .filter((line) => line.includes(`"url":"${address.split('?', 1)[0]}"`) && line.includes('"msg":"request"')).length;
}

/**
 * Each connection may reach another process, and one that is still starting accepts none: all of them are serving once
 * each has answered a page, according to the log.
 */
async function expectAllServe(shop: ShopProcess, processes: number): Promise<void> {
  for (let each = 0; each < 8; each += 1) {
    const answer = await fetch(`${shop.url}/`, { headers: { connection: 'close' } });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
  }
  const answering = [...shop.output().matchAll(/"pid":(\d+).*"msg":"request"/g)].map(([, process]) => process);
  expect(new Set(answering).size).toBe(processes);
}

/** A shop's environment, and the address of its database while that runs. */
type Place = () => Promise<{
  environment: { DATA_DIR: string; DATABASE_URL?: string };
  databaseUrl: () => string;
}>;

const onServer: Place = async () => {
  const { url, directUrl } = await gatedDatabase('pressline_template_sample');
  return { environment: { DATABASE_URL: url, DATA_DIR: newDataDir() }, databaseUrl: () => directUrl };
};

const onEmbedded: Place = () => {
  const dataDir = newDataDir();
  return Promise.resolve({ environment: { DATA_DIR: dataDir }, databaseUrl: () => embeddedUrl(dataDir) });
};

test.for([
  ['one process', '1', onServer],
  ['two processes', '2', onServer],
  ['two processes on the embedded database', '2', onEmbedded],
] as const)(
  'SIGTERM under load, %s: every accepted request is answered, and the server exits with code 0',
  { timeout: scaledTimeout(60_000 + rounds * 30_000) },
  async ([, processes, place]) => {
    const { environment: whereabouts, databaseUrl } = await place();
    const environment = { ...whereabouts, WEB_CONCURRENCY: processes, LOG_LEVEL: 'info' };
    const books = new Books(databaseUrl);
    const buyers = new Buyers();
    for (let round = 0; round < rounds; round += 1) {
      const shop = await startShop(environment);
      if (round === 0) await books.fillShelves();
      await vi.waitFor(() => expectAllServe(shop, Number(processes)), {
        timeout: scaledTimeout(60_000),
        interval: 100,
      });
      await buyers.logIn(shop.url);
      const agent = new http.Agent({ keepAlive: true });
      const outcomes: Outcomes = { answered: [], failed: [] };
      const { answered, failed } = outcomes;
      const visits = Array.from({ length: VISITORS }, () => visit(shop.url, agent, outcomes));
      buyers.start(4);
      await buyers.hasOrdered(8);
      await vi.waitFor(() => expect(answered.length).toBeGreaterThan(VISITORS), { timeout: scaledTimeout(60_000) });
      expect(await shop.stop(), shop.output()).toBe(0);
      await Promise.all(visits);
      await buyers.stop();
      agent.destroy();
      expect(failed.join('\n')).toBe('');
      expect(new Set(answered.map(([, status]) => status))).toEqual(new Set([200]));
      for (const address of ONLY_VISITED)
        expect(answered.filter(([asked]) => asked === address).length, address).toBe(takenOf(shop, address));
      expect(shop.faults()).toEqual([]);
      expect(buyers.troubles).toEqual([]);
    }
    if (place === onEmbedded) {
      expect(postmasterOf(environment.DATA_DIR), 'the database has stopped with the shop').toBeUndefined();
      await startShop(environment);
    }
    await books.expectRight(buyers.attempts); // an order that no one knows of would be one too many
  },
);

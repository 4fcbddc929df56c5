import autocannon, { type Request } from 'autocannon';
import type { BenchShop } from './bench-shop.ts';
import type { Measured } from './table.ts';

/** A benchmark: the rows of the shop, and what is measured in it. The file's name is its own. */
export interface Benchmark {
  /** Number of parts, unless `--products` is given. */
  products: number;
  /** Prepares the shop, and lists what is measured, in the order of the table. */
  rows(shop: BenchShop): Promise<readonly Row[]>;
}

/** A row of the table: requests that keep connections busy for some seconds. */
export interface Row {
  what: string;
  /** Sent by the connections again and again; each begins at another place. */
  requests: (connection: number) => Request[];
  /** Token of each connection; omitted: a visitor. */
  tokens?: readonly string[];
  /** Pages read the cookie, calls of programs the header. */
  asPage?: boolean;
  /** Connection that waits for each answer, instead of those of the command line. */
  alone?: boolean;
  /** Number of requests that make one of what is counted. */
  requestsEach?: number;
  beside?: string;
}

/** Keeps the connections busy for this many seconds. @throws an answer is not 2xx */
export async function keepBusy(
  url: string,
  row: Row,
  time: { seconds: number; connections: number },
): Promise<Measured> {
  const { what, requests, tokens = [], asPage = false, requestsEach = 1 } = row;
  let connection = 0;
  const result = await autocannon({
    url,
    connections: row.alone === true ? 1 : time.connections,
    duration: time.seconds,
    setupClient(client) {
      const own = connection++;
      const token = tokens[own % Math.max(tokens.length, 1)];
      const session = asPage ? { cookie: `token=${token}` } : { authorization: `Bearer ${token}` };
      const headers = token === undefined ? {} : session;
      client.setRequests(requests(own).map((request) => ({ ...request, headers: { ...headers, ...request.headers } })));
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${what}: ${result.non2xx} answers were not 2xx, ${result.errors} failed.`);
  return { perSecond: result.requests.average / requestsEach, medianMs: result.latency.p50, p99Ms: result.latency.p99 };
}

/** Reads these addresses in turn; each connection begins at another one. */
export function read(...addresses: readonly string[]): Row['requests'] {
  return (connection) =>
    addresses.map((_, index) => ({
      method: 'GET',
      path: addresses[(index + connection * 7) % addresses.length] ?? '',
    }));
}

/** A request with a body, which is made for each request. */
export function post(path: string, body: () => unknown): Request {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }),
  };
}

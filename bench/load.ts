import autocannon from 'autocannon';

export interface LoadResult {
  /** Responses per second. */
  rate: number;
  /** 99 of 100 responses arrived within this many milliseconds. */
  p99Ms: number;
}

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** Used by the connections in turn. */
  tokens?: readonly string[];
  /** Creates the requests: a new one for every request of a connection. */
  requests: (connection: number) => autocannon.Request[];
}

/**
 * Keeps this many connections busy for this long. Any status other than 2xx makes the measurement worthless and stops
 * it.
 */
export async function runLoad({ url, connections, seconds, tokens = [], requests }: Load): Promise<LoadResult> {
  let connection = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient(client) {
      const own = connection++;
      const token = tokens[own % Math.max(tokens.length, 1)];
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      client.setRequests(requests(own).map((request) => ({ ...request, headers: { ...headers, ...request.headers } })));
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed.`);
  }
  return { rate: result.requests.average, p99Ms: result.latency.p99 };
}

import { createClient } from '@redis/client';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { OperatorError } from '#platform/operator-error.ts';
import { type Limit, TryStoreAwayError, type TryStore } from './try-store.ts';

const CONNECT_MS = 5000;
/** A server that says nothing for so long is given up, and what was asked of it fails. */
const SILENT_MS = 3000;
const LONGEST_PAUSE_MS = 2000;

/**
 * Counts tries in Redis. While that is away what is counted is refused, at once; its connection comes back by itself.
 * @param warn  told once when it goes away
 * @throws {OperatorError}  it refuses us
 */
export async function triesInRedis(url: string, warn: (sentence: string) => void): Promise<TryStore> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: SILENT_MS / 3,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      reconnectStrategy: (retries, cause) =>
        isRefusal(cause) ? cause : Math.min(100 * 2 ** retries, LONGEST_PAUSE_MS),
    },
  });
  let isAway = false;
  client.on('ready', () => (isAway = false));
  client.on('error', (error: Error) => {
    if (!isAway) warn(`Redis does not answer (${error.message}): what tries are counted for is refused until it does.`);
    isAway = true;
  });
  await new Promise<void>((resolve, reject) => {
    client.once('error', (error: Error) => (isRefusal(error) ? reject(refusalOf(error)) : resolve()));
    client.connect().then(() => resolve(), reject);
  });
  return {
    count: (limit: Limit) =>
      new RateLimiterRedis({
        ...limit,
        keyPrefix: `pressline:${limit.keyPrefix}`,
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        inMemoryBlockOnConsumed: limit.points + 1,
      }),
    troubleOf: (error) => new TryStoreAwayError(error),
    close: async () => client.destroy(),
  };
}

/** It answers, and will not have us: to ask again changes nothing. */
function isRefusal(error: Error): boolean {
  return /^(WRONGPASS|NOAUTH|NOPERM|ERR) /.test(error.message);
}

function refusalOf({ message }: Error): OperatorError {
  return new OperatorError(
    `REDIS_URL leads to a Redis that refuses the shop (${message}): mend the user or the password.`,
  );
}

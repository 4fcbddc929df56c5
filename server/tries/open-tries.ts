import type { Config } from '../config.ts';
import type { TryStore } from './try-store.ts';

/**
 * Where the configuration wants tries to be counted; undefined: in the shop's database.
 * @param warn  told that Redis does not answer
 * @throws {OperatorError}  it refuses the shop
 */
export async function openTriesFor(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  warn: (sentence: string) => void,
): Promise<TryStore | undefined> {
  if (redisUrl === undefined) return undefined;
  const { triesInRedis } = await import('./in-redis.ts'); // not in the process that has no Redis
  return triesInRedis(redisUrl, warn);
}

import { isIP } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyTriesError } from '#shop/errors.ts';

const WINDOW_SECONDS = 15 * 60;
const TRIES_OF_ACCOUNT = 10;
const TRIES_FROM_ADDRESS = 60;

/**
 * Counts tries at calls that could be used for guessing (D21): for an account and from an address, within a quarter of an
 * hour. Loopback is not counted: only the shop's own machine calls from there (a proxy's visitors come with their address).
 */
export class Throttle {
  readonly #accounts = new RateLimiterMemory({
    keyPrefix: 'account',
    points: TRIES_OF_ACCOUNT,
    duration: WINDOW_SECONDS,
  });
  readonly #addresses = new RateLimiterMemory({
    keyPrefix: 'address',
    points: TRIES_FROM_ADDRESS,
    duration: WINDOW_SECONDS,
  });

  /**
   * @param tries  0 only asks whether the limit has been passed
   * @throws {TooManyTriesError}
   */
  async count(call: string, account: string, address: string, tries: 0 | 1 = 1): Promise<void> {
    if (isLoopback(address)) return;
    try {
      await this.#addresses.consume(`${call} ${address}`, tries);
      if (account !== '') await this.#accounts.consume(`${call} ${account.toLowerCase()}`, tries);
    } catch (reached) {
      if (reached instanceof RateLimiterRes) throw new TooManyTriesError(Math.ceil(reached.msBeforeNext / 1000));
      throw reached;
    }
  }
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

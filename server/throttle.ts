import cluster from 'node:cluster';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { type IRateLimiterOptions, RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyTriesError } from '#shop/kernel/errors.ts';
import { isLoopbackHost } from './loopback.ts';

const QUARTER_OF_AN_HOUR = { duration: 15 * 60 };
const FIVE_MINUTES = { duration: 5 * 60 };
const MOST_RECOGNISED = 20_000;

/**
 * Counts tries at calls that could be used for guessing (D21): for an account from one address, for an account from wherever,
 * and from an address at whatever accounts. An address that has opened the account before is counted by itself only: whoever
 * tries an account from everywhere in the world does not lock its owner out.
 */
export class Throttle {
  readonly #here = countTries({ keyPrefix: 'here', points: 10, ...QUARTER_OF_AN_HOUR });
  readonly #everywhere = countTries({ keyPrefix: 'everywhere', points: 20, ...FIVE_MINUTES });
  readonly #addresses = countTries({ keyPrefix: 'address', points: 60, ...QUARTER_OF_AN_HOUR });
  readonly #loopback: LoopbackTries;
  readonly #recognised = new LRUCache<string, true>({ max: MOST_RECOGNISED });

  constructor(loopback: LoopbackTries) {
    this.#loopback = loopback;
  }

  /**
   * @param tries  0 only asks whether the limit has been passed
   * @throws {TooManyTriesError}
   */
  async count(call: string, account: string, address: string, tries: 0 | 1 = 1): Promise<void> {
    const [network, name] = [networkOf(address), account.toLowerCase()];
    const loopback = isLoopback(address) ? this.#loopback : 'count';
    if (loopback === 'free') return;
    try {
      if (loopback === 'by account') {
        if (name !== '') await this.#everywhere.consume(`${call} ${name}`, tries);
        return;
      }
      await this.#addresses.consume(`${call} ${network}`, tries);
      if (name === '') return;
      const here = hereOf(call, name, network);
      await this.#here.consume(here, tries);
      if (!this.#recognised.has(here)) await this.#everywhere.consume(`${call} ${name}`, tries);
    } catch (reached) {
      if (reached instanceof RateLimiterRes) throw new TooManyTriesError(Math.ceil(reached.msBeforeNext / 1000));
      throw reached;
    }
  }

  /** The account was opened from this address: its tries until now were its owner's. */
  recognise(call: string, account: string, address: string): void {
    const here = hereOf(call, account.toLowerCase(), networkOf(address));
    this.#recognised.set(here, true);
    void this.#here.delete(here);
  }
}

/**
 * What tries from loopback count. 'free': only this machine's own people and programs call from there. 'by account': a proxy
 * does, and does not say for whom; then nobody is told from anybody, and an account alone is counted. 'count': as any address.
 */
export type LoopbackTries = 'free' | 'by account' | 'count';

/** A shop with a public address has a proxy before it, whose visitors may all seem to be this machine. */
export function loopbackTries(publicUrl: string, throttleLoopback: boolean): LoopbackTries {
  if (throttleLoopback) return 'count';
  return isLoopbackHost(new URL(publicUrl).hostname) ? 'free' : 'by account';
}

/** Of several server processes the one above them counts for all (server/processes). */
function countTries(options: IRateLimiterOptions & { keyPrefix: string }): RateLimiterMemory | RateLimiterCluster {
  return cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options);
}

function hereOf(call: string, account: string, network: string): string {
  return `${call} ${account} ${network}`;
}

/** Of an IPv6 address its first half, which is one customer's of a provider: the other half is theirs to choose. */
function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [before = '', after] = plain.split('::');
  const [first, last] = [before.split(':'), after?.split(':') ?? []];
  const middle =
    after === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...middle, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}

function isLoopback(address: string): boolean {
  return isLoopbackHost(plainAddress(address));
}

/** Without the prefix that a socket for both kinds gives to an IPv4 address. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

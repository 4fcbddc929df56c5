import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyTriesError } from '#shop/base/messages/errors.ts';
import { networkOf, plainAddress } from '#shop/base/kernel/network-address.ts';
import { isLoopbackHost } from './loopback.ts';
import type { TryStore } from './tries.ts';

const QUARTER_OF_AN_HOUR = 15 * 60;
const FIVE_MINUTES = 5 * 60;
const THREE_WEEKS = 21 * 24 * 60 * 60;

/**
 * Counts attempts at calls that could be used for guessing (D21): by account and address, by account, and by address.
 * An address that has opened the account before is counted separately: attackers from elsewhere do not lock its owner
 * out.
 */
export class Throttle {
  readonly #here: RateLimiterAbstract;
  readonly #everywhere: RateLimiterAbstract;
  readonly #addresses: RateLimiterAbstract;
  /** Not a limit: the addresses that have opened each account. */
  readonly #recognised: RateLimiterAbstract;
  readonly #loopback: LoopbackTries;

  /** @param store shared by all processes of the shop */
  constructor(loopback: LoopbackTries, store: TryStore) {
    this.#loopback = loopback;
    this.#here = store.limiter({ keyPrefix: 'here', points: 10, duration: QUARTER_OF_AN_HOUR });
    this.#everywhere = store.limiter({ keyPrefix: 'everywhere', points: 20, duration: FIVE_MINUTES });
    this.#addresses = store.limiter({ keyPrefix: 'address', points: 60, duration: QUARTER_OF_AN_HOUR });
    this.#recognised = store.limiter({ keyPrefix: 'recognised', points: 1, duration: THREE_WEEKS });
  }

  /**
   * @param tries 0 only checks the limit
   * @throws {TooManyTriesError} or the error of the store: then nobody may try
   */
  async count(call: string, account: string, address: string, tries: 0 | 1 = 1): Promise<void> {
    const loopback = isLoopback(address) ? this.#loopback : 'count';
    if (loopback === 'free') return;
    try {
      await this.#consume({ call, name: account.toLowerCase(), network: networkOf(address) }, loopback, tries);
    } catch (reached) {
      if (reached instanceof RateLimiterRes) throw new TooManyTriesError(Math.ceil(reached.msBeforeNext / 1000));
      throw reached;
    }
  }

  /** Records that the account was opened from this address: its attempts so far were its owner's. */
  async recognise(call: string, account: string, address: string): Promise<void> {
    if (isLoopback(address) && this.#loopback !== 'count') return; // never used there
    const here = keyOf(call, account.toLowerCase(), networkOf(address));
    await Promise.all([this.#recognised.set(here, 1, THREE_WEEKS), this.#here.delete(here)]);
  }

  async #consume({ call, name, network }: Try, loopback: LoopbackTries, tries: 0 | 1): Promise<void> {
    const everywhere = keyOf(call, name);
    if (loopback === 'by account') {
      if (name !== '') await this.#everywhere.consume(everywhere, tries);
      return;
    }
    await this.#addresses.consume(keyOf(call, network), tries);
    if (name === '') return;
    const here = keyOf(call, name, network);
    await this.#here.consume(here, tries);
    if ((await this.#recognised.get(here)) === null) await this.#everywhere.consume(everywhere, tries);
  }
}

interface Try {
  call: string;
  /** The account in lower case; empty: none. */
  name: string;
  network: string;
}

/** Of constant length, and without revealing who attempted what. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

/**
 * Counting of attempts from loopback. 'free': only this machine's own people and programs call from there. 'by
 * account': a proxy calls without the client's address; callers can't be told apart, so only accounts are counted.
 * 'count': like other addresses.
 */
export type LoopbackTries = 'free' | 'by account' | 'count';

/** A shop with a public address is behind a proxy, whose visitors may all seem to come from this machine. */
export function loopbackTries(publicUrl: string, throttleLoopback: boolean): LoopbackTries {
  if (throttleLoopback) return 'count';
  return isLoopbackHost(new URL(publicUrl).hostname) ? 'free' : 'by account';
}

function isLoopback(address: string): boolean {
  return isLoopbackHost(plainAddress(address));
}

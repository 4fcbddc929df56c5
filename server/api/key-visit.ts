import type { FastifyReply } from 'fastify';
import type { KeyRefusedError } from '#shop/people/keys/key-errors.ts';
import type { LimitHeaders } from '../key-limits.ts';
import type { RunningShop } from '../running-shop.ts';

/** One call, as far as a key makes it: counted against the key's limits, and recorded for its owners. */
export class KeyVisit {
  readonly #shop: Pick<RunningShop, 'keyLimits' | 'keyCalls' | 'clock' | 'log'>;
  readonly #call: string;
  readonly #address: string;
  /** The key, also one that is refused; null: no key, or nobody's. */
  #keyId: number | null = null;
  #isAdmitted = false;
  #leave: (() => void) | undefined;

  constructor(shop: RunningShop, call: string, address: string) {
    this.#shop = shop;
    this.#call = call;
    this.#address = address;
  }

  /** @throws {TooManyCallsError} */
  async begin(keyId: number): Promise<LimitHeaders> {
    this.#keyId = keyId;
    this.#isAdmitted = true;
    const headers = await this.#shop.keyLimits.count(keyId);
    this.#leave = await this.#shop.keyLimits.begin(keyId);
    return headers;
  }

  /** Records a refused key for its owners, if its secret was right, and in the log. */
  refused({ keyId, code }: KeyRefusedError): void {
    this.#keyId = keyId;
    const details = { event: 'key.refused', reason: code, call: this.#call, address: this.#address };
    this.#shop.log('warn', 'A key was refused', keyId === null ? details : { ...details, keyId });
  }

  end({ statusCode, elapsedTime }: FastifyReply): void {
    this.#leave?.();
    if (this.#keyId === null) return;
    const call = {
      call: this.#call,
      status: statusCode,
      ms: Math.round(elapsedTime),
      address: this.#isAdmitted ? this.#address : null,
    };
    this.#shop.keyCalls.add({ keyId: this.#keyId, at: this.#shop.clock.now(), ...call });
  }
}

import { saveKeyCalls } from '#shop/people/keys/save-key-calls.ts';
import type { KeyCallLog } from '#shop/people/keys/key-call-log.ts';
import type { SearchLog } from '#shop/shopfront/search-insights/search-log.ts';
import { saveSearchLog } from '#shop/shopfront/search-insights/save-search-log.ts';
import type { Shop } from '#shop/base/operations/shop.ts';

const EVERY_MS = 10_000;

type RecordingShop = Pick<Shop, 'db' | 'clock' | 'store' | 'log'> & {
  readonly searchNotes: SearchLog;
  readonly keyCalls: KeyCallLog;
};

/**
 * Saves search statistics (I4) and calls of keys (M1) every ten seconds, and the rest at shutdown. A killed process, or an unavailable
 * database, loses ten seconds of them, which is acceptable.
 */
export class Recorder {
  readonly #shop: RecordingShop;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;

  constructor(shop: RecordingShop) {
    this.#shop = shop;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.save(), EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.save();
  }

  /** Saves what was noted since the last time; one round at a time. */
  async save(): Promise<void> {
    await this.#round;
    this.#round = this.#saveNow().finally(() => (this.#round = undefined));
    await this.#round;
  }

  async #saveNow(): Promise<void> {
    const { db, clock, log, searchNotes } = this.#shop;
    const noted = searchNotes.take();
    if (noted !== null)
      await saveSearchLog(db, noted, clock.now()).catch((error: unknown) => {
        log('warn', 'What was searched for could not be counted.', { reason: String(error) });
      });
    await saveKeyCalls(this.#shop, clock.now()).catch((error: unknown) => {
      log('warn', 'The calls of keys could not be recorded.', { reason: String(error) });
    });
  }
}

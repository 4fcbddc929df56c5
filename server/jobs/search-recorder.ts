import type { Shop } from '#shop/base/operations/shop.ts';
import { saveSearchLog } from '#shop/shopfront/search/insights/save-search-log.ts';

const EVERY_MS = 10_000;

/**
 * Saves search statistics (I4) every ten seconds, and the rest at shutdown. A killed process, or an unavailable
 * database, loses ten seconds of counts, which is acceptable for statistics.
 */
export class SearchRecorder {
  readonly #shop: Pick<Shop, 'db' | 'clock' | 'log' | 'searchNotes'>;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;

  constructor(shop: Pick<Shop, 'db' | 'clock' | 'log' | 'searchNotes'>) {
    this.#shop = shop;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.save(), EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.save();
  }

  /** Saves the counts since the last time; one round at a time. */
  async save(): Promise<void> {
    await this.#round;
    this.#round = this.#saveNow().finally(() => (this.#round = undefined));
    await this.#round;
  }

  async #saveNow(): Promise<void> {
    const { db, clock, log, searchNotes } = this.#shop;
    const noted = searchNotes.take();
    if (noted === null) return;
    await saveSearchLog(db, noted, clock.now()).catch((error: unknown) => {
      log('warn', 'What was searched for could not be counted.', { reason: String(error) });
    });
  }
}

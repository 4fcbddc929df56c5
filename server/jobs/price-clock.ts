import { type CalendarDay, dayInZone } from '#shop/kernel/calendar-day.ts';
import { applyDueChanges } from '#shop/pricing/price-updates/change-state.ts';

const EVERY_MS = 1000;
const PAUSE_AFTER_FAILURE_MS = 60 * 1000;

/**
 * Applies planned price updates as their day begins in the store's time zone (K5). It looks at the clock every second and asks the
 * database once a day, and again a minute after a failure. Several may run, in one process or many: each update is applied by one.
 */
export class PriceClock {
  readonly #shop: Parameters<typeof applyDueChanges>[0];
  #doneFor: CalendarDay | undefined;
  #pausedUntil = 0;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;

  constructor(shop: Parameters<typeof applyDueChanges>[0]) {
    this.#shop = shop;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#look(), EVERY_MS);
    this.#look();
  }

  /** Waits for the update being applied. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  #look(): void {
    const today = dayInZone(this.#shop.clock.now(), this.#shop.store.timeZone);
    if (today === this.#doneFor || this.#shop.clock.now().getTime() < this.#pausedUntil) return;
    this.#round ??= applyDueChanges(this.#shop)
      .then(
        () => void (this.#doneFor = today),
        (error: unknown) => {
          this.#pausedUntil = this.#shop.clock.now().getTime() + PAUSE_AFTER_FAILURE_MS;
          this.#shop.log('warn', 'Planned prices could not be applied; it is tried again.', { reason: String(error) });
        },
      )
      .finally(() => (this.#round = undefined));
  }
}

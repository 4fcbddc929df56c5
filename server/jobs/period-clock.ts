import type { Shop } from '#shop/operations/shop.ts';

const EVERY_MS = 1000;
const PAUSE_AFTER_FAILURE_MS = 60 * 1000;

/** Work that is due once in each period. */
export interface PeriodicWork {
  /** Names the period of an instant, such as its day; the work is due when the name changes, and at the start. */
  periodOf(now: Date): string | number;
  run(): Promise<unknown>;
  /** Log line for a failure. */
  failed: string;
}

/**
 * Does work as each period begins. It looks at the clock every second, and tries again a minute after a failure. Several may run, in
 * one process or many: the work itself is done by one.
 */
export class PeriodClock {
  readonly #shop: Pick<Shop, 'clock' | 'log'>;
  readonly #work: PeriodicWork;
  #doneFor: string | number | undefined;
  #pausedUntil = 0;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;

  constructor(shop: Pick<Shop, 'clock' | 'log'>, work: PeriodicWork) {
    this.#shop = shop;
    this.#work = work;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#look(), EVERY_MS);
    this.#look();
  }

  /** Waits for the work being done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  #look(): void {
    const now = this.#shop.clock.now();
    const period = this.#work.periodOf(now);
    if (period === this.#doneFor || now.getTime() < this.#pausedUntil) return;
    this.#round ??= this.#work
      .run()
      .then(
        () => void (this.#doneFor = period),
        (error: unknown) => {
          this.#pausedUntil = this.#shop.clock.now().getTime() + PAUSE_AFTER_FAILURE_MS;
          this.#shop.log('warn', this.#work.failed, { reason: String(error) });
        },
      )
      .finally(() => (this.#round = undefined));
  }
}

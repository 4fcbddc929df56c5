import type { MailDelivery } from '#shop/desk/notifications/deliver-mail.ts';
import { type EffectShop, type EffectTrouble, executeNextEffect } from '#shop/desk/notifications/execute-effects.ts';
import { reasonOf } from '#shop/desk/notifications/retry.ts';
import type { Shop } from '#shop/base/operations/shop.ts';
import type { DatabaseNews } from '../database-news.ts';

const LOOK_EVERY_MS = 5000;

/**
 * Executes waiting effects, one by one: mails and other work (D22). Each new one wakes it, and it polls every few seconds for due retries.
 * Several may run, in one process or many.
 */
export class EffectWorker {
  readonly #shop: EffectShop & Pick<Shop, 'log'>;
  readonly #delivery: MailDelivery | undefined;
  readonly #endHearing: () => void;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  /** Last logged problem, so that a server that is down is logged once, not every few seconds. */
  #complaint = '';

  /** @param delivery undefined: mails wait */
  constructor(shop: EffectShop & Pick<Shop, 'log'>, news: DatabaseNews, delivery: MailDelivery | undefined) {
    this.#shop = shop;
    this.#delivery = delivery;
    const wake = () => this.wake();
    this.#endHearing = news.hear('pressline_outbox', { onNews: wake, onGap: wake });
  }

  /** Begins with those that are already waiting. */
  start(): void {
    if (this.#stopped || this.#timer !== undefined) return;
    this.#timer = setInterval(() => this.wake(), LOOK_EVERY_MS);
    this.wake();
  }

  /** Polls now; a call during a round causes another one. */
  wake(): void {
    this.#again = true;
    if (this.#stopped || this.#round !== undefined) return;
    this.#round = this.#run().finally(() => {
      this.#round = undefined;
    });
  }

  /** Resolves when nothing more is due, for tests; a running shop never waits for it. */
  async settled(): Promise<void> {
    while (this.#round !== undefined) await this.#round;
  }

  /** Finishes the current one and takes no other. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    this.#endHearing();
    await this.settled();
    if (this.#delivery !== 'mailbox') this.#delivery?.close();
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        await this.#deliverAll();
      } catch (error) {
        this.#complain(reasonOf(error));
        return;
      }
    }
  }

  async #deliverAll(): Promise<void> {
    while (!this.#stopped) {
      const outcome = await executeNextEffect(this.#shop, this.#delivery, (trouble) => this.#tell(trouble));
      if (outcome === 'idle') return;
      if (outcome === 'done') this.#complaint = '';
      if (outcome === 'unreachable') return; // the others wait for the next poll, to be gentle on a recovering server
    }
  }

  /** Every effect that is given up is logged, because staff have to act. */
  #tell({ givenUp, ...trouble }: EffectTrouble): void {
    if (givenUp) this.#shop.log('error', 'An effect was given up: see /Administration/Mailbox.', { ...trouble });
    else this.#complain(trouble.reason, trouble);
  }

  #complain(reason: string, details: object = {}): void {
    if (reason === this.#complaint) return;
    this.#complaint = reason;
    this.#shop.log('warn', 'An effect failed; it will be tried again.', { ...details, reason });
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Outgoing } from '#platform/outgoing/outgoing.ts';
import type { Sealer } from '#platform/sealer.ts';
import type { Shop } from '#shop/base/operations/shop.ts';
import { deliverWebhook, type WebhookShop } from '#shop/desk/webhooks/deliver-webhook.ts';
import { claimDeliveries, type ClaimedDelivery, fanOut } from '#shop/desk/webhooks/delivery-queries.ts';
import { reasonOf } from '#shop/desk/notifications/retry.ts';
import type { DatabaseNews } from '../database-news.ts';

const LOOK_EVERY_MS = 2000;
/** Between two looks, so that one gives away what many changes and attempts have made due: a look costs five statements. */
const PAUSE_MS = 50;

/** Attempts at the same time. Endpoints that fail have their own, so that they hold up no others. */
const AT_ONCE = { sound: 48, failing: 16 } as const;
type Lane = keyof typeof AT_ONCE;

interface Means {
  outgoing: Outgoing;
  sealer: Sealer;
}

/** Gives changes to the endpoints of other systems (M3). Each change wakes it, and it looks regularly for due attempts. */
export class WebhookWorker {
  readonly #shop: WebhookShop & Pick<Shop, 'log'>;
  readonly #means: Means;
  readonly #endHearing: () => void;
  /** Attempts under way, by endpoint. */
  readonly #busy: Record<Lane, Map<number, number>> = { sound: new Map(), failing: new Map() };
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #complaint = '';

  constructor(shop: WebhookShop & Pick<Shop, 'log'>, news: DatabaseNews, means: Means) {
    this.#shop = shop;
    this.#means = means;
    const wake = () => this.wake();
    this.#endHearing = news.hear('pressline_changes', { onNews: wake, onGap: wake });
  }

  start(): void {
    if (this.#stopped || this.#timer !== undefined) return;
    this.#timer = setInterval(() => this.wake(), LOOK_EVERY_MS);
    this.wake();
  }

  /** Looks now; a call during a round causes another one. */
  wake(): void {
    this.#again = true;
    if (this.#stopped || this.#round !== undefined) return;
    this.#round = this.#look().finally(() => {
      this.#round = undefined;
    });
  }

  /** Resolves when nothing more is due, for tests. */
  async settled(): Promise<void> {
    while (this.#round !== undefined || this.#running.size > 0) {
      await this.#round;
      await Promise.all(this.#running);
    }
  }

  /** Finishes the current attempts and begins no other. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    this.#endHearing();
    await this.settled();
  }

  async #look(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        await fanOut(this.#shop.db, this.#shop.clock.now());
        for (const lane of ['sound', 'failing'] as const) await this.#begin(lane);
        this.#complaint = '';
        await pause(PAUSE_MS);
      } catch (error) {
        this.#complain(reasonOf(error));
        return;
      }
    }
  }

  async #begin(lane: Lane): Promise<void> {
    const underWay = this.#busy[lane].values().reduce((sum, count) => sum + count, 0);
    const claimed = await claimDeliveries(this.#shop.db, {
      now: this.#shop.clock.now(),
      limit: AT_ONCE[lane] - underWay,
      failing: lane === 'failing',
      busy: [...this.#busy.sound.keys(), ...this.#busy.failing.keys()],
    });
    for (const each of claimed) this.#deliver(each, lane);
  }

  #deliver(claimed: ClaimedDelivery, lane: Lane): void {
    const busy = this.#busy[lane];
    busy.set(claimed.endpoint_id, (busy.get(claimed.endpoint_id) ?? 0) + 1);
    const running = deliverWebhook(this.#shop, claimed, this.#means)
      .catch((error: unknown) => this.#complain(reasonOf(error)))
      .finally(() => {
        this.#running.delete(running);
        const left = (busy.get(claimed.endpoint_id) ?? 1) - 1;
        if (left > 0) busy.set(claimed.endpoint_id, left);
        else busy.delete(claimed.endpoint_id);
        this.wake();
      });
    this.#running.add(running);
  }

  /** Logs a problem of the shop's own once; what endpoints answer is in their log. */
  #complain(reason: string): void {
    if (reason === this.#complaint) return;
    this.#complaint = reason;
    this.#shop.log('warn', 'Webhooks could not be delivered; they will be tried again.', { reason });
  }
}

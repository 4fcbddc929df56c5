import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Outgoing } from '#platform/outgoing/outgoing.ts';
import type { Sealer } from '#platform/sealer.ts';
import type { Shop } from '#shop/base/operations/shop.ts';
import {
  type Delivered,
  deliverWebhook,
  recordDelivered,
  releaseDeliveries,
  type WebhookShop,
} from '#shop/desk/webhooks/deliver-webhook.ts';
import {
  BEGIN_WITHIN_MS,
  claimDeliveries,
  type ClaimedDelivery,
  ENDPOINT_AT_ONCE,
  fanOut,
} from '#shop/desk/webhooks/delivery-queries.ts';
import { reasonOf } from '#shop/desk/notifications/retry.ts';
import type { DatabaseNews } from '../database-news.ts';

const LOOK_EVERY_MS = 2000;
/** Between two looks, so that one stores and gives away what many attempts and changes have brought: a look costs a dozen statements. */
const PAUSE_MS = 250;

/** Endpoints that fail are served apart, so that they hold up no others. */
const LANES = {
  sound: { claimed: 640, atOnce: pLimit(64) },
  failing: { claimed: 16, atOnce: pLimit(16) },
} as const;
type Lane = keyof typeof LANES;

interface Means {
  outgoing: Outgoing;
  sealer: Sealer;
}

/** Gives changes to the endpoints of other systems (M3). Each change wakes it, and it looks regularly for due attempts. */
export class WebhookWorker {
  readonly #shop: WebhookShop & Pick<Shop, 'log'>;
  readonly #means: Means;
  readonly #pauseMs: number;
  readonly #endHearing: () => void;
  /** Claimed deliveries, by endpoint. */
  readonly #busy: Record<Lane, Map<number, number>> = { sound: new Map(), failing: new Map() };
  readonly #running = new Set<Promise<void>>();
  /** Successes that the next look stores. */
  #delivered: Delivered[] = [];
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #complaint = '';

  constructor(shop: WebhookShop & Pick<Shop, 'log'>, news: DatabaseNews, means: Means, pauseMs = PAUSE_MS) {
    this.#shop = shop;
    this.#means = means;
    this.#pauseMs = pauseMs;
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
    await this.#store().catch((error: unknown) => this.#complain(reasonOf(error))); // else sent again with the same id
  }

  async #look(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        await this.#store();
        await fanOut(this.#shop.db, this.#shop.clock.now());
        for (const lane of ['sound', 'failing'] as const) await this.#begin(lane);
        this.#complaint = '';
        await pause(this.#pauseMs);
      } catch (error) {
        this.#complain(reasonOf(error));
        return;
      }
    }
  }

  /** Stores successes. Those that could not be stored stay for the next look. */
  async #store(): Promise<void> {
    const delivered = this.#delivered;
    this.#delivered = [];
    try {
      await recordDelivered(this.#shop.db, delivered, this.#shop.clock.now());
    } catch (error) {
      this.#delivered.unshift(...delivered);
      throw error;
    }
  }

  async #begin(lane: Lane): Promise<void> {
    const underWay = this.#busy[lane].values().reduce((sum, count) => sum + count, 0);
    const claimed = await claimDeliveries(this.#shop.db, {
      now: this.#shop.clock.now(),
      limit: LANES[lane].claimed - underWay,
      failing: lane === 'failing',
      busy: [...this.#busy.sound.keys(), ...this.#busy.failing.keys()],
    });
    for (const [endpointId, own] of Map.groupBy(claimed, ({ endpoint_id: id }) => id))
      this.#serve(endpointId, own, lane);
  }

  #serve(endpointId: number, claimed: ClaimedDelivery[], lane: Lane): void {
    const busy = this.#busy[lane];
    busy.set(endpointId, claimed.length);
    const running = this.#deliverAll(claimed, lane)
      .catch((error: unknown) => this.#complain(reasonOf(error)))
      .finally(() => {
        this.#running.delete(running);
        busy.delete(endpointId);
        this.wake();
      });
    this.#running.add(running);
  }

  /**
   * Delivers to one endpoint, changes of one thing one after the other. After a failure, or when it takes long, the rest is
   * left for later.
   */
  async #deliverAll(claimed: ClaimedDelivery[], lane: Lane): Promise<void> {
    const left = new Set(claimed);
    const ownAtOnce = pLimit(ENDPOINT_AT_ONCE);
    let isFailing = false;
    const late = AbortSignal.timeout(BEGIN_WITHIN_MS);
    const deliver = async (each: ClaimedDelivery) => {
      if (isFailing || late.aborted || this.#stopped) return;
      left.delete(each);
      const delivered = await deliverWebhook(this.#shop, each, this.#means);
      if (delivered === undefined) isFailing = true;
      else this.#delivered.push(delivered);
    };
    const deliverInTurn = async (changes: ClaimedDelivery[]) => {
      for (const each of changes) await LANES[lane].atOnce(() => deliver(each));
    };
    const things = Map.groupBy(claimed, ({ subject }) => subject).values();
    const ends = await Promise.allSettled([...things].map((changes) => ownAtOnce(() => deliverInTurn(changes))));
    await releaseDeliveries(this.#shop.db, [...left], this.#shop.clock.now());
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  /** Logs a problem of the shop's own once; what endpoints answer is in their log. */
  #complain(reason: string): void {
    if (reason === this.#complaint) return;
    this.#complaint = reason;
    this.#shop.log('warn', 'Webhooks could not be delivered; they will be tried again.', { reason });
  }
}

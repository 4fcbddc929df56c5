import { queueDigests } from '#shop/notifications/staff-notices/queue-digests.ts';
import type { Shop } from '#shop/operations/shop.ts';
import { applyDueChanges } from '#shop/pricing/price-updates/change-state.ts';
import type { PeriodicWork } from './period-clock.ts';

// In every zone, hours begin at a quarter of an hour.
const QUARTER_MS = 15 * 60 * 1000;

const MINUTE_MS = 60 * 1000;

/**
 * Applies planned price updates as their day begins in the store's time zone (K5); each is applied by one process. Midnight begins a minute
 * in every zone. The later minutes find a plan that was committed while its day began.
 */
export function plannedPrices(shop: Parameters<typeof applyDueChanges>[0]): PeriodicWork {
  return {
    periodOf: (now) => Math.floor(now.getTime() / MINUTE_MS),
    run: () => applyDueChanges(shop),
    failed: 'Planned prices could not be applied; it is tried again.',
  };
}

/** Queues the digests of staff as their hour begins (P6). */
export function digests({ db, clock, store }: Pick<Shop, 'db' | 'clock' | 'store'>): PeriodicWork {
  return {
    periodOf: (now) => Math.floor(now.getTime() / QUARTER_MS),
    run: () => queueDigests(db, { now: clock.now(), timeZone: store.timeZone }),
    failed: 'The digests for staff could not be queued; it is tried again.',
  };
}

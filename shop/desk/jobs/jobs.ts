import type { Shop } from '../../base/operations/shop.ts';
import { clearOldCarts } from '../../trade/cart/cart-queries.ts';
import { forgetCopies } from '../company-merges/forget-copies.ts';
import { forgetMoves } from '../moving-in/forget-moves.ts';
import { clearOldInvitations } from '../../people/companies/invitation-queries.ts';
import { clearOldEmailChanges } from '../../people/email-changes/change-queries.ts';
import { clearOldConsents } from '../../people/mailings/consent-queries.ts';
import { clearExpired } from '../../people/identity/clear-expired.ts';
import { clearKeyRecords, remindOfKeys } from '../../people/keys/save-key-calls.ts';
import { clearRemoved } from '../../trade/lists/list-queries.ts';
import { sendMaintenanceReminders } from '../../catalogue/maintenance/send-reminders.ts';
import { sendListReminders } from '../../trade/lists/send-reminders.ts';
import { clearOldChanges } from '../changes/change-queries.ts';
import { CHANGES_KEPT_DAYS } from '../changes/change-kinds.ts';
import { queueDueInvitations } from '../password-invitations/queue-due-invitations.ts';
import { clearOldMails } from '../notifications/clear-old-mails.ts';
import { clearOldTests } from '../webhooks/delivery-queries.ts';
import { queueDigests } from '../staff-notices/queue-digests.ts';
import { clearOldSubmissions } from '../../base/idempotency/clear-old-submissions.ts';
import { endOverdueRequests, remindOfRequests } from '../../trade/approvals/expire-requests.ts';
import { applyDueChanges } from '../../catalogue/price-updates/change-state.ts';
import { eraseEndedBooks, eraseUnused } from '../privacy/keep-no-longer.ts';
import { remindOfQuotations } from '../../trade/quotations/remind-of-quotations.ts';
import { countTimesOrdered } from '../replenishment/count-times-ordered.ts';
import { clearOldSearches } from '../../shopfront/search-insights/save-search-log.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Time during which a deleted list can be restored. */
const REMOVED_LISTS_DAYS = 30;

/** Orders by which equal search results are sorted (I2). */
const ORDERS_COUNTED_DAYS = 365;

/** Retention of data in days (docs/security.md, Retention). */
export interface Keeping {
  mails: number;
  carts: number;
  /** Registrations that never became customers. */
  unused: number;
}

interface Run {
  now: Date;
  /** Maximum number of rows; a job that returns as many is asked again. */
  limit: number;
}

/** Work of the shop at regular times. It finds in the database whatever is due, so a missed run loses nothing. */
interface Job<JobShop> {
  /** Length of its period, a divisor of a day; it is due as each period begins. */
  everyMs: number;
  /** Returns the number of rows or things that it changed. */
  run(shop: JobShop, run: Run): Promise<number | void>;
  /** It removes data whose time is over, which the metrics count. */
  removes?: true;
}

export type Jobs<JobShop> = Readonly<Record<string, Job<JobShop>>>;

type KeepingShop = Pick<Shop, 'db' | 'clock' | 'log' | 'store'> & { keeping: Keeping };

/** Housekeeping of every hour, in this order. */
export const HOUSEKEEPING = {
  sessions: { everyMs: HOUR_MS, removes: true, run: ({ db }, { now }) => clearExpired(db, now) },
  submissions: { everyMs: HOUR_MS, run: ({ db }, { now }) => clearOldSubmissions(db, now) },
  overdueApprovals: { everyMs: HOUR_MS, run: ({ db }, { now, limit }) => endOverdueRequests(db, now, limit) },
  approvalReminders: {
    everyMs: HOUR_MS,
    run: ({ db, store }, { now, limit }) => remindOfRequests(db, { now, timeZone: store.timeZone }, limit),
  },
  listReminders: {
    everyMs: HOUR_MS,
    run: ({ db, store }, { now, limit }) => sendListReminders(db, { now, timeZone: store.timeZone }, limit),
  },
  maintenanceReminders: {
    everyMs: HOUR_MS,
    run: ({ db, store }, { now, limit }) => sendMaintenanceReminders(db, { now, timeZone: store.timeZone }, limit),
  },
  quotationReminders: {
    everyMs: HOUR_MS,
    run: ({ db, store }, { now, limit }) => remindOfQuotations(db, { now, timeZone: store.timeZone }, limit),
  },
  keyReminders: { everyMs: HOUR_MS, run: ({ db }, { now, limit }) => remindOfKeys(db, now, limit) },
  keyRecords: { everyMs: HOUR_MS, removes: true, run: ({ db }, { now }) => clearKeyRecords(db, now) },
  changes: {
    everyMs: HOUR_MS,
    run: ({ db }, { now, limit }) => clearOldChanges(db, daysBefore(now, CHANGES_KEPT_DAYS), limit),
  },
  webhookTests: {
    everyMs: HOUR_MS,
    run: ({ db }, { now, limit }) => clearOldTests(db, daysBefore(now, CHANGES_KEPT_DAYS), limit),
  },
  removedLists: {
    everyMs: HOUR_MS,
    run: ({ db }, { now, limit }) => clearRemoved(db, daysBefore(now, REMOVED_LISTS_DAYS), limit),
  },
  invitations: { everyMs: HOUR_MS, removes: true, run: ({ db }, { now }) => clearOldInvitations(db, now) },
  timesOrdered: {
    everyMs: DAY_MS,
    run: ({ db }, { now }) => countTimesOrdered(db, daysBefore(now, ORDERS_COUNTED_DAYS)),
  },
  searches: { everyMs: HOUR_MS, run: ({ db }, { now }) => clearOldSearches(db, now) },
  consents: { everyMs: HOUR_MS, removes: true, run: ({ db }, { now }) => clearOldConsents(db, now) },
  emailChanges: { everyMs: HOUR_MS, removes: true, run: ({ db }, { now }) => clearOldEmailChanges(db, now) },
  carts: {
    everyMs: HOUR_MS,
    removes: true,
    run: ({ db, keeping }, { now, limit }) => clearOldCarts(db, daysBefore(now, keeping.carts), limit),
  },
  mails: {
    everyMs: HOUR_MS,
    removes: true,
    run: ({ db, keeping }, { now, limit }) => clearOldMails(db, daysBefore(now, keeping.mails), limit),
  },
  registrations: {
    everyMs: HOUR_MS,
    removes: true,
    run: (shop, { now, limit }) => eraseUnused(shop, daysBefore(now, shop.keeping.unused), now, limit),
  },
  merges: { everyMs: HOUR_MS, removes: true, run: ({ db }, { now }) => forgetCopies(db, now) },
  moves: { everyMs: HOUR_MS, removes: true, run: ({ db }, { now }) => forgetMoves(db, now) },
  names: { everyMs: HOUR_MS, removes: true, run: (shop, { now, limit }) => eraseEndedBooks(shop, now, limit) },
} as const satisfies Jobs<KeepingShop>;

type PunctualShop = Pick<Shop, 'db' | 'clock' | 'store' | 'log' | 'refreshHot'>;

/** Jobs that must not wait for the housekeeping. */
export const PUNCTUAL = {
  /**
   * Applies planned price updates as their day begins in the store's time zone (K5). Midnight begins a minute in every zone. The later
   * minutes find a plan that was committed while its day began.
   */
  plannedPrices: { everyMs: MINUTE_MS, run: (shop) => applyDueChanges(shop) },
  /** Queues invitations to choose a password, at the pace that staff chose (Q3). */
  passwordInvitations: { everyMs: MINUTE_MS, run: ({ db }, { now }) => queueDueInvitations(db, now) },
  /** Queues the digests of staff as their hour begins (P6). In every zone, hours begin at a quarter of an hour. */
  digests: {
    everyMs: 15 * MINUTE_MS,
    run: ({ db, store }, { now }) => queueDigests(db, { now, timeZone: store.timeZone }),
  },
} as const satisfies Jobs<PunctualShop>;

type JobName = keyof typeof HOUSEKEEPING | keyof typeof PUNCTUAL;
/** In the order of the screen. */
export const JOB_NAMES = [...Object.keys(PUNCTUAL), ...Object.keys(HOUSEKEEPING)] as JobName[];

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

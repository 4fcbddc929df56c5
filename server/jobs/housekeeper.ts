import { endOverdueRequests, remindOfRequests } from '#shop/orders/approvals/expire-requests.ts';
import { clearOldCarts } from '#shop/cart/clear-old-carts.ts';
import { clearOldInvitations } from '#shop/companies/clear-old-invitations.ts';
import type { Shop } from '#shop/operations/shop.ts';
import { clearRemoved } from '#shop/lists/list-queries.ts';
import { sendListReminders } from '#shop/lists/send-reminders.ts';
import { remindOfQuotations } from '#shop/quotations/remind-of-quotations.ts';
import { clearExpired } from '#shop/identity/clear-expired.ts';
import { clearOldEmailChanges } from '#shop/companies/email-changes/change-queries.ts';
import { clearOldConsents } from '#shop/companies/mailings/consent-queries.ts';
import { clearOldMails } from '#shop/notifications/clear-old-mails.ts';
import { clearOldSearches } from '#shop/search/insights/save-search-log.ts';
import { eraseEndedBooks, eraseUnused } from '#shop/privacy/keep-no-longer.ts';
import { clearOldSubmissions } from '#shop/operations/idempotency/clear-old-submissions.ts';

const EVERY_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum number of rows that one statement deletes, so that none takes long. */
const ROWS = 500;
/** Time during which a deleted list can be restored. */
const REMOVED_LISTS_DAYS = 30;

/** Retention of data in days (docs/security.md, Retention). */
export interface Keeping {
  mails: number;
  carts: number;
  /** Registrations that never became customers. */
  unused: number;
}

type KeepingShop = Pick<Shop, 'db' | 'clock' | 'log' | 'store' | 'files'>;

/**
 * Deletes outdated data, and sends reminders and expirations, every hour. Several may run, in one process or many: what
 * one deletes, the others no longer find.
 */
export class Housekeeper {
  readonly #shop: KeepingShop;
  readonly #keeping: Keeping;
  readonly #count: (what: Removed, rows: number) => void;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #stopped = false;

  constructor(shop: KeepingShop, keeping: Keeping, count: (what: Removed, rows: number) => void = () => {}) {
    this.#shop = shop;
    this.#keeping = keeping;
    this.#count = count;
  }

  /** Begins now, in the background. */
  start(): void {
    if (this.#stopped || this.#timer !== undefined) return;
    this.#timer = setInterval(() => this.#begin(), EVERY_MS);
    this.#begin();
  }

  /** Waits for the statement under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#round;
  }

  #begin(): void {
    this.#round ??= this.clear().finally(() => (this.#round = undefined));
  }

  /** Does every chore; one that fails is logged, and the others are done all the same. */
  async clear(): Promise<void> {
    const now = this.#shop.clock.now();
    const removed: Record<string, number> = {};
    for (const [chore, run] of Object.entries(CHORES)) {
      if (this.#stopped) return;
      try {
        const rows = await this.#all((limit) => run(this.#shop, { now, keeping: this.#keeping, limit }));
        if (isCounted(chore)) this.#count(chore, (removed[chore] = rows));
      } catch (error) {
        this.#shop.log('warn', 'A chore of housekeeping failed; retrying in an hour.', {
          chore,
          reason: String(error),
        });
      }
    }
    if (Object.values(removed).some((rows) => rows > 0))
      this.#shop.log('info', 'Old data deleted', { event: 'old.removed', ...removed });
  }

  async #all(clearSome: (limit: number) => Promise<number | void>): Promise<number> {
    for (let cleared = 0; ;) {
      const some = this.#stopped ? 0 : ((await clearSome(ROWS)) ?? 0);
      cleared += some;
      if (some < ROWS) return cleared;
    }
  }
}

interface Round {
  now: Date;
  keeping: Keeping;
  /** Maximum number of rows; a chore that returns as many is asked again. */
  limit: number;
}

/** Chores of every hour, in this order. A chore returns the number of rows, if it has a limit. */
const CHORES = {
  sessions: ({ db }, { now }) => clearExpired(db, now),
  submissions: ({ db }, { now }) => clearOldSubmissions(db, now),
  overdueApprovals: ({ db }, { now, limit }) => endOverdueRequests(db, now, limit),
  approvalReminders: ({ db, store }, { now, limit }) => remindOfRequests(db, { now, timeZone: store.timeZone }, limit),
  listReminders: ({ db, store }, { now, limit }) => sendListReminders(db, { now, timeZone: store.timeZone }, limit),
  quotationReminders: ({ db, store }, { now, limit }) =>
    remindOfQuotations(db, { now, timeZone: store.timeZone }, limit),
  removedLists: ({ db }, { now, limit }) => clearRemoved(db, daysBefore(now, REMOVED_LISTS_DAYS), limit),
  invitations: ({ db }, { now }) => clearOldInvitations(db, now),
  searches: ({ db }, { now }) => clearOldSearches(db, now),
  consents: ({ db }, { now }) => clearOldConsents(db, now),
  emailChanges: ({ db }, { now }) => clearOldEmailChanges(db, now),
  carts: ({ db }, { now, keeping, limit }) => clearOldCarts(db, daysBefore(now, keeping.carts), limit),
  mails: ({ db }, { now, keeping, limit }) => clearOldMails(db, daysBefore(now, keeping.mails), limit),
  registrations: (shop, { now, keeping, limit }) => eraseUnused(shop, daysBefore(now, keeping.unused), now, limit),
  names: (shop, { now, limit }) => eraseEndedBooks(shop, now, limit),
} as const satisfies Record<string, (shop: KeepingShop, round: Round) => Promise<number | void>>;

/** Chores whose rows the metrics count. */
const COUNTED = [
  'sessions',
  'invitations',
  'emailChanges',
  'consents',
  'carts',
  'mails',
  'registrations',
  'names',
] as const satisfies readonly (keyof typeof CHORES)[];
export type Removed = (typeof COUNTED)[number];

function isCounted(chore: string): chore is Removed {
  return COUNTED.some((each) => each === chore);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

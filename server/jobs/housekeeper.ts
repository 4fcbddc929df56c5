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

/** Kinds of removed things that the metrics count. */
export type Removed =
  | 'sessions'
  | 'invitations'
  | 'emailChanges'
  | 'consents'
  | 'carts'
  | 'mails'
  | 'registrations'
  | 'names';

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
    this.#round ??= this.clear()
      .catch((error: unknown) =>
        this.#shop.log('warn', 'What is old could not be removed; it is tried again.', { reason: String(error) }),
      )
      .finally(() => (this.#round = undefined));
  }

  async clear(): Promise<void> {
    const { db, clock, store } = this.#shop;
    const now = clock.now();
    this.#count('sessions', await clearExpired(db, now));
    await clearOldSubmissions(db, now);
    await this.#all((rows) => endOverdueRequests(db, now, rows));
    await this.#all((rows) => remindOfRequests(db, { now, timeZone: store.timeZone }, rows));
    await this.#all((rows) => sendListReminders(db, { now, timeZone: store.timeZone }, rows));
    await this.#all((rows) => remindOfQuotations(db, { now, timeZone: store.timeZone }, rows));
    await this.#all((rows) => clearRemoved(db, daysBefore(now, REMOVED_LISTS_DAYS), rows));
    this.#count('invitations', await clearOldInvitations(db, now));
    await clearOldSearches(db, now);
    this.#count('consents', await clearOldConsents(db, now));
    this.#count('emailChanges', await clearOldEmailChanges(db, now));
    const carts = await this.#all((rows) => clearOldCarts(db, daysBefore(now, this.#keeping.carts), rows));
    const mails = await this.#all((rows) => clearOldMails(db, daysBefore(now, this.#keeping.mails), rows));
    const registrations = await this.#all((rows) =>
      eraseUnused(this.#shop, daysBefore(now, this.#keeping.unused), now, rows),
    );
    const names = await this.#all((rows) => eraseEndedBooks(this.#shop, now, rows));
    const removed = { carts, mails, registrations, names };
    for (const [what, rows] of Object.entries(removed)) this.#count(what as Removed, rows);
    if (Object.values(removed).some((rows) => rows > 0))
      this.#shop.log('info', 'What is old was removed', { event: 'old.removed', ...removed });
  }

  async #all(clearSome: (rows: number) => Promise<number>): Promise<number> {
    for (let cleared = 0; ;) {
      const some = this.#stopped ? 0 : await clearSome(ROWS);
      cleared += some;
      if (some < ROWS) return cleared;
    }
  }
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

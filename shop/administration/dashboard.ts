import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { dayInZone } from '../kernel/calendar-day.ts';
import { products } from '../catalogue/tables.ts';
import { customerList } from '../companies/accounts/staff-customer-list.ts';
import { dayStart } from '../kernel/day-start.ts';
import { currentOrders } from '../orders/current-orders.ts';
import { purchaseOrders } from '../orders/tables.ts';
import type { MailKind } from '../outbox/mail-payloads.ts';
import { mails } from '../notifications/tables.ts';
import { outbox } from '../outbox/tables.ts';
import { orderReference } from '../orders/reference.ts';
import { orderList } from '../orders/staff-order-list.ts';
import type { Shop } from '../operations/shop.ts';
import { listPage } from '../operations/staff-list.ts';
import { isAllowed, NEEDS, type StaffNeed, type StaffRight } from '../kernel/staff-right.ts';
import type { Attention, Dashboard, Pile } from './paths.ts';

/** Number of customers and orders that the dashboard lists (E2). */
const NEWEST = 10;

/** Number of entries shown for each pile; the rest is a number with a link. */
const FIRST = 5;

const UNSENT_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const STUCK_AFTER_MS = 60 * 60 * 1000;

/** Reads the staff dashboard (E2), limited to the parts that the caller has a right for (P1). */
export async function readDashboard(shop: Shop, rights: readonly StaffRight[]): Promise<Dashboard> {
  const [customers, orders, attention] = await Promise.all([
    rights.includes('customers') ? listPage(shop, customerList, { pageSize: NEWEST }) : NOTHING,
    rights.includes('orders') ? listPage(shop, orderList, { pageSize: NEWEST }) : NOTHING,
    readAttention(shop, rights),
  ]);
  return { customers: customers.items, orders: orders.items, attention };
}

const NOTHING = { items: [], total: 0 };
const NO_PILE = { first: [], total: 0 };

async function readAttention(shop: Shop, rights: readonly StaffRight[]): Promise<Attention> {
  const { db } = shop;
  const may = (need: StaffNeed) => isAllowed(need, rights);
  const [waiting, pending, uploads, failedMail, unsentMail, lowStock] = await Promise.all([
    may('customers') ? listPage(shop, customerList, { status: 'waiting', pageSize: FIRST }) : NOTHING,
    may('orders') ? listPage(shop, orderList, { status: 'pending', pageSize: FIRST }) : NOTHING,
    may('orders')
      ? todaysUploads(db, gte(purchaseOrders.uploadedAt, dayStart(today(shop), 0, shop.store.timeZone)))
      : NO_PILE,
    may(NEEDS.accounts) ? failedMails(db, and(isNull(outbox.doneAt), isNotNull(outbox.failedAt))) : NO_PILE,
    may(NEEDS.accounts) ? unsentMails(db, shop.clock.now()) : NO_PILE,
    may(NEEDS.stock)
      ? runningOut(db, and(eq(products.active, true), lte(products.stockLevel, products.lowStock)))
      : NO_PILE,
  ]);
  return {
    waiting: {
      total: waiting.total,
      first: waiting.items.map(({ id, guid, firstName, surname, company }) => ({
        id,
        guid,
        firstName,
        surname,
        company,
      })),
    },
    pending: {
      total: pending.total,
      first: pending.items.map(({ id, reference, company }) => ({ id, reference, company })),
    },
    uploads,
    failedMail,
    unsentMail,
    lowStock,
  };
}

function today({ clock, store }: Shop) {
  return dayInZone(clock.now(), store.timeZone);
}

async function todaysUploads(db: Db, condition: SQL): Promise<Attention['uploads']> {
  const first = db
    .select({ orderId: currentOrders.id, company: currentOrders.company, uploadedAt: purchaseOrders.uploadedAt })
    .from(purchaseOrders)
    .innerJoin(currentOrders, eq(currentOrders.id, purchaseOrders.orderId))
    .where(condition)
    .orderBy(desc(purchaseOrders.uploadedAt), desc(currentOrders.id))
    .limit(FIRST);
  const pile = await pileOf(db, purchaseOrders, condition, first);
  return {
    total: pile.total,
    first: pile.first.map(({ uploadedAt, ...upload }) => ({
      ...upload,
      reference: orderReference(upload.orderId),
      uploadedAt: uploadedAt.toISOString(),
    })),
  };
}

function failedMails(db: Db, condition: SQL | undefined): Promise<Attention['failedMail']> {
  const first = db
    .select({
      id: outbox.id,
      kind: sql<MailKind>`${outbox.kind}`,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(condition)
    .orderBy(desc(outbox.id))
    .limit(FIRST);
  return pileOf(db, outbox, condition, first);
}

/** Without a mail server, mails stay in the mailbox or wait in the outbox: not failures, but nobody receives them. */
async function unsentMails(db: Db, now: Date): Promise<Attention['unsentMail']> {
  const kept = and(isNull(mails.sentAt), gte(mails.createdAt, new Date(now.getTime() - UNSENT_FOR_MS)));
  const isKept = inArray(
    outbox.id,
    db
      .select({ id: outbox.id })
      .from(mails)
      .innerJoin(outbox, eq(outbox.id, mails.outboxId))
      .where(and(kept, isNotNull(outbox.doneAt))),
  );
  const isStuck = and(
    isNull(outbox.doneAt),
    isNull(outbox.failedAt),
    eq(outbox.attempts, 0),
    lte(outbox.dueAt, new Date(now.getTime() - STUCK_AFTER_MS)),
  );
  const first = db
    .select({
      id: outbox.id,
      kind: sql<MailKind>`${outbox.kind}`,
      state: sql<'kept' | 'waiting'>`case when ${outbox.doneAt} is null then 'waiting' else 'kept' end`,
    })
    .from(outbox)
    .where(or(isKept, isStuck))
    .orderBy(desc(outbox.id))
    .limit(FIRST);
  return pileOf(db, outbox, or(isKept, isStuck), first);
}

function runningOut(db: Db, condition: SQL | undefined): Promise<Attention['lowStock']> {
  const first = db
    .select({ id: products.id, name: products.name, stockLevel: products.stockLevel })
    .from(products)
    .where(condition)
    .orderBy(asc(products.stockLevel), asc(products.id))
    .limit(FIRST);
  return pileOf(db, products, condition, first);
}

async function pileOf<Item>(
  db: Db,
  table: PgTable,
  condition: SQL | undefined,
  first: PromiseLike<Item[]>,
): Promise<Pile<Item>> {
  const [items, total] = await Promise.all([first, db.$count(table, condition)]);
  return { total, first: items };
}

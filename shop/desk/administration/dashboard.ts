import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { customerList } from '../../people/customers/staff-customer-list.ts';
import { dayStart } from '../../base/days/day-start.ts';
import { currentOrders } from '../../trade/orders/current-orders.ts';
import { purchaseOrders } from '../../trade/orders/tables.ts';
import { shownKind } from '../../base/outbox/effects.ts';
import { mails } from '../notifications/tables.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { orderReference } from '../../trade/orders/reference.ts';
import { orderList } from '../../trade/staff-orders/staff-order-list.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { firstRows, listPage } from '../../base/paged-lists/staff-list.ts';
import { isAllowed, NEEDS, type StaffNeed, type StaffRight } from '../../base/rights/staff-right.ts';
import { recentSales } from '../reporting/recent-sales.ts';
import type { Attention, Dashboard, Pile } from './paths.ts';
import { countTasks } from './count-tasks.ts';

/** Number of customers and orders that the dashboard lists (E2). */
const NEWEST = 10;

/** Number of entries shown for each pile; the rest is a number with a link. */
const FIRST = 5;

const UNSENT_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const STUCK_AFTER_MS = 60 * 60 * 1000;

/** Reads the staff dashboard (E2), limited to the parts that the caller has a right for (P1). */
export async function readDashboard(shop: Shop, rights: readonly StaffRight[]): Promise<Dashboard> {
  const [customers, orders, attention, tasks, sales] = await Promise.all([
    rights.includes('customers') ? firstRows(shop, customerList, {}, NEWEST) : [],
    rights.includes('orders') ? firstRows(shop, orderList, {}, NEWEST) : [],
    readAttention(shop, rights),
    countTasks(shop, rights),
    rights.includes('orders') ? recentSales(shop) : null,
  ]);
  return { customers, orders, attention, tasks, sales, isOpen: shop.hot().settings.isOpen };
}

const NOTHING = { items: [], total: 0 };
const NO_PILE = { first: [], total: 0 };

async function readAttention(shop: Shop, rights: readonly StaffRight[]): Promise<Attention> {
  const { db } = shop;
  const may = (need: StaffNeed) => isAllowed(need, rights);
  const [waiting, pending, uploads, failedMail, unsentMail, lowStock] = await Promise.all([
    may('customers') ? listPage(shop, customerList, { status: 'waiting', pageSize: FIRST }) : NOTHING,
    may('orders') ? listPage(shop, orderList, { status: 'pending', pageSize: FIRST }) : NOTHING,
    may('orders') ? todaysUploads(shop) : NO_PILE,
    may(NEEDS.accounts) ? failedMails(db) : NO_PILE,
    may(NEEDS.accounts) ? unsentMails(db, shop.clock.now()) : NO_PILE,
    may(NEEDS.stock) ? runningOut(db) : NO_PILE,
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

async function todaysUploads({ db, clock, store }: Shop): Promise<Attention['uploads']> {
  const today = dayInZone(clock.now(), store.timeZone);
  const rows = await db
    .select({
      orderId: currentOrders.id,
      company: currentOrders.company,
      uploadedAt: purchaseOrders.uploadedAt,
      total: TOTAL,
    })
    .from(purchaseOrders)
    .innerJoin(currentOrders, eq(currentOrders.id, purchaseOrders.orderId))
    .where(gte(purchaseOrders.uploadedAt, dayStart(today, 0, store.timeZone)))
    .orderBy(desc(purchaseOrders.uploadedAt), desc(currentOrders.id))
    .limit(FIRST);
  const { total, first } = pileOf(rows);
  return {
    total,
    first: first.map(({ uploadedAt, ...upload }) => ({
      ...upload,
      reference: orderReference(upload.orderId),
      uploadedAt: uploadedAt.toISOString(),
    })),
  };
}

async function failedMails(db: Db): Promise<Attention['failedMail']> {
  const rows = await db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      total: TOTAL,
    })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), isNotNull(outbox.failedAt)))
    .orderBy(desc(outbox.id))
    .limit(FIRST);
  return pileOf(rows.map((row) => ({ ...row, kind: shownKind(row.kind) })));
}

/** Without a mail server, mails stay in the mailbox or wait in the outbox: not failures, but nobody receives them. */
async function unsentMails(db: Db, now: Date): Promise<Attention['unsentMail']> {
  const isRecent = gte(mails.createdAt, new Date(now.getTime() - UNSENT_FOR_MS));
  const kept = db
    .select({ id: outbox.id })
    .from(mails)
    .innerJoin(outbox, eq(outbox.id, mails.outboxId))
    .where(and(isNull(mails.sentAt), isRecent, isNotNull(outbox.doneAt)));
  const isStuck = and(
    isNull(outbox.doneAt),
    isNull(outbox.failedAt),
    eq(outbox.attempts, 0),
    lte(outbox.dueAt, new Date(now.getTime() - STUCK_AFTER_MS)),
  );
  const stuck = db.select({ id: outbox.id }).from(outbox).where(isStuck);
  const rows = await db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      state: sql<'kept' | 'waiting'>`case when ${outbox.doneAt} is null then 'waiting' else 'kept' end`,
      total: TOTAL,
    })
    .from(outbox)
    .where(inArray(outbox.id, unionAll(kept, stuck))) // not 'or': each part has an index of its own
    .orderBy(desc(outbox.id))
    .limit(FIRST);
  return pileOf(rows.map((row) => ({ ...row, kind: shownKind(row.kind) })));
}

async function runningOut(db: Db): Promise<Attention['lowStock']> {
  const rows = await db
    .select({ id: products.id, name: products.name, stockLevel: products.stockLevel, total: TOTAL })
    .from(products)
    .where(and(eq(products.active, true), lte(products.stockLevel, products.lowStock)))
    .orderBy(asc(products.stockLevel), asc(products.id))
    .limit(FIRST);
  return pileOf(rows);
}

/** Number of all rows that a condition finds, with each of the first. */
const TOTAL = sql<number>`(count(*) over ())::integer`;

function pileOf<Item extends { total: number }>(rows: readonly Item[]): Pile<Omit<Item, 'total'>> {
  return { total: rows[0]?.total ?? 0, first: rows.map(({ total: _, ...item }) => item) };
}

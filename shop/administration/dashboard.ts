import { and, asc, desc, eq, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { dayInZone } from '../kernel/calendar-day.ts';
import { products } from '../catalogue/tables.ts';
import { customerList } from '../customers/staff-customer-list.ts';
import { dayStart } from '../kernel/day-start.ts';
import { purchaseOrders } from '../orders/tables.ts';
import type { MailKind } from '../outbox/mail-payloads.ts';
import { outbox } from '../outbox/tables.ts';
import { orderReference } from '../orders/reference.ts';
import { orderList } from '../orders/staff-order-list.ts';
import { orders } from '../orders/tables.ts';
import type { Shop } from '../frame/shop.ts';
import { listPage } from '../frame/staff-list.ts';
import type { Attention, Dashboard, Pile } from './paths.ts';

/** How many customers and orders the dashboard lists (E2). */
const NEWEST = 10;

/** How much of each pile is named; the rest is a number with a link. */
const FIRST = 5;

/** What staff see first (E2): all of it as it is now. */
export async function readDashboard(shop: Shop): Promise<Dashboard> {
  const [customers, orders, attention] = await Promise.all([
    listPage(shop, customerList, { pageSize: NEWEST }),
    listPage(shop, orderList, { pageSize: NEWEST }),
    readAttention(shop),
  ]);
  return { customers: customers.items, orders: orders.items, attention };
}

async function readAttention(shop: Shop): Promise<Attention> {
  const { db } = shop;
  const [waiting, pending, uploads, failedMail, lowStock] = await Promise.all([
    listPage(shop, customerList, { status: 'waiting', pageSize: FIRST }),
    listPage(shop, orderList, { status: 'pending', pageSize: FIRST }),
    todaysUploads(db, gte(purchaseOrders.uploadedAt, dayStart(today(shop), 0, shop.store.timeZone))),
    failedMails(db, and(isNull(outbox.doneAt), isNotNull(outbox.failedAt))),
    runningOut(db, and(eq(products.active, true), lte(products.stockLevel, products.lowStock))),
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
    lowStock,
  };
}

function today({ clock, store }: Shop) {
  return dayInZone(clock.now(), store.timeZone);
}

async function todaysUploads(db: Db, condition: SQL): Promise<Attention['uploads']> {
  const first = db
    .select({ orderId: orders.id, company: orders.company, uploadedAt: purchaseOrders.uploadedAt })
    .from(purchaseOrders)
    .innerJoin(orders, eq(orders.id, purchaseOrders.orderId))
    .where(condition)
    .orderBy(desc(purchaseOrders.uploadedAt), desc(orders.id))
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

import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { identity, instant, minor, sortedText } from '../../platform/database/columns.ts';
import { carts } from '../cart/tables.ts';
import { customers } from '../accounts/tables.ts';

/**
 * A name as staff search it: sorted by ICU, but compared without, since folding letters by ICU takes ten times as long. The
 * index and the query must say it alike.
 */
export const searchedName = (name: AnyPgColumn): SQL => sql`(${name} collate "default")`;

/**
 * What was bought: a snapshot that is never repriced and never rewritten (B9; a trigger refuses it). Amounts are in the
 * order's own currency.
 */
export const orders = pgTable(
  'orders',
  {
    id: identity(1001),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    cartId: integer()
      .unique('orders_cart_key') // one cart makes one order (D12)
      .references(() => carts.id),
    status: text().$type<'pending' | 'complete'>().notNull().default('complete'),
    placedAt: instant().notNull().defaultNow(),
    despatchedOn: date().notNull().default('2001-01-01'), // the fixed day of B9: not despatched yet
    purchaseOrderNumber: varchar({ length: 50 }).notNull(),
    firstName: text().notNull(),
    surname: sortedText().notNull(),
    company: sortedText().notNull(),
    email: text().notNull(),
    deliveryAddressId: integer(), // where the text came from; no key, since addresses live on
    deliveryAddress: text().notNull(), // lines joined by line breaks
    deliveryCountryId: integer().notNull(),
    currencyId: smallint().$type<1 | 2 | 3>().notNull(),
    priceClass: smallint().$type<0 | 1 | 2 | 3>().notNull(),
    gbpRateMicros: integer().notNull(),
    eurRateMicros: integer().notNull(),
    couponCode: text(),
    couponMultiplierMicros: integer(),
    goodsMinor: minor().notNull(),
    discountMinor: minor().notNull(),
    subtotalMinor: minor().notNull(),
    deliveryMinor: minor().notNull(),
    totalMinor: minor().notNull(),
    subtotalGbpMinor: minor().notNull(), // at the order's own rates (D7)
    subtotalEurMinor: minor().notNull(),
  },
  (t) => [
    // One direction serves both: read backwards it is the other one, ties and all.
    index('orders_of_customer').on(t.customerId, t.id),
    index('orders_status').on(t.status, t.id),
    index('orders_placed').on(t.placedAt, t.id),
    index('orders_surname').on(t.surname, t.id),
    index('orders_company').on(t.company, t.id),
    index('orders_subtotal').on(t.subtotalGbpMinor, t.id),
    index('orders_purchase_order').on(t.purchaseOrderNumber, t.id),
    index('orders_surname_text').using('gin', sql`${searchedName(t.surname)} gin_trgm_ops`),
    index('orders_company_text').using('gin', sql`${searchedName(t.company)} gin_trgm_ops`),
    index('orders_purchase_order_text').using('gin', sql`${t.purchaseOrderNumber} gin_trgm_ops`),
    check('orders_status', sql`${t.status} in ('pending', 'complete')`),
    check('orders_goods', sql`${t.goodsMinor} >= 0 and ${t.deliveryMinor} >= 0`),
    check('orders_discount', sql`${t.discountMinor} <= 0 and ${t.discountMinor} >= -${t.goodsMinor}`),
    check('orders_subtotal', sql`${t.subtotalMinor} = ${t.goodsMinor} + ${t.discountMinor}`),
    check('orders_total', sql`${t.totalMinor} = ${t.subtotalMinor} + ${t.deliveryMinor}`),
    check('orders_coupon', sql`num_nulls(${t.couponCode}, ${t.couponMultiplierMicros}) in (0, 2)`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    position: smallint().notNull(),
    productId: integer().notNull(), // no key: the snapshot outlives the product
    productName: text().notNull(),
    productIntro: text(), // null: placed before it was kept
    productDetails: text().notNull(),
    variantId: integer(),
    variantDetails: text(),
    quantity: smallint().notNull(),
    unitPriceMinor: minor().notNull(),
    lineTotalMinor: minor().notNull(),
    serial: varchar({ length: 50 }).notNull().default(''),
    machine: varchar({ length: 50 }).notNull().default(''),
  },
  (t) => [
    unique().on(t.orderId, t.position),
    index().on(t.productId),
    check('order_lines_quantity', sql`${t.quantity} between 1 and 100`),
    check('order_lines_price', sql`${t.unitPriceMinor} >= 0`),
    check('order_lines_total', sql`${t.lineTotalMinor} = ${t.quantity} * ${t.unitPriceMinor}`),
  ],
);

/** The customer's own purchase order as a PDF, one for each order (D32). */
export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    fileKey: text().notNull(),
    sizeBytes: integer().notNull(),
    uploadedAt: instant().notNull().defaultNow(),
  },
  (t) => [index().on(t.uploadedAt)], // what came today (E2)
);

import { sql } from 'drizzle-orm';
import { plainText } from '../../../platform/database/accent-insensitive.ts';
import type { SoldKitPart } from '../../catalogue/kits/kit-part.ts';
import type { SalesUnit } from '../../catalogue/parts/sales-unit.ts';
import { check, date, index, integer, jsonb, pgTable, smallint, text, unique, varchar } from 'drizzle-orm/pg-core';
import { identity, instant, minor, sortedText, transactionId } from '../../../platform/database/columns.ts';
import { carts } from '../cart/tables.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import { addsUp, adjustmentColumns, namesDelivery, namesDiscount } from '../../catalogue/pricing/adjustment-columns.ts';
import type { PriceDecision } from '../../catalogue/pricing/explain-price.ts';
import type { DeliveryPromise } from '../../catalogue/stock/promise.ts';
import type { OrderFieldName } from '../../people/accounts/order-fields.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import type { TaxRounding } from '../../base/tax/compute-tax.ts';
import type { TaxReason } from '../../base/tax/tax-figures.ts';
import type { OrderEventKind, OrderState } from './progress.ts';
import type { OrderEventDetails } from './answers.ts';

/** The order fields besides the PO number (H4); null: hidden or empty. */
export const orderFieldColumns = () =>
  ({
    costCentre: text(),
    requisitionNumber: text(),
    wantedBy: date(),
    shipping: text(),
  }) satisfies Record<OrderFieldName, unknown>;

/**
 * Stamp of the tax of an order (O3): numbers of both sides at the time, and the seller's rate on the day in hundredths of a per cent, so that a
 * correction needs nothing else. null: none was given, or tax was not computed.
 */
export const orderTaxColumns = () => ({
  vatNumber: text(), // of the buyer's company
  eoriNumber: text(),
  sellerVatNumber: text(),
  sellerEoriNumber: text(),
  taxSellerCountry: text(), // by ISO 3166
  taxStandardRate: integer(),
  taxRounding: text().$type<TaxRounding>(),
  taxReason: text().$type<TaxReason>(),
  taxMinor: minor(),
});

/** Why an order waits: what the company owed and its credit limit when the order was placed, in the currency of the limit. */
export interface CreditHold {
  limitMinor: Minor;
  /** With the order itself. */
  owedMinor: Minor;
  currency: CurrencyId;
}

/** Terms of payment and billing address as agreed with the order. null: by the invoice alone, or placed before they were stored. */
export const paymentColumns = () => ({
  paymentDays: smallint(),
  paymentTerms: text(),
  billingAddress: text(), // lines joined by line breaks; null: placed before it was stored
  creditHold: jsonb().$type<CreditHold>(), // null: within the credit limit, or none is set
});

/**
 * Orders: snapshots that are never repriced and never rewritten (B9; a trigger refuses it). Amounts are in the order's own
 * currency.
 */
export const orders = pgTable(
  'orders',
  {
    id: identity(1001),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    customerId: integer() // the member who placed it
      .notNull()
      .references(() => customers.id),
    cartId: integer()
      .unique('orders_cart_key') // one cart makes one order (D12)
      .references(() => carts.id),
    status: text().$type<'pending' | 'complete'>().notNull().default('complete'),
    placedAt: instant().notNull().defaultNow(),
    purchaseOrderNumber: varchar({ length: 50 }).notNull(),
    ...orderFieldColumns(),
    // Staff member who placed it in the member's name (H7); null: the member did.
    placedByStaffId: integer(),
    placedByStaff: text(),
    firstName: text().notNull(),
    surname: sortedText().notNull(),
    company: sortedText().notNull(),
    email: text().notNull(),
    deliveryAddressId: integer(), // source of the text; not a foreign key, because addresses change
    deliveryAddress: text().notNull(), // lines joined by line breaks
    deliveryCountryId: integer().notNull(),
    currencyId: smallint().$type<1 | 2 | 3>().notNull(),
    priceClass: smallint().$type<0 | 1 | 2 | 3>().notNull(),
    gbpRateMicros: integer().notNull(),
    eurRateMicros: integer().notNull(),
    couponCode: text(),
    couponMultiplierMicros: integer(),
    goodsMinor: minor().notNull(),
    ...adjustmentColumns(),
    subtotalMinor: minor().notNull(),
    totalMinor: minor().notNull(),
    subtotalGbpMinor: minor().notNull(), // at the order's own rates (D7)
    subtotalEurMinor: minor().notNull(),
    ...orderTaxColumns(),
    ...paymentColumns(),
  },
  (t) => [
    // One index serves both directions, ties included, because it can be scanned backwards.
    index('orders_of_company').on(t.companyId, t.id),
    index('orders_of_customer').on(t.customerId, t.id),
    index('orders_status').on(t.status, t.id),
    index('orders_placed').on(t.placedAt, t.id),
    index('orders_surname').on(t.surname, t.id),
    index('orders_company').on(t.company, t.id),
    index('orders_surname_plain').using('gin', sql`${plainText(t.surname)} gin_trgm_ops`),
    index('orders_company_plain').using('gin', sql`${plainText(t.company)} gin_trgm_ops`),
    index('orders_purchase_order_plain').using('gin', sql`${plainText(t.purchaseOrderNumber)} gin_trgm_ops`),
    check('orders_shipping', sql`${t.shipping} in ('complete')`),
    check('orders_status', sql`${t.status} in ('pending', 'complete')`),
    check('orders_goods', sql`${t.goodsMinor} >= 0 and ${t.deliveryMinor} >= 0`),
    check('orders_discount', sql`${t.discountMinor} <= 0 and ${t.discountMinor} >= -${t.goodsMinor}`),
    check('orders_subtotal', sql`${t.subtotalMinor} = ${t.goodsMinor} + ${t.discountMinor}`),
    check('orders_total', addsUp(t)),
    check('orders_discount_named', namesDiscount(t)),
    check('orders_delivery_named', namesDelivery(t)),
    check('orders_placed_by', sql`num_nulls(${t.placedByStaffId}, ${t.placedByStaff}) in (0, 2)`),
    check('orders_coupon', sql`num_nulls(${t.couponCode}, ${t.couponMultiplierMicros}) in (0, 2)`),
    check(
      'orders_tax',
      sql`num_nulls(${t.taxSellerCountry}, ${t.taxStandardRate}, ${t.taxRounding}, ${t.taxReason}, ${t.taxMinor}) in (0, 5)`,
    ),
    check('orders_tax_rate', sql`${t.taxStandardRate} between 0 and 10000 and ${t.taxMinor} >= 0`),
    check('orders_tax_rounding', sql`${t.taxRounding} in ('line', 'order')`),
    check(
      'orders_tax_reason',
      sql`${t.taxReason} in ('domestic', 'no-vat-number', 'unverified-vat-number', 'reverse-charge', 'export', 'none')`,
    ),
    check(
      'orders_tax_of_reason',
      sql`${t.taxMinor} = 0 or (${t.taxReason} in ('domestic', 'no-vat-number', 'unverified-vat-number') and ${t.taxStandardRate} > 0)`,
    ),
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
    productId: integer().notNull(), // not a foreign key: the snapshot outlives the product
    productName: text().notNull(),
    productIntro: text(), // null: placed before it was stored
    productDetails: text().notNull(),
    variantId: integer(),
    variantDetails: text(),
    quantity: smallint().notNull(),
    unitPriceMinor: minor().notNull(),
    lineTotalMinor: minor().notNull(),
    serial: varchar({ length: 50 }).notNull().default(''),
    machine: varchar({ length: 50 }).notNull().default(''),
    addedIn: smallint().notNull().default(1), // the version that added it (L5)
    promise: jsonb().$type<DeliveryPromise>(), // despatch promise at the time (L4); null: placed before it was stored
    ownNumber: text(), // customer part number at the time (H6); null: none
    unit: text().$type<SalesUnit>(), // unit of sale at the time; null: a piece, or placed before it was stored
    priceDecision: jsonb().$type<PriceDecision>(), // the price list that decided (K2); null: the company's own price
    kitParts: jsonb().$type<readonly SoldKitPart[]>(), // the parts of a kit at the time (J7); null: no kit
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
  (t) => [index().on(t.uploadedAt)], // today's uploads (E2)
);

/** Progress of orders (L1), separate from the snapshot, which never changes. A trigger creates the row with the order. */
export const orderProgress = pgTable(
  'order_progress',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    state: text().$type<OrderState>().notNull().default('new'),
    // Order of the queue: most urgent step first.
    rank: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`case state when 'new' then 1 when 'accepted' then 2 when 'picking' then 3 when 'partly-sent' then 4 when 'sent' then 5 else 6 end`,
      ),
    since: instant().notNull().defaultNow(),
    heldById: integer(), // the assigned staff member
    heldByName: text(),
    purchaseOrderCheckedBy: text(), // null: not compared with the order yet
    advisedDeliveryMinor: minor(), // delivery charge agreed after 'to be advised' (D6)
    advisedTaxMinor: minor(), // its tax, beyond that of the current version (O3); null: not computed
    sentOn: date(), // the day of the last shipment; null: nothing was shipped (B9)
    version: smallint().notNull().default(1), // 1: as ordered (L5)
  },
  (t) => [
    index('order_progress_queue').on(t.rank, t.orderId),
    index('order_progress_state').on(t.state, t.orderId),
    check(
      'order_progress_state',
      sql`${t.state} in ('new', 'accepted', 'picking', 'partly-sent', 'sent', 'closed', 'cancelled')`,
    ),
    check('order_progress_held', sql`num_nulls(${t.heldById}, ${t.heldByName}) in (0, 2)`),
    check('order_progress_delivery', sql`${t.advisedDeliveryMinor} >= 0`),
    check('order_progress_tax', sql`${t.advisedTaxMinor} is null or ${t.advisedDeliveryMinor} is not null`),
  ],
);

/**
 * The sort columns of lists for the current version, so that an index serves the displayed order. A trigger writes them
 * with each new order and each correction (docs/decisions/0038).
 */
export const orderSortKeys = pgTable(
  'order_sort_keys',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    purchaseOrderNumber: varchar({ length: 50 }).notNull(),
    subtotalGbpMinor: minor().notNull(), // amounts of three currencies are compared in one, at each order's own rate
  },
  (t) => [
    index('order_sort_keys_subtotal').on(t.subtotalGbpMinor, t.orderId),
    index('order_sort_keys_purchase_order').on(t.purchaseOrderNumber, t.orderId),
  ],
);

/** Quantities of lines since a correction (L5); a line without a row is as ordered. */
export const orderLineQuantities = pgTable(
  'order_line_quantities',
  {
    orderLineId: integer()
      .primaryKey()
      .references(() => orderLines.id),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    quantity: smallint().notNull(),
  },
  (t) => [
    index('order_line_quantities_of_order').on(t.orderId),
    check('order_line_quantities_quantity', sql`${t.quantity} between 0 and 100`),
  ],
);

/**
 * Events of orders: author, time, kind and reason (L1, L8). Append only. `xid` is the transaction that wrote it;
 * `feedRound` is the round of the change feed that collected it, null before (fulfilment's `order_feed`), and 0 if it
 * is older than the rounds.
 */
export const orderEvents = pgTable(
  'order_events',
  {
    xid: transactionId().notNull(),
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    at: instant().notNull().defaultNow(),
    kind: text().$type<OrderEventKind>().notNull(),
    staffId: integer(), // null: the buyer, or the shop itself
    staffName: text(),
    details: jsonb().$type<OrderEventDetails>().notNull().default({}),
    feedRound: integer(),
  },
  (t) => [index('order_events_of_order').on(t.orderId, t.id), index('order_events_feed').on(t.feedRound, t.id)],
);

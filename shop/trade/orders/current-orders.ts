import type { SoldKitPart } from '../../catalogue/kits/kit-part.ts';
import type { SalesUnit } from '../../catalogue/parts/sales-unit.ts';
import { sql } from 'drizzle-orm';
import { date, integer, jsonb, pgView, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { instant, minor, sortedText } from '../../../platform/database/columns.ts';
import { adjustmentColumns, listedAdjustments } from '../../catalogue/pricing/adjustment-columns.ts';
import type { PriceDecision } from '../../catalogue/pricing/explain-price.ts';
import type { DeliveryPromise } from '../../catalogue/stock/promise.ts';
import type { OrderChange } from '../order-versions/order-version.ts';
import type { OrderState } from './progress.ts';
import { orderFieldColumns, type orders, orderTaxColumns, paymentColumns } from './tables.ts';

/**
 * Current orders: each snapshot with its progress, and the figures, address and fields of the current version
 * (docs/decisions/0038). Every reader of orders uses these two views; the tables are for writing, and for orders as
 * placed.
 */
export const currentOrders = pgView('current_orders', {
  id: integer().notNull(),
  companyId: integer().notNull(),
  customerId: integer().notNull(),
  cartId: integer(),
  status: text().$type<'pending' | 'complete'>().notNull(),
  placedAt: instant().notNull(),
  placedByStaff: text(),
  firstName: text().notNull(),
  surname: sortedText().notNull(),
  company: sortedText().notNull(),
  email: text().notNull(),
  currencyId: smallint().$type<1 | 2 | 3>().notNull(),
  priceClass: smallint().$type<0 | 1 | 2 | 3>().notNull(),
  gbpRateMicros: integer().notNull(),
  eurRateMicros: integer().notNull(),
  couponCode: text(),
  couponMultiplierMicros: integer(),
  state: text().$type<OrderState>().notNull(),
  rank: smallint().notNull(),
  stateSince: instant().notNull(),
  heldById: integer(),
  heldByName: text(),
  purchaseOrderCheckedBy: text(),
  advisedDeliveryMinor: minor(),
  sentOn: date(),
  purchaseOrderNumber: varchar({ length: 50 }).notNull(),
  ...orderFieldColumns(),
  deliveryAddressId: integer(),
  deliveryAddress: text().notNull(),
  deliveryCountryId: integer().notNull(),
  goodsMinor: minor().notNull(),
  ...adjustmentColumns(), // with a delivery charge that staff advised (D6, L3)
  subtotalMinor: minor().notNull(),
  totalMinor: minor().notNull(),
  subtotalGbpMinor: minor().notNull(),
  subtotalEurMinor: minor().notNull(),
  // The current version; null: the order is as placed.
  version: smallint(),
  versionMadeAt: instant(),
  versionWhy: text(),
  versionChanges: jsonb().$type<readonly OrderChange[]>(),
  ...orderTaxColumns(),
  ...paymentColumns(),
}).existing();

/** The columns of the totals of orders as placed, or as they are now (D60). */
export function totalsIn<Of extends typeof orders | typeof currentOrders>(of: Of) {
  const { goodsMinor, discountMinor, subtotalMinor, deliveryMinor, totalMinor } = of;
  return { goodsMinor, adjustments: listedAdjustments(of), discountMinor, subtotalMinor, deliveryMinor, totalMinor };
}

/** Selects whether an order waits because its company was above the credit limit (L6), until staff release it. */
export function waitsForCredit({ status, creditHold }: Pick<typeof currentOrders, 'status' | 'creditHold'>) {
  return sql<boolean>`(${status} = 'pending' and ${creditHold} is not null)`;
}

/** The columns of the tax of orders as placed, or as they are now (O3). */
export function taxOf<Of extends Pick<typeof orders | typeof currentOrders, keyof ReturnType<typeof orderTaxColumns>>>(
  of: Of,
) {
  return {
    vatNumber: of.vatNumber,
    eoriNumber: of.eoriNumber,
    sellerVatNumber: of.sellerVatNumber,
    sellerEoriNumber: of.sellerEoriNumber,
    taxSellerCountry: of.taxSellerCountry,
    taxStandardRate: of.taxStandardRate,
    taxRounding: of.taxRounding,
    taxReason: of.taxReason,
    taxMinor: of.taxMinor,
  };
}

/** The current lines of orders: with the quantities of the last correction, without removed lines. */
export const currentOrderLines = pgView('current_order_lines', {
  id: integer().notNull(),
  orderId: integer().notNull(),
  position: smallint().notNull(),
  productId: integer().notNull(),
  productName: text().notNull(),
  productIntro: text(),
  productDetails: text().notNull(),
  variantId: integer(),
  variantDetails: text(),
  quantity: smallint().notNull(),
  unitPriceMinor: minor().notNull(),
  lineTotalMinor: minor().notNull(),
  serial: varchar({ length: 50 }).notNull(),
  machine: varchar({ length: 50 }).notNull(),
  addedIn: smallint().notNull(),
  promise: jsonb().$type<DeliveryPromise>(),
  ownNumber: text(),
  unit: text().$type<SalesUnit>(),
  priceDecision: jsonb().$type<PriceDecision>(),
  kitParts: jsonb().$type<readonly SoldKitPart[]>(),
}).existing();

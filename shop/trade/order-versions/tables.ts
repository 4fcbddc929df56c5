import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, smallint, text, unique, varchar } from 'drizzle-orm/pg-core';
import { identity, instant, minor } from '../../../platform/database/columns.ts';
import { addsUp, adjustmentColumns, namesDelivery, namesDiscount } from '../../catalogue/pricing/adjustment-columns.ts';
import type { OrderFields } from '../../people/accounts/order-fields.ts';
import type { TaxReason } from '../../base/tax/tax-figures.ts';
import type { OrderChange } from './order-version.ts';
import { orders } from '../orders/tables.ts';

/**
 * An order after a correction (L5), stored next to its unchanged snapshot. Append only; order_progress names the
 * current one.
 */
export const orderVersions = pgTable(
  'order_versions',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    version: smallint().notNull(),
    madeAt: instant().notNull(),
    staffName: text().notNull(),
    why: text().notNull(),
    purchaseOrderNumber: varchar({ length: 50 }).notNull(),
    fields: jsonb().$type<OrderFields>(), // order fields (H4); null: as ordered
    deliveryAddressId: integer(),
    deliveryAddress: text().notNull(),
    deliveryCountryId: integer().notNull(),
    goodsMinor: minor().notNull(),
    ...adjustmentColumns(),
    subtotalMinor: minor().notNull(),
    totalMinor: minor().notNull(),
    subtotalGbpMinor: minor().notNull(),
    subtotalEurMinor: minor().notNull(),
    taxReason: text().$type<TaxReason>(), // null: not computed (O3)
    taxMinor: minor(), // with that of a charge advised before
    changes: jsonb().$type<readonly OrderChange[]>().notNull(), // since the previous version
  },
  (t) => [
    unique('order_versions_version').on(t.orderId, t.version),
    check('order_versions_first', sql`${t.version} > 1`),
    check('order_versions_subtotal', sql`${t.subtotalMinor} = ${t.goodsMinor} + ${t.discountMinor}`),
    check('order_versions_total', addsUp(t)),
    check('order_versions_discount_named', namesDiscount(t)),
    check('order_versions_delivery_named', namesDelivery(t)),
    check('order_versions_tax', sql`num_nulls(${t.taxReason}, ${t.taxMinor}) in (0, 2)`),
    check(
      'order_versions_tax_reason',
      sql`${t.taxReason} in ('domestic', 'no-vat-number', 'unverified-vat-number', 'reverse-charge', 'export', 'none')`,
    ),
  ],
);

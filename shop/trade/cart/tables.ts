import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { identity, instant, minor } from '../../../platform/database/columns.ts';
import { productVariants, products } from '../../catalogue/parts/tables.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Carts of customers, open until they become orders. The GUID belongs to the first session that used it (D11). */
export const carts = pgTable(
  'carts',
  {
    id: identity(),
    guid: uuid().notNull().unique(),
    companyId: integer() // the company whose terms price it
      .notNull()
      .references(() => companies.id),
    customerId: integer() // the member who owns it
      .notNull()
      .references(() => customers.id),
    staffId: integer(), // the staff member who fills it for the member (H7), separate from the member's own basket; null: the member
    changedAt: instant().notNull().defaultNow(),
    // Time of the order, set by a trigger (D12), or of the approval request, until the cart is reopened (H3).
    orderedAt: instant(),
    checkoutDraft: jsonb().$type<CheckoutDraft>(), // checkout entries; null: none, or ordered
    // The quotation whose agreed prices and delivery it has (K6); null: the prices of the day. A trigger ends it with the order.
    quotationId: integer(),
    agreedCurrencyId: smallint().$type<1 | 2 | 3>(),
    agreedDeliveryMinor: minor(), // null: to be advised, or nothing was agreed
    anyQuantity: boolean().notNull().default(false), // staff who fill it allow quantities outside the rules of the parts (K4)
  },
  (t) => [
    // In exactly the order of the query for a customer's newest cart (`desc` puts nulls first there), so that nothing
    // is sorted.
    index('carts_newest')
      .on(t.customerId, t.changedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`ordered_at is null`),
    check('carts_agreed', sql`num_nulls(${t.quotationId}, ${t.agreedCurrencyId}) in (0, 2)`),
    check('carts_any_quantity', sql`not ${t.anyQuantity} or ${t.staffId} is not null`),
    check('carts_agreed_delivery', sql`${t.quotationId} is not null or ${t.agreedDeliveryMinor} is null`),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: identity(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    variantId: integer().references(() => productVariants.id),
    quantity: smallint().notNull(),
    serial: varchar({ length: 50 }).notNull().default(''),
    machine: varchar({ length: 50 }).notNull().default(''),
    needsWidth: boolean().notNull().default(false), // the part got widths after it was added without one; a trigger sets it
    agreedPriceMinor: minor(), // of a quotation (K6); null: the price of the day
  },
  (t) => [
    unique('cart_lines_product').on(t.cartId, t.productId, t.variantId).nullsNotDistinct(), // the same part is merged (D11)
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 100`),
    check('cart_lines_agreed_price', sql`${t.agreedPriceMinor} >= 0`),
  ],
);

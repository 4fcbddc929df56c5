import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { identity, instant } from '../../platform/database/columns.ts';
import { productVariants, products } from '../catalogue/tables.ts';
import { companies, customers } from '../accounts/tables.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Carts of customers; open until they become orders. The guid belongs to the first session that used it (D11). */
export const carts = pgTable(
  'carts',
  {
    id: identity(),
    guid: uuid().notNull().unique(),
    companyId: integer() // whose terms price it
      .notNull()
      .references(() => companies.id),
    customerId: integer() // the member whose basket it is
      .notNull()
      .references(() => customers.id),
    staffId: integer(), // which staff member fills it for the member (H7): it is never the member's own basket; null: the member
    changedAt: instant().notNull().defaultNow(),
    // When it became an order: a trigger sets it with the order (D12). Or when approval was asked for it, until it is given back (H3).
    orderedAt: instant(),
    checkoutDraft: jsonb().$type<CheckoutDraft>(), // what was typed at the checkout; null: nothing, or it is ordered
  },
  (t) => [
    // In the very order in which a customer's newest cart is looked for (`desc` means nulls first there): none is sorted.
    index('carts_newest')
      .on(t.customerId, t.changedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`ordered_at is null`),
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
    needsWidth: boolean().notNull().default(false), // the part got widths after it was put in without one; a trigger writes it
  },
  (t) => [
    unique('cart_lines_product').on(t.cartId, t.productId, t.variantId).nullsNotDistinct(), // the same again merges (D11)
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 100`),
  ],
);

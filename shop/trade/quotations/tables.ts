import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { identity, instant, minor } from '../../../platform/database/columns.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import { carts } from '../cart/tables.ts';
import type { SalesUnit } from '../../catalogue/parts/sales-unit.ts';
import { products, productVariants } from '../../catalogue/parts/tables.ts';
import { orders } from '../orders/tables.ts';
import { addsUp, adjustmentList, namesDelivery } from '../../catalogue/pricing/adjustment-columns.ts';
import type { TaxFigures } from '../../base/tax/tax-figures.ts';
import type { QuotationEventKind, QuotationState } from './quotation.ts';

/** A price that a company asks for, and the offers of the shop (K6). */
export const quotations = pgTable(
  'quotations',
  {
    id: identity(1001),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    customerId: integer() // the member who asked, or for whom staff prepare it
      .notNull()
      .references(() => customers.id),
    currencyId: smallint().$type<1 | 2 | 3>().notNull(),
    state: text().$type<QuotationState>().notNull().default('asked'),
    askedAt: instant().notNull(),
    changedAt: instant().notNull(),
    lastVersion: smallint().notNull(),
    sentVersion: smallint(), // the newest that the buyer has; null: none
    validUntil: date(), // of that version; the last day on which it can be accepted
    remindedVersion: smallint(), // the version of whose end the buyer was reminded
    reviewDiscount: smallint(), // per cent that a reviewer must be allowed to give; null: nothing to review
    cartId: integer().references(() => carts.id), // the accepted lines: an order, or awaiting an approval (H3)
    orderId: integer()
      .unique('quotations_order') // one quotation places one order
      .references(() => orders.id),
  },
  (t) => [
    index('quotations_of_company').on(t.companyId, t.id),
    index('quotations_of_customer').on(t.customerId, t.id),
    index('quotations_state').on(t.state, t.id),
    index('quotations_changed').on(t.changedAt, t.id),
    index('quotations_ending')
      .on(t.validUntil, t.id)
      .where(sql`state = 'sent'`),
    check(
      'quotations_state',
      sql`${t.state} in ('asked', 'preparing', 'review', 'sent', 'countered', 'ordered', 'declined', 'withdrawn')`,
    ),
    check('quotations_ordered', sql`(${t.state} = 'ordered') = (${t.orderId} is not null)`),
    check('quotations_sent', sql`num_nulls(${t.sentVersion}, ${t.validUntil}) in (0, 2)`),
    check('quotations_offer', sql`${t.state} not in ('sent', 'countered', 'ordered') or ${t.sentVersion} is not null`),
    check('quotations_version', sql`${t.sentVersion} <= ${t.lastVersion}`),
    check('quotations_review', sql`(${t.state} = 'review') = (${t.reviewDiscount} is not null)`),
  ],
);

/** Versions of a quotation. Append only: what the buyer asked for, each save of staff, each offer. */
export const quotationVersions = pgTable(
  'quotation_versions',
  {
    id: identity(),
    quotationId: integer()
      .notNull()
      .references(() => quotations.id),
    version: smallint().notNull(),
    stamp: text().notNull(), // names everything that a buyer agrees to
    madeAt: instant().notNull(),
    staffId: integer(), // null: the buyer
    byName: text().notNull(),
    customerId: integer().references(() => customers.id), // the member who made it; null: staff
    deliveryAddressId: integer(), // not a foreign key, as in an order
    deliveryAddress: text(), // as it was; null: no address, a request, or an offer from before offers kept it (D54)
    tax: jsonb().$type<TaxFigures>(), // null: none was computed
    adjustments: adjustmentList(),
    deliveryMinor: minor(), // null: to be advised
    goodsMinor: minor(), // null: a request, without prices
    totalMinor: minor(),
    validUntil: date(),
    terms: text().notNull().default(''),
    message: text().notNull().default(''), // to the other party
    note: text().notNull().default(''), // for colleagues
    partsAllowed: boolean().notNull().default(false), // the buyer may take some of the lines
    anyQuantity: boolean().notNull().default(false), // staff allowed quantities outside the rules of the parts (K4)
  },
  (t) => [
    unique('quotation_versions_version').on(t.quotationId, t.version),
    index('quotation_versions_of_member').on(t.customerId),
    check('quotation_versions_first', sql`${t.version} > 0`),
    check('quotation_versions_goods', sql`${t.goodsMinor} >= 0 and ${t.deliveryMinor} >= 0`),
    check('quotation_versions_total', addsUp(t)),
    check('quotation_versions_delivery_named', namesDelivery(t)),
    check('quotation_versions_priced', sql`num_nulls(${t.goodsMinor}, ${t.totalMinor}) in (0, 2)`),
  ],
);

export const quotationLines = pgTable(
  'quotation_lines',
  {
    id: identity(),
    versionId: integer()
      .notNull()
      .references(() => quotationVersions.id),
    position: smallint().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    productName: text().notNull(),
    productIntro: text().notNull(),
    variantId: integer().references(() => productVariants.id),
    variantDetails: text(),
    unit: text().$type<SalesUnit>(),
    quantity: smallint().notNull(),
    serial: varchar({ length: 50 }).notNull().default(''),
    machine: varchar({ length: 50 }).notNull().default(''),
    unitPriceMinor: minor(), // null: a request
    ownPriceMinor: minor(), // the company's own price when the version was made
    typed: boolean().notNull().default(false), // staff typed the price, so that it stays through changes of the quantity
  },
  (t) => [
    unique('quotation_lines_position').on(t.versionId, t.position),
    unique('quotation_lines_product').on(t.versionId, t.productId, t.variantId).nullsNotDistinct(), // as in a basket
    index('quotation_lines_of_product').on(t.productId),
    index('quotation_lines_of_width').on(t.variantId),
    check('quotation_lines_quantity', sql`${t.quantity} between 1 and 100`),
    check('quotation_lines_price', sql`${t.unitPriceMinor} >= 0 and ${t.ownPriceMinor} >= 0`),
    check('quotation_lines_typed', sql`not ${t.typed} or ${t.unitPriceMinor} is not null`),
  ],
);

/** Events of quotations. Append only. */
export const quotationEvents = pgTable(
  'quotation_events',
  {
    id: identity(),
    quotationId: integer()
      .notNull()
      .references(() => quotations.id),
    at: instant().notNull(),
    kind: text().$type<QuotationEventKind>().notNull(),
    version: smallint(),
    remarks: text().notNull().default(''),
    isStaff: boolean().notNull(),
    byName: text().notNull(),
    customerId: integer().references(() => customers.id), // the member whose event it is; null: staff
  },
  (t) => [
    index('quotation_events_of_quotation').on(t.quotationId, t.id),
    index('quotation_events_of_member').on(t.customerId),
  ],
);

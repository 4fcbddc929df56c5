import { isNotNull, sql } from 'drizzle-orm';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant, minor, sortedText, version } from '../../../platform/database/columns.ts';
import { companies } from '../../people/accounts/tables.ts';
import { categories } from '../categories/tables.ts';
import { products, productVariants } from '../parts/tables.ts';
import { productTypes } from '../specifications/tables.ts';
import type { CurrencyId } from '../../base/money/money.ts';
import type { Ladder } from './ladder.ts';
import type { ChangedPrice, PriceUpdateOutcome, PriceUpdateState } from '../price-updates/price-update.ts';

/** Exchange rates of a dollar: row 1 pounds, row 2 euros, in the order that the API promises (B2). */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: smallint().primaryKey(),
    currencyId: smallint().notNull().unique(),
    rateMicros: integer().notNull(), // six decimals (D1)
    changedAt: instant().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    check('exchange_rates_positive', sql`${t.rateMicros} > 0`),
    check('exchange_rates_currency', sql`${t.currencyId} in (2, 3)`),
  ],
);

/** Every rate that was ever valid, for the history next to the editor. */
export const exchangeRateChanges = pgTable(
  'exchange_rate_changes',
  {
    id: identity(),
    exchangeRateId: smallint()
      .notNull()
      .references(() => exchangeRates.id),
    rateMicros: integer().notNull(),
    changedAt: instant().notNull().defaultNow(),
    staffId: integer(),
  },
  (t) => [index().on(t.exchangeRateId, t.changedAt)],
);

/** Companies that share price lists (K1). */
export const companyGroups = pgTable(
  'company_groups',
  {
    id: identity(),
    name: sortedText().notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex('company_groups_name').on(sql`lower(${t.name})`),
    check('company_groups_name_given', sql`${t.name} <> ''`),
  ],
);

export const companyGroupMembers = pgTable(
  'company_group_members',
  {
    id: identity(),
    groupId: integer()
      .notNull()
      .references(() => companyGroups.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
  },
  (t) => [unique('company_group_members_once').on(t.groupId, t.companyId), index().on(t.companyId)],
);

/**
 * A price list: its days, its currency, and how it applies. Its prices are in `price_list_rows`, its recipients in
 * `price_list_recipients` (K1).
 */
export const priceLists = pgTable(
  'price_lists',
  {
    id: identity(),
    name: sortedText().notNull(), // for staff
    title: text().notNull().default(''), // for buyers; '': it is not named to them
    currencyId: smallint().$type<CurrencyId>(), // null: only percentages, for every currency
    startsOn: date(), // null: no start
    endsOn: date(), // inclusive; null: no end
    archived: boolean().notNull().default(false),
    exclusive: boolean().notNull().default(false), // decides alone if it names a part
    countsWidthsTogether: boolean().notNull().default(false),
    // For its companies, of every part that it prices; null: the part's own (K4).
    minQuantity: smallint(),
    packSize: smallint(),
    version: version(),
  },
  (t) => [
    uniqueIndex('price_lists_name').on(sql`lower(${t.name})`),
    check('price_lists_name_given', sql`${t.name} <> ''`),
    check('price_lists_currency', sql`${t.currencyId} between 1 and 3`),
    check('price_lists_quantities', sql`${t.minQuantity} between 1 and 100 and ${t.packSize} between 1 and 100`),
    check('price_lists_days', sql`${t.endsOn} >= ${t.startsOn}`),
  ],
);

/** Recipients of a price list: a company, a group, or all companies if neither is named. An exclusive list is only for companies. */
export const priceListRecipients = pgTable(
  'price_list_recipients',
  {
    id: identity(),
    priceListId: integer()
      .notNull()
      .references(() => priceLists.id, { onDelete: 'cascade' }),
    companyId: integer().references(() => companies.id, { onDelete: 'cascade' }),
    groupId: integer().references(() => companyGroups.id, { onDelete: 'cascade' }),
  },
  (t) => [
    unique('price_list_recipients_once').on(t.priceListId, t.companyId, t.groupId).nullsNotDistinct(),
    index().on(t.companyId),
    index().on(t.groupId),
    check('price_list_recipients_one', sql`num_nonnulls(${t.companyId}, ${t.groupId}) <= 1`),
  ],
);

/**
 * Prices of a list from a day on: for a width of a part, a part, a type, a category, or for all parts if none is named. A row
 * contains a whole ladder; null ends the previous one (K1).
 */
export const priceListRows = pgTable(
  'price_list_rows',
  {
    id: identity(),
    priceListId: integer()
      .notNull()
      .references(() => priceLists.id, { onDelete: 'cascade' }),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer().references(() => productVariants.id, { onDelete: 'cascade' }),
    typeId: integer().references(() => productTypes.id, { onDelete: 'cascade' }),
    categoryId: integer().references(() => categories.id, { onDelete: 'cascade' }),
    startsOn: date().notNull(),
    ladder: jsonb().$type<Ladder>(),
  },
  (t) => [
    unique('price_list_rows_day')
      .on(t.priceListId, t.productId, t.variantId, t.typeId, t.categoryId, t.startsOn)
      .nullsNotDistinct(),
    // The rows of some lists for the parts on a page.
    index('price_list_rows_of_part')
      .on(t.productId, t.priceListId)
      .where(sql`product_id is not null`),
    // Rules: few in each list.
    index('price_list_rules')
      .on(t.priceListId)
      .where(sql`product_id is null`),
    index('price_list_rows_variant')
      .on(t.variantId)
      .where(sql`variant_id is not null`),
    index('price_list_rows_type')
      .on(t.typeId)
      .where(sql`type_id is not null`),
    index('price_list_rows_category')
      .on(t.categoryId)
      .where(sql`category_id is not null`),
    check('price_list_rows_target', sql`num_nonnulls(${t.productId}, ${t.typeId}, ${t.categoryId}) <= 1`),
    check('price_list_rows_width', sql`${t.variantId} is null or ${t.productId} is not null`),
  ],
);

/** Cost of a part in dollars, for staff with the right to prices alone (K5). */
export const partCosts = pgTable(
  'part_costs',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    costMinor: minor(), // null: not known
    version: version(),
  },
  (t) => [check('part_costs_amount', sql`${t.costMinor} >= 0`)],
);

/**
 * Many prices changed together (a price update), of a price list or the shop's own: proposed first, then applied and undone as one (K5). Its rows are in
 * `price_update_rows`.
 */
export const priceUpdates = pgTable(
  'price_updates',
  {
    id: identity(),
    priceListId: integer().references(() => priceLists.id, { onDelete: 'cascade' }), // null: the shop's own prices
    startsOn: date().notNull(),
    state: text().$type<PriceUpdateState>().notNull().default('proposed'),
    /** Rise in hundredths of a per cent; null: pasted. */
    percent: integer(),
    proposedAt: instant().notNull(),
    staffId: integer().notNull(), // who proposed it, and applied or planned it last
    staffName: text().notNull(),
    endedAt: instant(), // applied, undone or discarded
    leftOpen: boolean().notNull().default(false), // a plan left prices out, and no colleague has dealt with it (D56)
    version: version(),
  },
  (t) => [
    index('price_updates_planned')
      .on(t.startsOn)
      .where(sql`state = 'planned'`),
    index('price_updates_left')
      .on(t.id)
      .where(sql`left_open`),
    index().on(t.priceListId),
    check('price_updates_state', sql`${t.state} in ('proposed', 'planned', 'applied', 'undone', 'discarded')`),
    check('price_updates_planned_own', sql`${t.state} <> 'planned' or ${t.priceListId} is null`),
  ],
);

/** One price of an update: of a target of its list, of a part, or of a width of a family. */
export const priceUpdateRows = pgTable(
  'price_update_rows',
  {
    id: identity(),
    priceUpdateId: integer()
      .notNull()
      .references(() => priceUpdates.id, { onDelete: 'cascade' }),
    line: integer().notNull(), // of the pasted text, else counted
    name: text().notNull(), // of the target; as typed where there is none
    startsOn: date(), // of a list, later than the update's own; null: the update's
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer().references(() => productVariants.id, { onDelete: 'cascade' }),
    typeId: integer().references(() => productTypes.id, { onDelete: 'cascade' }),
    categoryId: integer().references(() => categories.id, { onDelete: 'cascade' }),
    /** Price that counts on the day without the change; null: none. */
    before: jsonb().$type<ChangedPrice>(),
    after: jsonb().$type<ChangedPrice>(),
    /** The list has a row of this target and day already, which is replaced. */
    replaces: boolean().notNull().default(false),
    fault: text(), // encoded message (kernel/issue.ts): the row is left out
    question: text(), // encoded message: an unusual price (D45)
    outcome: text().$type<PriceUpdateOutcome>(), // null: not applied yet
  },
  (t) => [
    index('price_update_rows_of_change').on(t.priceUpdateId, t.line, t.id),
    // The plans of a part or width; and what is deleted with its target.
    ...[t.productId, t.variantId, t.typeId, t.categoryId].map((column) => index().on(column).where(isNotNull(column))),
    check('price_update_rows_outcome', sql`${t.outcome} in ('applied', 'left', 'undone', 'kept')`),
  ],
);

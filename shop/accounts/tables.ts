import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { guid, identity, instant, sortedText, version } from '../../platform/database/columns.ts';
import { countries } from '../reference-data/tables.ts';

// What staff search by; an index finds any part of it. Both must be written alike here and in the query, so they are one.
// Which collation compares must be said, since the parts have two; folding letters by ICU would take ten times as long.

/** A customer's own data as one text. Unqualified: only where no other table has these names. */
export const customerText = sql`((first_name || ' ' || surname || ' ' || company || ' ' || email || ' ' || line1 || ' ' || line2 || ' ' || town || ' ' || postcode || ' ' || telephone) collate "default")`;

/** A delivery address as one text. */
export const addressText = sql`((contact_name || ' ' || line1 || ' ' || line2 || ' ' || region || ' ' || postcode) collate "default")`;

/** A company's account. Waiting until staff authorise it; inactive once staff close it (B10, D18). */
export const customers = pgTable(
  'customers',
  {
    id: identity(100),
    guid: guid(),
    firstName: text().notNull(),
    surname: sortedText().notNull(),
    email: text().notNull(),
    passwordHash: text(), // null: can't log in until a reset
    company: sortedText().notNull(),
    line1: text().notNull().default(''),
    line2: text().notNull().default(''),
    town: text().notNull().default(''),
    postcode: text().notNull().default(''),
    telephone: text().notNull().default(''),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    currencyId: smallint().$type<1 | 2 | 3>().notNull(),
    priceClass: smallint().$type<0 | 1 | 2 | 3>().notNull().default(0),
    adminContact: smallint().$type<1 | 2>().notNull().default(1),
    partner: boolean().notNull().default(false),
    subscribed: boolean().notNull().default(false),
    accountCustomer: boolean().notNull().default(false),
    status: text().$type<'waiting' | 'active' | 'inactive'>().notNull().default('waiting'),
    createdAt: instant().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    uniqueIndex('customers_email').on(sql`lower(${t.email})`), // unique without regard to case (D17)
    index('customers_created').on(t.createdAt, t.id),
    index('customers_surname').on(t.surname, t.id),
    index('customers_company').on(t.company, t.id),
    index('customers_waiting')
      .on(t.id)
      .where(sql`status = 'waiting'`),
    index('customers_text').using('gin', sql`${customerText} gin_trgm_ops`),
    check('customers_status', sql`${t.status} in ('waiting', 'active', 'inactive')`),
    check('customers_currency', sql`${t.currencyId} between 1 and 3`),
    check('customers_price_class', sql`${t.priceClass} between 0 and 3`),
    check('customers_admin_contact', sql`${t.adminContact} in (1, 2)`),
  ],
);

export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: identity(100),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    contactName: text().notNull(),
    line1: text().notNull(),
    line2: text().notNull().default(''),
    region: text().notNull().default(''),
    postcode: text().notNull(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    savedAt: instant().notNull().defaultNow(), // the latest is offered first at checkout (A16)
    version: version(),
  },
  (t) => [
    index().on(t.customerId, t.savedAt.desc(), t.id.desc()),
    index('delivery_addresses_text').using('gin', sql`${addressText} gin_trgm_ops`),
  ],
);

import { sql } from 'drizzle-orm';
import { plainText } from '../../platform/database/plain-text.ts';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { guid, identity, instant, minor, sortedText, version } from '../../platform/database/columns.ts';
import type { Language } from '../../texts/languages.ts';
import type { MemberRole } from '../kernel/member-role.ts';
import { countries } from '../reference-data/tables.ts';
import type { FieldRule } from './order-fields.ts';

// What staff search by; an index finds any part of it. Both must be written alike here and in the query, so they are one.
// Which collation compares must be said, since the parts have two; folding letters by ICU would take ten times as long.

/** A customer's own data as one text. Unqualified: only where no other table has these names. */
export const customerText = plainText(
  sql`(first_name || ' ' || surname || ' ' || company || ' ' || email || ' ' || line1 || ' ' || line2 || ' ' || town || ' ' || postcode || ' ' || telephone)`,
);

/** A delivery address as one text. */
export const addressText = plainText(
  sql`(contact_name || ' ' || line1 || ' ' || line2 || ' ' || region || ' ' || postcode)`,
);

/** The buying business: its terms, and whose orders, addresses and carts they are (H1). */
export const companies = pgTable(
  'companies',
  {
    id: identity(100),
    name: sortedText().notNull(),
    line1: text().notNull().default(''),
    line2: text().notNull().default(''),
    town: text().notNull().default(''),
    postcode: text().notNull().default(''),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    currencyId: smallint().$type<1 | 2 | 3>().notNull(),
    priceClass: smallint().$type<0 | 1 | 2 | 3>().notNull().default(0),
    adminContact: smallint().$type<1 | 2>().notNull().default(1),
    partner: boolean().notNull().default(false),
    accountCustomer: boolean().notNull().default(false),
    buyersSeeAll: boolean().notNull().default(false), // else a buyer sees their own orders alone (H5)
    approveOwn: boolean().notNull().default(true), // whether an approver may decide about their own requests (H3)
    // What an order is asked for (H4).
    costCentreRule: text().$type<FieldRule>().notNull().default('off'),
    requisitionRule: text().$type<FieldRule>().notNull().default('off'),
    wantedByRule: text().$type<FieldRule>().notNull().default('off'),
    costCentres: text().array().$type<readonly string[]>().notNull().default([]),
    mergedInto: integer(), // the company that everything of this one went to (H8): it has nothing of its own any more
    createdAt: instant().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    index('companies_plain').using('gin', sql`${plainText(t.name)} gin_trgm_ops`),
    check('companies_currency', sql`${t.currencyId} between 1 and 3`),
    check('companies_price_class', sql`${t.priceClass} between 0 and 3`),
    check('companies_admin_contact', sql`${t.adminContact} in (1, 2)`),
    check('companies_cost_centre_rule', sql`${t.costCentreRule} in ('off', 'optional', 'required')`),
    check('companies_requisition_rule', sql`${t.requisitionRule} in ('off', 'optional', 'required')`),
    check('companies_wanted_by_rule', sql`${t.wantedByRule} in ('off', 'optional', 'required')`),
    check('companies_cost_centres', sql`${t.costCentreRule} = 'off' or cardinality(${t.costCentres}) > 0`),
  ],
);

/** Columns with the order field rules of a company (H4). */
export const FIELD_RULE_COLUMNS = {
  costCentreRule: companies.costCentreRule,
  requisitionRule: companies.requisitionRule,
  wantedByRule: companies.wantedByRule,
  costCentres: companies.costCentres,
};

/** Filled by the trigger `customers_company` from the member's company: a write here names none of these columns. */
const COPIED = sql`default`;

/**
 * A member of a company: a person with a login, the wire's "user". Waiting until staff authorise them; inactive once staff, or a
 * manager of the company, took that back (B10, D18, H2).
 */
export const customers = pgTable(
  'customers',
  {
    id: identity(100),
    guid: guid(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    role: text().$type<MemberRole>().notNull().default('manager'),
    firstName: text().notNull(),
    surname: sortedText().notNull(),
    email: text().notNull(),
    passwordHash: text(), // null: can't log in until a reset
    telephone: text().notNull().default(''),
    subscribed: boolean().notNull().default(false),
    language: text().$type<Language>(), // null: none was chosen yet (N2)
    status: text().$type<'waiting' | 'active' | 'inactive'>().notNull().default('waiting'),
    suspendedAt: instant(), // by a manager, who may take it back; inactive without it: by staff
    // What the member may order without being asked about it (H3); null: any amount.
    orderLimitMinor: minor(),
    monthLimitMinor: minor(),
    limitCurrencyId: smallint().$type<1 | 2 | 3>(), // of both; the company may buy in another one by now
    alwaysAsk: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    version: version(),
    // Copies of what the company has, kept equal by triggers: so that staff find "ada harbour" in one row and one index.
    company: sortedText()
      .notNull()
      .$default(() => COPIED),
    line1: text().notNull().default(''),
    line2: text().notNull().default(''),
    town: text().notNull().default(''),
    postcode: text().notNull().default(''),
    countryId: integer()
      .notNull()
      .$default(() => COPIED)
      .references(() => countries.id),
  },
  (t) => [
    uniqueIndex('customers_email').on(sql`lower(${t.email})`), // unique without regard to case (D17)
    index('customers_of_company').on(t.companyId, t.id),
    index('customers_created').on(t.createdAt, t.id),
    index('customers_surname').on(t.surname, t.id),
    index('customers_company').on(t.company, t.id),
    index('customers_waiting')
      .on(t.id)
      .where(sql`status = 'waiting'`),
    index('customers_plain').using('gin', sql`${customerText} gin_trgm_ops`),
    check('customers_role', sql`${t.role} in ('manager', 'buyer', 'approver', 'reader')`),
    check('customers_status', sql`${t.status} in ('waiting', 'active', 'inactive')`),
  ],
);

export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: identity(100),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    customerId: integer() // who made it
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
    savedAt: instant().notNull().defaultNow(), // the latest is offered first at checkout (A16), unless
    isDefault: boolean().notNull().default(false), // one is the company's first choice
    version: version(),
  },
  (t) => [
    index('delivery_addresses_of_company').on(t.companyId, t.savedAt.desc(), t.id.desc()),
    index().on(t.customerId, t.savedAt.desc(), t.id.desc()),
    uniqueIndex('delivery_addresses_first_choice')
      .on(t.companyId)
      .where(sql`is_default`),
    index('delivery_addresses_plain').using('gin', sql`${addressText} gin_trgm_ops`),
  ],
);

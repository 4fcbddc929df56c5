import { sql } from 'drizzle-orm';
import { plainText } from '../../../platform/database/accent-insensitive.ts';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { guid, identity, instant, minor, sortedText, version } from '../../../platform/database/columns.ts';
import type { Language } from '../../../texts/languages.ts';
import type { MemberRole } from '../../base/rights/member-role.ts';
import { countries } from '../../base/reference-data/tables.ts';
import type { FieldRule } from './order-fields.ts';

// Search texts for staff. An index finds any part of them. The index here and the query must use the same expression,
// so it is defined once. The collation must be explicit, because the parts have different ones; case folding by ICU
// would take ten times as long.

/**
 * A customer's own data as one text. Column names are unqualified, so use it only where no other table has these names.
 */
export const customerText = plainText(
  sql`(first_name || ' ' || surname || ' ' || company || ' ' || email || ' ' || line1 || ' ' || line2 || ' ' || town || ' ' || postcode || ' ' || telephone)`,
);

/** A delivery address as one text. */
export const addressText = plainText(
  sql`(contact_name || ' ' || line1 || ' ' || line2 || ' ' || region || ' ' || postcode)`,
);

/** The buying business: its terms, and the owner of orders, addresses and carts (H1). */
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
    // Numbers of the tax and customs authorities (O3); '': none. A trigger clears the verification with a changed number.
    vatNumber: text().notNull().default(''),
    eoriNumber: text().notNull().default(''),
    vatVerifiedAt: instant(), // when staff compared it with the register
    vatVerifiedBy: text(),
    buyersSeeAll: boolean().notNull().default(false), // otherwise buyers see only their own orders (H5)
    approveOwn: boolean().notNull().default(true), // whether approvers can decide their own requests (H3)
    // Order fields of the company (H4).
    costCentreRule: text().$type<FieldRule>().notNull().default('off'),
    requisitionRule: text().$type<FieldRule>().notNull().default('off'),
    wantedByRule: text().$type<FieldRule>().notNull().default('off'),
    costCentres: text().array().$type<readonly string[]>().notNull().default([]),
    // Terms of payment; null and '': by the invoice alone.
    paymentDays: smallint(),
    paymentTerms: text().notNull().default(''),
    creditLimitMinor: minor(), // null: no limit
    creditCurrencyId: smallint().$type<1 | 2 | 3>(), // of the limit; the company's currency may have changed since
    mergedInto: integer(), // the company that it was merged into (H8); it then has no data of its own
    createdAt: instant().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    index('companies_plain').using('gin', sql`${plainText(t.name)} gin_trgm_ops`),
    check('companies_currency', sql`${t.currencyId} between 1 and 3`),
    check('companies_price_class', sql`${t.priceClass} between 0 and 3`),
    check('companies_vat_verified', sql`num_nulls(${t.vatVerifiedAt}, ${t.vatVerifiedBy}) in (0, 2)`),
    check('companies_admin_contact', sql`${t.adminContact} in (1, 2)`),
    check('companies_cost_centre_rule', sql`${t.costCentreRule} in ('off', 'optional', 'required')`),
    check('companies_requisition_rule', sql`${t.requisitionRule} in ('off', 'optional', 'required')`),
    check('companies_wanted_by_rule', sql`${t.wantedByRule} in ('off', 'optional', 'required')`),
    check('companies_payment_days', sql`${t.paymentDays} between 0 and 365`),
    check('companies_credit_limit', sql`${t.creditLimitMinor} >= 0`),
    check('companies_credit_currency', sql`num_nulls(${t.creditLimitMinor}, ${t.creditCurrencyId}) in (0, 2)`),
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

/**
 * The trigger `customers_company` fills these columns from the member's company, so a write here names none of them.
 */
const COPIED = sql`default`;

/**
 * A member of a company: a person with a login, the API's "user". Waiting until staff authorise them; inactive after
 * staff or a manager of the company revoked that (B10, D18, H2).
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
    passwordHash: text(), // null: can't log in before a reset
    telephone: text().notNull().default(''),
    subscribed: boolean().notNull().default(false),
    language: text().$type<Language>(), // null: none was selected (N2)
    status: text().$type<'waiting' | 'active' | 'inactive'>().notNull().default('waiting'),
    suspendedAt: instant(), // by a manager, who can lift it; inactive without it: by staff
    // The amount that the member can order without an approval (H3); null: any amount.
    orderLimitMinor: minor(),
    monthLimitMinor: minor(),
    limitCurrencyId: smallint().$type<1 | 2 | 3>(), // of both limits; the company's currency may have changed since
    alwaysAsk: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    version: version(),
    // Copies of the company's values, kept equal by triggers, so that staff find "ada harbour" in one row by one index.
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
    uniqueIndex('customers_email').on(sql`lower(${t.email})`), // unique regardless of case (D17)
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
    customerId: integer() // the member who created it
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
    savedAt: instant().notNull().defaultNow(), // the latest is selected first at the checkout (A16), unless
    isDefault: boolean().notNull().default(false), // one is the company's default
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

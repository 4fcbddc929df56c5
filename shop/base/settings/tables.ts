import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, minor, version } from '../../../platform/database/columns.ts';
import type { ChargeRule } from '../money/charges.ts';
import { countries } from '../reference-data/tables.ts';
import type { ShopIdentity } from './identity.ts';
import type { LogoKind } from './logo.ts';

/** Settings of the whole shop, which staff can change (D28): one row. */
export const settings = pgTable(
  'settings',
  {
    onlyRow: boolean().primaryKey().default(true),
    priceReading: text().$type<'discount' | 'legacy'>().notNull().default('discount'),
    awardReading: text().$type<'storefront' | 'administration'>().notNull().default('storefront'),
    tapeShopHost: text().notNull().default(''),
    deliveryUnitedKingdomMinor: minor().notNull().default(1500),
    deliveryEuropeMinor: minor().notNull().default(4200),
    minimumSpendMinor: minor().notNull().default(5000),
    charges: jsonb().$type<readonly ChargeRule[]>().notNull().default([]), // by category and amount (D60); none: off
    staffEmail: text().notNull().default(''),
    identity: jsonb().$type<ShopIdentity>(), // whose shop it is; null: as the store's file has it
    staffSecondFactor: boolean().notNull().default(false),
    taxOnScreens: text().$type<'silent' | 'said' | 'computed'>().notNull().default('silent'),
    // The seller, whose country's rates count if tax is computed (O3).
    sellerCountryId: integer().references(() => countries.id),
    sellerVatNumber: text().notNull().default(''),
    sellerEoriNumber: text().notNull().default(''),
    taxRounding: text().$type<'line' | 'order'>().notNull().default('line'),
    verifiedVatOnly: boolean().notNull().default(false), // tax is charged until staff verify a company's VAT number (D63)
    termsAgreement: text().$type<'none' | 'registration' | 'order' | 'changed'>().notNull().default('none'),
    businessConfirmation: boolean().notNull().default(false),
    keepBooksYears: smallint().notNull().default(10), // how long tax law requires the names on orders (O4)
    isOpen: boolean().notNull().default(true), // until then visitors see "opening soon" (Q6)
    hasSampleStore: boolean().notNull().default(false), // the shop has the sample shop's own texts, with its data
    version: version(),
  },
  (t) => [
    check('settings_keep_books', sql`${t.keepBooksYears} between 0 and 30`),
    check('settings_only_row', sql`${t.onlyRow}`),
    check('settings_price_reading', sql`${t.priceReading} in ('discount', 'legacy')`),
    check('settings_award_reading', sql`${t.awardReading} in ('storefront', 'administration')`),
    check('settings_terms_agreement', sql`${t.termsAgreement} in ('none', 'registration', 'order', 'changed')`),
    check('settings_tax_on_screens', sql`${t.taxOnScreens} in ('silent', 'said', 'computed')`),
    check('settings_tax_seller', sql`${t.taxOnScreens} <> 'computed' or ${t.sellerCountryId} is not null`),
    check('settings_tax_rounding', sql`${t.taxRounding} in ('line', 'order')`),
    check(
      'settings_amounts',
      sql`${t.deliveryUnitedKingdomMinor} >= 0 and ${t.deliveryEuropeMinor} >= 0 and ${t.minimumSpendMinor} >= 0`,
    ),
  ],
);

/** The shop's logos (D28), each a PNG: for light paper, which prints have too, and for dark screens. */
export const shopLogos = pgTable(
  'shop_logos',
  {
    kind: text().$type<LogoKind>().primaryKey(),
    png: bytes().notNull(),
    hash: text().notNull(),
    width: smallint().notNull(),
    height: smallint().notNull(),
  },
  (t) => [check('shop_logos_kind', sql`${t.kind} in ('light', 'dark')`)],
);

import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { companies, customers, deliveryAddresses, FIELD_RULE_COLUMNS } from '../../people/accounts/tables.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';
import { GivenLists } from '../../catalogue/price-lists/given-lists.ts';
import { givenListsOf } from '../../catalogue/price-lists/given-list-queries.ts';
import { RATES_COLUMN, ratesIn } from '../../catalogue/pricing/rate-queries.ts';
import { countries } from '../../base/reference-data/tables.ts';
import { readSettings } from '../../base/settings/settings-queries.ts';
import { settings } from '../../base/settings/tables.ts';
import { taxRatesOf } from '../../base/tax/rate-queries.ts';
import { TAX_NUMBER_COLUMNS } from '../order-placing/tax-numbers.ts';

/**
 * Reads the data of member and company that an order copies, the chosen address if it is their company's (B9, B11), and the inputs
 * of prices, in one statement of its transaction.
 */
export async function getBuyer(tx: Db, customerId: number, addressId: number) {
  const [row] = await prepared(tx).execute({ customerId, addressId });
  if (row === undefined) throw new Error(`Customer ${customerId} is logged in and does not exist.`);
  const { stored, rates, fieldRules, given, taxRates, taxNumbers, hasCreditLimit, ...buyer } = row;
  const basis = {
    rates: ratesIn(rates),
    settings: stored ?? (await readSettings(tx)),
    priceLists: new GivenLists(given),
  };
  return { buyer, basis, fieldRules, taxRates, taxNumbers, hasCreditLimit };
}
export type Buyer = Awaited<ReturnType<typeof getBuyer>>['buyer'];

const prepared = prepareOnce((db) => {
  const home = alias(countries, 'home');
  return db
    .select({
      firstName: customers.firstName,
      surname: customers.surname,
      company: companies.name,
      email: customers.email,
      paymentDays: companies.paymentDays,
      paymentTerms: sql<string | null>`nullif(${companies.paymentTerms}, '')`,
      /** Continent of the company's country, which decides about coupons (D5). */
      continent: home.continent,
      address: {
        id: deliveryAddresses.id,
        contactName: deliveryAddresses.contactName,
        line1: deliveryAddresses.line1,
        line2: deliveryAddresses.line2,
        region: deliveryAddresses.region,
        postcode: deliveryAddresses.postcode,
        countryId: deliveryAddresses.countryId,
      },
      home: {
        line1: companies.line1,
        line2: companies.line2,
        town: companies.town,
        postcode: companies.postcode,
        countryName: home.name,
      },
      addressCountry: { id: countries.id, name: countries.name, continent: countries.continent },
      hasCreditLimit: sql<boolean>`${companies.creditLimitMinor} is not null`,
      fieldRules: FIELD_RULE_COLUMNS,
      given: givenListsOf(companies.id),
      stored: getTableColumns(settings),
      rates: RATES_COLUMN,
      /** Rates of tax in the seller's country (O3). */
      taxRates: taxRatesOf(sql`${settings.sellerCountryId}`),
      taxNumbers: TAX_NUMBER_COLUMNS,
    })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .innerJoin(home, eq(home.id, companies.countryId))
    .leftJoin(
      deliveryAddresses,
      and(eq(deliveryAddresses.id, sql.placeholder('addressId')), eq(deliveryAddresses.companyId, companies.id)),
    )
    .leftJoin(countries, eq(countries.id, deliveryAddresses.countryId))
    .leftJoin(settings, sql`true`) // the only row, in a shop that ever saved settings
    .where(eq(customers.id, sql.placeholder('customerId')))
    .prepare('buyer');
});

import { sql } from 'drizzle-orm';
import type { TestShop } from '#server/testing/test-shop.ts';
import type { TaxRounding } from '../compute-tax.ts';
import { taxRates } from '../tables.ts';

export const GB = 247;
export const DE = 85;
export const US = 237;

/** A shop of the tests, called or served. */
type WithShop = { shop: Pick<TestShop['shop'], 'db' | 'refreshHot'> };

interface TestSeller {
  sellerCountryId?: number;
  sellerVatNumber?: string;
  sellerEoriNumber?: string;
  taxRounding?: TaxRounding;
  verifiedVatOnly?: boolean;
}

/** Lets the shop compute tax: 20 % in the United Kingdom, 19 % in Germany, 0 in the United States. */
export async function computeTax(shop: WithShop, seller: TestSeller = {}): Promise<void> {
  const { db } = shop.shop;
  await db
    .insert(taxRates)
    .values([
      { countryId: GB, rateBasisPoints: 2_000, validFrom: '2011-01-04' },
      { countryId: DE, rateBasisPoints: 1_900, validFrom: '2021-01-01' },
      { countryId: US, rateBasisPoints: 0, validFrom: '2000-01-01' },
    ])
    .onConflictDoNothing();
  const { sellerCountryId = GB, sellerVatNumber = '', sellerEoriNumber = '', taxRounding = 'line' } = seller;
  const { verifiedVatOnly = false } = seller;
  await db.execute(sql`
    update settings
    set tax_on_screens = 'computed', seller_country_id = ${sellerCountryId}, seller_vat_number = ${sellerVatNumber},
      seller_eori_number = ${sellerEoriNumber}, tax_rounding = ${taxRounding}, verified_vat_only = ${verifiedVatOnly}`);
  await shop.shop.refreshHot();
}

/** Lets the shop be silent about tax, as before. */
export async function computeNoTax(shop: WithShop): Promise<void> {
  await shop.shop.db.execute(sql`
    update settings
    set tax_on_screens = 'silent', seller_country_id = null, seller_vat_number = '', seller_eori_number = '', tax_rounding = 'line', verified_vat_only = false`);
  await shop.shop.db.delete(taxRates);
  await shop.shop.refreshHot();
}

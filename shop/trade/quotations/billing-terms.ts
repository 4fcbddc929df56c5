import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies } from '../../people/accounts/tables.ts';
import { addressLines } from '../../base/reference-data/address-lines.ts';
import { countries } from '../../base/reference-data/tables.ts';

/** Reads the address and the terms of payment of a company, as an offer to it prints them. */
export async function findBillingTerms(db: Db, companyId: number) {
  const { line1, line2, town, postcode, paymentDays, paymentTerms } = companies;
  const [row] = await db
    .select({ line1, line2, town, postcode, countryName: countries.name, paymentDays, paymentTerms })
    .from(companies)
    .innerJoin(countries, eq(countries.id, companies.countryId))
    .where(eq(companies.id, companyId));
  if (row === undefined) throw new Error(`Company ${companyId} has a quotation and does not exist.`);
  return {
    billingAddress: addressLines(row).join('\n'),
    paymentDays: row.paymentDays,
    paymentTerms: row.paymentTerms === '' ? null : row.paymentTerms,
  };
}

import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies } from '../accounts/tables.ts';
import type { TaxNumbers } from './order-tax.ts';

/** The VAT and EORI numbers of a company; '' for none (O3). */
export async function findTaxNumbers(db: Db, companyId: number): Promise<TaxNumbers> {
  const [row] = await db
    .select({ vatNumber: companies.vatNumber, eoriNumber: companies.eoriNumber })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row ?? { vatNumber: '', eoriNumber: '' };
}

import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies } from '../../people/accounts/tables.ts';
import { settings } from '../../base/settings/tables.ts';
import { currentOrders } from '../orders/current-orders.ts';
import type { TaxNumbers } from './order-tax.ts';

const isVerified = sql`${companies.vatVerifiedAt} is not null`;
const isAnyAccepted = sql`not coalesce((select ${settings.verifiedVatOnly} from ${settings}), false)`;

/** Columns of a company with its numbers for its tax; '' for none (O3). */
export const TAX_NUMBER_COLUMNS = {
  vatNumber: companies.vatNumber,
  eoriNumber: companies.eoriNumber,
  isVatAccepted: sql<boolean>`(${isVerified} or ${isAnyAccepted})`,
};

/** The VAT and EORI numbers of a company. */
export async function findTaxNumbers(db: Db, companyId: number): Promise<TaxNumbers> {
  const [row] = await db.select(TAX_NUMBER_COLUMNS).from(companies).where(eq(companies.id, companyId));
  return row ?? { vatNumber: '', eoriNumber: '', isVatAccepted: false };
}

/** Condition that staff have verified the number that an order was placed with; a company may have another one by now. */
const isOrdersVerified = sql`exists (
  select from ${companies}
  where ${companies.id} = ${currentOrders.companyId} and ${companies.vatNumber} = ${currentOrders.vatNumber} and ${isVerified}
)`;

/** Condition that a correction of an order may rest on its number. */
export const isVatOfOrderAccepted = sql<boolean>`(${isOrdersVerified} or ${isAnyAccepted})`;

/** Flag of an order whose reverse charge rests on a number that nobody verified (D63). */
export const isVatUnverified = sql<boolean>`coalesce(${currentOrders.taxReason} = 'reverse-charge' and not ${isOrdersVerified}, false)`;

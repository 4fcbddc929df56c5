import { and, eq, isNull, sql } from 'drizzle-orm';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { companies } from '../accounts/tables.ts';
import type { PaymentTerms } from './staff-paths.ts';

/**
 * Sets the terms of payment of a company and its credit limit, in the currency that the company has now (L6). Orders
 * keep the terms with which they were placed. Returns 1.
 * @throws {NotFoundError} no such company
 */
export async function savePaymentTerms({ companyId, ...terms }: PaymentTerms, context: StaffContext): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const [found] = await tx
      .select({
        paymentDays: companies.paymentDays,
        paymentTerms: companies.paymentTerms,
        creditLimitMinor: companies.creditLimitMinor,
        creditCurrencyId: companies.creditCurrencyId,
        currencyId: companies.currencyId,
      })
      .from(companies)
      .where(and(eq(companies.id, companyId), isNull(companies.mergedInto)))
      .for('no key update');
    if (found === undefined) throw new NotFoundError('company');
    const { currencyId, ...before } = found;
    const after = { ...terms, creditCurrencyId: terms.creditLimitMinor === null ? null : currencyId };
    await tx
      .update(companies)
      .set({ ...after, version: sql`${companies.version} + 1` })
      .where(eq(companies.id, companyId));
    await note({ action: 'set the terms of payment of', entity: 'company', entityId: companyId, before, after });
  });
  return 1;
}

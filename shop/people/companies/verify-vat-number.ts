import { eq } from 'drizzle-orm';
import { companies } from '../accounts/tables.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { compactNumber } from '../../base/tax/compact-number.ts';
import type { VatVerification } from './staff-paths.ts';

/**
 * Records that staff compared a company's VAT number with the register (VIES, HMRC), or takes that back (O3). A changed number loses it by a
 * trigger. Returns 1.
 * @throws {NotFoundError}
 * @throws {ConflictError} the company has another number by now, or none
 */
export async function verifyVatNumber(
  { companyId, vatNumber, isVerified }: VatVerification,
  context: StaffContext,
): Promise<1> {
  const { caller, shop } = context;
  await changeAsStaff(context, async (tx, note) => {
    const [before] = await tx
      .select({ vatNumber: companies.vatNumber, vatVerifiedBy: companies.vatVerifiedBy })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for('no key update');
    if (before === undefined) throw new NotFoundError('company');
    if (before.vatNumber === '' || before.vatNumber !== compactNumber(vatNumber))
      throw new ConflictError('company.vat-number-changed', message('staff-refusal.vat-number-changed'));
    const vatVerifiedBy = isVerified ? caller.staff.name : null;
    await tx
      .update(companies)
      .set({ vatVerifiedBy, vatVerifiedAt: isVerified ? shop.clock.now() : null })
      .where(eq(companies.id, companyId));
    const after = { vatNumber: before.vatNumber, vatVerifiedBy };
    await note({ action: 'verified', entity: 'company', entityId: companyId, before, after });
  });
  return 1;
}

import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { findOrderFields, findTerms, getCompany, listMembers } from './member-queries.ts';
import type { CompanyForStaff } from './paths.ts';

/** Reads a company with its terms and members, for staff (H7). @throws {NotFoundError} */
export async function readCompany(
  { companyId }: { companyId: number },
  { shop }: Pick<StaffContext, 'shop'>,
): Promise<CompanyForStaff> {
  const terms = await findTerms(shop.db, companyId);
  if (terms === undefined) throw new NotFoundError('company');
  const [company, members] = await Promise.all([getCompany(shop.db, companyId), listMembers(shop.db, companyId)]);
  return { ...company, ...terms, vatVerifiedAt: terms.vatVerifiedAt?.toISOString() ?? null, members };
}

/** Adds a staff note about a member. It appears in their history and is never shown to a customer. Returns 1. */
export async function addMemberNote(
  { customerId, note }: { customerId: number; note: string },
  context: StaffContext,
): Promise<1> {
  await changeAsStaff(context, async (tx, tell) => {
    if ((await findOrderFields(tx, customerId)) === undefined) throw new NotFoundError('customer');
    await tell({ action: 'noted', entity: 'customer', entityId: customerId, before: null, after: { note } });
  });
  return 1;
}

import { and, eq, gt, isNull } from 'drizzle-orm';
import { deliveryAddresses } from '../../people/accounts/tables.ts';
import { readCompany } from '../../people/companies/read-company.ts';
import { invitations } from '../../people/companies/tables.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { partLists } from '../../trade/lists/tables.ts';
import { approvalRequests } from '../../trade/approvals/tables.ts';
import { orders } from '../../trade/orders/tables.ts';
import { machines } from '../../catalogue/presses/tables.ts';
import { ownPartNumbers } from '../../catalogue/customer-part-numbers/tables.ts';
import { requireTwo } from './merge-companies.ts';
import { countFilledCarts, listConflicts } from './merge-queries.ts';
import { combineCostCentres } from './merge-record.ts';
import type { MergePreview, TwoCompanies } from './paths.ts';

/** Previews a merge in the current state (H8). @throws {NotFoundError | ConflictError} */
export async function previewMerge(two: TwoCompanies, { shop }: Pick<StaffContext, 'shop'>): Promise<MergePreview> {
  requireTwo(two);
  const { keptId, goneId } = two;
  const { db } = shop;
  const [kept, gone] = await Promise.all([
    readCompany({ companyId: keptId }, { shop }),
    readCompany({ companyId: goneId }, { shop }),
  ]);
  const memberIds = gone.members.map(({ id }) => id);
  const isInvited = and(
    eq(invitations.companyId, goneId),
    isNull(invitations.endedAt),
    gt(invitations.expiresAt, shop.clock.now()),
  );
  const [ordered, addresses, openBaskets, openRequests, openInvitations, numbers, lists, presses, conflicts] =
    await Promise.all([
      db.$count(orders, eq(orders.companyId, goneId)),
      db.$count(deliveryAddresses, eq(deliveryAddresses.companyId, goneId)),
      countFilledCarts(db, memberIds),
      db.$count(approvalRequests, and(eq(approvalRequests.companyId, goneId), eq(approvalRequests.state, 'open'))),
      db.$count(invitations, isInvited),
      db.$count(ownPartNumbers, eq(ownPartNumbers.companyId, goneId)),
      db.$count(partLists, and(eq(partLists.companyId, goneId), isNull(partLists.removedAt))),
      db.$count(machines, eq(machines.companyId, goneId)),
      listConflicts(db, two),
    ]);
  return {
    kept,
    gone,
    orders: ordered,
    addresses,
    openBaskets,
    openRequests,
    openInvitations,
    lists,
    machines: presses,
    ownNumbers: numbers - conflicts.length,
    droppedNumbers: conflicts.map(({ number: ownNumber, productName }) => ({ ownNumber, productName })),
    costCentres: combineCostCentres(kept.costCentres, gone.costCentres),
  };
}

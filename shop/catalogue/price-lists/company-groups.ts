import { eq } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { OperationContext, StaffContext } from '../../base/operations/operation.ts';
import { companyGroupMembers, companyGroups, priceListRecipients } from '../pricing/tables.ts';
import type { CompanyGroup } from './answers.ts';
import { changePrices } from './change-prices.ts';
import type { CompanyGroupDraft } from './paths.ts';
import { listCompanies } from './price-list-queries.ts';
import { unknownCompanies } from './save-price-list.ts';
import { companyGroupList } from './staff-lists.ts';

/** @throws {NotFoundError} */
export async function readCompanyGroup(
  { groupId }: { groupId: number },
  { shop }: OperationContext,
): Promise<CompanyGroup> {
  const [group] = await companyGroupList.rows(shop.db, [groupId], shop);
  if (group === undefined) throw new NotFoundError('company-group');
  return group;
}

/**
 * Saves a group with all its companies; prices follow at once. Returns its number.
 * @throws {NotFoundError | StaleSaveError}
 * @throws {InvalidInputError}  by field: the name is taken, a company is unknown
 */
export async function saveCompanyGroup(draft: CompanyGroupDraft, context: StaffContext): Promise<number> {
  try {
    return await changePrices(context, async (tx, note) => {
      const { id, name, version } = draft;
      const before = id === 0 ? undefined : await lockGroup(tx, id, context);
      if (before !== undefined) await requireUnchanged(tx, { entity: 'company group', entityId: id }, version, before);
      const companies = await listCompanies(tx, draft.companyIds);
      const unknown = unknownCompanies(draft.companyIds, companies);
      if (unknown.length > 0) throw new InvalidInputError(unknown);
      const [after] =
        before === undefined
          ? await tx.insert(companyGroups).values({ name }).returning()
          : await tx
              .update(companyGroups)
              .set({ name, version: before.version + 1 })
              .where(eq(companyGroups.id, id))
              .returning();
      if (after === undefined) throw new Error('A group of companies was written, but not returned.');
      await tx.delete(companyGroupMembers).where(eq(companyGroupMembers.groupId, after.id));
      if (companies.length > 0)
        await tx
          .insert(companyGroupMembers)
          .values(companies.map(({ companyId }) => ({ groupId: after.id, companyId })));
      await note({
        action: before === undefined ? 'added' : 'saved',
        entity: 'company group',
        entityId: after.id,
        before: before === undefined ? null : auditValues(before),
        after: auditValues({ ...after, companies }),
      });
      return after.id;
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'company_groups_name') throw error;
    throw new InvalidInputError([{ field: 'name', message: message('staff-refusal.price-list.group-taken') }]);
  }
}

/**
 * Removes a group that has no price list. Returns 1.
 * @throws {NotFoundError}
 * @throws {ConflictError}  it has a price list
 */
export async function removeCompanyGroup({ groupId }: { groupId: number }, context: StaffContext): Promise<1> {
  await changePrices(context, async (tx, note) => {
    const before = await lockGroup(tx, groupId, context);
    const count = await tx.$count(priceListRecipients, eq(priceListRecipients.groupId, groupId));
    if (count > 0)
      throw new ConflictError('company-group.in-use', message('staff-refusal.price-list.group-used', { count }));
    await tx.delete(companyGroups).where(eq(companyGroups.id, groupId));
    await note({
      action: 'removed',
      entity: 'company group',
      entityId: groupId,
      before: auditValues(before),
      after: null,
    });
  });
  return 1;
}

/** @throws {NotFoundError} */
async function lockGroup(tx: Db, id: number, { shop }: StaffContext): Promise<CompanyGroup> {
  await tx.select({ id: companyGroups.id }).from(companyGroups).where(eq(companyGroups.id, id)).for('update');
  const [group] = await companyGroupList.rows(tx, [id], shop);
  if (group === undefined) throw new NotFoundError('company-group');
  return group;
}

/** Its values for the audit list. */
function auditValues({ id, name, companies, version }: CompanyGroup) {
  return { id, name, companies: companies.map(({ companyName }) => companyName), version };
}

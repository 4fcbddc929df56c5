import { eq, inArray } from 'drizzle-orm';
import { companyGroupMembers } from '../../../catalogue/pricing/tables.ts';
import { required, textUpTo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import type { MoveKind, MoveRow } from '../kind.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** Companies in their groups (Q1, K1). */
export const groupMemberKind: MoveKind = {
  name: 'group-members',
  columns: [
    {
      heading: 'group',
      about: 'externalId of the group',
      example: 'G-10',
      refersTo: 'company-groups',
      read: required(textUpTo(100)),
    },
    {
      heading: 'company',
      about: 'externalId of a company in it',
      example: 'C-1001',
      refersTo: 'companies',
      read: required(textUpTo(100)),
    },
  ],
  keyOf: ({ group = '', company = '' }) => `${group}/${company}`,
  async find(db, rows) {
    const found = await db
      .select()
      .from(companyGroupMembers)
      .where(
        inArray(
          companyGroupMembers.groupId,
          rows.flatMap(({ ids }) => ids.group ?? []),
        ),
      );
    const idOf = new Map(found.map(({ id, groupId, companyId }) => [`${groupId}/${companyId}`, id]));
    return rows.map(({ ids }) => idOf.get(`${ids.group}/${ids.company}`) ?? null);
  },
  async stored(db, which) {
    const query = db
      .select({
        id: companyGroupMembers.id,
        group: externalIdOf('company-groups', companyGroupMembers.groupId),
        company: externalIdOf('companies', companyGroupMembers.companyId),
      })
      .from(companyGroupMembers);
    const rows = await only(query.$dynamic(), companyGroupMembers.id, which);
    return rows.map(({ id, ...cells }) => ({ id, cells }));
  },
  async add(tx, rows) {
    const added = await tx
      .insert(companyGroupMembers)
      .values(rows.map(valuesOf))
      .returning({ id: companyGroupMembers.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const row of rows)
      await tx.update(companyGroupMembers).set(valuesOf(row)).where(eq(companyGroupMembers.id, row.id));
  },
  remove: (tx, ids) => removeUnused(tx, companyGroupMembers, ids),
};

function valuesOf({ ids }: MoveRow) {
  return { groupId: ids.group ?? 0, companyId: ids.company ?? 0 };
}

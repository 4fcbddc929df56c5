import { eq, inArray, notExists, sql } from 'drizzle-orm';
import { message } from '../../../base/messages/message.ts';
import { companyGroups, priceListRecipients } from '../../../catalogue/pricing/tables.ts';
import { required, textUpTo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import { externalId, type MoveKind, type Remark } from '../kind.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

const NAME_MAX = 100;

/** Groups of companies that share price lists (Q1, K1). */
export const companyGroupKind: MoveKind = {
  name: 'company-groups',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'G-10', read: required(textUpTo(100)) },
    { heading: 'name', about: 'Name of the group', example: 'Harbour buyers', read: required(textUpTo(NAME_MAX)) },
  ],
  numbered: companyGroups,
  keyOf: externalId,
  unique: ({ name = '' }) => [['name', name.toLowerCase()]],
  async stored(db, which) {
    const query = db
      .select({
        id: companyGroups.id,
        name: companyGroups.name,
        externalId: externalIdOf('company-groups', companyGroups.id),
      })
      .from(companyGroups);
    const rows = await only(query.$dynamic(), companyGroups.id, which);
    return rows.map(({ id, ...cells }) => ({ id, cells }));
  },
  async check(db, rows) {
    const taken = await db
      .select({ id: companyGroups.id, name: sql<string>`lower(${companyGroups.name})` })
      .from(companyGroups)
      .where(
        inArray(
          sql`lower(${companyGroups.name})`,
          rows.map(({ cells }) => (cells.name ?? '').toLowerCase()),
        ),
      );
    return rows.flatMap(({ row, id, cells }): Remark[] => {
      const isTaken = taken.some((group) => group.name === (cells.name ?? '').toLowerCase() && group.id !== id);
      return isTaken ? [{ row, heading: 'name', message: message('staff-refusal.price-list.group-taken') }] : [];
    });
  },
  async add(tx, rows) {
    const added = await tx
      .insert(companyGroups)
      .values(rows.map(({ cells }) => ({ name: cells.name ?? '' })))
      .returning({ id: companyGroups.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const { id, cells } of rows)
      await tx
        .update(companyGroups)
        .set({ name: cells.name ?? '', version: sql`${companyGroups.version} + 1` })
        .where(eq(companyGroups.id, id));
  },
  remove: (tx, ids) =>
    removeUnused(
      tx,
      companyGroups,
      ids,
      notExists(tx.select().from(priceListRecipients).where(eq(priceListRecipients.groupId, companyGroups.id))),
    ),
};

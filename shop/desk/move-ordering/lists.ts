import { and, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { message } from '../../base/messages/message.ts';
import { customers } from '../../people/accounts/tables.ts';
import { MAX_LIST_NAME_LENGTH } from '../../trade/lists/part-list.ts';
import { partListLines, partLists } from '../../trade/lists/tables.ts';
import { required, textUpTo, yesOrNo } from '../move-files/column.ts';
import { externalIdOf } from '../move-files/external-ids.ts';
import { externalId, type MoveKind, type MoveRow, type Remark } from '../move-files/kind.ts';
import { removeUnused } from '../move-files/remove-unused.ts';
import { only } from '../move-files/which.ts';

/** Shopping lists of members, and of companies (Q5, G4). */
export const listKind: MoveKind = {
  name: 'lists',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'LI-1', read: required(textUpTo(100)) },
    {
      heading: 'member',
      about: 'externalId of the member who made it',
      example: 'M-2001',
      refersTo: 'members',
      read: required(textUpTo(100)),
    },
    { heading: 'name', about: 'Its name', example: 'Every month', read: required(textUpTo(MAX_LIST_NAME_LENGTH)) },
    { heading: 'ofCompany', about: '1: the whole company uses it', example: '1', read: yesOrNo },
  ],
  numbered: partLists,
  keyOf: externalId,
  async stored(db, which) {
    const query = db
      .select({
        list: partLists,
        externalId: externalIdOf('lists', partLists.id),
        member: externalIdOf('members', partLists.customerId),
      })
      .from(partLists);
    const rows = await only(query.$dynamic(), partLists.id, which, isNull(partLists.removedAt));
    return rows.map(({ list: { id, name, isCompanys }, externalId: number, member }) => ({
      id,
      cells: { externalId: number, member, name, ofCompany: isCompanys ? '1' : '0' },
    }));
  },
  async check(db, rows) {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const stored = await db
      .select({ id: partLists.id, customerId: partLists.customerId })
      .from(partLists)
      .where(inArray(partLists.id, ids));
    const authorOf = new Map(stored.map(({ id, customerId }) => [id, customerId]));
    return rows.flatMap(({ row, id, ids: { member } }): Remark[] => {
      const isOthers = id !== null && authorOf.get(id) !== member;
      return isOthers ? [{ row, heading: 'member', message: message('staff-rule.move.settled') }] : [];
    });
  },
  async add(tx, rows, now) {
    const companyOf = await companiesOf(tx, rows);
    const added = await tx
      .insert(partLists)
      .values(
        rows.map(({ cells, ids: { member } }) => ({
          companyId: companyOf.get(member ?? 0) ?? 0,
          customerId: member ?? 0,
          name: cells.name ?? '',
          isCompanys: cells.ofCompany === '1',
          createdAt: now,
          changedAt: now,
        })),
      )
      .returning({ id: partLists.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows, now) {
    for (const { id, cells } of rows)
      await tx
        .update(partLists)
        .set({ name: cells.name ?? '', isCompanys: cells.ofCompany === '1', changedAt: now })
        .where(eq(partLists.id, id));
  },
  remove: (tx, ids) =>
    removeUnused(
      tx,
      partLists,
      ids,
      and(
        isNull(partLists.removedAt),
        notExists(tx.select().from(partListLines).where(eq(partListLines.listId, partLists.id))),
      ),
    ),
};

/** The companies of the members who made the lists. */
async function companiesOf(tx: Db, rows: readonly MoveRow[]): Promise<Map<number, number>> {
  const found = await tx
    .select({ id: customers.id, companyId: customers.companyId })
    .from(customers)
    .where(
      inArray(
        customers.id,
        rows.flatMap(({ ids: { member } }) => member ?? []),
      ),
    );
  return new Map(found.map(({ id, companyId }) => [id, companyId]));
}

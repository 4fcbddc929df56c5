import { eq, inArray } from 'drizzle-orm';
import { message } from '../../../base/messages/message.ts';
import { priceListRecipients } from '../../../catalogue/pricing/tables.ts';
import { required, textUpTo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import type { MoveKind, MoveRow, Remark } from '../kind.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** Companies and groups that price lists are for (Q1, K1). */
export const priceListRecipientKind: MoveKind = {
  name: 'price-list-recipients',
  columns: [
    {
      heading: 'priceList',
      about: 'externalId of the price list',
      example: 'L-7',
      refersTo: 'price-lists',
      read: required(textUpTo(100)),
    },
    {
      heading: 'company',
      about: 'externalId of a company; with no group either, it is for everybody',
      example: '',
      refersTo: 'companies',
      read: textUpTo(100),
    },
    {
      heading: 'group',
      about: 'externalId of a group of companies',
      example: 'G-10',
      refersTo: 'company-groups',
      read: textUpTo(100),
    },
  ],
  keyOf: ({ priceList = '', company = '', group = '' }) => `${priceList}/${company}/${group}`,
  async find(db, rows) {
    const listIds = rows.flatMap(({ ids }) => ids.priceList ?? []);
    const found = await db.select().from(priceListRecipients).where(inArray(priceListRecipients.priceListId, listIds));
    const idOf = new Map(found.map((each) => [`${each.priceListId}/${each.companyId}/${each.groupId}`, each.id]));
    return rows.map(({ cells, ids }) => {
      const isKnown = (heading: string) => (cells[heading] ?? '') === '' || ids[heading] != null; // else it comes in these files
      if (!isKnown('company') || !isKnown('group')) return null;
      return idOf.get(`${ids.priceList}/${ids.company ?? null}/${ids.group ?? null}`) ?? null;
    });
  },
  async stored(db, which) {
    const query = db
      .select({
        id: priceListRecipients.id,
        priceList: externalIdOf('price-lists', priceListRecipients.priceListId),
        company: externalIdOf('companies', priceListRecipients.companyId),
        group: externalIdOf('company-groups', priceListRecipients.groupId),
      })
      .from(priceListRecipients);
    const rows = await only(query.$dynamic(), priceListRecipients.id, which);
    return rows.map(({ id, ...cells }) => ({ id, cells }));
  },
  check: async (_db, rows, { coming }) =>
    rows.flatMap(({ row, cells: { priceList = '', company = '', group = '' } }): Remark[] => {
      if (company !== '' && group !== '')
        return [{ row, heading: 'group', message: message('staff-rule.move.one-of') }];
      const isExclusive = coming('price-lists', priceList)?.exclusive === '1';
      if (!isExclusive || company !== '') return [];
      return [{ row, heading: 'company', message: message('staff-refusal.price-list.exclusive') }];
    }),
  async add(tx, rows) {
    const added = await tx
      .insert(priceListRecipients)
      .values(rows.map(valuesOf))
      .returning({ id: priceListRecipients.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const row of rows)
      await tx.update(priceListRecipients).set(valuesOf(row)).where(eq(priceListRecipients.id, row.id));
  },
  remove: (tx, ids) => removeUnused(tx, priceListRecipients, ids),
};

function valuesOf({ ids }: MoveRow) {
  return { priceListId: ids.priceList ?? 0, companyId: ids.company ?? null, groupId: ids.group ?? null };
}

import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { MAX_QUANTITY } from '../../../base/kernel/line-quantity.ts';
import { message } from '../../../base/messages/message.ts';
import { currencies } from '../../../base/money/money.ts';
import { priceListRecipients, priceListRows, priceLists } from '../../../catalogue/pricing/tables.ts';
import {
  type Cells,
  currency,
  currencyIdOf,
  day,
  orElse,
  required,
  textUpTo,
  wholeNumber,
  yesOrNo,
} from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import { externalId, type MoveKind, type Remark } from '../kind.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

const NAME_MAX = 100;
const quantity = orElse('', wholeNumber(1, MAX_QUANTITY));

/** Price lists without their prices: currency, days, how they apply (Q1, K1). */
export const priceListKind: MoveKind = {
  name: 'price-lists',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'L-7', read: required(textUpTo(100)) },
    { heading: 'name', about: 'Its name for staff', example: 'Harbour 2027', read: required(textUpTo(NAME_MAX)) },
    {
      heading: 'title',
      about: 'Its name for buyers; empty: not shown',
      example: 'Contract 2027',
      read: textUpTo(NAME_MAX),
    },
    {
      heading: 'currency',
      about: 'USD, GBP or EUR; empty: only percentages, for every currency',
      example: 'GBP',
      read: orElse('', currency),
    },
    { heading: 'startsOn', about: 'First day; empty: no first', example: '2027-01-01', read: day },
    { heading: 'endsOn', about: 'Last day; empty: no last', example: '2027-12-31', read: day },
    { heading: 'exclusive', about: '1: decides alone about the parts that it names', example: '0', read: yesOrNo },
    {
      heading: 'countsWidthsTogether',
      about: '1: widths of a tape reach a break together',
      example: '0',
      read: yesOrNo,
    },
    {
      heading: 'minQuantity',
      about: 'Least quantity of its parts; empty: the part’s own',
      example: '',
      read: quantity,
    },
    { heading: 'packSize', about: 'Its parts come by so many; empty: the part’s own', example: '', read: quantity },
    { heading: 'archived', about: '1: no longer used', example: '0', read: yesOrNo },
  ],
  numbered: priceLists,
  keyOf: externalId,
  unique: ({ name = '' }) => [['name', name.toLowerCase()]],
  isJudgedBy: true,
  async stored(db, which) {
    const query = db
      .select({ list: priceLists, externalId: externalIdOf('price-lists', priceLists.id) })
      .from(priceLists);
    const rows = await only(query.$dynamic(), priceLists.id, which);
    return rows.map(({ list, externalId: number }) => ({
      id: list.id,
      cells: {
        externalId: number,
        name: list.name,
        title: list.title,
        currency: list.currencyId === null ? '' : currencies[list.currencyId].code,
        startsOn: list.startsOn ?? '',
        endsOn: list.endsOn ?? '',
        exclusive: list.exclusive ? '1' : '0',
        countsWidthsTogether: list.countsWidthsTogether ? '1' : '0',
        minQuantity: String(list.minQuantity ?? ''),
        packSize: String(list.packSize ?? ''),
        archived: list.archived ? '1' : '0',
      },
    }));
  },
  async check(db, rows) {
    const names = rows.map(({ cells }) => (cells.name ?? '').toLowerCase());
    const taken = await db
      .select({ id: priceLists.id, name: sql<string>`lower(${priceLists.name})` })
      .from(priceLists)
      .where(inArray(sql`lower(${priceLists.name})`, names));
    return rows.flatMap(({ row, id, cells }, at): Remark[] => {
      const { startsOn = '', endsOn = '' } = cells;
      const isTaken = taken.some((list) => list.name === names[at] && list.id !== id);
      const endsEarly = startsOn !== '' && endsOn !== '' && endsOn < startsOn;
      return [
        ...(isTaken ? [{ row, heading: 'name', message: message('staff-refusal.price-list.name-taken') }] : []),
        ...(endsEarly ? [{ row, heading: 'endsOn', message: message('staff-rule.promo-order') }] : []),
      ];
    });
  },
  async add(tx, rows) {
    const added = await tx
      .insert(priceLists)
      .values(rows.map(({ cells }) => priceListOf(cells)))
      .returning({ id: priceLists.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const { id, cells } of rows)
      await tx
        .update(priceLists)
        .set({ ...priceListOf(cells), version: sql`${priceLists.version} + 1` })
        .where(eq(priceLists.id, id));
  },
  remove: (tx, ids) =>
    removeUnused(
      tx,
      priceLists,
      ids,
      and(
        notExists(tx.select().from(priceListRows).where(eq(priceListRows.priceListId, priceLists.id))),
        notExists(tx.select().from(priceListRecipients).where(eq(priceListRecipients.priceListId, priceLists.id))),
      ),
    ),
};

/** The list that a row says. */
export function priceListOf(cells: Cells) {
  const numberOf = (cell = '') => (cell === '' ? null : Number(cell));
  const dayOf = (cell = '') => (cell === '' ? null : cell);
  return {
    name: cells.name ?? '',
    title: cells.title ?? '',
    currencyId: (cells.currency ?? '') === '' ? null : currencyIdOf(cells.currency ?? ''),
    startsOn: dayOf(cells.startsOn),
    endsOn: dayOf(cells.endsOn),
    exclusive: cells.exclusive === '1',
    countsWidthsTogether: cells.countsWidthsTogether === '1',
    minQuantity: numberOf(cells.minQuantity),
    packSize: numberOf(cells.packSize),
    archived: cells.archived === '1',
  };
}

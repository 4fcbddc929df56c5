import { count, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../base/kernel/line-quantity.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { message } from '../../base/messages/message.ts';
import { products, productVariants } from '../../catalogue/parts/tables.ts';
import { MAX_LIST_LINES, MAX_NOTE_LENGTH } from '../../trade/lists/part-list.ts';
import { partListLines, partLists } from '../../trade/lists/tables.ts';
import { orElse, required, textUpTo, wholeNumber } from '../move-files/column.ts';
import { externalIdOf } from '../move-files/external-ids.ts';
import type { MoveKind, MoveRow, Remark } from '../move-files/kind.ts';
import { lineFinder, partColumns } from '../move-files/parts.ts';
import { removeUnused } from '../move-files/remove-unused.ts';
import { only } from '../move-files/which.ts';

const MARK_MAX = 50;
const MAX_POSITION = 999_999_999;

/** Lines of shopping lists (Q5, G4). */
export const listLineKind: MoveKind = {
  name: 'list-lines',
  columns: [
    {
      heading: 'list',
      about: 'externalId of the list',
      example: 'LI-1',
      refersTo: 'lists',
      read: required(textUpTo(100)),
    },
    {
      heading: 'position',
      about: 'Its place; empty: 1',
      example: '1',
      read: orElse('1', wholeNumber(1, MAX_POSITION)),
    },
    partColumns.partNumber,
    partColumns.width,
    {
      heading: 'quantity',
      about: `Pieces, ${MIN_QUANTITY} to ${MAX_QUANTITY}; empty: 1`,
      example: '10',
      read: orElse('1', wholeNumber(MIN_QUANTITY, MAX_QUANTITY)),
    },
    { heading: 'note', about: 'A word on it', example: 'For hall B', read: textUpTo(MAX_NOTE_LENGTH) },
    { heading: 'serial', about: 'Serial number of the press that it is for', example: '', read: textUpTo(MARK_MAX) },
    { heading: 'machine', about: 'Name of the press that it is for', example: '', read: textUpTo(MARK_MAX) },
  ],
  keyOf: ({ list = '', partNumber = '', width = '' }) => `${list}/${partKey(partNumber)}/${width.toLowerCase()}`,
  async find(db, rows) {
    const find = await lineFinder(db, rows);
    const { id, listId, productId, variantId } = partListLines;
    const lists = [...new Set(rows.flatMap(({ ids: { list } }) => list ?? []))];
    const found = await db
      .select({ id, listId, productId, variantId })
      .from(partListLines)
      .where(inArray(listId, lists));
    const idOf = new Map(found.map((line) => [`${line.listId}/${line.productId}/${line.variantId}`, line.id]));
    return rows.map(({ ids, cells }) => {
      const part = find(cells);
      return idOf.get(`${ids.list}/${part?.productId}/${part?.variantId}`) ?? null;
    });
  },
  async stored(db, which) {
    const query = db
      .select({
        line: partListLines,
        list: externalIdOf('lists', partListLines.listId),
        partNumber: products.name,
        width: productVariants.details,
      })
      .from(partListLines)
      .innerJoin(partLists, eq(partLists.id, partListLines.listId))
      .innerJoin(products, eq(products.id, partListLines.productId))
      .leftJoin(productVariants, eq(productVariants.id, partListLines.variantId));
    const rows = await only(query.$dynamic(), partListLines.id, which, isNull(partLists.removedAt));
    return rows.map(({ line: { id, position, quantity, note, serial, machine }, list, partNumber, width }) => ({
      id,
      cells: {
        list,
        position: String(position),
        partNumber,
        width: width ?? '',
        quantity: String(quantity),
        note,
        serial,
        machine,
      },
    }));
  },
  async check(db, rows) {
    const [find, isFull] = await Promise.all([lineFinder(db, rows), fullLists(db, rows)]);
    return rows.flatMap(({ row, cells }): Remark[] => [
      ...(find(cells) === undefined
        ? [{ row, heading: 'partNumber', message: message('staff-rule.move.no-part') }]
        : []),
      ...(isFull.has(cells.list ?? '')
        ? [{ row, heading: 'list', message: message('refusal.list-full', { most: MAX_LIST_LINES }) }]
        : []),
    ]);
  },
  async add(tx, rows) {
    const added = await tx
      .insert(partListLines)
      .values(await valuesOf(tx, rows))
      .returning({ id: partListLines.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    const values = await valuesOf(tx, rows);
    for (const [at, { id }] of rows.entries())
      await tx
        .update(partListLines)
        .set(values[at] ?? {})
        .where(eq(partListLines.id, id));
  },
  remove: (tx, ids) => removeUnused(tx, partListLines, ids),
};

/** The lists that would have too many lines, by their numbers. */
async function fullLists(
  db: Db,
  rows: readonly (MoveRow & { readonly id: number | null })[],
): Promise<ReadonlySet<string>> {
  const fresh = rows.filter(({ id }) => id === null);
  const ofList = Map.groupBy(fresh, ({ cells: { list = '' } }) => list);
  const listIds = [...new Set(fresh.flatMap(({ ids: { list } }) => list ?? []))];
  const stored = await db
    .select({ listId: partListLines.listId, lines: count() })
    .from(partListLines)
    .where(inArray(partListLines.listId, listIds))
    .groupBy(partListLines.listId);
  const linesOf = new Map(stored.map(({ listId, lines }) => [listId, lines]));
  const full = [...ofList].filter(
    ([, [line, ...others]]) => (linesOf.get(line?.ids.list ?? 0) ?? 0) + others.length + 1 > MAX_LIST_LINES,
  );
  return new Set(full.map(([list]) => list));
}

async function valuesOf(tx: Db, rows: readonly MoveRow[]) {
  const find = await lineFinder(tx, rows);
  return rows.map(({ cells, ids }) => ({
    listId: ids.list ?? 0,
    position: Number(cells.position),
    ...(find(cells) ?? { productId: 0, variantId: null }),
    quantity: Number(cells.quantity),
    note: cells.note ?? '',
    serial: cells.serial ?? '',
    machine: cells.machine ?? '',
  }));
}

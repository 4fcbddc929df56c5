import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { message } from '../../base/messages/message.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { pressCallouts } from '../../catalogue/presses/tables.ts';
import { InvalidCellError, orElse, required, textUpTo, wholeNumber } from '../move-files/column.ts';
import { externalIdOf } from '../move-files/external-ids.ts';
import type { MoveKind, MoveRow, Remark } from '../move-files/kind.ts';
import { partColumns, partFinder } from '../move-files/parts.ts';
import { removeUnused } from '../move-files/remove-unused.ts';
import { only } from '../move-files/which.ts';
import { reversedRange, serialColumns } from './serial-column.ts';

/** Rows of the parts lists of drawings, with their places on them (Q5, J4). */
export const calloutKind: MoveKind = {
  name: 'callouts',
  columns: [
    {
      heading: 'drawing',
      about: 'externalId of the drawing',
      example: 'DR-1',
      refersTo: 'drawings',
      read: required(textUpTo(100)),
    },
    {
      heading: 'position',
      about: 'Its place in the parts list',
      example: '1',
      read: required(wholeNumber(1, 10_000)),
    },
    { heading: 'callout', about: 'The number on the drawing', example: '7', read: required(textUpTo(50)) },
    {
      heading: 'x',
      about: 'Its place from the left, 0 to 1; empty: in the list only',
      example: '0.25',
      read: fraction,
    },
    { heading: 'y', about: 'Its place from above, 0 to 1', example: '0.5', read: fraction },
    { ...partColumns.partNumber, about: 'Part number; empty: not sold alone', read: textUpTo(100) },
    { heading: 'text', about: 'What it is; empty: the words of the part', example: '', read: textUpTo(200) },
    {
      heading: 'quantity',
      about: 'Pieces on one press; empty: 1',
      example: '2',
      read: orElse('1', wholeNumber(1, 1000)),
    },
    ...serialColumns,
    { heading: 'option', about: 'An option of the model; empty: any press', example: '', read: textUpTo(50) },
    { heading: 'note', about: 'A word on it', example: '', read: textUpTo(200) },
  ],
  keyOf: ({ drawing = '', position = '' }) => `${drawing}/${position}`,
  async find(db, rows) {
    const { id, drawingId, position } = pressCallouts;
    const drawings = [...new Set(rows.flatMap(({ ids }) => ids.drawing ?? []))];
    const found = await db.select({ id, drawingId, position }).from(pressCallouts).where(inArray(drawingId, drawings));
    const idOf = new Map(found.map((each) => [`${each.drawingId}/${each.position}`, each.id]));
    return rows.map(({ ids, cells }) => idOf.get(`${ids.drawing}/${cells.position}`) ?? null);
  },
  async stored(db, which) {
    const query = db
      .select({
        callout: pressCallouts,
        drawing: externalIdOf('drawings', pressCallouts.drawingId),
        partNumber: products.name,
      })
      .from(pressCallouts)
      .leftJoin(products, eq(products.id, pressCallouts.productId));
    const rows = await only(query.$dynamic(), pressCallouts.id, which);
    return rows.map(({ callout, drawing, partNumber }) => ({
      id: callout.id,
      cells: {
        drawing,
        position: String(callout.position),
        callout: callout.callout,
        x: String(callout.x ?? ''),
        y: String(callout.y ?? ''),
        partNumber: partNumber ?? '',
        text: callout.partText,
        quantity: String(callout.quantity),
        from: callout.fromSerial,
        to: callout.toSerial,
        option: callout.option,
        note: callout.note,
      },
    }));
  },
  async check(db, rows) {
    const find = await partFinder(db, rows, true);
    return rows.flatMap(({ row, cells }): Remark[] => [
      ...reversedRange({ row, cells }),
      ...(cells.partNumber === '' || find(cells) !== undefined
        ? []
        : [{ row, heading: 'partNumber', message: message('staff-rule.move.no-part') }]),
      ...((cells.x === '') === (cells.y === '')
        ? []
        : [{ row, heading: cells.x === '' ? 'x' : 'y', message: message('staff-rule.move.required') }]),
    ]);
  },
  async add(tx, rows) {
    const added = await tx
      .insert(pressCallouts)
      .values(await valuesOf(tx, rows))
      .returning({ id: pressCallouts.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    const values = await valuesOf(tx, rows);
    for (const [at, { id }] of rows.entries())
      await tx
        .update(pressCallouts)
        .set(values[at] ?? {})
        .where(eq(pressCallouts.id, id));
  },
  remove: (tx, ids) => removeUnused(tx, pressCallouts, ids),
};

/** A fraction of the drawing's width or height, with the five digits that are stored. */
function fraction(text: string): string {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return '';
  const value = /^\d?\.?\d{1,10}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  if (!(value >= 0 && value <= 1)) throw new InvalidCellError(message('staff-rule.move.fraction'));
  return String(Math.round(value * 100_000) / 100_000);
}

async function valuesOf(tx: Db, rows: readonly MoveRow[]) {
  const find = await partFinder(tx, rows, true);
  const numberOf = (cell = '') => (cell === '' ? null : Number(cell));
  return rows.map(({ cells, ids }) => ({
    drawingId: ids.drawing ?? 0,
    position: Number(cells.position),
    callout: cells.callout ?? '',
    x: numberOf(cells.x),
    y: numberOf(cells.y),
    productId: cells.partNumber === '' ? null : (find(cells)?.productId ?? 0),
    partText: cells.text ?? '',
    quantity: Number(cells.quantity),
    fromSerial: cells.from ?? '',
    toSerial: cells.to ?? '',
    option: cells.option ?? '',
    note: cells.note ?? '',
  }));
}

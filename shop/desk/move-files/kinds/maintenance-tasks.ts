import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { partKey } from '../../../base/kernel/part-number.ts';
import { message } from '../../../base/messages/message.ts';
import { maintenanceTasks } from '../../../catalogue/maintenance/tables.ts';
import { products } from '../../../catalogue/parts/tables.ts';
import { orElse, required, textUpTo, wholeNumber } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import type { MoveKind, MoveRow, Remark } from '../kind.ts';
import { partColumns, partFinder } from '../parts.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** Maintenance that presses of a model need (Q5, J10). */
export const maintenanceTaskKind: MoveKind = {
  name: 'maintenance-tasks',
  columns: [
    {
      heading: 'model',
      about: 'externalId of the model',
      example: 'PM-1',
      refersTo: 'press-models',
      read: required(textUpTo(100)),
    },
    { ...partColumns.partNumber, about: 'Kit or part that is changed' },
    { heading: 'everyHours', about: 'Hours between', example: '500', read: required(wholeNumber(1, 100_000)) },
    {
      heading: 'quantity',
      about: 'Pieces for one press; empty: 1',
      example: '1',
      read: orElse('1', wholeNumber(1, 100)),
    },
    { heading: 'note', about: 'A word on it', example: '', read: textUpTo(200) },
  ],
  keyOf: ({ model = '', partNumber = '' }) => `${model}/${partKey(partNumber)}`,
  async find(db, rows) {
    const find = await partFinder(db, rows, true);
    const { id, modelId, productId } = maintenanceTasks;
    const models = [...new Set(rows.flatMap(({ ids }) => ids.model ?? []))];
    const found = await db.select({ id, modelId, productId }).from(maintenanceTasks).where(inArray(modelId, models));
    const idOf = new Map(found.map((task) => [`${task.modelId}/${task.productId}`, task.id]));
    return rows.map(({ ids, cells }) => idOf.get(`${ids.model}/${find(cells)?.productId}`) ?? null);
  },
  async stored(db, which) {
    const query = db
      .select({
        task: maintenanceTasks,
        model: externalIdOf('press-models', maintenanceTasks.modelId),
        partNumber: products.name,
      })
      .from(maintenanceTasks)
      .innerJoin(products, eq(products.id, maintenanceTasks.productId));
    const rows = await only(query.$dynamic(), maintenanceTasks.id, which);
    return rows.map(({ task: { id, everyHours, quantity, note }, model, partNumber }) => ({
      id,
      cells: { model, partNumber, everyHours: String(everyHours), quantity: String(quantity), note },
    }));
  },
  async check(db, rows) {
    const find = await partFinder(db, rows, true);
    return rows.flatMap(({ row, cells }): Remark[] =>
      find(cells) === undefined ? [{ row, heading: 'partNumber', message: message('staff-rule.move.no-part') }] : [],
    );
  },
  async add(tx, rows) {
    const added = await tx
      .insert(maintenanceTasks)
      .values(await valuesOf(tx, rows))
      .returning({ id: maintenanceTasks.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    const values = await valuesOf(tx, rows);
    for (const [at, { id }] of rows.entries())
      await tx
        .update(maintenanceTasks)
        .set(values[at] ?? {})
        .where(eq(maintenanceTasks.id, id));
  },
  remove: (tx, ids) => removeUnused(tx, maintenanceTasks, ids),
};

async function valuesOf(tx: Db, rows: readonly MoveRow[]) {
  const find = await partFinder(tx, rows, true);
  return rows.map(({ cells, ids }) => ({
    modelId: ids.model ?? 0,
    productId: find(cells)?.productId ?? 0,
    everyHours: Number(cells.everyHours),
    quantity: Number(cells.quantity),
    note: cells.note ?? '',
  }));
}

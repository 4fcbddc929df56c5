import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { message } from '../../base/messages/message.ts';
import { pressAssemblies } from '../../catalogue/presses/tables.ts';
import { orElse, required, textBy, textUpTo, wholeNumber } from '../move-files/column.ts';
import { externalIdOf } from '../move-files/external-ids.ts';
import { externalId, type MoveKind, type MoveRow, type Remark } from '../move-files/kind.ts';
import { removeUnused } from '../move-files/remove-unused.ts';
import { only } from '../move-files/which.ts';

const PATH = /^(?:[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)?$/;
const MAX_LENGTH = 50;

const path = textBy((text) =>
  PATH.test(text) && text.length <= MAX_LENGTH ? null : message('staff-refusal.press.path'),
);

/** Assemblies of press models (Q5, J4). */
export const assemblyKind: MoveKind = {
  name: 'assemblies',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'AS-1', read: required(textUpTo(100)) },
    {
      heading: 'model',
      about: 'externalId of its model',
      example: 'PM-1',
      refersTo: 'press-models',
      read: required(textUpTo(100)),
    },
    { heading: 'name', about: 'Its name', example: 'Print unit', read: required(textUpTo(MAX_LENGTH)) },
    {
      heading: 'path',
      about: 'The end of its address: letters, digits, hyphens',
      example: 'Print-Unit',
      read: required(path),
    },
    {
      heading: 'above',
      about: 'path of the assembly of the same model that it belongs to; empty: none',
      example: '',
      read: path,
    },
    { heading: 'sortOrder', about: 'Its place; empty: 0', example: '1', read: orElse('0', wholeNumber(0, 9999)) },
  ],
  numbered: pressAssemblies,
  keyOf: externalId,
  unique: ({ model = '', path: own = '' }) => [['path', `${model}/${own.toLowerCase()}`]],
  async stored(db, which) {
    const query = db
      .select({
        assembly: pressAssemblies,
        externalId: externalIdOf('assemblies', pressAssemblies.id),
        model: externalIdOf('press-models', pressAssemblies.modelId),
        // Qualified by hand: Drizzle omits the table in a query of one table.
        above: sql<
          string | null
        >`(select above.path from press_assemblies as above where above.id = press_assemblies.parent_id)`,
      })
      .from(pressAssemblies);
    const rows = await only(query.$dynamic(), pressAssemblies.id, which);
    return rows.map(({ assembly, externalId: number, model, above }) => ({
      id: assembly.id,
      cells: {
        externalId: number,
        model,
        name: assembly.name,
        path: assembly.path,
        above: above ?? '',
        sortOrder: String(assembly.sortOrder),
      },
    }));
  },
  async check(db, rows) {
    const known = await idsByPath(db, rows);
    const coming = new Set(rows.map(({ cells }) => `${cells.model}/${(cells.path ?? '').toLowerCase()}`));
    return rows.flatMap(({ row, id, ids, cells }): Remark[] => {
      const above = (cells.above ?? '').toLowerCase();
      const holder = known.get(`${ids.model}/${(cells.path ?? '').toLowerCase()}`);
      const isKnown = above === '' || known.has(`${ids.model}/${above}`) || coming.has(`${cells.model}/${above}`);
      return [
        ...(isKnown ? [] : [{ row, heading: 'above', message: message('staff-refusal.drawing.parent') }]),
        ...(holder === undefined || holder === id
          ? []
          : [{ row, heading: 'path', message: message('staff-refusal.drawing.path-taken') }]),
      ];
    });
  },
  async add(tx, rows) {
    const added = await tx.insert(pressAssemblies).values(rows.map(valuesOf)).returning({ id: pressAssemblies.id });
    const ids = added.map(({ id }) => id);
    await placeBelow(
      tx,
      rows.map((row, at) => ({ ...row, id: ids[at] ?? 0 })),
    );
    return ids;
  },
  async change(tx, rows) {
    for (const row of rows)
      await tx
        .update(pressAssemblies)
        .set({ ...valuesOf(row), version: sql`${pressAssemblies.version} + 1` })
        .where(eq(pressAssemblies.id, row.id));
    await placeBelow(tx, rows);
  },
  /** The ones below first: a row that another one is below stays until that is gone. */
  async remove(tx, ids) {
    const isUnused = sql`not exists (select from press_drawings as drawing where drawing.assembly_id = press_assemblies.id)`;
    const removed: number[] = [];
    for (let left = [...ids]; left.length > 0;) {
      const gone = await removeUnused(tx, pressAssemblies, left, isUnused);
      if (gone.length === 0) break;
      removed.push(...gone);
      left = left.filter((id) => !gone.includes(id));
    }
    return removed;
  },
};

function valuesOf({ cells, ids }: MoveRow) {
  return {
    modelId: ids.model ?? 0,
    parentId: null,
    name: cells.name ?? '',
    path: cells.path ?? '',
    sortOrder: Number(cells.sortOrder),
  };
}

/** Puts assemblies below others, once all of them are there. */
async function placeBelow(tx: Db, rows: readonly (MoveRow & { readonly id: number })[]): Promise<void> {
  const below = rows.filter(({ cells }) => (cells.above ?? '') !== '');
  if (below.length === 0) return;
  const known = await idsByPath(tx, below);
  for (const { id, ids, cells } of below) {
    const parentId = known.get(`${ids.model}/${(cells.above ?? '').toLowerCase()}`) ?? id; // itself: refused by the database
    await tx.update(pressAssemblies).set({ parentId }).where(eq(pressAssemblies.id, id));
  }
}

/** The assemblies of these rows' models, by model and path. */
async function idsByPath(db: Db, rows: readonly MoveRow[]): Promise<Map<string, number>> {
  const modelIds = [...new Set(rows.flatMap(({ ids }) => ids.model ?? []))];
  const { id, modelId, path: own } = pressAssemblies;
  const found = await db
    .select({ id, modelId, path: sql<string>`lower(${own})` })
    .from(pressAssemblies)
    .where(inArray(modelId, modelIds));
  return new Map(found.map((each) => [`${each.modelId}/${each.path}`, each.id]));
}

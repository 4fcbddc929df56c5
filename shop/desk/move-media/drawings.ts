import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { message } from '../../base/messages/message.ts';
import { DRAWING_MAX_BYTES, DRAWING_TOO_LARGE, drawingKey } from '../../catalogue/drawings/drawing-file.ts';
import { storeDrawing } from '../../catalogue/drawings/store-drawing.ts';
import { DisjointRanges, isReversed } from '../../catalogue/presses/serial.ts';
import { pressDrawings } from '../../catalogue/presses/tables.ts';
import { required, textUpTo } from '../move-files/column.ts';
import { externalIdOf } from '../move-files/external-ids.ts';
import { externalId, type MoveKind, type MoveRow, type NamedFile, type Remark } from '../move-files/kind.ts';
import { removeUnused } from '../move-files/remove-unused.ts';
import { only } from '../move-files/which.ts';
import { hashIn } from './named-picture.ts';
import { rangeIn, reversedRange, serialColumns } from './serial-column.ts';

/** Drawings are drawn again without loss, as from an upload; the same drawing again is the same file. */
const namedDrawing: NamedFile = {
  heading: 'file',
  maxBytes: DRAWING_MAX_BYTES,
  tooLarge: DRAWING_TOO_LARGE,
  async keep(files, bytes, before) {
    const present = before?.fileKey ?? '';
    const stored = present === '' ? undefined : await files.get(present);
    if (before !== null && stored !== undefined && Buffer.compare(stored, bytes) === 0) {
      const { file = '', fileKey = '', widthPx = '', heightPx = '', printedNumbers = '' } = before;
      return { file, fileKey, widthPx, heightPx, printedNumbers };
    }
    const drawn = await storeDrawing(files, new File([new Uint8Array(bytes)], 'drawing'), 1);
    return {
      file: `${drawn.imageHash}.png`,
      fileKey: drawingKey(drawn.imageHash),
      widthPx: String(drawn.widthPx),
      heightPx: String(drawn.heightPx),
      printedNumbers: JSON.stringify(drawn.printedNumbers),
    };
  },
};

/** Revisions of drawings (Q5, J4). */
export const drawingKind: MoveKind = {
  name: 'drawings',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'DR-1', read: required(textUpTo(100)) },
    {
      heading: 'assembly',
      about: 'externalId of its assembly',
      example: 'AS-1',
      refersTo: 'assemblies',
      read: required(textUpTo(100)),
    },
    { heading: 'revision', about: 'Its revision', example: 'A', read: required(textUpTo(50)) },
    ...serialColumns,
    {
      heading: 'file',
      about: 'Name of the drawing in the archive, or in the folder documents: SVG, PNG, JPEG or PDF; 25 MB at most',
      example: 'print-unit.png',
      read: required(textUpTo(150)),
    },
  ],
  numbered: pressDrawings,
  namedFile: namedDrawing,
  keyOf: externalId,
  changesFirst: true,
  unique: ({ assembly = '', revision = '' }) => [['revision', `${assembly}/${revision.toLowerCase()}`]],
  async stored(db, which) {
    const query = db
      .select({
        drawing: pressDrawings,
        externalId: externalIdOf('drawings', pressDrawings.id),
        assembly: externalIdOf('assemblies', pressDrawings.assemblyId),
      })
      .from(pressDrawings);
    const rows = await only(query.$dynamic(), pressDrawings.id, which);
    return rows.map(({ drawing, externalId: number, assembly }) => ({
      id: drawing.id,
      cells: {
        externalId: number,
        assembly,
        revision: drawing.revision,
        from: drawing.fromSerial,
        to: drawing.toSerial,
        file: `${drawing.imageHash}.png`,
        fileKey: drawingKey(drawing.imageHash),
        widthPx: String(drawing.widthPx),
        heightPx: String(drawing.heightPx),
        printedNumbers: JSON.stringify(drawing.printedNumbers),
      },
    }));
  },
  async check(db, rows) {
    const taken = await rangesBeside(db, rows);
    return rows.flatMap(({ row, cells }): Remark[] => {
      const { assembly = '' } = cells;
      const range = rangeIn(cells);
      if (isReversed(range)) return reversedRange({ row, cells });
      const ofAssembly = taken.get(assembly) ?? new DisjointRanges();
      taken.set(assembly, ofAssembly);
      return ofAssembly.add(range) ? [] : [{ row, heading: 'from', message: message('staff-refusal.drawing.overlap') }];
    });
  },
  async add(tx, rows) {
    const added = await tx.insert(pressDrawings).values(rows.map(valuesOf)).returning({ id: pressDrawings.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const row of rows)
      await tx
        .update(pressDrawings)
        .set({ ...valuesOf(row), version: sql`${pressDrawings.version} + 1` })
        .where(eq(pressDrawings.id, row.id));
  },
  remove: (tx, ids) =>
    removeUnused(
      tx,
      pressDrawings,
      ids,
      sql`not exists (select from press_callouts as callout where callout.drawing_id = press_drawings.id)`,
    ),
};

function valuesOf({ cells, ids }: MoveRow) {
  return {
    assemblyId: ids.assembly ?? 0,
    revision: cells.revision ?? '',
    fromSerial: cells.from ?? '',
    toSerial: cells.to ?? '',
    imageHash: hashIn(cells.file) ?? '',
    widthPx: Number(cells.widthPx),
    heightPx: Number(cells.heightPx),
    printedNumbers: JSON.parse(cells.printedNumbers ?? '[]') as (typeof pressDrawings.$inferInsert)['printedNumbers'],
  };
}

/** The serial numbers of drawings that these rows leave as they are, by the number of their assembly: a press has one drawing of each. */
async function rangesBeside(
  db: Db,
  rows: readonly (MoveRow & { readonly id: number | null })[],
): Promise<Map<string, DisjointRanges>> {
  const changed = new Set(rows.map(({ id }) => id));
  const keyOf = new Map(rows.map(({ cells, ids }) => [ids.assembly ?? 0, cells.assembly ?? '']));
  const stored = await db
    .select()
    .from(pressDrawings)
    .where(inArray(pressDrawings.assemblyId, [...keyOf.keys()]));
  const taken = new Map<string, DisjointRanges>();
  for (const drawing of stored) {
    if (changed.has(drawing.id)) continue;
    const key = keyOf.get(drawing.assemblyId) ?? '';
    const ranges = taken.get(key) ?? new DisjointRanges();
    ranges.add(drawing);
    taken.set(key, ranges);
  }
  return taken;
}

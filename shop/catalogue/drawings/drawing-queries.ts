import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { ReplacedNumbers } from '../categories/catalogue.ts';
import { listSuccessors } from '../parts/successor-queries.ts';
import { products } from '../parts/tables.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { isInRange } from '../presses/serial.ts';
import { pressAssemblies, pressCallouts, pressDrawings, pressModels } from '../presses/tables.ts';
import type { AssemblyPage, ListedAssembly, ShownDrawing, StaffAssembly, StaffDrawing } from './answers.ts';
import type { AssemblyRequest } from './paths.ts';

/** A drawing as the database has it, without what only the file store knows. */
export type DrawingRow = Omit<StaffDrawing, 'hasOriginal'>;

/** The parts that are replaced, and the day on which that counts (J5). */
export interface Replacements {
  replaced: ReplacedNumbers;
  today: CalendarDay;
}

const hasPath = (path: string) => sql`lower(${pressModels.path}) = lower(${path}) and not ${pressModels.archived}`;

const inOrder = [asc(pressAssemblies.sortOrder), asc(pressAssemblies.name), asc(pressAssemblies.id)];

/** The assemblies of a model that is shown, in their order. */
export function listAssemblies(db: Db, modelPath: string): Promise<ListedAssembly[]> {
  return db
    .select({
      assemblyId: pressAssemblies.id,
      parentId: pressAssemblies.parentId,
      assemblyName: pressAssemblies.name,
      assemblyPath: pressAssemblies.path,
      drawingCount: sql<number>`(
        select count(*)::integer from press_drawings as drawing where drawing.assembly_id = "press_assemblies"."id")`,
    })
    .from(pressAssemblies)
    .innerJoin(pressModels, eq(pressModels.id, pressAssemblies.modelId))
    .where(hasPath(modelPath))
    .orderBy(...inOrder);
}

/** An assembly of a model that is shown, with the drawing of a revision, of a serial number, or the last one. */
export async function findAssemblyPage(
  db: Db,
  { modelPath, assemblyPath, revision = '', serial = '' }: AssemblyRequest,
  replacements: Replacements,
): Promise<AssemblyPage | undefined> {
  const [found] = await db
    .select({
      modelId: pressModels.id,
      modelName: pressModels.name,
      modelPath: pressModels.path,
      assemblyId: pressAssemblies.id,
      assemblyName: pressAssemblies.name,
      assemblyPath: pressAssemblies.path,
    })
    .from(pressAssemblies)
    .innerJoin(pressModels, eq(pressModels.id, pressAssemblies.modelId))
    .where(and(hasPath(modelPath), sql`lower(${pressAssemblies.path}) = lower(${assemblyPath})`));
  if (found === undefined) return undefined;
  const [assemblies, drawings] = [await listAssemblies(db, modelPath), await listDrawings(db, [found.assemblyId])];
  const shown =
    drawings.find((each) => each.revision.toLowerCase() === revision.toLowerCase()) ??
    (serial === '' ? undefined : drawings.find((each) => isInRange(serial, each))) ??
    drawings.at(-1);
  const revisions = drawings.map(({ id, revision: name, fromSerial, toSerial }) => ({
    drawingId: id,
    revision: name,
    fromSerial,
    toSerial,
  }));
  return {
    ...found,
    assemblies,
    revisions,
    drawing: shown === undefined ? null : await withCallouts(db, shown, replacements),
  };
}

type StoredDrawing = Omit<typeof pressDrawings.$inferSelect, 'serials' | 'printedNumbers'>;

/** The drawings of these assemblies, by serial number. */
function listDrawings(db: Db, assemblyIds: readonly number[]): Promise<StoredDrawing[]> {
  const { id, assemblyId, revision, fromSerial, toSerial, imageHash, widthPx, heightPx, version } = pressDrawings;
  return db
    .select({ id, assemblyId, revision, fromSerial, toSerial, imageHash, widthPx, heightPx, version })
    .from(pressDrawings)
    .where(inArray(pressDrawings.assemblyId, [...assemblyIds]))
    .orderBy(asc(pressDrawings.serials), asc(pressDrawings.id));
}

async function withCallouts(db: Db, drawing: StoredDrawing, { replaced, today }: Replacements): Promise<ShownDrawing> {
  const { id, revision, fromSerial, toSerial, imageHash, widthPx, heightPx } = drawing;
  const rows = await listCallouts(db, id);
  const ids = rows.flatMap(({ productId }) => (productId !== null && replaced.ids.has(productId) ? productId : []));
  const successors = Map.groupBy(await listSuccessors(db, { ids, today }), ({ ofId }) => ofId);
  return {
    drawingId: id,
    revision,
    fromSerial,
    toSerial,
    imageHash,
    widthPx,
    heightPx,
    // A part that is no longer offered is named, and not sold.
    callouts: rows.map(({ productActive, productId, ...row }) => ({
      ...row,
      productId: productActive === true ? productId : null,
      successors: (successors.get(productId ?? 0) ?? []).map(({ product, quantity }) => ({
        productId: product.id,
        productName: product.name,
        productIntro: product.intro,
        quantity,
      })),
    })),
  };
}

function listCallouts(db: Db, drawingId: number) {
  const { position, callout, x, y, productId, partText, quantity, fromSerial, toSerial, option, note } = pressCallouts;
  return db
    .select({
      position,
      callout,
      x,
      y,
      productId,
      productName: products.name,
      productIntro: products.intro,
      productActive: products.active,
      partText,
      quantity,
      unit: products.unit,
      unitPieces: sql<number>`coalesce(${products.unitPieces}, 1)::integer`,
      fromSerial,
      toSerial,
      option,
      note,
    })
    .from(pressCallouts)
    .leftJoin(products, eq(products.id, pressCallouts.productId))
    .where(eq(pressCallouts.drawingId, drawingId))
    .orderBy(asc(pressCallouts.position));
}

/** The assemblies of a model as staff edit them, or those of these numbers. */
export async function readStaffAssemblies(
  db: Db,
  of: { modelId: number } | { ids: readonly number[] },
): Promise<StaffAssembly[]> {
  const assemblies = await db
    .select()
    .from(pressAssemblies)
    .where('modelId' in of ? eq(pressAssemblies.modelId, of.modelId) : inArray(pressAssemblies.id, [...of.ids]))
    .orderBy(...inOrder);
  const drawings =
    assemblies.length === 0
      ? []
      : await listDrawings(
          db,
          assemblies.map(({ id }) => id),
        );
  const ofAssembly = Map.groupBy(drawings, ({ assemblyId }) => assemblyId);
  return assemblies.map((assembly) => ({
    ...assembly,
    drawings: (ofAssembly.get(assembly.id) ?? []).map(({ id, revision, fromSerial, toSerial }) => ({
      drawingId: id,
      revision,
      fromSerial,
      toSerial,
    })),
  }));
}

/** A drawing with its parts list as staff edit it. */
export async function findStaffDrawing(db: Db, drawingId: number): Promise<DrawingRow | undefined> {
  const { id, assemblyId, revision, fromSerial, toSerial, imageHash, widthPx, heightPx, printedNumbers, version } =
    pressDrawings;
  const [drawing] = await db
    .select({
      id,
      assemblyId,
      assemblyName: pressAssemblies.name,
      modelId: pressModels.id,
      modelName: pressModels.name,
      revision,
      fromSerial,
      toSerial,
      imageHash,
      widthPx,
      heightPx,
      printedNumbers,
      version,
    })
    .from(pressDrawings)
    .innerJoin(pressAssemblies, eq(pressAssemblies.id, pressDrawings.assemblyId))
    .innerJoin(pressModels, eq(pressModels.id, pressAssemblies.modelId))
    .where(eq(id, drawingId));
  if (drawing === undefined) return undefined;
  const rows = await listCallouts(db, drawingId);
  return {
    ...drawing,
    callouts: rows.map(({ callout, x, y, productName, partText, quantity, fromSerial, toSerial, option, note }) => ({
      callout,
      x,
      y,
      part: productName ?? '',
      partText,
      quantity,
      fromSerial,
      toSerial,
      option,
      note,
    })),
  };
}

/** A drawing with its parts list, locked until the transaction ends. */
export async function lockDrawing(tx: Db, drawingId: number): Promise<DrawingRow | undefined> {
  await tx.select({ id: pressDrawings.id }).from(pressDrawings).where(eq(pressDrawings.id, drawingId)).for('update');
  return findStaffDrawing(tx, drawingId);
}

/** All drawings, by assembly and serial number. */
export async function listDrawingIds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: pressDrawings.id })
    .from(pressDrawings)
    .orderBy(asc(pressDrawings.assemblyId), asc(pressDrawings.serials));
  return rows.map(({ id }) => id);
}

import { eq } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { changeAsStaff, type Note } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { partsByNumber } from '../parts/parts-by-number.ts';
import { type FieldError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { OperationContext, StaffContext } from '../../base/operations/operation.ts';
import { pressCallouts, pressDrawings } from '../presses/tables.ts';
import type { CalloutRow, StaffDrawing } from './answers.ts';
import { originalKey } from './drawing-file.ts';
import { type DrawingRow, findStaffDrawing, lockDrawing, readStaffAssemblies } from './drawing-queries.ts';
import type { DrawingDraft, DrawingUpload } from './staff-paths.ts';
import { storeDrawing } from './store-drawing.ts';

interface OneDrawing {
  drawingId: number;
}

/** @throws {NotFoundError} */
export async function readDrawing({ drawingId }: OneDrawing, { shop }: OperationContext): Promise<StaffDrawing> {
  const drawing = await findStaffDrawing(shop.db, drawingId);
  if (drawing === undefined) throw new NotFoundError('drawing');
  return { ...drawing, hasOriginal: await shop.files.has(originalKey(drawing.imageHash)) };
}

/**
 * Adds a drawing as a new revision, which begins with the parts list of the last one; or replaces the picture of a drawing. Returns its
 * number.
 * @throws {NotFoundError | StaleSaveError}
 * @throws {InvalidInputError} not a drawing, no such page, or the revision or some of the serial numbers are taken
 */
export async function uploadDrawing(
  { drawingId, assemblyId, file, page, version, ...head }: DrawingUpload,
  context: StaffContext,
): Promise<number> {
  const [assembly] = await readStaffAssemblies(context.shop.db, { ids: [assemblyId] });
  if (assembly === undefined) throw new NotFoundError('assembly');
  const picture = await storeDrawing(context.shop.files, file, page);
  return orRefusal(
    changeAsStaff(context, async (tx, note) => {
      const before = drawingId === 0 ? undefined : await lockDrawing(tx, drawingId);
      if (drawingId !== 0 && before?.assemblyId !== assemblyId) throw new NotFoundError('drawing');
      if (before !== undefined) await requireUnchangedDrawing(tx, version, before);
      const last = assembly.drawings.at(-1);
      const [written] =
        before === undefined
          ? await tx
              .insert(pressDrawings)
              .values({ assemblyId, ...head, ...picture })
              .returning({ id: pressDrawings.id })
          : await tx
              .update(pressDrawings)
              .set({ ...head, ...picture, version: before.version + 1 })
              .where(eq(pressDrawings.id, drawingId))
              .returning({ id: pressDrawings.id });
      if (written === undefined) throw new Error('A drawing was written and not answered.');
      if (before === undefined && last !== undefined) await copyCallouts(tx, last.drawingId, written.id);
      await noteDrawing(tx, note, before, written.id);
      return written.id;
    }),
  );
}

/** @throws {StaleSaveError} */
function requireUnchangedDrawing(tx: Db, seen: number | undefined, drawing: DrawingRow): Promise<void> {
  const thing = { entity: 'press assembly', entityId: drawing.assemblyId, part: 'drawing' } as const;
  return requireUnchanged(tx, thing, seen, drawing);
}

async function copyCallouts(tx: Db, fromId: number, drawingId: number): Promise<void> {
  const rows = await tx.select().from(pressCallouts).where(eq(pressCallouts.drawingId, fromId));
  if (rows.length > 0) await tx.insert(pressCallouts).values(rows.map(({ id: _, ...row }) => ({ ...row, drawingId })));
}

/**
 * Saves a drawing's revision, its serial numbers and its whole parts list. Returns 1.
 * @throws {NotFoundError | StaleSaveError}
 * @throws {InvalidInputError} by field: unknown part, revision or serial numbers that are taken
 */
export async function saveDrawing({ id, version, callouts, ...head }: DrawingDraft, context: StaffContext): Promise<1> {
  await orRefusal(
    changeAsStaff(context, async (tx, note) => {
      const before = await lockDrawing(tx, id);
      if (before === undefined) throw new NotFoundError('drawing');
      await requireUnchangedDrawing(tx, version, before);
      const rows = await rowsOf(tx, callouts);
      await tx
        .update(pressDrawings)
        .set({ ...head, version: before.version + 1 })
        .where(eq(pressDrawings.id, id));
      await tx.delete(pressCallouts).where(eq(pressCallouts.drawingId, id));
      if (rows.length > 0)
        await tx
          .insert(pressCallouts)
          .values(rows.map((row, index) => ({ ...row, drawingId: id, position: index + 1 })));
      await noteDrawing(tx, note, before, id);
    }),
  );
  return 1;
}

/** @throws {InvalidInputError} by field, with its place: an unknown part */
async function rowsOf(tx: Db, callouts: readonly CalloutRow[]) {
  const find = await partsByNumber(
    tx,
    callouts.flatMap(({ part }) => (part === '' ? [] : part)),
  );
  const errors: FieldError[] = [];
  const rows = callouts.map(({ part, ...row }, index) => {
    const product = part === '' ? null : find(part);
    if (product === undefined)
      errors.push({ field: `callouts.${index}.part`, message: message('staff-refusal.part-unknown') });
    return { ...row, productId: product?.id ?? null };
  });
  if (errors.length > 0) throw new InvalidInputError(errors);
  return rows;
}

/** Removes a drawing with its parts list; its picture stays, because the audit list may name it. Returns 1. @throws {NotFoundError} */
export async function removeDrawing({ drawingId }: OneDrawing, context: StaffContext): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const before = await lockDrawing(tx, drawingId);
    if (before === undefined) throw new NotFoundError('drawing');
    await tx.delete(pressDrawings).where(eq(pressDrawings.id, drawingId));
    await noteDrawing(tx, note, before, drawingId);
  });
  return 1;
}

/** Notes a drawing in the history of its assembly, by the words of its parts list. */
async function noteDrawing(tx: Db, note: Note, before: DrawingRow | undefined, drawingId: number): Promise<void> {
  const after = await findStaffDrawing(tx, drawingId);
  const shown = after ?? before;
  if (shown === undefined) return;
  await note({
    action: before === undefined ? 'added' : after === undefined ? 'removed' : 'saved',
    entity: 'press assembly',
    entityId: shown.assemblyId,
    before: before === undefined ? null : auditValues(before),
    after: after === undefined ? null : auditValues(after),
  });
}

function auditValues({ assemblyName, revision, fromSerial, toSerial, imageHash, callouts, version }: DrawingRow) {
  return {
    name: `${assemblyName}, ${revision}`,
    drawing: revision,
    fromSerial,
    toSerial,
    imageHash,
    callouts: callouts.map(calloutText),
    version,
  };
}

/** '7: DB-0200, 2 (12.5 %, 40 %)'. */
function calloutText({ callout, part, partText, quantity, x, y }: CalloutRow): string {
  const place = x === null || y === null ? '' : ` (${percent(x)}, ${percent(y)})`;
  return `${callout}: ${part === '' ? partText : part}, ${quantity}${place}`;
}

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10} %`;

async function orRefusal<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const refusal = REFUSALS[violatedConstraint(error) ?? ''];
    if (refusal === undefined) throw error;
    throw new InvalidInputError([refusal]);
  }
}

/** Refusals of the database by its constraints. */
const REFUSALS: Readonly<Record<string, FieldError>> = {
  press_drawings_revision: { field: 'revision', message: message('staff-refusal.drawing.revision-taken') },
  press_drawings_once: { field: 'fromSerial', message: message('staff-refusal.drawing.overlap') },
};

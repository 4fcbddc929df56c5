import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { changeAsStaff, type Note } from '../../base/audit/change-as-staff.ts';
import { partsByNumber } from '../parts/parts-by-number.ts';
import { type FieldError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { StaffFit } from './answers.ts';
import type { FitRule } from './fit.ts';
import type { FitDraft } from './staff-paths.ts';
import { fitList } from './staff-lists.ts';
import { partFits, pressModels } from './tables.ts';

/**
 * Saves statements that parts fit models, all or none; id 0 adds one (J2). Returns 1.
 * @throws {NotFoundError} a statement was removed
 * @throws {InvalidInputError} by field, with its place: unknown part, model or option, a range that overlaps another
 */
export async function saveFits({ fits }: { fits: readonly FitDraft[] }, context: StaffContext): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const errors: FieldError[] = [];
    const refuse = (index: number, field: string, refusal: FieldError['message']) =>
      errors.push({ field: `fits.${index}.${field}`, message: refusal });
    const [find, options] = [
      await partsByNumber(
        tx,
        fits.map(({ part }) => part),
      ),
      await optionsOf(
        tx,
        fits.map(({ modelId }) => modelId),
      ),
    ];
    const rows = fits.flatMap(({ part, ...draft }, index) => {
      const product = find(part);
      const known = options.get(draft.modelId);
      if (product === undefined) refuse(index, 'part', message('staff-refusal.part-unknown'));
      if (known === undefined) refuse(index, 'modelId', message('refusal.model-unknown'));
      else if (draft.option !== '' && !known.includes(draft.option))
        refuse(index, 'option', message('staff-refusal.press.option-unknown', { options: known.join(', ') }));
      return product === undefined ? [] : { ...draft, productId: product.id };
    });
    if (errors.length > 0) throw new InvalidInputError(errors);
    const before = await lockFits(
      tx,
      rows.flatMap(({ id }) => (id === 0 ? [] : id)),
      context.shop,
    );
    const written: number[] = [];
    await tx.execute(sql`set constraints part_fits_once deferred`);
    for (const { id, ...values } of rows) {
      if (id !== 0 && !before.has(id)) throw new NotFoundError('part-fit');
      written.push(await writeFit(tx, id, values));
    }
    await requireApart(tx, written);
    await noteFits(tx, note, context, { before: [...before.values()], after: written });
  });
  return 1;
}

/** Writes one statement. Ranges are judged when all are written, because they may exchange their serial numbers. */
async function writeFit(tx: Db, id: number, values: Omit<FitDraft, 'id' | 'part'> & { productId: number }) {
  const [row] =
    id === 0
      ? await tx.insert(partFits).values(values).returning({ id: partFits.id })
      : await tx.update(partFits).set(values).where(eq(partFits.id, id)).returning({ id: partFits.id });
  return row?.id ?? 0;
}

/** @throws {InvalidInputError} by field: statements that share a serial number with another, now that all are written */
async function requireApart(tx: Db, written: readonly number[]): Promise<void> {
  const other = alias(partFits, 'other');
  const overlapping = await tx
    .select({ id: partFits.id })
    .from(partFits)
    .innerJoin(
      other,
      and(
        ne(other.id, partFits.id),
        eq(other.modelId, partFits.modelId),
        eq(other.productId, partFits.productId),
        eq(other.option, partFits.option),
        sql`${other.serials} && ${partFits.serials}`,
      ),
    )
    .where(inArray(partFits.id, [...written]));
  const ids = new Set(overlapping.map(({ id }) => id));
  const errors = written.flatMap((id, index) => (ids.has(id) ? overlapAt(index) : []));
  if (errors.length > 0) throw new InvalidInputError(errors);
  try {
    await tx.execute(sql`set constraints part_fits_once immediate`);
  } catch (error) {
    if (violatedConstraint(error) !== 'part_fits_once') throw error;
    throw new InvalidInputError([overlapAt(0)]); // a colleague's range, saved in this moment
  }
}

const overlapAt = (index: number): FieldError => ({
  field: `fits.${index}.fromSerial`,
  message: message('staff-refusal.press.overlap'),
});

/** Removes a statement. Returns 1. @throws {NotFoundError} */
export async function removeFit({ fitId }: { fitId: number }, context: StaffContext): Promise<1> {
  await changeAsStaff(context, async (tx, note) => {
    const before = await lockFits(tx, [fitId], context.shop);
    if (before.size === 0) throw new NotFoundError('part-fit');
    await tx.delete(partFits).where(eq(partFits.id, fitId));
    await noteFits(tx, note, context, { before: [...before.values()], after: [] });
  });
  return 1;
}

async function lockFits(tx: Db, ids: readonly number[], shop: Shop): Promise<Map<number, StaffFit>> {
  if (ids.length === 0) return new Map();
  await tx
    .select({ id: partFits.id })
    .from(partFits)
    .where(inArray(partFits.id, [...ids]))
    .orderBy(partFits.id)
    .for('update');
  return new Map((await fitList.rows(tx, [...ids], shop)).map((fit) => [fit.id, fit]));
}

async function optionsOf(tx: Db, modelIds: readonly number[]): Promise<Map<number, readonly string[]>> {
  const rows = await tx
    .select({ id: pressModels.id, options: pressModels.options })
    .from(pressModels)
    .where(inArray(pressModels.id, [...new Set(modelIds)]));
  return new Map(rows.map(({ id, options }) => [id, options]));
}

/** One entry for each part, because its history shows what it fits. */
async function noteFits(
  tx: Db,
  note: Note,
  { shop }: StaffContext,
  { before, after }: { before: readonly StaffFit[]; after: readonly number[] },
): Promise<void> {
  const now = after.length === 0 ? [] : await fitList.rows(tx, [...after], shop);
  const parts = Map.groupBy([...before, ...now], ({ productId }) => productId);
  for (const [productId] of parts)
    await note({
      action: 'saved',
      entity: 'product',
      entityId: productId,
      before: { fits: before.filter((fit) => fit.productId === productId).map(fitText) },
      after: { fits: now.filter((fit) => fit.productId === productId).map(fitText) },
    });
}

/** 'P5-13 2200-100 – 2200-199, UV: 2'. */
export function fitText({
  modelName,
  fromSerial,
  toSerial,
  option,
  quantity,
}: FitRule & { modelName: string }): string {
  const range = fromSerial === '' && toSerial === '' ? '' : ` ${fromSerial} – ${toSerial}`;
  return `${modelName}${range}${option === '' ? '' : `, ${option}`}: ${quantity}`;
}

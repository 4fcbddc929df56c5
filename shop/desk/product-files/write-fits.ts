import { inArray, sql } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { issue } from '../../base/messages/issue.ts';
import { fitText } from '../../catalogue/presses/save-fits.ts';
import { partFits } from '../../catalogue/presses/tables.ts';
import type { ImportConflict } from './answers.ts';
import type { FitRow } from './file-rows.ts';
import type { Step } from './import-step.ts';
import type { Written } from './write-products.ts';

const FIELDS = ['productId', 'modelId', 'fromSerial', 'toSerial', 'option', 'quantity', 'note'] as const;

/** Applies the steps of what fits, like stepProducts: rows are added, changed or removed. */
export async function stepFits(
  tx: Db,
  steps: readonly Step<FitRow>[],
  action: 'imported' | 'put back',
): Promise<Written> {
  const written: Written = { outcomes: [], notes: [], conflicts: [], moves: [] };
  const present = steps.filter(({ from }) => isThere(from));
  const ids = present.flatMap(({ entityId }) => entityId ?? []);
  const stored = new Map(
    ids.length === 0
      ? []
      : (await tx.select().from(partFits).where(inArray(partFits.id, ids)).orderBy(partFits.id).for('update')).map(
          (fit) => [fit.id, fit],
        ),
  );
  for (const { row, entityId, name, from } of present) {
    const fit = stored.get(entityId ?? 0);
    const isAsSeen = fit !== undefined && FIELDS.every((field) => fit[field] === from?.[field]);
    if (isAsSeen) continue;
    const reason = issue(fit === undefined ? 'staff-refusal.row.gone' : 'staff-refusal.row.saved');
    written.conflicts.push({ kind: 'fits', row, entityId: entityId ?? 0, name, reason });
  }
  if (written.conflicts.length > 0) return written;

  const removed = steps.filter(({ to }) => !isThere(to));
  const changed = present.filter(({ to }) => isThere(to));
  const added = steps.filter(({ from, to }) => !isThere(from) && isThere(to));
  const gone = removed.flatMap(({ entityId }) => entityId ?? []);
  if (gone.length > 0) await tx.delete(partFits).where(inArray(partFits.id, gone));
  if (changed.length > 0) await updateFits(tx, changed);
  const newIds = added.length === 0 ? [] : await insertFits(tx, added);
  written.outcomes = [
    ...[...removed, ...changed].map(({ changeId, entityId }) => ({ changeId, entityId, version: null })),
    ...added.map(({ changeId }, at) => ({ changeId, entityId: newIds[at] ?? null, version: null })),
  ];
  written.notes = steps.flatMap(({ from, to }) => {
    const productId = to?.productId ?? from?.productId;
    if (productId === undefined) return [];
    const auditValues = (fit: Partial<FitRow> | null) => ({ fits: isThere(fit) ? [wordsOf(fit)] : [] });
    return [
      { action, entity: 'product' as const, entityId: productId, before: auditValues(from), after: auditValues(to) },
    ];
  });
  return written;
}

function isThere(fit: Partial<FitRow> | null): fit is Partial<FitRow> {
  return fit !== null && fit.removed !== true;
}

function wordsOf({
  model = '',
  fromSerial = '',
  toSerial = '',
  option = '',
  quantity = 1,
  note = '',
}: Partial<FitRow>) {
  return fitText({ modelName: model, fromSerial, toSerial, option, quantity, note });
}

function valuesOf({ to }: Step<FitRow>) {
  return {
    productId: to?.productId ?? 0,
    modelId: to?.modelId ?? 0,
    fromSerial: to?.fromSerial ?? '',
    toSerial: to?.toSerial ?? '',
    option: to?.option ?? '',
    quantity: to?.quantity ?? 1,
    note: to?.note ?? '',
  };
}

/** Inserts them in order; one that comes back has its number again. Returns their numbers. */
async function insertFits(tx: Db, steps: readonly Step<FitRow>[]): Promise<number[]> {
  const rows = await tx
    .insert(partFits)
    .values(steps.map((step) => ({ ...valuesOf(step), ...(step.entityId === null ? {} : { id: step.entityId }) })))
    .returning({ id: partFits.id });
  return rows.map(({ id }) => id);
}

async function updateFits(tx: Db, steps: readonly Step<FitRow>[]): Promise<void> {
  const values = steps.map(valuesOf);
  const list = (field: keyof ReturnType<typeof valuesOf>) => sql.param(values.map((each) => each[field]));
  await tx.execute(sql`
    update part_fits
    set product_id = fit.product_id, model_id = fit.model_id, from_serial = fit.from_serial, to_serial = fit.to_serial,
        option = fit.option, quantity = fit.quantity, note = fit.note
    from unnest(
      ${sql.param(steps.map(({ entityId }) => entityId))}::integer[], ${list('productId')}::integer[], ${list('modelId')}::integer[],
      ${list('fromSerial')}::text[], ${list('toSerial')}::text[], ${list('option')}::text[], ${list('quantity')}::smallint[],
      ${list('note')}::text[]
    ) as fit (id, product_id, model_id, from_serial, to_serial, option, quantity, note)
    where part_fits.id = fit.id`);
}

/** Lets ranges overlap until checkRanges, because an import may exchange them. */
export async function deferRanges(tx: Db): Promise<void> {
  await tx.execute(sql`set constraints part_fits_once deferred`);
}

/** Checks the ranges after the last write; another person may have stated an overlapping one since the comparison. */
export async function checkRanges(tx: Db): Promise<ImportConflict[]> {
  try {
    await tx.execute(sql`set constraints part_fits_once immediate`);
    return [];
  } catch (error) {
    if (violatedConstraint(error) !== 'part_fits_once') throw error;
    return [{ kind: 'fits', row: 0, entityId: 0, name: '', reason: issue('staff-refusal.press.overlap') }];
  }
}

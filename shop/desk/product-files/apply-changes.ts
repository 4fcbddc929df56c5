import { inTransaction, type Database, type Db } from '#platform/database/database.ts';
import { recordChanges } from '../../base/audit/record-change.ts';
import { bookMovements } from '../../catalogue/stock/book-movements.ts';
import type { Progress } from './import-entry.ts';
import { keepOutcome, readChanges } from './import-queries.ts';
import { deleteProducts } from './product-writes.ts';
import { numbersTakenMeanwhile } from '../product-comparison/questions.ts';
import { ChangedMeanwhileError, type Direction, stepsOf } from './import-step.ts';
import { linkProducts, type ProductsLeft, stepProducts, type UnlinkedProduct, type Written } from './write-products.ts';
import { checkRanges, deferRanges, stepFits } from './write-fits.ts';
import { stepTexts } from './apply-translations.ts';
import { stepVariants } from './write-variants.ts';
import type { ImportConflict } from './answers.ts';

const ROWS_A_BATCH = 500;

interface Work {
  importId: number;
  direction: Direction;
  /** Confirms that restored part numbers may by now belong to other products (D45). */
  isConfirmed: boolean;
  /** Leaves the rows that somebody has changed since, and applies the others (P4). */
  isLeaving: boolean;
  staff: { id: number; name: string };
  now: Date;
  progress: Progress;
  /** Written last, in the same transaction. @param left rows that were left */
  finish(this: void, tx: Db, left: readonly ImportConflict[]): Promise<void>;
}

/**
 * Applies the changes of an import, or undoes them, with their audit entries, all or none.
 * @throws {ChangedMeanwhileError} rows have changed since and are not to be left; the error names all of them
 */
export function applyChanges(
  db: Database,
  { importId, direction, isConfirmed, isLeaving, staff, now, progress, finish }: Work,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const changes = await readChanges(tx, importId);
    const action = direction === 'apply' ? 'imported' : 'put back';
    const [conflicts, left]: [ImportConflict[], ImportConflict[]] = [[], []];
    let done = 0;
    const write = async <Each extends { row: number }>(
      steps: readonly Each[],
      step: (batch: readonly Each[]) => Promise<Written>,
    ) => {
      for (let at = 0; at < steps.length; at += ROWS_A_BATCH) {
        let batch = steps.slice(at, at + ROWS_A_BATCH);
        let written = await step(batch);
        while (written.conflicts.length > 0) {
          if (!isLeaving) break;
          const rows = new Set(written.conflicts.map(({ row }) => row));
          left.push(...written.conflicts);
          batch = batch.filter(({ row }) => !rows.has(row));
          written = await step(batch); // a step with conflicts has written nothing
        }
        conflicts.push(...written.conflicts);
        if (conflicts.length === 0) {
          await recordChanges(tx, staff, now, written.notes);
          const moves = written.moves.map((move) => ({ ...move, kind: 'import' as const, staffName: staff.name }));
          await bookMovements(tx, now, moves);
          await keepOutcome(tx, written.outcomes);
        }
        done = Math.min(done + ROWS_A_BATCH, changes.length);
        await progress('writing', done, changes.length);
      }
    };
    const link = async (unlinked: readonly UnlinkedProduct[]) => {
      for (let at = 0; at < unlinked.length; at += ROWS_A_BATCH) {
        const written = await linkProducts(tx, unlinked.slice(at, at + ROWS_A_BATCH));
        conflicts.push(...written.conflicts); // its other cells are written by now: it can't be left
        if (conflicts.length === 0) await recordChanges(tx, staff, now, written.notes);
      }
    };
    const products = stepsOf(changes, 'products', direction);
    const removed = products.flatMap(({ to, entityId }) => (to === null && entityId !== null ? [entityId] : []));
    const after: ProductsLeft = { unlinked: [], leaving: new Set(removed) };
    await write(products, (batch) => stepProducts(tx, batch, action, after));
    if (conflicts.length === 0) await link(after.unlinked);
    if (conflicts.length === 0) {
      const rows = new Set(left.map(({ entityId }) => entityId));
      await deleteProducts(
        tx,
        removed.filter((id) => !rows.has(id)),
      );
    }
    await write(stepsOf(changes, 'widths', direction), (batch) => stepVariants(tx, batch, action));
    await deferRanges(tx);
    await write(stepsOf(changes, 'fits', direction), (batch) => stepFits(tx, batch, action));
    await write(stepsOf(changes, 'texts', direction), (batch) => stepTexts(tx, batch, action)); // others bring some of them
    if (conflicts.length === 0) conflicts.push(...(await checkRanges(tx)));
    if (conflicts.length === 0 && (direction === 'apply' || !isConfirmed))
      conflicts.push(...(await numbersTakenMeanwhile(tx, await readChanges(tx, importId), direction)));
    if (conflicts.length > 0) throw new ChangedMeanwhileError(conflicts);
    await finish(tx, left);
  });
}

import type { BulkEdit } from './tables.ts';
import { ConflictError, NotFoundError, UnconfirmedError, type Unusual } from '../../base/messages/errors.ts';
import type { Shop, SignedInStaff } from '../../base/operations/shop.ts';
import { recordChanges } from '../../base/audit/record-change.ts';
import { inTransaction } from '#platform/database/database.ts';
import { applyChanges } from './apply-changes.ts';
import { checkFiles } from './check-file.ts';
import type { ImportState, ImportStep, Progress } from './import-entry.ts';
import {
  beginWork,
  endWork,
  findImport,
  insertChanges,
  insertImport,
  readChanges,
  saveHeartbeat,
  saveProgress,
} from './import-queries.ts';
import { makeCommonSizes } from '../../base/files/size-picture.ts';
import type { ProductRow } from './file-rows.ts';
import { runInSequence } from './run-in-sequence.ts';
import type { SentFiles } from './open-files.ts';
import { questionsOfUndo } from '../product-comparison/questions.ts';
import { STOPPED } from './crashed-import.ts';
import { ChangedMeanwhileError, type Direction } from './import-step.ts';
import { issue } from '../../base/messages/issue.ts';
import { message, type Message } from '../../base/messages/message.ts';

type ImportShop = Pick<Shop, 'db' | 'files' | 'clock' | 'hot' | 'refreshHot' | 'log'>;

/** Author of the import. */
type ImportStaff = Pick<SignedInStaff, 'id' | 'name'>;

/** Work on one import in this process. */
interface Work {
  shop: ImportShop;
  importId: number;
  attempt: number;
  /** Reported in addition to the database, for a terminal. */
  progress?: Progress;
  signal?: AbortSignal;
}

/** Begins an import. Returns its id and the dry run that is still to run. */
export async function beginImport(
  shop: ImportShop,
  staff: ImportStaff,
  fileName: string,
  bulkEdit: BulkEdit | null = null,
): Promise<{ importId: number; attempt: number }> {
  const source = { fileName: shownName(fileName), bulkEdit };
  return { importId: await insertImport(shop.db, staff, source, shop.clock.now()), attempt: 1 };
}

/** Shortens a name for lists. */
function shownName(fileName: string): string {
  return (
    fileName
      .replaceAll(/\p{Cc}/gu, '')
      .toWellFormed()
      .slice(0, 200) || '–'
  );
}

/** The dry run, once its turn comes: reads the upload, and stores its faults or its changes. */
export function checkImport(work: Work, open: () => Promise<SentFiles>): Promise<void> {
  return runInSequence(() => check(work, open), {
    sayWaiting: () => progressOf(work)('reading', 0, 0),
    sayAlive: () => sayAlive(work),
  });
}

async function check(work: Work, open: () => Promise<SentFiles>): Promise<void> {
  const { shop, importId, attempt } = work;
  try {
    const checked = await checkFiles(shop, open, progressOf(work));
    const { changes, unchanged, faults, questions } = checked;
    const added = changes.filter(({ isNew }) => isNew).length;
    await inTransaction(shop.db, async (tx) => {
      await insertChanges(tx, importId, checked);
      const ended = {
        state: faults.count === 0 ? ('checked' as const) : ('refused' as const),
        added,
        changed: changes.length - added,
        unchanged,
        asked: questions.count,
        questions: questions.kept,
        faults: faults.count,
        errors: faults.kept,
      };
      keepOrFail(await endWork(tx, importId, attempt, ended));
    });
  } catch (error) {
    await endWork(shop.db, importId, attempt, { state: 'broken', trouble: troubleIn(work) });
    throw error;
  }
}

const WAYS = {
  apply: { ready: 'checked', busy: 'applying', done: 'applied' },
  undo: { ready: 'applied', busy: 'undoing', done: 'undone' },
} as const satisfies Record<Direction, Record<string, ImportState>>;

const NOT_READY = {
  apply: message('staff-refusal.import-not-waiting'),
  undo: message('staff-refusal.import-not-undone'),
} as const;

/**
 * Begins to apply or undo an import. Returns the id of the attempt.
 * @param isConfirmed confirms unusual changes (D45)
 * @param isRest applies the valid rows and leaves out the faulty ones
 * @throws {NotFoundError}
 * @throws {UnconfirmedError} unusual changes need a confirmation: nothing is written
 * @throws {ConflictError} it is not ready, or already in progress
 */
export async function beginStep(
  shop: ImportShop,
  importId: number,
  direction: Direction,
  { isConfirmed = false, isRest = false }: { isConfirmed?: boolean | undefined; isRest?: boolean | undefined } = {},
): Promise<number> {
  const ready = isRest ? 'refused' : WAYS[direction].ready;
  const found = await findImport(shop.db, importId);
  if (found === undefined) throw new NotFoundError('import');
  if (isRest && found.added + found.changed === 0) throw new ConflictError('import.not-ready', NOT_READY[direction]);
  if (!isConfirmed && found.state === ready) await refuseUnasked(shop, found, direction);
  const { busy } = WAYS[direction];
  const attempt = await beginWork(shop.db, importId, { ready, busy, now: shop.clock.now() });
  if (attempt !== undefined) return attempt;
  throw new ConflictError('import.not-ready', NOT_READY[direction]);
}

async function refuseUnasked({ db }: ImportShop, found: FoundImport, direction: Direction): Promise<void> {
  if (direction === 'apply') refuse('import', found.questions as readonly Message[], found.asked);
  else refuse('part number', await questionsOfUndo(db, await readChanges(db, found.id)));
}

type FoundImport = NonNullable<Awaited<ReturnType<typeof findImport>>>;

function refuse(about: Unusual, asks: readonly Message[], count = asks.length): void {
  if (count === 0) return;
  const more = count - MAX_QUESTIONS;
  const questions = more > 0 ? [...asks.slice(0, MAX_QUESTIONS), message('staff-refusal.and-more', { more })] : asks;
  throw new UnconfirmedError(about, questions);
}

/** Maximum number of questions in an answer; the import has all of them. */
const MAX_QUESTIONS = 20;

/** Answers given before a step. */
interface StepOptions {
  /** Confirms part numbers that other products have by now (D45). */
  isConfirmed?: boolean | undefined;
  /** Leaves the rows that somebody has changed since; otherwise nothing is written (P4). */
  isLeaving?: boolean | undefined;
  /** Leaves the sizes of new pictures to their first readers: drawing takes seconds for each. */
  leavesSizes?: boolean | undefined;
}

/**
 * Applies or undoes an import, once its turn comes. Rows changed in the meantime are not an error: they are stored as
 * conflicts.
 */
export async function runStep(
  work: Work,
  direction: Direction,
  staff: ImportStaff,
  how: StepOptions = {},
): Promise<void> {
  await runInSequence(() => step(work, direction, staff, how), {
    sayWaiting: () => progressOf(work)('writing', 0, 0),
    sayAlive: () => sayAlive(work),
  });
  if (direction === 'apply' && how.leavesSizes !== true) await sizePictures(work);
}

/** Makes the common sizes of an import's pictures. The import is finished by then, and other imports continue. */
async function sizePictures({ shop, importId, signal }: Work): Promise<void> {
  const changes = await readChanges(shop.db, importId);
  const hashes = new Set(
    changes.map(({ after }) => (after as Partial<ProductRow> | null)?.imageHash).filter((hash) => hash != null),
  );
  for (const hash of hashes) await makeCommonSizes(shop, 'products', hash, signal);
}

async function step(
  work: Work,
  direction: Direction,
  staff: ImportStaff,
  { isConfirmed = false, isLeaving = false }: StepOptions,
): Promise<void> {
  const { shop, importId, attempt } = work;
  const { done } = WAYS[direction];
  const now = shop.clock.now();
  const isUndo = direction === 'undo';
  const ready = await stateBefore(work, direction);
  try {
    await applyChanges(shop.db, {
      importId,
      direction,
      isConfirmed,
      isLeaving,
      staff,
      now,
      progress: progressOf(work),
      async finish(tx, left) {
        const ended = isUndo ? { undoneAt: now, undoneBy: staff.name } : { appliedAt: now };
        keepOrFail(
          await endWork(tx, importId, attempt, { state: done, ...ended, conflicts: left.slice(0, MAX_CONFLICTS) }),
        );
        const { fileName, added, changed } = (await findImport(tx, importId)) ?? {};
        const thing = { fileName, added, changed };
        const [before, after] = isUndo ? [thing, null] : [null, thing];
        const action = isUndo ? 'put back' : 'imported';
        await recordChanges(tx, staff, now, [{ action, entity: 'product import', entityId: importId, before, after }]);
      },
    });
  } catch (error) {
    if (!(error instanceof ChangedMeanwhileError)) {
      await endWork(shop.db, importId, attempt, { state: ready, trouble: troubleIn(work) });
      throw error;
    }
    const conflicts = error.conflicts.slice(0, MAX_CONFLICTS);
    await endWork(shop.db, importId, attempt, { state: ready, trouble: troubleOf(error, direction), conflicts });
    return;
  }
  await shop.refreshHot();
}

/** The state that an import returns to if nothing was written. */
async function stateBefore({ shop, importId }: Work, direction: Direction): Promise<ImportState> {
  const found = await findImport(shop.db, importId);
  return direction === 'apply' && (found?.faults ?? 0) > 0 ? 'refused' : WAYS[direction].ready;
}

const MAX_CONFLICTS = 100;
const FAULT = issue('refusal.fault');

function troubleIn({ signal }: Work): string {
  return signal?.aborted === true ? STOPPED : FAULT;
}

function troubleOf({ conflicts: { length } }: ChangedMeanwhileError, direction: Direction): string {
  return direction === 'apply'
    ? issue('staff-refusal.rows-moved', { count: length })
    : issue('staff-refusal.rows-moved-since', { count: length });
}

/** Another process took this work for dead and started it again, so nothing of it may be kept. */
function keepOrFail(isOwn: boolean): void {
  if (!isOwn) throw new Error('Another process took over this import.');
}

const PAUSE_MS = 300;

/** Records progress in the database a few times a second, and stops the work when the shop closes. */
function sayAlive({ shop, importId, attempt }: Work): Promise<void> {
  return saveHeartbeat(shop.db, { importId, attempt }, shop.clock.now());
}

function progressOf({ shop, importId, attempt, progress, signal }: Work): Progress {
  let savedAt = 0;
  let savedStep: ImportStep | undefined;
  return async (step, done, total) => {
    signal?.throwIfAborted();
    await progress?.(step, done, total);
    if (step === savedStep && performance.now() - savedAt < PAUSE_MS) return;
    [savedStep, savedAt] = [step, performance.now()];
    const isOwn = await saveProgress(shop.db, { importId, attempt }, { step, done, total, now: shop.clock.now() });
    keepOrFail(isOwn);
  };
}

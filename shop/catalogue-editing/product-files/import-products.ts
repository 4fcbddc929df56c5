import { ConflictError, NotFoundError, UnconfirmedError, type Unusual } from '../../kernel/errors.ts';
import type { Shop, SignedInStaff } from '../../operations/shop.ts';
import { recordChanges } from '../../audit/record-change.ts';
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
import { makeCommonSizes } from '../../files/pictures/size-picture.ts';
import type { ProductRow } from './file-rows.ts';
import { runInSequence } from './run-in-sequence.ts';
import type { SentFiles } from './open-files.ts';
import { questionsOfUndo } from './questions.ts';
import { STOPPED } from './crashed-import.ts';
import { ChangedMeanwhileError, type Direction } from './step.ts';
import { issue } from '../../kernel/issue.ts';
import { message, type Message } from '../../kernel/message.ts';

type ImportShop = Pick<Shop, 'db' | 'files' | 'clock' | 'hot' | 'refreshHot' | 'log'>;

/** In whose name it is done. */
type ImportStaff = Pick<SignedInStaff, 'id' | 'name'>;

/** Work on one import, under way in this process. */
interface Work {
  shop: ImportShop;
  importId: number;
  attempt: number;
  /** Told beside the database: a terminal shows it. */
  progress?: Progress;
  signal?: AbortSignal;
}

/** Begins an import: its number, and the dry run that is still to be done. */
export async function beginImport(
  shop: ImportShop,
  staff: ImportStaff,
  fileName: string,
): Promise<{ importId: number; attempt: number }> {
  return { importId: await insertImport(shop.db, staff, shownName(fileName), shop.clock.now()), attempt: 1 };
}

/** A name as lists can show it. */
function shownName(fileName: string): string {
  return (
    fileName
      .replaceAll(/\p{Cc}/gu, '')
      .toWellFormed()
      .slice(0, 200) || '–'
  );
}

/** The dry run, when its turn comes: reads what was sent, and keeps what is wrong with it or what it would change. */
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
 * Begins to apply an import, or to undo one; answers by which attempt.
 * @param isConfirmed  what is unusual about it is meant (D45)
 * @param isRest       rows that can't be taken are left out, and the others applied
 * @throws {NotFoundError}
 * @throws {UnconfirmedError}  something is, and nobody said so: nothing is written
 * @throws {ConflictError}  it is not ready for that, or somebody else does it already
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
  const more = count - MAX_SAID;
  const said = more > 0 ? [...asks.slice(0, MAX_SAID), message('staff-refusal.and-more', { more })] : asks;
  throw new UnconfirmedError(about, said);
}

/** Number of questions that fit into one answer; the import has them all. */
const MAX_SAID = 20;

/** Applies or undoes what was begun, when its turn comes. Rows that were changed meanwhile are no fault: they are kept with the import. */
export async function runStep(
  work: Work,
  direction: Direction,
  staff: ImportStaff,
  isConfirmed = false,
): Promise<void> {
  await runInSequence(() => step(work, direction, staff, isConfirmed), {
    sayWaiting: () => progressOf(work)('writing', 0, 0),
    sayAlive: () => sayAlive(work),
  });
  if (direction === 'apply') await sizePictures(work);
}

/** Makes the common sizes of the pictures that an import has brought; the import is done by then, and others go on. */
async function sizePictures({ shop, importId, signal }: Work): Promise<void> {
  const changes = await readChanges(shop.db, importId);
  const hashes = new Set(
    changes.map(({ after }) => (after as Partial<ProductRow> | null)?.imageHash).filter((hash) => hash != null),
  );
  for (const hash of hashes) await makeCommonSizes(shop, 'products', hash, signal);
}

async function step(work: Work, direction: Direction, staff: ImportStaff, isConfirmed: boolean): Promise<void> {
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
      staff,
      now,
      progress: progressOf(work),
      async finish(tx) {
        const ended = isUndo ? { undoneAt: now, undoneBy: staff.name } : { appliedAt: now };
        keepOrFail(await endWork(tx, importId, attempt, { state: done, ...ended }));
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

/** The state that an import goes back to where nothing was written. */
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

/** Somebody took this work for dead and does it anew: what it did must not be kept. */
function keepOrFail(isOwn: boolean): void {
  if (!isOwn) throw new Error('This work on an import was taken over by another.');
}

const PAUSE_MS = 300;

/** Says in the database how far the work is, a few times a second, and stops it when the shop closes. */
function sayAlive({ shop, importId, attempt }: Work): Promise<void> {
  return saveHeartbeat(shop.db, { importId, attempt }, shop.clock.now());
}

function progressOf({ shop, importId, attempt, progress, signal }: Work): Progress {
  let saidAt = 0;
  let said: ImportStep | undefined;
  return async (step, done, total) => {
    signal?.throwIfAborted();
    await progress?.(step, done, total);
    if (step === said && performance.now() - saidAt < PAUSE_MS) return;
    [said, saidAt] = [step, performance.now()];
    const isOwn = await saveProgress(shop.db, { importId, attempt }, { step, done, total, now: shop.clock.now() });
    keepOrFail(isOwn);
  };
}

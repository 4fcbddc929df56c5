import { ConflictError, InvalidInputError, NotFoundError, UnconfirmedError } from '../../base/messages/errors.ts';
import { issueOf } from '../../base/messages/issue.ts';
import { message } from '../../base/messages/message.ts';
import type { Shop, SignedInStaff } from '../../base/operations/shop.ts';
import { runInSequence } from '../product-files/run-in-sequence.ts';
import type { MoveState } from './answers.ts';
import { checkMove } from './check-move.ts';
import {
  type Attempt,
  beginWork,
  countMoveChanges,
  findMove,
  insertMove,
  reliableState,
  saveProgress,
  stopWork,
  TakenOverError,
} from './move-queries.ts';
import type { MoveSource } from './open-source.ts';
import { applyMove, undoMove } from './write-move.ts';

type MoveShop = Pick<Shop, 'db' | 'clock' | 'hot' | 'refreshHot' | 'files'>;
type MoveStaff = Pick<SignedInStaff, 'id' | 'name'>;
type SayRow = (done: number, total?: number) => Promise<void>;

const SILENT: SayRow = async () => {};

const READY = {
  apply: { ready: ['checked', 'stopped'], busy: 'applying' },
  undo: { ready: ['applied', 'stopped'], busy: 'undoing' },
} as const satisfies Record<string, { ready: readonly MoveState[]; busy: MoveState }>;

/** Begins a move. Its dry run is still to come. */
export async function beginMove(shop: MoveShop, staff: MoveStaff, fileName: string): Promise<Attempt> {
  const shown = fileName
    .replaceAll(/\p{Cc}/gu, '')
    .toWellFormed()
    .slice(0, 200);
  return { moveId: await insertMove(shop.db, staff, shown === '' ? '–' : shown, shop.clock.now()), attempt: 1 };
}

/** The dry run, once its turn comes: reads the files, and stores their faults or what they would change. */
export function checkFiles(
  shop: MoveShop,
  work: Attempt,
  open: () => Promise<MoveSource>,
  { sayRow = SILENT, signal }: Pick<Step, 'sayRow' | 'signal'> = {},
): Promise<void> {
  return inTurn(shop, work, async () => {
    try {
      await checkMove(shop, work, await open(), { sayRow, signal });
    } catch (error) {
      if (error instanceof InvalidInputError) return refuseWhole(shop, work, error);
      await saveProgress(shop.db, work, { state: 'broken', movedAt: shop.clock.now() });
      throw error;
    }
  });
}

/** An upload that can't be opened is refused with its reason. */
function refuseWhole({ db, clock }: MoveShop, work: Attempt, { errors }: InvalidInputError): Promise<void> {
  const faults = errors.map(({ message: reason }) => ({
    file: '',
    row: null,
    column: '',
    message: issueOf(reason),
    value: '',
  }));
  return saveProgress(db, work, { state: 'refused', faults: faults.length, errors: faults, movedAt: clock.now() });
}

/**
 * Begins to write a move or to take it back, or goes on with either.
 * @throws {NotFoundError}
 * @throws {UnconfirmedError} unusual rows need a confirmation: nothing is written
 * @throws {ConflictError} it is not ready, or already in progress
 */
export async function beginStep(
  { db, clock }: MoveShop,
  moveId: number,
  direction: 'apply' | 'undo',
  { isConfirmed = false }: { isConfirmed?: boolean | undefined } = {},
): Promise<Attempt> {
  const found = await findMove(db, moveId);
  if (found === undefined) throw new NotFoundError('move');
  const isFresh = direction === 'apply' && reliableState(found, clock.now()) === 'checked';
  if (isFresh && found.asked > 0 && !isConfirmed)
    throw new UnconfirmedError('import', found.questions.slice(0, MAX_QUESTIONS));
  // What its files said is deleted after ninety days (forget-moves.ts): nothing could be written or put back.
  if (found.added + found.changed > 0 && (await countMoveChanges(db, moveId)) === 0)
    throw new ConflictError('move.forgotten', message('staff-rule.move.forgotten'));
  const attempt = await beginWork(db, moveId, { ...READY[direction], now: clock.now() });
  if (attempt === undefined) throw new ConflictError('move.not-ready', message('staff-rule.move.not-ready'));
  return attempt;
}

const MAX_QUESTIONS = 20;

/**
 * Stops a move that is being written or taken back, by this process or another. What was written stays, until it goes on or is taken back.
 * @throws {NotFoundError}
 * @throws {ConflictError} nothing of it is in progress
 */
export async function stopMove({ db, clock }: MoveShop, moveId: number): Promise<void> {
  if (await stopWork(db, moveId, clock.now())) return;
  if ((await findMove(db, moveId)) === undefined) throw new NotFoundError('move');
  throw new ConflictError('move.not-running', message('staff-rule.move.not-running'));
}

interface Step {
  staff: MoveStaff;
  isLeaving?: boolean | undefined;
  signal?: AbortSignal;
  sayRow?: SayRow;
}

/** Writes a move or takes it back, once its turn comes; a process that ends leaves it where it is. */
export function runStep(
  shop: MoveShop,
  attempt: Attempt,
  direction: 'apply' | 'undo',
  { sayRow = SILENT, ...step }: Step,
): Promise<void> {
  const run = direction === 'apply' ? applyMove : undoMove;
  return inTurn(shop, attempt, async () => {
    try {
      await run(shop, attempt, { ...step, sayRow });
    } catch (error) {
      if (error instanceof TakenOverError) return;
      await saveProgress(shop.db, attempt, { state: 'stopped', movedAt: shop.clock.now() });
      throw error;
    }
  });
}

function inTurn(shop: MoveShop, work: Attempt, run: () => Promise<void>): Promise<void> {
  const sayAlive = () => saveProgress(shop.db, work, { movedAt: shop.clock.now() });
  return runInSequence(run, { sayWaiting: sayAlive, sayAlive });
}

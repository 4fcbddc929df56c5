import { z } from 'zod';
import { answerInternal, answerInternalList, answerNumber } from '../../base/operations/answers.ts';
import { operation, type StaffContext } from '../../base/operations/operation.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { issue, messageOf } from '../../base/messages/issue.ts';
import { message } from '../../base/messages/message.ts';
import { pageRequest } from '../../base/paged-lists/list-page.ts';
import { ROWS_A_PAGE } from '../../base/paged-lists/list-question.ts';
import { listInput, orAbsent } from '../../base/paged-lists/list-request.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { NEEDS } from '../../base/rights/staff-right.ts';
import { fileInput, idNumber } from '../../base/wire/input-schemas.ts';
import { moveChangeSchema, moveDetailsSchema, moveEntrySchema } from './answers.ts';
import { describeRow } from './describe-row.ts';
import { beginMove, beginStep, checkFiles, runStep, stopMove } from './move.ts';
import { countMoveChanges, entryOf, findMove, listMoveChanges, moveList } from './move-queries.ts';
import { MOVE_MAX_BYTES, openUpload } from './open-source.ts';
import { moveDeclaration, movePaths } from './paths.ts';

const who = { access: 'staff', staffRight: NEEDS.everyFile } as const;
const moveQuestion = listInput(moveDeclaration);
const moveKey = z.object({ moveId: idNumber('move') });

/** Operations for the files of another shop (Q1). */
export const moveOperations = [
  operation(movePaths.check, {
    tag: 'Move',
    summary:
      'Compare files of another shop (a CSV file, or a ZIP archive of some) with this one. Changes nothing. Returns the ID of the move (Q1).',
    who,
    input: z.object({ file: fileInput(issue('staff-refusal.choose-table')) }),
    file: { maxBytes: MOVE_MAX_BYTES, tooLarge: message('staff-refusal.import-large') },
    answer: {
      format: answerInternal(z.object({ moveId: z.int() }).meta({ id: 'BegunMove' })),
      readAt: ({ moveId }) => `/Move/GetMove/${moveId}`,
    },
    example: { fileName: 'companies.csv' },
    unaudited: 'the dry run: the move is its own record',
    async handle({ file }, { shop, caller: { staff } }) {
      const begun = await beginMove(shop, staff, file.name);
      shop.runAside((whole, signal) => checkFiles(whole, begun, () => openUpload(file), { signal }));
      return { moveId: begun.moveId };
    },
  }),

  operation(movePaths.list, {
    tag: 'Move',
    summary: 'List all moves, newest first (Q1).',
    who,
    input: moveQuestion,
    answer: { format: answerInternalList(moveEntrySchema.meta({ id: 'MoveEntry' })) },
    handle: (question, { shop }) => listPage(shop, moveList, question),
  }),

  operation(movePaths.read, {
    tag: 'Move',
    summary: 'Get a move with its state, its progress, its invalid cells, and the rows that could not be written (Q1).',
    who,
    input: moveKey,
    answer: { format: answerInternal(moveDetailsSchema.meta({ id: 'MoveDetails' })) },
    example: { path: { moveId: 1 } },
    handle: translateAnswer(readMove),
  }),

  operation(movePaths.changes, {
    tag: 'Move',
    summary: 'List the rows of a move that differ from the shop, cell by cell (Q1).',
    who,
    input: moveKey.extend({
      page: orAbsent(pageRequest.shape.page.unwrap()),
      pageSize: orAbsent(pageRequest.shape.pageSize.unwrap()),
    }),
    answer: { format: answerInternalList(moveChangeSchema.meta({ id: 'MoveChange' })) },
    example: { path: { moveId: 1 }, query: { page: 1, pageSize: 25 } },
    async handle({ moveId, page = 1, pageSize = ROWS_A_PAGE }, { shop }) {
      const [rows, total] = await Promise.all([
        listMoveChanges(shop.db, moveId, page, pageSize),
        countMoveChanges(shop.db, moveId),
      ]);
      return { items: rows.map(describeRow), total };
    },
  }),

  operation(movePaths.apply, {
    tag: 'Move',
    summary:
      'Start writing a move, or go on where it stopped. Unusual rows require `confirmed`. Returns 1; the move shows its progress (Q1).',
    who,
    input: moveKey.extend({ confirmed: z.boolean().optional() }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { moveId: 1 } },
    async handle({ moveId, confirmed }, { shop, caller: { staff } }) {
      const attempt = await beginStep(shop, moveId, 'apply', { isConfirmed: confirmed });
      shop.runAside((whole, signal) => runStep(whole, attempt, 'apply', { staff, signal }));
      return 1;
    },
  }),

  operation(movePaths.stop, {
    tag: 'Move',
    summary:
      'Stop writing a move or taking it back. What is written stays; it goes on, or is taken back, later. Returns 1 (Q1).',
    who,
    input: moveKey,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { moveId: 1 } },
    unaudited: 'the move is its own record, and an entry follows when it is written or taken back',
    async handle({ moveId }, { shop }) {
      await stopMove(shop, moveId);
      return 1;
    },
  }),

  operation(movePaths.undo, {
    tag: 'Move',
    summary:
      'Start taking a move back, or go on. It stops at rows that were changed or used since; with `leaveChanged` it leaves and names them. Returns 1 (Q1).',
    who,
    input: moveKey.extend({ leaveChanged: z.boolean().optional() }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { moveId: 1 } },
    async handle({ moveId, leaveChanged: isLeaving }, { shop, caller: { staff } }) {
      const attempt = await beginStep(shop, moveId, 'undo');
      shop.runAside((whole, signal) => runStep(whole, attempt, 'undo', { staff, signal, isLeaving }));
      return 1;
    },
  }),
];

async function readMove({ moveId }: { moveId: number }, { shop }: Pick<StaffContext, 'shop'>) {
  const row = await findMove(shop.db, moveId);
  if (row === undefined) throw new NotFoundError('move');
  const { done, total, errors, asked, questions, conflicts, appliedAt, undoneAt, undoneBy } = row;
  return {
    ...entryOf(row, shop.clock.now()),
    done,
    total,
    errors: errors.map((fault) => ({ ...fault, message: messageOf(fault.message) })),
    asked,
    questions,
    conflicts: conflicts.map((conflict) => ({ ...conflict, reason: messageOf(conflict.reason) })),
    appliedAt: appliedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
    undoneBy,
  };
}

import { NEEDS } from '../../base/rights/staff-right.ts';
import { z } from 'zod';
import { NotFoundError } from '../../base/messages/errors.ts';
import { pageRequest } from '../../base/paged-lists/list-page.ts';
import { listInput, orAbsent } from '../../base/paged-lists/list-request.ts';
import { ROWS_A_PAGE } from '../../base/paged-lists/list-question.ts';
import { answerInternalList, answerNumber, answerInternal } from '../../base/operations/answers.ts';
import { operation, type StaffContext } from '../../base/operations/operation.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { fileInput, idNumber } from '../../base/wire/input-schemas.ts';
import { fileWords } from './file-words.ts';
import { IMPORT_MAX_BYTES, IMPORT_TOO_LARGE } from './import-entry.ts';
import { countChanges, entryOf, findImport, importList, listChanges } from './import-queries.ts';
import { manyParts } from './change-input.ts';
import { importDeclaration, importPaths } from './paths.ts';
import { describeChange } from '../product-comparison/describe-change.ts';
import { stateAfterCrash } from './crashed-import.ts';
import type { Direction } from './import-step.ts';
import type { Message } from '../../base/messages/message.ts';
import { issue, messageOf } from '../../base/messages/issue.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import {
  importEntrySchema,
  importDetailsSchema,
  importChangeSchema,
  type ImportDetails,
  type CellFault,
  type ImportConflict,
} from './answers.ts';

/** Loads the code that reads and writes files on the first import. */
const loadImport = () => import('./import-products.ts');

const begunImport = answerInternal(z.object({ importId: z.int() }).meta({ id: 'BegunImport' }));

const importQuestion = listInput(importDeclaration);
const leaveChanged = z.boolean().optional();
const importKey = z.object({ importId: idNumber('import') });

/** Operations for product imports; the exports are files, not operations (server/files). */
export const importOperations = [
  operation(importPaths.check, {
    tag: 'Import',
    summary: 'Compare a product file (CSV or ZIP) with the shop. Changes nothing. Returns the ID of the import.',
    who: { access: 'staff', staffRight: NEEDS.pricedParts, scope: 'catalogue:write' },
    input: z.object({ file: fileInput(issue('staff-refusal.choose-table')) }),
    file: { maxBytes: IMPORT_MAX_BYTES, tooLarge: IMPORT_TOO_LARGE },
    answer: {
      format: begunImport,
      readAt: ({ importId }) => `/Import/GetImport/${importId}`,
    },
    example: { fileName: 'products.csv' },
    unaudited: 'the dry run: the import is its own record',
    async handle({ file }, { shop, caller: { staff } }) {
      const [{ beginImport, checkImport }, { openSentFile }] = await Promise.all([
        loadImport(),
        import('./open-files.ts'),
      ]);
      const begun = await beginImport(shop, staff, file.name);
      shop.runAside((whole, signal) => checkImport({ shop: whole, ...begun, signal }, () => openSentFile(file)));
      return { importId: begun.importId };
    },
  }),

  operation(importPaths.changeMany, {
    tag: 'Import',
    summary:
      'Prepare one change of many parts: those of `productIDs` or all that the filters find. Changes nothing. Returns the ID of the import, which shows the differences and is applied and undone as one (P4).',
    who: { access: 'staff', staffRight: NEEDS.pricedParts, scope: 'catalogue:write' },
    input: manyParts,
    answer: { format: begunImport, readAt: ({ importId }) => `/Import/GetImport/${importId}` },
    example: { body: { productIDs: [140, 141], newStatus: 'active', leadTimeDays: 10 } },
    unaudited: 'the dry run: the import is its own record',
    async handle(given, { shop, caller: { staff } }) {
      const { search, status, categoryId, picture, stock, productIds, ...change } = given;
      const [{ beginImport, checkImport }, { changesIn, fileOfChange, requireTargets, selectParts }] =
        await Promise.all([loadImport(), import('./change-many.ts')]);
      await requireTargets(shop, change);
      const ids = await selectParts(shop, { search, status, categoryId, picture, stock, productIds });
      const begun = await beginImport(shop, staff, `change-of-${ids.length}-parts.csv`, {
        partCount: ids.length,
        changes: changesIn(change),
      });
      shop.runAside((whole, signal) =>
        checkImport({ shop: whole, ...begun, signal }, () => fileOfChange(whole, ids, change)),
      );
      return { importId: begun.importId };
    },
  }),

  operation(importPaths.list, {
    tag: 'Import',
    summary: 'List all product imports, newest first.',
    who: { access: 'staff', staffRight: NEEDS.pricedParts, scope: 'catalogue:read' },
    input: importQuestion,
    answer: { format: answerInternalList(importEntrySchema.meta({ id: 'ImportEntry' })) },
    handle: (question, { shop }) => listPage(shop, importList, question),
  }),

  operation(importPaths.read, {
    tag: 'Import',
    summary: 'Get an import with its state, its invalid cells and the reason if it could not be applied or undone.',
    who: { access: 'staff', staffRight: NEEDS.pricedParts, scope: 'catalogue:read' },
    input: importKey,
    answer: { format: answerInternal(importDetailsSchema.meta({ id: 'ImportDetails' })) },
    example: { path: { importId: 1 } },
    handle: translateAnswer(readImport),
  }),

  operation(importPaths.changes, {
    tag: 'Import',
    summary: 'List the changes of an import by row and cell.',
    who: { access: 'staff', staffRight: NEEDS.pricedParts, scope: 'catalogue:read' },
    input: importKey.extend({
      page: orAbsent(pageRequest.shape.page.unwrap()),
      pageSize: orAbsent(pageRequest.shape.pageSize.unwrap()),
    }),
    answer: { format: answerInternalList(importChangeSchema.meta({ id: 'ImportChange' })) },
    example: { path: { importId: 1 }, query: { page: 1, pageSize: 25 } },
    async handle({ importId, page = 1, pageSize = ROWS_A_PAGE }, { shop }) {
      const [changes, total] = await Promise.all([
        listChanges(shop.db, importId, page, pageSize),
        countChanges(shop.db, importId),
      ]);
      const words = fileWords(shop.hot());
      return { items: changes.map((stored) => describeChange(stored, words)), total };
    },
  }),

  operation(importPaths.apply, {
    tag: 'Import',
    summary:
      'Start applying an import, all rows or none. With `rest`, applies the valid rows of a refused import; with `leaveChanged`, leaves rows that have changed since (P4). Unusual prices or part numbers require `confirmed`. Returns 1.',
    who: { access: 'staff', staffRight: NEEDS.pricedParts, scope: 'catalogue:write' },
    input: importKey.extend({ confirmed: z.boolean().optional(), rest: z.boolean().optional(), leaveChanged }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { importId: 1 } },
    handle: ({ importId, confirmed, rest, leaveChanged: isLeaving }, context) =>
      begin(importId, 'apply', context, { isConfirmed: confirmed, isRest: rest, isLeaving }),
  }),

  operation(importPaths.undo, {
    tag: 'Import',
    summary:
      'Start undoing an import, all rows or none. Refuses if a row has changed since, or with `leaveChanged` leaves it (P4). A part number now used by another product requires `confirmed`. Returns 1.',
    who: { access: 'staff', staffRight: NEEDS.pricedParts, scope: 'catalogue:write' },
    input: importKey.extend({ confirmed: z.boolean().optional(), leaveChanged }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { importId: 1 } },
    handle: ({ importId, confirmed, leaveChanged: isLeaving }, context) =>
      begin(importId, 'undo', context, { isConfirmed: confirmed, isLeaving }),
  }),
];

async function begin(
  importId: number,
  direction: Direction,
  { shop, caller: { staff } }: StaffContext,
  how: { isConfirmed: boolean | undefined; isRest?: boolean | undefined; isLeaving: boolean | undefined },
) {
  const { beginStep, runStep } = await loadImport();
  const attempt = await beginStep(shop, importId, direction, how);
  shop.runAside((whole, signal) => runStep({ shop: whole, importId, attempt, signal }, direction, staff, how));
  return 1;
}

async function readImport({ importId }: { importId: number }, { shop }: Pick<StaffContext, 'shop'>) {
  const row = await findImport(shop.db, importId);
  if (row === undefined) throw new NotFoundError('import');
  const now = shop.clock.now();
  const { trouble } = stateAfterCrash(row, now);
  return {
    ...entryOf(row, now),
    step: row.step as ImportDetails['step'],
    done: row.done,
    total: row.total,
    errors: (row.errors as CellFault[]).map((fault) => ({ ...fault, message: messageOf(fault.message) })),
    asked: row.asked,
    questions: row.questions as Message[],
    trouble: trouble === null ? null : messageOf(trouble),
    conflicts: (row.conflicts as ImportConflict[]).map((row) => ({ ...row, reason: messageOf(row.reason) })),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    undoneBy: row.undoneBy,
  };
}

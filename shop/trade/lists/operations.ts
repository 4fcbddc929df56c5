import { z } from 'zod';
import { fileInput } from '../../base/wire/input-schemas.ts';
import { localizeParts } from '../../catalogue/catalogue-texts/localize-catalogue.ts';
import { answerNumber, answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import { issue } from '../../base/messages/issue.ts';
import {
  ORDER_FILE_MAX_BYTES,
  ORDER_FILE_TOO_LARGE,
  recordsOfFile,
  refuseUnknownColumn,
} from '../quick-order/read-file.ts';
import { addListRows } from './add-rows.ts';
import { addListLines, moveListLine, removeListLines, saveListLines } from './change-lines.ts';
import { copyList, createList, removeList, restoreList, saveList } from './change-list.ts';
import {
  addedLines,
  addedRows,
  changedLines,
  copiedList,
  movedLine,
  renamedList,
  newList,
  oneList,
  reminderChoice,
  removedLines,
} from './input.ts';
import { listLists } from './list-queries.ts';
import { listRowsIn } from './list-rows.ts';
import { listPaths } from './paths.ts';
import { readList } from './read-list.ts';
import { setReminder } from './send-reminders.ts';
import { addedToListSchema, listHeaderSchema, listRowsSchema, partListSchema } from './wire.ts';

/** Named shopping lists of a member and of the company (G4). */
export const listOperations = [
  operation(listPaths.all, {
    tag: 'List',
    summary: "List the member's own lists and those of the company, by name (G4).",
    who: { access: 'customer', scope: 'company:read' },
    input: noInput,
    answer: { format: answerInternal(z.array(listHeaderSchema)) },
    handle: (_, { shop, caller }) => listLists(shop.db, caller.customer),
  }),

  operation(listPaths.read, {
    tag: 'List',
    summary: 'Get a list with the current price and availability of each line. Changes nothing (G4).',
    who: { access: 'customer', scope: 'company:read' },
    input: oneList,
    answer: { format: answerInternal(partListSchema), refuses: [404], localize: localizeParts },
    example: { path: { listId: 1 }, ofOneCustomer: true },
    handle: translateAnswer(readList),
  }),

  operation(listPaths.create, {
    tag: 'List',
    summary:
      "Create a list of the member or the company with up to 1,000 lines. Returns the reasons for lines that can't be bought (G4).",
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    input: newList,
    answer: { format: answerInternal(addedToListSchema), refuses: [409] },
    example: {
      body: {
        listName: 'Press 3, every month',
        isCompanys: true,
        lines: [{ productId: 140, variantId: null, quantity: 3, note: 'for the night shift' }],
      },
    },
    unaudited: 'a list is not a record',
    handle: translateAnswer(createList),
  }),

  operation(listPaths.save, {
    tag: 'List',
    summary: 'Rename a list, or change whether the company shares it. Returns 1 (G4).',
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    input: renamedList,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { listId: 1, listName: 'Press 3', isCompanys: false }, ofOneCustomer: true },
    unaudited: 'a list is not a record',
    handle: saveList,
  }),

  operation(listPaths.copy, {
    tag: 'List',
    summary: "Copy a list as the member's own. Returns the ID of the copy (G4).",
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    input: copiedList,
    answer: { format: answerNumber, refuses: [404, 409], readAt: (id) => `/List/GetList/${id}` },
    example: { body: { listId: 1, listName: 'Press 4' }, ofOneCustomer: true },
    unaudited: 'a list is not a record',
    handle: copyList,
  }),

  operation(listPaths.remove, {
    tag: 'List',
    summary: 'Delete a list. It can be restored within 30 days. Returns 1 (G4).',
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    input: oneList,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { listId: 1 }, ofOneCustomer: true },
    unaudited: 'can be restored for 30 days',
    handle: removeList,
  }),

  operation(listPaths.restore, {
    tag: 'List',
    summary: 'Restore a deleted list. Returns 1 (G4).',
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    when: { repeatable: true },
    input: oneList,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { listId: 1 }, ofOneCustomer: true },
    unaudited: 'restores what was there',
    handle: restoreList,
  }),

  operation(listPaths.addLines, {
    tag: 'List',
    summary:
      'Add parts to a list, at its end or at a position. Returns the added lines and the reasons for refused ones (G4).',
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    input: addedLines,
    answer: { format: answerInternal(addedToListSchema), refuses: [404] },
    example: {
      body: { listId: 1, lines: [{ productId: 101, variantId: 502, quantity: 4, serial: 'P5-0042' }], place: 1 },
      ofOneCustomer: true,
    },
    unaudited: 'a list is not a record',
    handle: translateAnswer(addListLines),
  }),

  operation(listPaths.addRows, {
    tag: 'List',
    summary: 'Add rows of part number, width, quantity and note to a list, as entered by a person (G4).',
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    input: addedRows,
    answer: { format: answerInternal(addedToListSchema), refuses: [404] },
    example: {
      body: { listId: 1, rows: [{ part: 'db 0150', width: '', quantity: '3', note: 'shelf B4' }] },
      ofOneCustomer: true,
    },
    unaudited: 'a list is not a record',
    handle: translateAnswer(addListRows),
  }),

  operation(listPaths.readFile, {
    tag: 'List',
    summary:
      'Read the first 1,000 rows of a CSV file or Excel workbook, for adding to a list with the other call (G4).',
    who: { access: 'customer', scope: 'company:write' },
    input: z.object({ file: fileInput(issue('refusal.choose-file')) }),
    file: { maxBytes: ORDER_FILE_MAX_BYTES, tooLarge: ORDER_FILE_TOO_LARGE },
    answer: { format: answerInternal(listRowsSchema) },
    example: { fileName: 'list.csv' },
    unaudited: 'a question',
    handle: async ({ file }) => refuseUnknownColumn(listRowsIn(await recordsOfFile(file))),
  }),

  operation(listPaths.saveLines, {
    tag: 'List',
    summary:
      "Change quantities and notes of the given lines, all or none. With the values seen, refuses to overwrite another member's change. Returns 1 (G4).",
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    input: changedLines,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { listId: 1, lines: [{ lineId: 1, quantity: 5, note: 'shelf B4' }] }, ofOneCustomer: true },
    unaudited: 'a list is not a record',
    handle: saveListLines,
  }),

  operation(listPaths.moveLine, {
    tag: 'List',
    summary: 'Move a line of a list to a position, from 1. Returns 1 (G4).',
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    input: movedLine,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { listId: 1, lineId: 1, place: 2 }, ofOneCustomer: true },
    unaudited: 'a list is not a record',
    handle: moveListLine,
  }),

  operation(listPaths.removeLines, {
    tag: 'List',
    summary: 'Remove lines from a list. Returns the number of lines removed (G4).',
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    input: removedLines,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { listId: 1, lineIds: [1] }, ofOneCustomer: true },
    unaudited: 'a list is not a record',
    handle: removeListLines,
  }),

  operation(listPaths.remind, {
    tag: 'List',
    summary:
      'Set a mailed reminder for a list, with an interval in weeks. null removes it. A reminder never places an order. Returns 1 (G4).',
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    input: reminderChoice,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { listId: 1, everyWeeks: 4, nextOn: '2099-01-05' }, ofOneCustomer: true },
    unaudited: 'a personal setting',
    handle: setReminder,
  }),
];

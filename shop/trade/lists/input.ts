import { z } from 'zod';
import { machineMark } from '../cart/input.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../base/kernel/line-quantity.ts';
import { QUANTITY_MESSAGE, quantityRefusal } from '../quantities/quantity.ts';
import { asNumber, idNumber, textInput } from '../../base/wire/input-schemas.ts';
import { dayInput } from '../../base/paged-lists/list-request.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';
import { MAX_CELL_LENGTH, MAX_ROWS } from '../quick-order/typed-row.ts';
import { MAX_LIST_NAME_LENGTH, MAX_NOTE_LENGTH, MAX_LIST_LINES, MAX_WEEKS } from './part-list.ts';

const text = (longest: number) =>
  textInput.refine((typed) => typed.length <= longest, issue('rule.too-long')).meta({ maxLength: longest });

const note = text(MAX_NOTE_LENGTH);

const listName = text(MAX_LIST_NAME_LENGTH).refine((name) => name !== '', issue('refusal.list-name'));

const quantity = z.preprocess(
  asNumber,
  z
    .number(issueOf(QUANTITY_MESSAGE))
    .refine((value) => quantityRefusal(value) === null, issueOf(QUANTITY_MESSAGE))
    .meta({ type: 'integer', minimum: MIN_QUANTITY, maximum: MAX_QUANTITY }),
);

const place = z.preprocess(
  asNumber,
  z
    .int(issue('refusal.place'))
    .min(1, issue('refusal.place'))
    .max(MAX_LIST_LINES + 1, issue('refusal.place')),
);

const lineDraft = z.object({
  productId: idNumber('product'),
  variantId: z.preprocess((value) => value ?? null, idNumber('variant').nullable()),
  quantity,
  note: note.optional(),
  serial: machineMark,
  machine: machineMark,
});

const mostLines = issue('refusal.most-rows', { most: MAX_LIST_LINES });
const lineDrafts = z.array(lineDraft, issue('refusal.list-of-lines')).max(MAX_LIST_LINES, mostLines);

const listId = idNumber('list');
const lineId = idNumber('line');
const isCompanys = z.boolean(issue('refusal.zero-or-one'));

export const oneList = z.object({ listId });
export const newList = z.object({ listName, isCompanys, lines: lineDrafts.optional() });
export const renamedList = z.object({ listId, listName, isCompanys });
export const copiedList = z.object({ listId, listName });
export const addedLines = z.object({ listId, lines: lineDrafts, place: place.optional() });
export const addedRows = z.object({
  listId,
  rows: z
    .array(
      z.object({
        part: text(MAX_CELL_LENGTH),
        width: text(MAX_CELL_LENGTH),
        quantity: text(MAX_CELL_LENGTH),
        note,
        serial: machineMark,
        machine: machineMark,
      }),
      issue('refusal.list-of-rows'),
    )
    .max(MAX_ROWS, issue('refusal.most-rows', { most: MAX_ROWS })),
});
export const changedLines = z.object({
  listId,
  lines: z
    .array(
      z.object({ lineId, quantity, note, quantitySeen: quantity.optional(), noteSeen: note.optional() }),
      issue('refusal.list-of-lines'),
    )
    .max(MAX_LIST_LINES, mostLines),
});
export const movedLine = z.object({ listId, lineId, place });
export const removedLines = z.object({
  listId,
  lineIds: z.array(lineId, issue('refusal.list-of-lines')).max(MAX_LIST_LINES, mostLines),
});
const weeks = issue('refusal.weeks', { most: MAX_WEEKS });
export const reminderChoice = z.object({
  listId,
  everyWeeks: z.preprocess(asNumber, z.int(weeks).min(1, weeks).max(MAX_WEEKS, weeks).nullable()),
  nextOn: dayInput.optional(),
});

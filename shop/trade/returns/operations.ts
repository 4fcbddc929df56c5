import { z } from 'zod';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { withPage } from '../../base/paged-lists/list-page.ts';
import { answerInternalList, answerNumber, answerInternal } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { fileInput, idNumber } from '../../base/wire/input-schemas.ts';
import { formatDay } from '../../base/days/calendar-day.ts';
import { issue } from '../../base/messages/issue.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { PICTURE_MAX_BYTES } from '../../base/files/picture-file.ts';
import { addReturnPicture } from './add-picture.ts';
import { askForReturn } from './ask-for-return.ts';
import { closeReturn, stepByBuyer, stepByStaff } from './decide-return.ts';
import {
  onePicture,
  oneReturn,
  ownReturnsRequest,
  returnAcceptance,
  returnClosing,
  returnDraft,
  returnId,
  returnQuestion,
  returnReceipt,
  returnRemarks,
} from './input.ts';
import { returnPaths } from './paths.ts';
import { staffReturnPaths } from './staff-paths.ts';
import { receiveReturn } from './receive-return.ts';
import { readerOf } from './record-return.ts';
import { removeReturnPicture } from './remove-picture.ts';
import { returnList } from './return-list.ts';
import { findReturn, listOwnReturns, listReturnsOf } from './return-queries.ts';
import { recordPhoneReturn } from './record-phone-return.ts';
import { listedReturnSchema, orderReturnsSchema, returnHeaderSchema, returnSchema } from './wire.ts';

const REMARKS = 'Please send us new ones, the seals are hard.';

export const returnOperations = [
  operation(returnPaths.ask, {
    tag: 'Return',
    summary: 'Request a return of parts of an order. Returns the ID of the return (L7).',
    who: { access: 'customer', memberRight: 'order', scope: 'orders:write' },
    input: returnDraft,
    answer: { format: answerNumber, readAt: (id) => `/Return/GetReturn/${id}`, refuses: [404] },
    example: {
      body: { orderId: 1116, lines: [{ orderLineId: 340, quantity: 1 }], returnReason: 'faulty', remarks: REMARKS },
      ofOneCustomer: true,
    },
    handle: askForReturn,
  }),

  operation(returnPaths.addPicture, {
    tag: 'Return',
    summary: 'Add a picture to an undecided return, up to five. Returns the ID of the picture (L7).',
    who: { access: 'customer', memberRight: 'order', scope: 'orders:write' },
    when: { repeatable: true }, // the same picture is stored once
    input: z.object({ returnId, file: fileInput(issue('refusal.choose-file')) }),
    file: { maxBytes: PICTURE_MAX_BYTES, tooLarge: message('refusal.picture-large') },
    answer: {
      format: answerNumber,
      refuses: [404, 409],
    },
    example: { body: { returnId: 1 }, fileName: 'seal.jpg', ofOneCustomer: true },
    handle: addReturnPicture,
  }),

  operation(returnPaths.removePicture, {
    tag: 'Return',
    summary: 'Remove a picture from an undecided return. Returns 1 (L7).',
    who: { access: 'customer', memberRight: 'order', scope: 'orders:write' },
    input: onePicture,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { returnId: 1, pictureId: 1 }, ofOneCustomer: true },
    handle: removeReturnPicture,
  }),

  operation(returnPaths.answer, {
    tag: 'Return',
    summary: "Answer the shop's question about a return. Returns 1 (L7).",
    who: { access: 'customer', memberRight: 'order', scope: 'orders:write' },
    input: returnRemarks,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { returnId: 1, remarks: 'From the box of 12 March.' }, ofOneCustomer: true },
    handle: stepByBuyer('answer'),
  }),

  operation(returnPaths.withdraw, {
    tag: 'Return',
    summary: 'Cancel a return and keep the goods. Returns 1 (L7).',
    who: { access: 'customer', memberRight: 'order', scope: 'orders:write' },
    input: oneReturn,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { returnId: 1 }, ofOneCustomer: true },
    handle: stepByBuyer('withdraw'),
  }),

  operation(returnPaths.own, {
    tag: 'Return',
    summary: 'List the returns that the member can see, newest first (L7).',
    who: { access: 'customer', scope: 'orders:read' },
    input: ownReturnsRequest,
    answer: { format: answerInternalList(returnHeaderSchema) },
    example: { query: { returnState: 'asked', page: 1, pageSize: 20 } },
    handle: (request, { shop, caller: { customer } }) =>
      listOwnReturns(shop.db, { reader: customer, returnState: request.returnState }, withPage(request)),
  }),

  operation(returnPaths.ofOrder, {
    tag: 'Return',
    summary:
      'List the returns of an order, with the quantities of each line that were shipped and are in returns (L7).',
    who: { access: 'own or staff', staffRight: 'orders', scope: 'orders:read' },
    input: z.object({ orderId: idNumber('sale') }),
    answer: { format: answerInternal(orderReturnsSchema) },
    example: { path: { orderId: 1116 } },
    async handle({ orderId }, context) {
      const found = await listReturnsOf(context.shop.db, orderId, readerOf(context));
      if (found === undefined) throw new NotFoundError('order');
      return found;
    },
  }),

  operation(returnPaths.read, {
    tag: 'Return',
    summary: 'Get a return with its lines, pictures, correspondence and outcome (L7).',
    who: { access: 'own or staff', staffRight: 'orders', scope: 'orders:read' },
    input: oneReturn,
    answer: { format: answerInternal(returnSchema) },
    example: { path: { returnId: 1 } },
    async handle({ returnId }, context) {
      const found = await findReturn(context.shop.db, returnId, readerOf(context));
      if (found === undefined) throw new NotFoundError('return');
      return found;
    },
  }),

  operation(staffReturnPaths.list, {
    tag: 'Return',
    summary: 'List the returns of all companies, newest first, filtered by state and comments (L7).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: returnQuestion,
    answer: { format: answerInternalList(listedReturnSchema) },
    example: { query: { returnState: 'waiting' } },
    handle: (question, { shop }) => listPage(shop, returnList, question),
  }),

  operation(staffReturnPaths.take, {
    tag: 'Return',
    summary: 'Create a return for the member who placed the order. It is accepted immediately. Returns its ID (L7).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: returnDraft,
    answer: { format: answerNumber, readAt: (id) => `/Return/GetReturn/${id}`, refuses: [404] },
    example: {
      body: { orderId: 1116, lines: [{ orderLineId: 340, quantity: 1 }], returnReason: 'faulty', remarks: REMARKS },
    },
    handle: recordPhoneReturn,
  }),

  operation(staffReturnPaths.question, {
    tag: 'Return',
    summary: 'Ask the buyer a question before deciding a return. Returns 1 (L7).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: returnRemarks,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { returnId: 1, remarks: 'Which box are they from?' } },
    handle: stepByStaff('question'),
  }),

  operation(staffReturnPaths.accept, {
    tag: 'Return',
    summary: 'Accept a return. The buyer receives its return slip. Returns 1 (L7).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: returnAcceptance,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { returnId: 1, remarks: 'Please send them within two weeks.' } },
    handle: stepByStaff('accept'),
  }),

  operation(staffReturnPaths.refuse, {
    tag: 'Return',
    summary: 'Refuse a return with a reason. Returns 1 (L7).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: returnRemarks,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { returnId: 1, remarks: 'Cut tape can not be taken back.' } },
    handle: stepByStaff('refuse'),
  }),

  operation(staffReturnPaths.receive, {
    tag: 'Return',
    summary: 'Receive returned goods, as saleable stock or as scrap. Returns the total number of units received (L7).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: returnReceipt,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { returnId: 1, lines: [{ orderLineId: 340, toStock: 1, unsaleable: 0 }] } },
    handle: receiveReturn,
  }),

  operation(staffReturnPaths.close, {
    tag: 'Return',
    summary: 'Close a return as replaced or credited, with its credit note if one is filed. Returns 1 (L7).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: returnClosing,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { returnId: 1, outcome: 'credited' } },
    handle: closeReturn,
  }),
];

export const returnExport = listExport('returns', returnQuestion, returnList, [
  ['Return', ({ returnNumber }) => returnNumber],
  ['Order', ({ reference }) => reference],
  ['PO number', ({ purchaseOrderNumber }) => purchaseOrderNumber],
  ['Company', ({ company }) => company],
  ['Asked by', ({ askedBy }) => askedBy],
  ['Date', ({ askedAt }, { store }) => formatDay(new Date(askedAt), store.timeZone)],
  ['Reason', ({ returnReason }) => returnReason.replaceAll('-', ' ')],
  ['Units', ({ units }) => units],
  ['State', ({ returnState }) => returnState],
  ['Outcome', ({ outcome }) => outcome],
]);

import { z } from 'zod';
import { localizeParts } from '../../catalogue/catalogue-texts/localize-catalogue.ts';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { withPage } from '../../base/paged-lists/list-page.ts';
import { answerInternalList, answerNumber, answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { fileInput } from '../../base/wire/input-schemas.ts';
import { formatDay } from '../../base/days/calendar-day.ts';
import { hasRight } from '../../base/rights/member-role.ts';
import { issue } from '../../base/messages/issue.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { PICTURE_MAX_BYTES } from '../../base/files/picture-file.ts';
import { addRequestPicture } from './add-picture.ts';
import { answerQuestion, answerRequest, withdrawRequest } from './answer-request.ts';
import { askForParts } from './ask-for-parts.ts';
import {
  onePartRequest,
  partQuestionAnswer,
  partQuestionQuestion,
  partRequestAnswer,
  partRequestDraft,
  partRequestId,
  partRequestListRequest,
  takenRequests,
} from './input.ts';
import { partRequestPaths } from './paths.ts';
import { partQuestionList } from './question-list.ts';
import { countOpenRequests, findPartRequest, listPartRequests } from './request-queries.ts';
import { staffPartRequestPaths } from './staff-paths.ts';
import { takeRequests } from './take-requests.ts';
import { listedPartRequestSchema, partRequestHeaderSchema, partRequestSchema, takenPartsSchema } from './wire.ts';

const OWN_RECORD = 'the request is its own record: who, when, what (J9)';

export const partRequestOperations = [
  operation(partRequestPaths.ask, {
    tag: 'Part request',
    summary:
      "Ask the company's purchasing for the parts of the own cart, or the counter which part it is. No minimum, address or PO number is needed. Returns the ID of the request (J9).",
    who: { access: 'customer' },
    input: partRequestDraft,
    answer: {
      format: answerNumber,
      readAt: (id) => `/PartRequest/GetRequest/${id}`,
      refuses: [404, 409],
    },
    example: {
      body: {
        requestReader: 'counter',
        machineId: 1,
        urgency: 'press-stands',
        wanted: 'The seal at the end of the ink chamber.',
      },
      ofOneCustomer: true,
    },
    unaudited: OWN_RECORD,
    handle: askForParts,
  }),

  operation(partRequestPaths.addPicture, {
    tag: 'Part request',
    summary: 'Add a picture to an open request, up to three. Returns the ID of the picture (J9).',
    who: { access: 'customer' },
    when: { repeatable: true }, // the same picture is stored once
    input: z.object({ partRequestId, file: fileInput(issue('refusal.choose-file')) }),
    file: { maxBytes: PICTURE_MAX_BYTES, tooLarge: message('refusal.picture-large') },
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { partRequestId: 1 }, fileName: 'seal.jpg', ofOneCustomer: true },
    unaudited: OWN_RECORD,
    handle: addRequestPicture,
  }),

  operation(partRequestPaths.list, {
    tag: 'Part request',
    summary:
      "List the requests that the member can see, open ones first, by their urgency: the own ones, and the company's for members who may order (J9).",
    who: { access: 'customer' },
    input: partRequestListRequest,
    answer: { format: answerInternalList(partRequestHeaderSchema) },
    example: { query: { requestReader: 'purchasing', requestState: 'open', page: 1, pageSize: 20 } },
    handle: (request, { shop, caller }) => listPartRequests(shop.db, caller.customer, withPage(request)),
  }),

  operation(partRequestPaths.read, {
    tag: 'Part request',
    summary: 'Get a request with its parts, pictures and answer (J9).',
    who: { access: 'customer' },
    input: onePartRequest,
    answer: { format: answerInternal(partRequestSchema), localize: localizeParts },
    example: { path: { partRequestId: 1 }, ofOneCustomer: true },
    async handle({ partRequestId: id }, { shop, caller: { customer } }) {
      const found = await findPartRequest(shop.db, id, customer);
      if (found === undefined) throw new NotFoundError('part-request');
      return found;
    },
  }),

  operation(partRequestPaths.countOpen, {
    tag: 'Part request',
    summary: 'Count the open requests to purchasing that the member can take; 0 for members who may not order (J9).',
    who: { access: 'customer' },
    input: noInput,
    answer: { format: answerNumber },
    handle: (_, { shop, caller: { customer } }) =>
      hasRight(customer.role, 'order') ? countOpenRequests(shop.db, customer.companyId) : 0,
  }),

  operation(partRequestPaths.take, {
    tag: 'Part request',
    summary:
      'Merge the parts of open requests into the own cart, all requests or none. Returns their number and the parts that were left out (J9).',
    who: { access: 'customer', memberRight: 'order' },
    input: takenRequests,
    answer: { format: answerInternal(takenPartsSchema), refuses: [404, 409] },
    example: {
      body: { partRequestIds: [1], cartGuid: '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40' },
      ofOneCustomer: true,
    },
    unaudited: OWN_RECORD,
    handle: translateAnswer(takeRequests),
  }),

  operation(partRequestPaths.answer, {
    tag: 'Part request',
    summary: 'Answer a request to purchasing without ordering. Returns 1 (J9).',
    who: { access: 'customer', memberRight: 'order' },
    input: partRequestAnswer,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { partRequestId: 1, answer: 'We have two in the store, shelf 4.' }, ofOneCustomer: true },
    unaudited: OWN_RECORD,
    handle: answerRequest,
  }),

  operation(partRequestPaths.withdraw, {
    tag: 'Part request',
    summary: 'Withdraw an own open request. Returns 1 (J9).',
    who: { access: 'customer' },
    input: onePartRequest,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { partRequestId: 1 }, ofOneCustomer: true },
    unaudited: OWN_RECORD,
    handle: withdrawRequest,
  }),

  operation(staffPartRequestPaths.list, {
    tag: 'Part request',
    summary: 'List the questions to the counter, newest first, filtered by state and company (J9).',
    who: { access: 'staff', staffRight: 'orders' },
    input: partQuestionQuestion,
    answer: { format: answerInternalList(listedPartRequestSchema) },
    example: { query: { requestState: 'open' } },
    handle: (question, { shop }) => listPage(shop, partQuestionList, question),
  }),

  operation(staffPartRequestPaths.read, {
    tag: 'Part request',
    summary: 'Get a question to the counter with its pictures and answer (J9).',
    who: { access: 'staff', staffRight: 'orders' },
    input: onePartRequest,
    answer: { format: answerInternal(partRequestSchema), localize: localizeParts },
    example: { path: { partRequestId: 1 } },
    async handle({ partRequestId: id }, { shop }) {
      const found = await findPartRequest(shop.db, id, null);
      if (found === undefined) throw new NotFoundError('part-request');
      return found;
    },
  }),

  operation(staffPartRequestPaths.answer, {
    tag: 'Part request',
    summary: 'Answer a question to the counter with words and parts. The member gets a mail. Returns 1 (J9).',
    who: { access: 'staff', staffRight: 'orders' },
    input: partQuestionAnswer,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: {
      body: {
        partRequestId: 1,
        answer: 'This is the end seal.',
        parts: [{ part: 'DB-0150', quantity: 2 }],
      },
    },
    unaudited: OWN_RECORD,
    handle: answerQuestion,
  }),
];

export const partQuestionExport = listExport('part-questions', partQuestionQuestion, partQuestionList, [
  ['Question', ({ partRequestId: id }) => String(id)],
  ['Date', ({ askedAt }, { store }) => formatDay(new Date(askedAt), store.timeZone)],
  ['Company', ({ company }) => company],
  ['Asked by', ({ askedBy }) => askedBy],
  ['Press', ({ press }) => press],
  ['Urgency', ({ urgency }) => urgency],
  ['Question in words', ({ wanted }) => wanted],
  ['Status', ({ requestState }) => requestState],
]);

import { z } from 'zod';
import { loginEmailRefusal } from '../../people/accounts/login-rules.ts';
import { fieldErrors } from '../../base/messages/field-errors.ts';
import { issue } from '../../base/messages/issue.ts';
import { answerInternal, answerInternalList, answerNumber, noInput } from '../../base/operations/answers.ts';
import { idNumber, multilineInput, textInput } from '../../base/wire/input-schemas.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { operation } from '../../base/operations/operation.ts';
import { refuseFields } from '../../base/fields/refuse-fields.ts';
import { calledOnWire } from '../../base/wire/wire-members.ts';
import { answerId } from '../../base/operations/save-result.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import {
  addRequest,
  answerRequest,
  askErasure,
  eraseByRequest,
  readOwnRequests,
  readRequest,
  withdrawErasure,
} from './answer-request.ts';
import { dataRequestSchema, openDataRequestSchema, ownDataRequestsSchema } from './answers.ts';
import { DATA_REQUEST_KINDS, REMARKS_MAX } from './data-request.ts';
import { ownDataPaths } from './paths.ts';
import { dataRequestDeclaration, type DataRequestDraft, dataRequestPaths } from './staff-paths.ts';
import { dataRequestList } from './request-queries.ts';

const CUSTOMERS = { access: 'staff', staffRight: 'customers' } as const;
const question = listInput(dataRequestDeclaration);

const words = multilineInput
  .refine((text) => text.length <= REMARKS_MAX, issue('rule.too-long'))
  .meta({ maxLength: REMARKS_MAX })
  .default('');

const draft: z.ZodType<DataRequestDraft> = z
  .object({
    email: calledOnWire('userEmail', textInput),
    dataRequestKind: z.enum(DATA_REQUEST_KINDS, issue('staff-refusal.data-request-kind')),
    remarks: words,
  })
  .check(refuseFields(({ email }) => fieldErrors({ email: loginEmailRefusal(email) })));

const oneRequest = z.object({ dataRequestId: idNumber('request') });

/** Operations for what is kept about a person (O4). */
export const privacyOperations = [
  operation(ownDataPaths.requests, {
    tag: 'Privacy',
    summary: "List the member's own requests about their data, and when another copy is possible (O4).",
    who: { access: 'customer' },
    input: noInput,
    answer: { format: answerInternal(ownDataRequestsSchema) },
    handle: (_, context) => readOwnRequests(context),
  }),

  operation(ownDataPaths.askErasure, {
    tag: 'Privacy',
    summary: "Ask for the erasure of the member's data. Staff answer within thirty days. Returns 1 (O4).",
    who: { access: 'customer', asksPassword: true },
    input: z.object({ remarks: words }),
    answer: { format: answerNumber, refuses: [409] },
    example: { body: { remarks: 'I have left the company.' } },
    handle: askErasure,
  }),

  operation(ownDataPaths.withdraw, {
    tag: 'Privacy',
    summary: "Withdraw the member's request for erasure. Returns 1 (O4).",
    who: { access: 'customer' },
    input: noInput,
    answer: { format: answerNumber, refuses: [404] },
    handle: (_, context) => withdrawErasure(context),
  }),

  operation(dataRequestPaths.list, {
    tag: 'Privacy',
    summary: 'List the requests of people about their data, with search, filters, sorting and pages (O4).',
    who: CUSTOMERS,
    input: question,
    answer: { format: answerInternalList(dataRequestSchema) },
    example: { query: { dataRequestState: 'open', sort: 'due', direction: 'asc' } },
    handle: (asked, { shop }) => listPage(shop, dataRequestList, asked),
  }),

  operation(dataRequestPaths.read, {
    tag: 'Privacy',
    summary: 'Get a request of a person about their data, and what erasing them would mean (O4).',
    who: CUSTOMERS,
    input: oneRequest,
    answer: { format: answerInternal(openDataRequestSchema) },
    example: { path: { dataRequestId: 1 } },
    handle: readRequest,
  }),

  operation(dataRequestPaths.add, {
    tag: 'Privacy',
    summary: 'Enter a request that reached staff by other means, also of a person without an account. Returns 1 (O4).',
    who: CUSTOMERS,
    input: draft,
    answer: { format: answerId, readAt: ({ id }) => `/Privacy/GetDataRequest/${id}`, refuses: [409] },
    example: {
      body: { userEmail: 'visitor@press.example', dataRequestKind: 'copy', remarks: 'By telephone on Monday.' },
    },
    handle: addRequest,
  }),

  operation(dataRequestPaths.answer, {
    tag: 'Privacy',
    summary:
      'Close a request without erasing: the copy was sent, or the reason says why it is refused. Returns 1 (O4).',
    who: CUSTOMERS,
    input: z.object({ dataRequestId: idNumber('request'), reason: words }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: {
      body: { dataRequestId: 1, reason: 'An order is under dispute. We will erase your data when it is settled.' },
    },
    handle: answerRequest,
  }),

  operation(dataRequestPaths.erase, {
    tag: 'Privacy',
    summary: 'Erase the person of a request. It cannot be undone. Returns 1 (O4).',
    who: { ...CUSTOMERS, asksPassword: true },
    input: oneRequest,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { dataRequestId: 1 } },
    handle: eraseByRequest,
  }),
];

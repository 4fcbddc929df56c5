import { agreementInput } from '../../people/legal/input.ts';
import { localizeOrder } from '../orders/localize-order.ts';
import { z } from 'zod';
import { dayInput, orAbsent } from '../../base/paged-lists/list-request.ts';
import { cursorInput, pageRequest } from '../../base/paged-lists/list-page.ts';
import { answerInternalList, answerNumber, answerInternal, noInput, storedAs } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import { asNumber, idNumber, multilineInput } from '../../base/wire/input-schemas.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { issue } from '../../base/messages/issue.ts';
import { APPROVAL_STATES } from '../orders/approval-state.ts';
import { orderRequest } from '../orders/input.ts';
import { figuresSchema } from '../orders/wire.ts';
import { askForApproval } from './ask-for-approval.ts';
import { approveRequest, rejectRequest, takeBasket, withdrawRequest } from './decide.ts';
import { removeDeputy, setDeputy, readDeputies } from './set-deputy.ts';
import { type ApprovalListRequest, approvalPaths, type DeputyDraft } from './paths.ts';
import { countWaitingRequests, readRequest, readRequests } from './read-request.ts';
import { approvalHeaderSchema, approvalSchema, deputiesSchema } from './answers.ts';

const REASON_MAX = 500;

const approvalState = z.enum(APPROVAL_STATES, issue('refusal.approval-state'));
const approvalId = idNumber('request');

const listRequest: z.ZodType<ApprovalListRequest> = z.object({
  approvalState: orAbsent(approvalState),
  page: orAbsent(pageRequest.shape.page.unwrap()),
  pageSize: orAbsent(pageRequest.shape.pageSize.unwrap()),
  after: cursorInput,
});

const one = z.object({ approvalId });

const deputyDraft: z.ZodType<DeputyDraft> = z
  .object({ memberId: z.preprocess(asNumber, idNumber('member')), startsOn: dayInput, endsOn: dayInput })
  .refine(({ startsOn, endsOn }) => endsOn >= startsOn, {
    path: ['endsOn'],
    error: issue('refusal.deputy-days'),
  })
  .refine(({ startsOn, endsOn }) => daysBetween(startsOn, endsOn) <= MAX_DEPUTYSHIP_LENGTH, {
    path: ['endsOn'],
    error: issue('refusal.deputy-long'),
  });

/** A year: a person who is away for longer is no longer an approver. */
const MAX_DEPUTYSHIP_LENGTH = 366;

function daysBetween(from: CalendarDay, until: CalendarDay): number {
  return (Date.parse(until) - Date.parse(from)) / (24 * 60 * 60 * 1000);
}

export const approvalOperations = [
  operation(approvalPaths.ask, {
    tag: 'Approval',
    summary:
      "Freeze the customer's own cart and request an approval from the company's approvers. Returns the ID of the request (H3).",
    who: { access: 'customer', memberRight: 'order', scope: 'orders:write' },
    when: { repeatable: true }, // one cart makes one request
    input: orderRequest,
    answer: {
      format: answerNumber,
      refusalDetails: storedAs(figuresSchema, 'figures'),
      readAt: (id) => `/Approval/GetRequest/${id}`,
      refuses: [404, 409, 429],
    },
    example: {
      body: {
        cartGuid: '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40',
        deliveryAddressId: 1,
        purchaseOrderNumber: 'PO 4711',
        couponCode: 'WORLD5',
      },
      ofOneCustomer: true,
    },
    unaudited: 'the request is its own record: who, when, what (H3)',
    handle: askForApproval,
  }),

  operation(approvalPaths.list, {
    tag: 'Approval',
    summary: 'List the approval requests that the member can see, open ones first (H3).',
    who: { access: 'customer', scope: 'orders:read' },
    input: listRequest,
    answer: { format: answerInternalList(approvalHeaderSchema) },
    example: { query: { approvalState: 'open', page: 1, pageSize: 20 } },
    handle: readRequests,
  }),

  operation(approvalPaths.countWaiting, {
    tag: 'Approval',
    summary: 'Count the approval requests that the member can decide now (H3).',
    who: { access: 'customer', scope: 'orders:read' },
    input: noInput,
    answer: { format: answerNumber },
    handle: countWaitingRequests,
  }),

  operation(approvalPaths.read, {
    tag: 'Approval',
    summary: 'Get a frozen approval request, with its current totals or the resulting order (H3).',
    who: { access: 'customer', scope: 'orders:read' },
    input: one,
    answer: { format: answerInternal(approvalSchema), refuses: [404], localize: localizeOrder },
    example: { path: { approvalId: 1 }, ofOneCustomer: true },
    handle: translateAnswer(readRequest),
  }),

  operation(approvalPaths.approve, {
    tag: 'Approval',
    summary:
      "Approve a request: place exactly the order that was seen, once, in the requester's name. Returns the sale's ID (H3).",
    who: { access: 'customer', memberRight: 'approve', orDeputy: true },
    when: { repeatable: true }, // one request places one order
    input: z.object({
      approvalId,
      stamp: z.string(issue('refusal.text')).max(64, issue('rule.too-long')),
      ...agreementInput,
    }),
    answer: {
      format: answerNumber,
      readAt: (id) => `/Sale/GetSaleByID/${id}`,
      refuses: [404, 409],
    },
    example: { body: { approvalId: 1, stamp: '5f2c0d1be7a94c0f8d6a3b1e0c9f7a52' }, ofOneCustomer: true },
    unaudited: 'the request and its order are their own record (H3)',
    handle: approveRequest,
  }),

  operation(approvalPaths.reject, {
    tag: 'Approval',
    summary: 'Reject a request with a reason. The cart returns to the requester. Returns 1 (H3).',
    who: { access: 'customer', memberRight: 'approve', orDeputy: true },
    input: z.object({
      approvalId,
      decisionReason: multilineInput
        .refine((text) => text !== '', issue('refusal.approval-reason'))
        .refine((text) => text.length <= REASON_MAX, issue('rule.too-long'))
        .meta({ minLength: 1, maxLength: REASON_MAX }),
    }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { approvalId: 1, decisionReason: 'We have twenty of these.' }, ofOneCustomer: true },
    unaudited: 'the request is its own record: who, when, why (H3)',
    handle: rejectRequest,
  }),

  operation(approvalPaths.withdraw, {
    tag: 'Approval',
    summary: 'Withdraw an own request and reopen its cart. Returns 1 (H3).',
    who: { access: 'customer', memberRight: 'order', scope: 'orders:write' },
    input: one,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { approvalId: 1 }, ofOneCustomer: true },
    unaudited: 'the request is its own record (H3)',
    handle: withdrawRequest,
  }),

  operation(approvalPaths.takeBasket, {
    tag: 'Approval',
    summary: 'Reopen the cart of an own request that was rejected, withdrawn or expired. Returns 1 (H3).',
    who: { access: 'customer', memberRight: 'order' },
    when: { repeatable: true },
    input: one,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { approvalId: 1 }, ofOneCustomer: true },
    unaudited: 'a basket is not a record',
    handle: takeBasket,
  }),

  operation(approvalPaths.deputies, {
    tag: 'Approval',
    summary: "List the member's deputies, the approvers whom the member deputises for, and possible deputies (H3).",
    who: { access: 'customer' },
    input: noInput,
    answer: { format: answerInternal(deputiesSchema) },
    handle: (_, context) => readDeputies(context),
  }),

  operation(approvalPaths.nameDeputy, {
    tag: 'Approval',
    summary: 'Appoint a member of the company as deputy for a period, both days inclusive. Returns 1 (H3).',
    who: { access: 'customer', memberRight: 'approve' },
    input: deputyDraft,
    answer: { format: answerNumber },
    example: { body: { memberId: 1, startsOn: '2099-01-04', endsOn: '2099-01-15' }, ofOneCustomer: 'by a field' },
    handle: setDeputy,
  }),

  operation(approvalPaths.endDeputy, {
    tag: 'Approval',
    summary: 'Remove a deputy. Returns 1 (H3).',
    who: { access: 'customer', memberRight: 'approve' },
    input: z.object({ deputyshipId: idNumber('entry') }),
    answer: { format: answerNumber },
    example: { path: { deputyshipId: 1 }, ofOneCustomer: true },
    handle: removeDeputy,
  }),
];

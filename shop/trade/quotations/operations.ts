import { answerInternal, answerInternalList, answerNumber } from '../../base/operations/answers.ts';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { operation } from '../../base/operations/operation.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import { formatDay } from '../../base/days/calendar-day.ts';
import { currencies, toDecimal } from '../../base/money/money.ts';
import { localizeOrder } from '../orders/localize-order.ts';
import { acceptQuotation, requestQuotationApproval } from './accept-quotation.ts';
import { counterQuotation, endByBuyer } from './answer-quotation.ts';
import {
  listedQuotationSchema,
  pricedLineSchema,
  quotationHeaderSchema,
  quotationSchema,
  quotationSentSchema,
  staffQuotationSchema,
} from './answers.ts';
import { askForQuotation } from './ask-for-quotation.ts';
import {
  counterOffer,
  extension,
  lineToPrice,
  newQuotation,
  oneQuotation,
  ownQuotationsRequest,
  quotationAcceptance,
  quotationDraft,
  quotationQuestion,
  quotationRemarks,
  quotationRequest,
  versionToSend,
} from './input.ts';
import { quotationPaths } from './paths.ts';
import { priceLine } from './price-line.ts';
import { staffQuotationPaths } from './staff-paths.ts';
import { addQuotation, extendQuotation, saveQuotation, sendQuotation, withdrawQuotation } from './prepare-quotation.ts';
import { readOwnQuotations, readQuotation, readQuotationForStaff } from './read-quotation.ts';
import { quotationList } from './staff-quotation-list.ts';

const BUYER = { access: 'customer', memberRight: 'order' } as const;
const PRICES = { access: 'staff', staffRight: 'prices' } as const;
const STAMP = '5f2c0d1be7a94c0f8d6a3b1e0c9f7a52';
const ACCEPTANCE = { quotationID: 1001, stamp: STAMP, poNumber: 'PO 4711' };
const LINE = { part: 'DB-0150', width: '', productQuantity: 40, unitPrice: 30.5, serial: '', machine: '' };

/** Asking for a price, preparing it, and ordering at it (K6). */
export const quotationOperations = [
  operation(quotationPaths.ask, {
    tag: 'Quotation',
    summary: 'Ask for a price of parts. The basket stays. Returns the ID of the quotation (K6).',
    who: { ...BUYER, impersonation: 'as the member', scope: 'quotations:write' },
    input: quotationRequest,
    answer: { format: answerNumber, readAt: (id) => `/Quotation/GetQuotation/${id}` },
    example: {
      body: { lines: [{ productID: 140, productQuantity: 40 }], remarks: 'Every month, please.', deliveryID: 1 },
      ofOneCustomer: 'by a field',
    },
    handle: askForQuotation,
  }),

  operation(quotationPaths.own, {
    tag: 'Quotation',
    summary: 'List the quotations that the member can see, newest first (K6).',
    who: { access: 'customer', scope: 'quotations:read' },
    input: ownQuotationsRequest,
    answer: { format: answerInternalList(quotationHeaderSchema) },
    example: { query: { quotationState: 'sent', page: 1, pageSize: 20 } },
    handle: readOwnQuotations,
  }),

  operation(quotationPaths.read, {
    tag: 'Quotation',
    summary: "Get a quotation: its newest offer beside the company's own prices of today (K6).",
    who: { access: 'customer', scope: 'quotations:read' },
    input: oneQuotation,
    answer: { format: answerInternal(quotationSchema), localize: localizeOrder },
    example: { path: { quotationId: 1001 }, ofOneCustomer: true },
    handle: translateAnswer(readQuotation),
  }),

  operation(quotationPaths.accept, {
    tag: 'Quotation',
    summary:
      'Accept the offer of that stamp: place its order, once, at its prices and delivery. Another offer is refused with the figures of both. Returns the ID of the sale (K6).',
    who: { ...BUYER, scope: 'quotations:write' },
    when: { repeatable: true }, // one quotation places one order
    input: quotationAcceptance,
    answer: { format: answerNumber, readAt: (id) => `/Sale/GetSaleByID/${id}`, refuses: [404, 409] },
    example: { body: ACCEPTANCE, ofOneCustomer: true },
    unaudited: 'the quotation and its order are their own record (K6)',
    handle: acceptQuotation,
  }),

  operation(quotationPaths.requestApproval, {
    tag: 'Quotation',
    summary:
      "Ask the company's approvers for the order of an offer, which is frozen meanwhile. Returns the ID of the request (K6, H3).",
    who: { ...BUYER, scope: 'quotations:write' },
    when: { repeatable: true }, // one offer makes one request
    input: quotationAcceptance,
    answer: { format: answerNumber, readAt: (id) => `/Approval/GetRequest/${id}`, refuses: [404, 409] },
    example: { body: ACCEPTANCE, ofOneCustomer: true },
    handle: requestQuotationApproval,
  }),

  operation(quotationPaths.counter, {
    tag: 'Quotation',
    summary: 'Answer an offer with a wish. Returns 1 (K6).',
    who: { ...BUYER, scope: 'quotations:write' },
    input: counterOffer,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { quotationID: 1001, stamp: STAMP, remarks: '29.00 for 60?' }, ofOneCustomer: true },
    handle: counterQuotation,
  }),

  operation(quotationPaths.decline, {
    tag: 'Quotation',
    summary: 'Decline an offer, with a reason if wanted. Returns 1 (K6).',
    who: { ...BUYER, scope: 'quotations:write' },
    input: quotationRemarks,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { quotationID: 1001, remarks: 'Too late for us.' }, ofOneCustomer: true },
    handle: endByBuyer('decline'),
  }),

  operation(quotationPaths.retract, {
    tag: 'Quotation',
    summary: 'Take a request back that was not answered yet. Returns 1 (K6).',
    who: { ...BUYER, scope: 'quotations:write' },
    input: quotationRemarks,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { quotationID: 1001 }, ofOneCustomer: true },
    handle: endByBuyer('retract'),
  }),

  operation(staffQuotationPaths.list, {
    tag: 'Quotation',
    summary: 'List the quotations of all companies, filtered by state and company (K6).',
    who: { ...PRICES, scope: 'quotations:read' },
    input: quotationQuestion,
    answer: { format: answerInternalList(listedQuotationSchema) },
    example: { query: { quotationState: 'waiting' } },
    handle: (question, { shop }) => listPage(shop, quotationList, question),
  }),

  operation(staffQuotationPaths.readForStaff, {
    tag: 'Quotation',
    summary: 'Get the newest version of a quotation, sent or not, beside own prices and list prices (K6).',
    who: { ...PRICES, scope: 'quotations:read' },
    input: oneQuotation,
    answer: { format: answerInternal(staffQuotationSchema), localize: localizeOrder },
    example: { path: { quotationId: 1001 } },
    handle: translateAnswer(readQuotationForStaff),
  }),

  operation(staffQuotationPaths.priceLine, {
    tag: 'Quotation',
    summary:
      'Price a line for a member while it is typed: own price, list price, margin, stock. Nothing is saved (K6).',
    who: { ...PRICES, scope: 'quotations:read' },
    input: lineToPrice,
    answer: { format: answerInternal(pricedLineSchema), refuses: [404] },
    example: { query: { memberId: 1, part: 'DB-0150', width: '', quantity: 40, unitPriceMinor: 3050 } },
    handle: translateAnswer(priceLine),
  }),

  operation(staffQuotationPaths.add, {
    tag: 'Quotation',
    summary:
      'Begin a quotation for a member, with the usual terms. A line without a price has their own. `isSent`: send it at once, or submit it for review. Returns its ID (K6).',
    who: { ...PRICES, scope: 'quotations:write' },
    input: newQuotation,
    answer: {
      format: answerNumber,
      readAt: (id) => `/Quotation/GetQuotationForStaff/${id}`,
      refuses: [404],
    },
    example: { body: { userID: 1, lines: [LINE] } },
    handle: addQuotation,
  }),

  operation(staffQuotationPaths.save, {
    tag: 'Quotation',
    summary: 'Save the next version of a quotation; a line without a price has the own price. Returns its number (K6).',
    who: { ...PRICES, scope: 'quotations:write' },
    input: quotationDraft,
    answer: {
      format: answerNumber,
      readAt: (_, { quotationId }) => `/Quotation/GetQuotationForStaff/${quotationId}`,
      refuses: [404, 409],
    },
    example: {
      body: {
        quotationID: 1001,
        version: 1,
        lines: [LINE],
        deliveryID: 1,
        deliveryCharge: 12.5,
        untilDay: '31/12/2099',
        terms: '30 days net',
        remarks: 'As discussed.',
        note: 'Competes with Label Supply',
        partsAllowed: true,
        anyQuantity: false,
      },
    },
    handle: saveQuotation,
  }),

  operation(staffQuotationPaths.send, {
    tag: 'Quotation',
    summary: 'Send the newest version, or submit it for review if its discount is above what the sender may give (K6).',
    who: { ...PRICES, scope: 'quotations:write' },
    input: versionToSend,
    answer: { format: answerInternal(quotationSentSchema), refuses: [404, 409] },
    example: { body: { quotationID: 1001, version: 2 } },
    handle: sendQuotation,
  }),

  operation(staffQuotationPaths.extend, {
    tag: 'Quotation',
    summary: 'Send the same offer with a later last day. Returns the number of its version (K6).',
    who: { ...PRICES, scope: 'quotations:write' },
    input: extension,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { quotationID: 1001, version: 2, untilDay: '31/12/2099' } },
    handle: extendQuotation,
  }),

  operation(staffQuotationPaths.withdraw, {
    tag: 'Quotation',
    summary: 'Withdraw a quotation; the buyer reads the reason. Returns 1 (K6).',
    who: { ...PRICES, scope: 'quotations:write' },
    input: quotationRemarks,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { quotationID: 1001, remarks: 'The part is discontinued.' } },
    handle: withdrawQuotation,
  }),
];

/** The list as a file. */
export const quotationExport = listExport('quotations', quotationQuestion, quotationList, [
  ['Quotation', ({ quotationNumber }) => quotationNumber],
  ['Company', ({ company }) => company],
  ['Asked by', ({ askedBy }) => askedBy],
  ['Date', ({ askedAt }, { store }) => formatDay(new Date(askedAt), store.timeZone)],
  ['State', ({ quotationState }) => quotationState],
  ['Valid until', ({ validUntil }) => (validUntil === null ? null : formatDay(validUntil))],
  ['Currency', ({ currency }) => currencies[currency].code],
  ['Total', ({ totalMinor }) => (totalMinor === null ? null : toDecimal(totalMinor))],
  ['Sale', ({ orderId }) => orderId],
]);

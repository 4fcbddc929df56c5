import { NEEDS } from '../../base/rights/staff-right.ts';
import { z } from 'zod';
import { answerNumber, answerInternal } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import { orAbsent } from '../../base/paged-lists/list-request.ts';
import { asNumber, checkboxInput, idNumber, textInput } from '../../base/wire/input-schemas.ts';
import { parseDay } from '../../base/days/parse-day.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';
import { adjustStock, cancelArrival, expectArrival, receiveArrival } from './adjust-stock.ts';
import { saveStockTerms } from './save-terms.ts';
import { adjustStockOfParts } from './book-many.ts';
import { faultOfBooking } from './booking.ts';
import {
  type ArrivalDraft,
  BOOKING_KINDS,
  type StockBooking,
  type StockBookings,
  stockPaths,
  type StockTerms,
} from './paths.ts';
import { MAX_BOOKED, stockTermsShape, wholeNumber } from './stock-input.ts';
import { readStock } from './stock-queries.ts';
import { bookedStockSchema, stockSchema } from './answers.ts';

const REASON_MAX = 200;

const reason = textInput.refine((text) => text.length <= REASON_MAX, issue('rule.too-long'));
const bookingShape = {
  kind: z.enum(BOOKING_KINDS, issue('staff-refusal.stock-kind', { kinds: BOOKING_KINDS.join(', ') })),
  quantity: wholeNumber(-MAX_BOOKED),
  reason: reason.default(''),
};

const booking: z.ZodType<StockBooking> = z
  .object({ productId: idNumber('product'), ...bookingShape })
  .superRefine((entry, context) => {
    const fault = faultOfBooking(entry);
    if (fault !== null) context.addIssue({ code: 'custom', path: [fault.field], message: issueOf(fault.message) });
  });

const MAX_BOOKINGS = 500;
const PART_MAX = 100;
const manyBookings = issue('refusal.most-rows', { most: MAX_BOOKINGS });

const bookings: z.ZodType<StockBookings> = z.object({
  bookings: z
    .array(
      // Kind and quantity are judged row by row (book-many.ts).
      z.object({
        part: textInput.refine((text) => text.length <= PART_MAX, issue('rule.too-long')),
        kind: textInput,
        quantity: z.preprocess(asNumber, z.int(issue('staff-refusal.stock-quantity', { least: 0, most: MAX_BOOKED }))),
        reason: bookingShape.reason,
      }),
      issue('refusal.list-of-rows'),
    )
    .min(1, issue('refusal.list-of-rows'))
    .max(MAX_BOOKINGS, manyBookings),
  isPartial: checkboxInput,
});

const stockTerms: z.ZodType<StockTerms> = z.object({
  productId: idNumber('product'),
  ...stockTermsShape,
});

const arrivalDraft: z.ZodType<ArrivalDraft> = z.object({
  productId: idNumber('product'),
  quantity: wholeNumber(1),
  expectedOn: z.string(issue('refusal.day')).transform((text, context) => {
    const day = parseDay(text);
    if (day === null) context.addIssue({ code: 'custom', message: issue('refusal.day') });
    return day ?? '';
  }),
  note: reason.default(''),
});

/** Operations for stock levels and their history (L4). */
export const stockOperations = [
  operation(stockPaths.read, {
    tag: 'Stock',
    summary: "Get a product's stock with its movements and expected arrivals (L4).",
    who: { access: 'staff', staffRight: NEEDS.stock, scope: 'stock:read' },
    input: z.object({ productId: idNumber('product') }),
    answer: { format: answerInternal(stockSchema) },
    example: { path: { productId: 140 } },
    handle: ({ productId }, { shop }) => readStock(shop.db, productId),
  }),

  operation(stockPaths.book, {
    tag: 'Stock',
    summary: 'Record a stock adjustment with its reason, a count or a receipt. Returns the available stock (L4).',
    who: { access: 'staff', staffRight: NEEDS.stock, scope: 'stock:write' },
    input: booking,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { productId: 140, kind: 'arrival', quantity: 12, reason: 'From the works' } },
    handle: adjustStock,
  }),

  operation(stockPaths.bookMany, {
    tag: 'Stock',
    summary:
      'Record up to 500 stock entries by part number in one transaction: all or none, or with `isPartial` those that are right. Returns a line for each (M2).',
    who: { access: 'staff', staffRight: NEEDS.stock, scope: 'stock:write' },
    input: bookings,
    answer: { format: answerInternal(z.array(bookedStockSchema)) },
    example: { body: { bookings: [{ part: 'DB-0150', kind: 'count', quantity: 118, reason: '' }], isPartial: false } },
    handle: translateAnswer(adjustStockOfParts),
  }),

  operation(stockPaths.saveTerms, {
    tag: 'Stock',
    summary: "Set a part's lead time and reorder point. Returns 1 (L4).",
    who: { access: 'staff', staffRight: 'catalogue', scope: 'stock:write' },
    input: stockTerms,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { productId: 140, leadTimeDays: 21, lowStock: 10 } },
    handle: saveStockTerms,
  }),

  operation(stockPaths.expect, {
    tag: 'Stock',
    summary: 'Record goods expected on a date. Returns the ID of the arrival (L4).',
    who: { access: 'staff', staffRight: NEEDS.stock, scope: 'stock:write' },
    input: arrivalDraft,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { productId: 140, quantity: 200, expectedOn: '2099-12-03', note: 'Order 4711 at the mill' } },
    handle: expectArrival,
  }),

  operation(stockPaths.receive, {
    tag: 'Stock',
    summary: 'Receive expected goods, in full or in part. Returns the available stock (L4).',
    who: { access: 'staff', staffRight: NEEDS.stock, scope: 'stock:write' },
    input: z.object({ arrivalId: idNumber('arrival'), quantity: orAbsent(wholeNumber(1)) }),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { arrivalId: 1 } },
    handle: receiveArrival,
  }),

  operation(stockPaths.cancel, {
    tag: 'Stock',
    summary: 'Cancel an expected arrival. Returns 1 (L4).',
    who: { access: 'staff', staffRight: NEEDS.stock, scope: 'stock:write' },
    input: z.object({ arrivalId: idNumber('arrival') }),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { arrivalId: 1 } },
    handle: cancelArrival,
  }),
];

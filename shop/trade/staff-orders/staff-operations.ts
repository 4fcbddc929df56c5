import { z } from 'zod';
import { formatDay } from '../../base/days/calendar-day.ts';
import { amountOf, CHARGE_KINDS } from '../../base/money/adjustments.ts';
import { ORDER_FIELD_NAMES, type OrderFieldName } from '../../people/accounts/order-fields.ts';
import { type ExportColumn, listExport } from '../../base/paged-lists/list-export.ts';
import { listInput, rowInListInput } from '../../base/paged-lists/list-request.ts';
import { currencies, toDecimal } from '../../base/money/money.ts';
import { answerListOf, answerNumber, answerInternal, bodyOf } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { listedIds, listedIdsInput } from '../../base/paged-lists/listed-ids.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { idNumber, multilineInput } from '../../base/wire/input-schemas.ts';
import { addOrderNote, resendOrderMail, setOrderStatus } from './change-order.ts';
import { localizeOrder } from '../orders/localize-order.ts';
import { findNeighbours } from './order-neighbours.ts';
import { orderList } from './staff-order-list.ts';
import { type ListedOrder, NOTE_MAX, orderDeclaration, staffOrderPaths } from './staff-paths.ts';
import { listedSaleSchema, saleMailBody, saleNoteBody, saleStatusBody } from '../orders/wire.ts';
import { issue } from '../../base/messages/issue.ts';
import { listLastBought } from '../order-history/last-bought.ts';
import { listPriceReasons } from '../order-placing/price-reasons.ts';
import { lastBoughtSchema, neighboursSchema, priceReasonSchema } from '../orders/answers.ts';

const status = z.enum(['complete', 'pending'], issue('refusal.order-status'));

const orderQuestion = listInput(orderDeclaration);

const orderId = idNumber('sale');

/** Parts of one page of a list. */
const MAX_PARTS = 100;

const lastBoughtRequest = z.object({ companyId: idNumber('company'), parts: listedIdsInput(MAX_PARTS) });

export const staffOrderOperations = [
  operation(staffOrderPaths.list, {
    tag: 'Sale',
    summary: 'List orders for the administration, with search, filters, sorting and pages (E3, D27).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: orderQuestion,
    answer: { format: answerListOf(listedSaleSchema), localize: localizeOrder },
    example: { query: { status: 'complete', from: '2026-01-01', sort: 'placed', direction: 'desc' } },
    handle: (question, { shop }) => listPage(shop, orderList, question),
  }),

  operation(staffOrderPaths.neighbours, {
    tag: 'Sale',
    summary: 'Get the previous and next order in the list from which an order was opened.',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: rowInListInput(orderDeclaration, { orderId }),
    answer: { format: answerInternal(neighboursSchema) },
    example: { path: { orderId: 1116 }, query: { status: 'complete' } },
    handle: findNeighbours,
  }),

  operation(staffOrderPaths.priceReasons, {
    tag: 'Sale',
    summary: 'The lines of an order whose price a price list decided, with that list (K2).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: z.object({ orderId }),
    answer: { format: answerInternal(z.array(priceReasonSchema)), refuses: [404] },
    example: { path: { orderId: 1116 } },
    handle: listPriceReasons,
  }),

  operation(staffOrderPaths.lastBought, {
    tag: 'Sale',
    summary: 'List the days on which a company last bought some parts, each width separately (G3).',
    who: { access: 'staff', staffRight: { anyOf: ['orders', 'prices'] }, scope: 'orders:read' },
    input: lastBoughtRequest,
    answer: { format: answerInternal(z.array(lastBoughtSchema)) },
    example: { path: { companyId: 1 }, query: { parts: '139,140' } },
    handle: ({ companyId, parts }, { shop: { db, store } }) =>
      listLastBought(db, { companyId, productIds: listedIds(parts), timeZone: store.timeZone }),
  }),

  operation(staffOrderPaths.setStatus, {
    tag: 'Sale',
    summary: 'Set an order to pending (saleComplete 0) or complete (1). Returns 1.',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: z.object({ orderId, status }),
    body: bodyOf(saleStatusBody),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { saleID: 1116, saleComplete: 1 } },
    handle: setOrderStatus,
  }),

  operation(staffOrderPaths.addNote, {
    tag: 'Sale',
    summary: "Add a note to an order's history. Customers never see it. Returns 1.",
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: z.object({
      orderId,
      note: multilineInput
        .refine((note) => note !== '', issue('staff-refusal.note-required'))
        .refine((note) => note.length <= NOTE_MAX, issue('rule.too-long'))
        .meta({ minLength: 1, maxLength: NOTE_MAX }),
    }),
    body: bodyOf(saleNoteBody),
    answer: { refuses: [404], format: answerNumber },
    example: { body: { saleID: 1116, note: 'The carrier calls before it delivers.' } },
    handle: addOrderNote,
  }),

  operation(staffOrderPaths.resendMail, {
    tag: 'Sale',
    summary: "Resend an order's mail to its customer. Returns 1.",
    who: { access: 'staff', staffRight: 'orders' },
    input: z.object({ orderId }),
    body: bodyOf(saleMailBody),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { saleID: 1116 } },
    handle: resendOrderMail,
  }),
];

const FIELD_COLUMNS: Readonly<Record<OrderFieldName, string>> = {
  costCentre: 'Cost centre',
  requisitionNumber: 'Requisition number',
  wantedBy: 'Wanted by',
  shipping: 'Shipping',
};

const ORDER_COLUMNS: readonly ExportColumn<ListedOrder>[] = [
  ['Order', ({ reference }) => reference],
  ['Status', ({ status }) => (status === 'complete' ? 'Complete' : 'Pending')],
  ['Date', ({ placedAt }, { store }) => formatDay(new Date(placedAt), store.timeZone)],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ surname }) => surname],
  ['Company', ({ company }) => company],
  ['Email', ({ email }) => email],
  ['Delivery address', ({ deliveryAddress }) => deliveryAddress.replaceAll('\n', ', ')],
  ['PO number', ({ purchaseOrderNumber }) => purchaseOrderNumber],
  ['Currency', ({ currency }) => currencies[currency].code],
  ['Goods', ({ goodsMinor }) => toDecimal(goodsMinor)],
  ['Discount', ({ discountMinor }) => toDecimal(discountMinor)],
  ['Promo code', ({ couponCode }) => couponCode],
  ['Sub total (after discount)', ({ subtotalMinor }) => toDecimal(subtotalMinor)],
  ['Delivery', ({ deliveryMinor }) => toDecimal(deliveryMinor ?? 0)],
  ['Total', ({ totalMinor }) => toDecimal(totalMinor)],
  ['Sub total in pounds', ({ subtotalGbpMinor }) => toDecimal(subtotalGbpMinor)],
  ['Sub total in euros', ({ subtotalEurMinor }) => toDecimal(subtotalEurMinor)],
  ['Products', ({ productsBought }) => productsBought.replaceAll('\n', ', ')],
  ...ORDER_FIELD_NAMES.map((name): ExportColumn<ListedOrder> => [FIELD_COLUMNS[name], (order) => order[name]]),
];

/** Charges of each order, if the shop has any (D60). */
const CHARGE_COLUMNS = CHARGE_KINDS.map((kind): ExportColumn<ListedOrder> => [
  `Charge: ${kind.replace('-', ' ')}`,
  ({ adjustments }) => toDecimal(amountOf(adjustments, kind) ?? 0),
]);

/** Tax of each order, empty where it was not computed (O3). */
const TAX_COLUMNS: readonly ExportColumn<ListedOrder>[] = [
  ['Tax reason', ({ tax }) => tax?.taxReason ?? null],
  ['Tax rate (%)', ({ tax }) => (tax === undefined ? null : toDecimal(tax.taxRateBasisPoints))],
  ['Tax', ({ tax }) => (tax === undefined ? null : toDecimal(tax.taxMinor))],
  ['Total with tax', ({ tax }) => (tax === undefined ? null : toDecimal(tax.totalWithTaxMinor))],
  ['Customer VAT number', ({ tax }) => tax?.vatNumber ?? null],
];

export const orderExport = listExport('orders', orderQuestion, orderList, ORDER_COLUMNS, (shop) => [
  ...(shop.hot().settings.charges.length === 0 ? [] : CHARGE_COLUMNS),
  ...(shop.hot().settings.taxOnScreens === 'computed' ? TAX_COLUMNS : []),
]);

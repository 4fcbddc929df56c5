import { z } from 'zod';
import { isOwnKey, requireCustomerId } from '../../people/accounts/customer-key.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { growingPageRequest, pageRequest, WHOLE_LIST, withPage } from '../../base/paged-lists/list-page.ts';
import {
  type Answer,
  answerListOf,
  answerInternalList,
  answerNumber,
  answerOf,
  answerInternal,
  bodyListOf,
  bodyOf,
  storedAs,
} from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
import { countTo } from '../../shopfront/search/input.ts';
import { boughtBefore } from '../order-history/bought-before.ts';
import { addOrderLines } from './add-lines.ts';
import { localizeOrder } from './localize-order.ts';
import { orderAgain } from '../order-history/order-again.ts';
import { boughtRequest, historyRequest, orderMarks, orderRequest, orderSearch, quoteRequest } from './input.ts';
import type { PlacedOrder } from './order.ts';
import { findAnyOrder, findOwnOrder, listOrderLines, listOrders } from './order-queries.ts';
import { partsOfMachine } from '../order-history/machine-parts.ts';
import { orderPaths } from './paths.ts';
import { staffOrderPaths } from '../staff-orders/staff-paths.ts';
import { partHistory } from '../order-history/part-history.ts';
import { placeOrder } from '../order-placing/place-order.ts';
import { quoteForCheckout } from '../order-placing/checkout-quote.ts';
import { taxInWords } from '../../base/tax/tax-figures.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import { figuresSchema, saleBody, saleItemMarksBody, saleItemSchema, saleSchema } from './wire.ts';
import { boughtPartSchema, machinePartSchema, orderAgainSchema, partHistorySchema, quoteSchema } from './answers.ts';

const orderId = idNumber('sale');
const MAX_BOUGHT = 20;

/** The sale; the shop's own pages also get its lines. */
const answerPlaced: Answer<PlacedOrder> = {
  schema: saleSchema,
  encode: answerOf(saleSchema).encode,
  ours: saleSchema.extend({ lines: z.array(saleItemSchema) }),
};

export const orderOperations = [
  operation(orderPaths.quote, {
    tag: 'Sale',
    summary: 'Calculate the current goods, discount, delivery and total of a cart (A16, A18, D7).',
    who: { access: 'customer', impersonation: 'as the member', scope: 'prices:read' },
    input: quoteRequest,
    answer: { format: answerInternal(quoteSchema), refuses: [404, 409, 429] },
    example: {
      body: { cartGuid: '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40', deliveryAddressId: 1, couponCode: 'WORLD5' },
      ofOneCustomer: true,
    },
    unaudited: 'a question',
    handle: translateAnswer(quoteForCheckout),
  }),

  operation(orderPaths.place, {
    tag: 'Sale',
    summary: "Order the customer's own cart, at most once. Returns the sale's ID (A17, B9, D12).",
    who: { access: 'customer', impersonation: 'as the member', memberRight: 'order', scope: 'orders:write' },
    when: { repeatable: true }, // one cart makes one order (D12)
    input: orderRequest,
    body: bodyOf(saleBody),
    answer: {
      format: answerNumber,
      refusalDetails: storedAs(figuresSchema, 'figures'),
      readAt: (id) => `/Sale/GetSaleByID/${id}`,
      refuses: [404, 409, 429],
    },
    example: {
      body: {
        cartGuid: '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40',
        deliveryID: 1,
        PONumber: 'PO 4711',
        discountcouponused: 'WORLD5',
      },
      ofOneCustomer: true,
    },
    unaudited: 'the order is its own record: who, when, what (B9)',
    handle: placeOrder,
  }),

  operation(orderPaths.read, {
    tag: 'Sale',
    summary: 'Get an order as placed (A27, B9).',
    who: { access: 'own or staff', staffRight: 'orders', scope: 'orders:read' },
    input: z.object({ orderId }),
    answer: { format: answerPlaced, localize: localizeOrder },
    example: { path: { orderId: 1116 } },
    async handle({ orderId }, { shop, caller: { customer, staff }, translator }) {
      const order =
        staff === null ? await findOwnOrder(shop.db, orderId, customer) : await findAnyOrder(shop.db, orderId);
      if (order === undefined) throw new NotFoundError('order');
      return { ...order, ...taxInWords(order, translator) };
    },
  }),

  operation(orderPaths.again, {
    tag: 'Sale',
    summary: "Preview reordering one of the customer's own orders today, line by line. Changes nothing (G2).",
    who: { access: 'customer', scope: 'orders:read' },
    input: z.object({ orderId }),
    answer: { format: answerInternal(orderAgainSchema), refuses: [404], localize: localizeOrder },
    example: { path: { orderId: 1116 }, ofOneCustomer: true },
    handle: translateAnswer(orderAgain),
  }),

  operation(orderPaths.partHistory, {
    tag: 'Sale',
    summary: 'List the parts bought before, with dates, quantities, frequency and current prices (G3).',
    who: { access: 'customer', scope: 'orders:read' },
    input: boughtRequest,
    answer: { format: answerInternalList(partHistorySchema), localize: localizeOrder },
    example: { query: { search: 'DB', sort: 'due', page: 1, pageSize: 20 } },
    handle: translateAnswer(partHistory),
  }),

  operation(orderPaths.lines, {
    tag: 'SaleItem',
    summary: 'List the items of an order (A27, B9).',
    who: { access: 'own or staff', staffRight: 'orders', scope: 'orders:read' },
    input: pageRequest.extend({ orderId }),
    answer: { format: answerListOf(saleItemSchema), localize: localizeOrder },
    example: { path: { orderId: 1116 } },
    async handle({ orderId, page = 1, pageSize = WHOLE_LIST }, { shop, caller: { customer, staff } }) {
      const reader = staff === null ? customer : null;
      const lines = await listOrderLines(shop.db, { orderId, reader }, { page, pageSize });
      if (lines.total === 0) throw new NotFoundError('order'); // every order has lines
      return lines;
    },
  }),

  operation(orderPaths.ofCustomer, {
    tag: 'Sale',
    summary:
      "List a customer's orders, newest first. Includes the company's orders that a member can see. search= matches reference, PO number or part (A26).",
    who: { access: 'own or staff', staffRight: 'orders', scope: 'orders:read' },
    input: historyRequest,
    answer: { format: answerListOf(saleSchema), localize: localizeOrder },
    example: { path: { customerId: 1 }, query: { page: 1, pageSize: 10 } },
    async handle(request, context) {
      const { customerId, search } = request;
      const { shop, caller } = context;
      const whose =
        caller.customer !== null && isOwnKey(caller, customerId)
          ? { reader: caller.customer }
          : { customerId: await requireCustomerId(customerId, context) };
      return listOrders(shop.db, { ...whose, search }, withPage(request));
    },
  }),

  operation(orderPaths.boughtBefore, {
    tag: 'Sale',
    summary: "List the parts that the customer recently bought most often and can still buy, at today's prices (A23).",
    who: { access: 'customer', scope: 'orders:read' },
    input: z.object({ count: countTo(MAX_BOUGHT, 'count') }),
    answer: { format: answerInternal(z.array(boughtPartSchema)), localize: localizeOrder },
    example: { path: { count: 6 } },
    handle: boughtBefore,
  }),

  operation(orderPaths.partsOfMachine, {
    tag: 'Sale',
    summary: 'List the parts that orders name for a press of the company, the latest first (J3).',
    who: { access: 'customer', scope: 'orders:read' },
    input: z.object({ machineId: idNumber('machine') }),
    answer: { format: answerInternal(z.array(machinePartSchema)), localize: localizeOrder },
    example: { path: { machineId: 1 }, ofOneCustomer: true },
    handle: partsOfMachine,
  }),

  operation(orderPaths.addLines, {
    tag: 'SaleItem',
    summary: 'Save serial number and machine of own sale items that have none. Never creates an item. Returns 1 (D12).',
    who: { access: 'customer', impersonation: 'as the member', memberRight: 'order', scope: 'orders:write' },
    input: orderMarks,
    body: bodyListOf('lines', saleItemMarksBody),
    answer: { format: answerNumber, refuses: [404] },
    example: {
      body: [
        { saleID: 1116, ProductID: 193, productVariantID: 0, subProductVariantID: 99_999_999, serial: 'P5-0042' },
        { saleID: 1116, ProductID: 308, productVariantID: 0, subProductVariantID: 99_999_999, machine: 'Press 3' },
      ],
      ofOneCustomer: true,
    },
    handle: addOrderLines,
  }),

  operation(staffOrderPaths.complete, {
    tag: 'Sale',
    summary: 'List all complete orders, newest first (E3).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: growingPageRequest,
    answer: { format: answerListOf(saleSchema) },
    example: { query: { page: 1, pageSize: 10 } },
    handle: (request, { shop }) => listOrders(shop.db, { status: 'complete' }, withPage(request)),
  }),

  operation(staffOrderPaths.pending, {
    tag: 'Sale',
    summary: 'List all pending orders, newest first (E3).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: growingPageRequest,
    answer: { format: answerListOf(saleSchema) },
    example: { query: { page: 1, pageSize: 10 } },
    handle: (request, { shop }) => listOrders(shop.db, { status: 'pending' }, withPage(request)),
  }),

  operation(staffOrderPaths.search, {
    tag: 'Sale',
    summary: 'Search orders by number, surname or company. status=complete or pending filters the list (E3, D27).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: orderSearch,
    answer: { format: answerListOf(saleSchema) },
    example: { path: { keyword: 'MA001116' }, query: { status: 'complete' } },
    handle: (request, { shop }) =>
      listOrders(shop.db, { keyword: request.keyword, status: request.status }, withPage(request)),
  }),
];

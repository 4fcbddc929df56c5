import { z } from 'zod';
import { isOwnKey, requireCustomerId } from '../accounts/customer-key.ts';
import { NotFoundError } from '../kernel/errors.ts';
import { pageRequest, WHOLE_LIST } from '../operations/list-page.ts';
import {
  answerListOf,
  answerInternalList,
  answerNumber,
  answerOf,
  answerInternal,
  bodyListOf,
  bodyOf,
  operation,
} from '../operations/operation.ts';
import { idNumber } from '../operations/input-schemas.ts';
import { countTo } from '../search/input.ts';
import { boughtBefore } from './bought-before.ts';
import { addOrderLines } from './add-lines.ts';
import { localizeOrder } from './localize-order.ts';
import { orderAgain } from './order-again.ts';
import { boughtRequest, historyRequest, orderMarks, orderRequest, orderSearch, quoteRequest } from './input.ts';
import type { PlacedOrder, Quote } from './order.ts';
import { findAnyOrder, findOwnOrder, listOrderLines, listOrders } from './order-queries.ts';
import { orderPaths } from './paths.ts';
import { partHistory } from './part-history.ts';
import { placeOrder } from './place-order.ts';
import { quoteForCheckout } from './quote-for-checkout.ts';
import { translateAnswer } from '../operations/translate-answer.ts';
import {
  boughtPartSchema,
  figuresWire,
  orderAgainSchema,
  partHistorySchema,
  quoteSchema,
  saleDraftWire,
  saleItemMarksWire,
  saleItemWire,
  saleWire,
} from './wire.ts';

const orderId = idNumber('sale');
const MAX_BOUGHT = 20;

export const orderOperations = [
  operation(orderPaths.quote, {
    unaudited: 'a question',
    tag: 'Sale',
    summary: 'What a cart comes to as things stand: goods, discount, delivery and total (A16, A18, D7).',
    access: 'customer',
    allowedWhileImpersonating: 'as the member',
    input: quoteRequest,
    answer: answerInternal(quoteSchema),
    refuses: [404, 409, 429],
    example: {
      body: { cartGuid: '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40', deliveryAddressId: 1, couponCode: 'WORLD5' },
      ofOneCustomer: true,
    },
    handle: translateAnswer(quoteForCheckout),
  }),

  operation(orderPaths.place, {
    unaudited: 'the order is its own record: who, when, what (B9)',
    tag: 'Sale',
    summary: "Order the customer's own cart, at most once. Answers the sale's id (A17, B9, D12).",
    access: 'customer',
    allowedWhileImpersonating: 'as the member',
    needs: 'order',
    input: orderRequest,
    body: bodyOf(saleDraftWire),
    answer: answerNumber,
    refusalDetails: ({ figures, ...rest }) =>
      figures === undefined ? rest : { ...rest, figures: figuresWire.encode(figures as Quote) },
    readAt: (id) => `/Sale/GetSaleByID/${id}`,
    repeatable: true, // one cart makes one order (D12)
    refuses: [404, 409, 429],
    example: {
      body: {
        cartGuid: '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40',
        deliveryID: 1,
        PONumber: 'PO 4711',
        discountcouponused: 'WORLD5',
      },
      ofOneCustomer: true,
    },
    handle: placeOrder,
  }),

  operation(orderPaths.read, {
    staffRight: 'orders',
    tag: 'Sale',
    summary: 'One order as it was placed (A27, B9).',
    access: 'own or staff',
    input: z.object({ orderId }),
    answer: answerOf<PlacedOrder>(saleWire, { lines: z.array(saleItemWire.ours) }),
    example: { path: { orderId: 1116 } },
    async handle({ orderId }, { shop, caller: { customer, staff } }) {
      const order =
        staff === null ? await findOwnOrder(shop.db, orderId, customer) : await findAnyOrder(shop.db, orderId);
      if (order === undefined) throw new NotFoundError('order');
      return order;
    },
    localize: localizeOrder,
  }),

  operation(orderPaths.again, {
    tag: 'Sale',
    summary:
      "One of the customer's own orders as it could be ordered again today, line by line; nothing is changed (G2).",
    access: 'customer',
    input: z.object({ orderId }),
    answer: answerInternal(orderAgainSchema),
    refuses: [404],
    example: { path: { orderId: 1116 }, ofOneCustomer: true },
    handle: translateAnswer(orderAgain),
    localize: localizeOrder,
  }),

  operation(orderPaths.partHistory, {
    tag: 'Sale',
    summary: 'The parts that were bought: when and how many, how often, and what each costs today (G3).',
    access: 'customer',
    input: boughtRequest,
    answer: answerInternalList(partHistorySchema),
    example: { query: { search: 'DB', sort: 'due', page: 1, pageSize: 20 } },
    localize: localizeOrder,
    handle: translateAnswer(partHistory),
  }),

  operation(orderPaths.lines, {
    staffRight: 'orders',
    tag: 'SaleItem',
    summary: 'What was bought with one order (A27, B9).',
    access: 'own or staff',
    input: pageRequest.extend({ orderId }),
    answer: answerListOf(saleItemWire),
    example: { path: { orderId: 1116 } },
    async handle({ orderId, page = 1, pageSize = WHOLE_LIST }, { shop, caller: { customer, staff } }) {
      const reader = staff === null ? customer : null;
      const lines = await listOrderLines(shop.db, { orderId, reader }, { page, pageSize });
      if (lines.total === 0) throw new NotFoundError('order'); // every order has lines
      return lines;
    },
    localize: localizeOrder,
  }),

  operation(orderPaths.ofCustomer, {
    staffRight: 'orders',
    tag: 'Sale',
    summary:
      "A customer's orders, the newest first, for a member their company's as far as they see them; search= finds by reference, PO number or part (A26).",
    access: 'own or staff',
    input: historyRequest,
    answer: answerListOf(saleWire),
    example: { path: { customerId: 1 }, query: { page: 1, pageSize: 10 } },
    async handle({ customerId, search, page = 1, pageSize = WHOLE_LIST }, context) {
      const { shop, caller } = context;
      const whose =
        caller.customer !== null && isOwnKey(caller, customerId)
          ? { reader: caller.customer }
          : { customerId: await requireCustomerId(customerId, context) };
      return listOrders(shop.db, { ...whose, search }, { page, pageSize });
    },
    localize: localizeOrder,
  }),

  operation(orderPaths.boughtBefore, {
    tag: 'Sale',
    summary: 'What the customer bought most often of late and can buy again, at today’s prices (A23).',
    access: 'customer',
    input: z.object({ count: countTo(MAX_BOUGHT, 'count') }),
    answer: answerInternal(z.array(boughtPartSchema)),
    example: { path: { count: 6 } },
    handle: boughtBefore,
    localize: localizeOrder,
  }),

  operation(orderPaths.addLines, {
    tag: 'SaleItem',
    summary: 'Fill serial and machine of own sale items while they are empty; writes no second item. Answers 1 (D12).',
    access: 'customer',
    allowedWhileImpersonating: 'as the member',
    needs: 'order',
    input: orderMarks,
    body: bodyListOf('lines', saleItemMarksWire),
    answer: answerNumber,
    refuses: [404],
    example: {
      body: [
        { saleID: 1116, ProductID: 193, productVariantID: 0, subProductVariantID: 99_999_999, serial: 'P5-0042' },
        { saleID: 1116, ProductID: 308, productVariantID: 0, subProductVariantID: 99_999_999, machine: 'Press 3' },
      ],
      ofOneCustomer: true,
    },
    handle: addOrderLines,
  }),

  operation(orderPaths.complete, {
    staffRight: 'orders',
    tag: 'Sale',
    summary: 'Every complete order, the newest first (E3).',
    access: 'staff',
    input: pageRequest,
    answer: answerListOf(saleWire),
    example: { query: { page: 1, pageSize: 10 } },
    handle: ({ page = 1, pageSize = WHOLE_LIST }, { shop }) =>
      listOrders(shop.db, { status: 'complete' }, { page, pageSize }),
  }),

  operation(orderPaths.pending, {
    staffRight: 'orders',
    tag: 'Sale',
    summary: 'Every pending order, the newest first (E3).',
    access: 'staff',
    input: pageRequest,
    answer: answerListOf(saleWire),
    example: { query: { page: 1, pageSize: 10 } },
    handle: ({ page = 1, pageSize = WHOLE_LIST }, { shop }) =>
      listOrders(shop.db, { status: 'pending' }, { page, pageSize }),
  }),

  operation(orderPaths.search, {
    staffRight: 'orders',
    tag: 'Sale',
    summary: 'Orders by number, surname or company; status=complete or pending keeps to one list (E3, D27).',
    access: 'staff',
    input: orderSearch,
    answer: answerListOf(saleWire),
    example: { path: { keyword: 'MA001116' }, query: { status: 'complete' } },
    handle: ({ keyword, status, page = 1, pageSize = WHOLE_LIST }, { shop }) =>
      listOrders(shop.db, { keyword, status }, { page, pageSize }),
  }),
];

import { z } from 'zod';
import { requireCustomerId } from '../accounts/customer-key.ts';
import { NotFoundError } from '../kernel/errors.ts';
import { pageRequest, WHOLE_LIST } from '../frame/list-page.ts';
import {
  answerListOf,
  answerNumber,
  answerPartOf,
  answerOurs,
  bodyListOf,
  bodyOf,
  operation,
} from '../frame/operation.ts';
import { idNumber } from '../frame/typed-input.ts';
import { addOrderLines } from './add-lines.ts';
import { historyRequest, orderMarks, orderRequest, orderSearch, quoteRequest } from './input.ts';
import type { Quote } from './order.ts';
import { findAnyOrder, findOwnOrder, listOrderLines, listOrders } from './order-queries.ts';
import { orderPaths } from './paths.ts';
import { placeOrder } from './place-order.ts';
import { quoteForCheckout } from './quote-for-checkout.ts';
import { figuresWire, quoteSchema, saleDraftWire, saleItemMarksWire, saleItemWire, saleWire } from './wire.ts';

const orderId = idNumber('sale');

export const orderOperations = [
  operation(orderPaths.quote, {
    tag: 'Sale',
    summary: 'What a cart comes to as things stand: goods, discount, delivery and total (A16, A18, D7).',
    access: 'customer',
    input: quoteRequest,
    answer: answerOurs(quoteSchema),
    handle: quoteForCheckout,
  }),

  operation(orderPaths.place, {
    tag: 'Sale',
    summary: "Order the customer's own cart, at most once. Answers the sale's id (A17, B9, D12).",
    access: 'customer',
    input: orderRequest,
    body: bodyOf(saleDraftWire),
    answer: answerNumber,
    refusalDetails: ({ figures, ...rest }) =>
      figures === undefined ? rest : { ...rest, figures: figuresWire.encode(figures as Quote) },
    readAt: (id) => `/Sale/GetSaleByID/${id}`,
    repeatable: true, // one cart makes one order (D12)
    handle: placeOrder,
  }),

  operation(orderPaths.read, {
    tag: 'Sale',
    summary: 'One order as it was placed (A27, B9).',
    access: 'own or staff',
    input: z.object({ orderId }),
    answer: answerPartOf(saleWire),
    async handle({ orderId }, { shop, caller: { customer, staff } }) {
      const order =
        staff === null ? await findOwnOrder(shop.db, orderId, customer.id) : await findAnyOrder(shop.db, orderId);
      if (order === undefined) throw new NotFoundError('The order');
      return order;
    },
  }),

  operation(orderPaths.lines, {
    tag: 'SaleItem',
    summary: 'What was bought with one order (A27, B9).',
    access: 'own or staff',
    input: pageRequest.extend({ orderId }),
    answer: answerListOf(saleItemWire, (page) => page),
    async handle({ orderId, page = 1, pageSize = WHOLE_LIST }, { shop, caller: { customer, staff } }) {
      const customerId = staff === null ? customer.id : null;
      const lines = await listOrderLines(shop.db, { orderId, customerId }, { page, pageSize });
      if (lines.total === 0) throw new NotFoundError('The order'); // every order has lines
      return lines;
    },
  }),

  operation(orderPaths.ofCustomer, {
    tag: 'Sale',
    summary: "A customer's orders, the newest first; search= finds by reference, PO number or part (A26).",
    access: 'own or staff',
    input: historyRequest,
    answer: answerListOf(saleWire, (page) => page),
    async handle({ customerId, search, page = 1, pageSize = WHOLE_LIST }, context) {
      const filter = { customerId: await requireCustomerId(customerId, context), search };
      return listOrders(context.shop.db, filter, { page, pageSize });
    },
  }),

  operation(orderPaths.addLines, {
    tag: 'SaleItem',
    summary: 'Fill serial and machine of own sale items while they are empty; writes no second item. Answers 1 (D12).',
    access: 'customer',
    input: orderMarks,
    body: bodyListOf('lines', saleItemMarksWire),
    answer: answerNumber,
    handle: addOrderLines,
  }),

  operation(orderPaths.complete, {
    tag: 'Sale',
    summary: 'Every complete order, the newest first (E3).',
    access: 'staff',
    input: pageRequest,
    answer: answerListOf(saleWire, (page) => page),
    handle: ({ page = 1, pageSize = WHOLE_LIST }, { shop }) =>
      listOrders(shop.db, { status: 'complete' }, { page, pageSize }),
  }),

  operation(orderPaths.pending, {
    tag: 'Sale',
    summary: 'Every pending order, the newest first (E3).',
    access: 'staff',
    input: pageRequest,
    answer: answerListOf(saleWire, (page) => page),
    handle: ({ page = 1, pageSize = WHOLE_LIST }, { shop }) =>
      listOrders(shop.db, { status: 'pending' }, { page, pageSize }),
  }),

  operation(orderPaths.search, {
    tag: 'Sale',
    summary: 'Orders by number, surname or company; status=complete or pending keeps to one list (E3, D27).',
    access: 'staff',
    input: orderSearch,
    answer: answerListOf(saleWire, (page) => page),
    handle: ({ keyword, status, page = 1, pageSize = WHOLE_LIST }, { shop }) =>
      listOrders(shop.db, { keyword, status }, { page, pageSize }),
  }),
];

import { z } from 'zod';
import { answerNumber, answerInternal, noInput, operation } from '../../operations/operation.ts';
import { asNumber, idNumber, multilineInput } from '../../operations/input-schemas.ts';
import { issue } from '../../kernel/issue.ts';
import { MAX_ID } from '../../kernel/max-id.ts';
import { listUnreadOrders } from './message-queries.ts';
import { MESSAGE_MAX } from './order-message.ts';
import { messagePaths, type OrderMessageDraft } from './paths.ts';
import { readAsBuyer, readAsStaff, writeAsBuyer, writeAsStaff } from './write-message.ts';

const MAX_UNREAD = 100;

const NO_NUMBER = issue('refusal.number', { what: 'entry' });

const messagesRead = z.object({
  orderId: idNumber('sale'),
  seenMessageId: z.preprocess(asNumber, z.int(NO_NUMBER).min(0, NO_NUMBER).max(MAX_ID, NO_NUMBER).optional()),
});

const draft: z.ZodType<OrderMessageDraft> = messagesRead.extend({
  text: multilineInput
    .refine((text) => text !== '', issue('refusal.message-text'))
    .refine((text) => text.length <= MESSAGE_MAX, issue('rule.too-long'))
    .meta({ minLength: 1 }),
});

/** Operations for messages between buyer and staff about an order (L8). */
export const messageOperations = [
  operation(messagePaths.write, {
    tag: 'Sale',
    summary: "Write to the counter about an order. Answers the message's number (L8).",
    access: 'customer',
    needs: 'order',
    input: draft,
    answer: answerNumber,
    refuses: [404],
    throttle: (_, { customer }) => customer.guid,
    example: { body: { orderId: 1116, text: 'Please ring before you deliver.' }, ofOneCustomer: true },
    handle: writeAsBuyer,
  }),

  operation(messagePaths.read, {
    tag: 'Sale',
    summary: 'Mark what the shop wrote about an order as read. Answers how many messages (L8).',
    access: 'customer',
    needs: 'order',
    input: messagesRead,
    answer: answerNumber,
    refuses: [404],
    example: { body: { orderId: 1116 }, ofOneCustomer: true },
    handle: readAsBuyer,
  }),

  operation(messagePaths.unread, {
    tag: 'Sale',
    summary: 'The orders with messages of the shop that nobody of the company has read, by number (L8).',
    access: 'customer',
    input: noInput,
    answer: answerInternal(z.array(z.int())),
    handle: (_, { shop, caller: { customer } }) => listUnreadOrders(shop.db, customer, MAX_UNREAD),
  }),

  operation(messagePaths.answer, {
    staffRight: 'orders',
    tag: 'Sale',
    summary: "Write to the buyer of an order. Answers the message's number (L8).",
    access: 'staff',
    input: draft,
    answer: answerNumber,
    refuses: [404],
    example: { body: { orderId: 1116, text: 'We ring you at seven.' } },
    handle: writeAsStaff,
  }),

  operation(messagePaths.settle, {
    staffRight: 'orders',
    tag: 'Sale',
    summary: 'Mark what the buyer wrote about an order as read, without an answer. Answers how many messages (L8).',
    access: 'staff',
    input: messagesRead,
    answer: answerNumber,
    refuses: [404],
    example: { body: { orderId: 1116 } },
    handle: readAsStaff,
  }),
];

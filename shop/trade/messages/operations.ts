import { z } from 'zod';
import { answerNumber, answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { asNumber, idNumber, multilineInput } from '../../base/wire/input-schemas.ts';
import { issue } from '../../base/messages/issue.ts';
import { MAX_ID } from '../../base/kernel/max-id.ts';
import { listUnreadOrders } from './message-queries.ts';
import { MESSAGE_MAX } from './order-message.ts';
import { messagePaths, type OrderMessageDraft } from './paths.ts';
import { staffMessagePaths } from './staff-paths.ts';
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
    summary: 'Send a message about an order to the shop. Returns the ID of the message (L8).',
    who: { access: 'customer', memberRight: 'order', scope: 'orders:write' },
    when: { throttle: (_, { customer }) => customer.guid },
    input: draft,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { orderId: 1116, text: 'Please ring before you deliver.' }, ofOneCustomer: true },
    handle: writeAsBuyer,
  }),

  operation(messagePaths.read, {
    tag: 'Sale',
    summary: "Mark the shop's messages about an order as read. Returns the number of messages (L8).",
    who: { access: 'customer', memberRight: 'order', scope: 'orders:write' },
    input: messagesRead,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { orderId: 1116 }, ofOneCustomer: true },
    handle: readAsBuyer,
  }),

  operation(messagePaths.unread, {
    tag: 'Sale',
    summary: 'List the orders with unread messages from the shop, by number (L8).',
    who: { access: 'customer', scope: 'orders:read' },
    input: noInput,
    answer: { format: answerInternal(z.array(z.int())) },
    handle: (_, { shop, caller: { customer } }) => listUnreadOrders(shop.db, customer, MAX_UNREAD),
  }),

  operation(staffMessagePaths.answer, {
    tag: 'Sale',
    summary: 'Send a message to the buyer of an order. Returns the ID of the message (L8).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: draft,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { orderId: 1116, text: 'We ring you at seven.' } },
    handle: writeAsStaff,
  }),

  operation(staffMessagePaths.settle, {
    tag: 'Sale',
    summary: "Mark the buyer's messages about an order as read without answering. Returns the number of messages (L8).",
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:write' },
    input: messagesRead,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { orderId: 1116 } },
    handle: readAsStaff,
  }),
];

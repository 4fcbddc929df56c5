import { inTransaction } from '#platform/database/database.ts';
import { type ChangedBy, recordChange, customerAsAuthor } from '../../base/audit/record-change.ts';
import type { CustomerContext, StaffContext } from '../../base/operations/operation.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { isVisible, markRead } from './message-queries.ts';
import type { MessageSide } from './order-message.ts';
import type { MessagesRead, OrderMessageDraft } from './paths.ts';
import { orderMessages } from './tables.ts';

/** Actions in the audit list. */
export const WROTE = 'wrote about';
export const READ = 'read the messages of';

interface Writer {
  side: MessageSide;
  name: string;
  /** null: staff. */
  customerId: number | null;
  by: ChangedBy;
  /** null: staff, who see every order. */
  reader: OrderReader | null;
}

function buyerOf({ caller: { customer } }: CustomerContext): Writer {
  const { id: customerId, displayName: name } = customer;
  return { side: 'buyer', name, customerId, by: customerAsAuthor(customer), reader: customer };
}

function staffOf({ caller: { staff } }: StaffContext): Writer {
  return { side: 'shop', name: staff.name, customerId: null, by: staff, reader: null };
}

/** Saves a member's message about an order that they see (L8). Returns its id. @throws {NotFoundError} */
export function writeAsBuyer(draft: OrderMessageDraft, context: CustomerContext): Promise<number> {
  return write(context.shop, draft, buyerOf(context));
}

/** Saves a staff message about an order (L8). Returns its id. @throws {NotFoundError} */
export function writeAsStaff(draft: OrderMessageDraft, context: StaffContext): Promise<number> {
  return write(context.shop, draft, staffOf(context));
}

/** Marks the shop's messages as read by a member. Returns their number. @throws {NotFoundError} */
export function readAsBuyer(asked: MessagesRead, context: CustomerContext): Promise<number> {
  return read(context.shop, asked, buyerOf(context));
}

/** Marks the buyer's messages as read by staff without an answer. Returns their number. @throws {NotFoundError} */
export function readAsStaff(asked: MessagesRead, context: StaffContext): Promise<number> {
  return read(context.shop, asked, staffOf(context));
}

/** Saves a message. A reply marks the messages it shows as read; the other side gets a mail. */
function write({ db, clock }: Shop, draft: OrderMessageDraft, writer: Writer): Promise<number> {
  const { orderId, text, seenMessageId } = draft;
  const now = clock.now();
  const { side, name, customerId, by, reader } = writer;
  const reading = { readAt: now, readByName: name, readByCustomerId: customerId };
  return inTransaction(db, async (tx) => {
    if (!(await isVisible(tx, orderId, reader))) throw new NotFoundError('order');
    await markRead(tx, { orderId, side: otherSide(side), seenMessageId }, reading);
    const [written] = await tx
      .insert(orderMessages)
      .values({ orderId, side, byName: name, customerId, message: text, writtenAt: now })
      .returning({ messageId: orderMessages.id });
    if (written === undefined) throw new Error('A message was inserted, but not returned.');
    await recordChange(tx, by, now, {
      action: WROTE,
      entity: 'order',
      entityId: orderId,
      before: null,
      after: { message: text },
    });
    await queueEffect(tx, now, side === 'buyer' ? 'message-staff' : 'message-customer', { orderId, ...written });
    return written.messageId;
  });
}

function read({ db, clock }: Shop, asked: MessagesRead, { side, name, customerId, by, reader }: Writer) {
  const { orderId, seenMessageId } = asked;
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    if (!(await isVisible(tx, orderId, reader))) throw new NotFoundError('order');
    const count = await markRead(
      tx,
      { orderId, side: otherSide(side), seenMessageId },
      { readAt: now, readByName: name, readByCustomerId: customerId },
    );
    if (count === 0) return 0;
    const change = {
      action: READ,
      entity: 'order',
      entityId: orderId,
      before: null,
      after: { messages: count },
    } as const;
    await recordChange(tx, by, now, change);
    return count;
  });
}

function otherSide(side: MessageSide): MessageSide {
  return side === 'buyer' ? 'shop' : 'buyer';
}

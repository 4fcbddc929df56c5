import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type ChangedBy, recordChange, customerAsAuthor } from '../../base/audit/record-change.ts';
import type { CustomerContext, SignedInContext, StaffContext } from '../../base/operations/operation.ts';
import { recordEvents } from '../fulfilment/progress-queries.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { afterReturnStep, type ReturnHappened, returnNumberOf, type ReturnState, type ReturnStep } from './return.ts';
import { type LockedReturn, lockReturn } from './return-queries.ts';
import { orderReturnEvents, orderReturns } from './tables.ts';

/** Person who acts on a return. */
export interface Actor {
  by: ChangedBy;
  isStaff: boolean;
  name: string;
  now: Date;
  /** null: staff, who see every order. */
  reader: OrderReader | null;
}

export function staffActor({ shop, caller: { staff } }: StaffContext): Actor {
  return { by: staff, isStaff: true, name: staff.name, now: shop.clock.now(), reader: null };
}

export function buyerActor({ shop, caller: { customer } }: CustomerContext): Actor {
  const { displayName: name } = customer;
  return { by: customerAsAuthor(customer), isStaff: false, name, now: shop.clock.now(), reader: customer };
}

/** Reader of returns: a member, or staff without restriction. */
export function readerOf({ caller: { customer, staff } }: SignedInContext): OrderReader | null {
  return staff === null ? customer : null;
}

type Happened = Pick<LockedReturn, 'id' | 'orderId' | 'position' | 'customerId'> & {
  kind: ReturnHappened;
  remarks: string;
  state: ReturnState;
  /** Further facts for the audit list. */
  facts?: object;
};

/** Records an event of a return in its own history, in the order's and in the audit list, and mails the other party. */
export async function recordReturn(tx: Db, happened: Happened, { by, isStaff, name, now }: Actor): Promise<void> {
  const { id: returnId, orderId, position, customerId, kind, remarks, state, facts } = happened;
  const number = returnNumberOf(orderId, position);
  const [event] = await tx
    .insert(orderReturnEvents)
    .values({ returnId, at: now, kind, remarks, isStaff, byName: name, customerId: by.customerId ?? null })
    .returning({ id: orderReturnEvents.id });
  if (event === undefined) throw new Error('An event of a return was inserted, but not returned.');
  const details = { number, returnId, returnState: state };
  await recordEvents(tx, isStaff ? by : null, now, [{ orderId, kind: 'return', details }]);
  const after = { return: number, state, ...(remarks === '' ? {} : { remarks }), ...facts };
  await recordChange(tx, by, now, { action: ACTIONS[kind], entity: 'order', entityId: orderId, before: null, after });
  const mail = { orderId, returnId, eventId: event.id, customerId };
  await queueEffect(tx, now, isStaff ? 'return-news' : 'return-staff', mail);
}

const ACTIONS: Readonly<Record<ReturnHappened, string>> = {
  ask: 'asked for a return of',
  question: 'asked about a return of',
  answer: 'answered about a return of',
  accept: 'accepted a return of',
  refuse: 'refused a return of',
  withdraw: 'withdrew a return of',
  receive: 'received a return of',
  close: 'closed a return of',
};

/** Another person has taken the next step in the meantime. */
export const staleReturnError = () => new ConflictError('return.moved-on', message('refusal.return-moved-on'));

/** Records in the audit list that a picture of a return was added or removed. */
export function recordPicture(
  tx: Db,
  action: string,
  { orderId, position }: Pick<LockedReturn, 'orderId' | 'position'>,
  { by, now }: Actor,
): Promise<void> {
  const after = { return: returnNumberOf(orderId, position) };
  return recordChange(tx, by, now, { action, entity: 'order', entityId: orderId, before: null, after });
}

/**
 * Locks a return in a state from which the step is possible.
 * @throws {NotFoundError} unknown, or of an order that the member does not see
 * @throws {ConflictError} its state changed in the meantime
 */
export async function lockFor(tx: Db, returnId: number, step: ReturnStep, { reader }: Pick<Actor, 'reader'>) {
  const locked = await lockReturn(tx, returnId, reader);
  if (locked === undefined) throw new NotFoundError('return');
  const state = afterReturnStep(locked.state, step);
  if (state === null) throw staleReturnError();
  return { ...locked, state };
}

/** Applies a step to a return locked by `lockFor`. */
export async function moveReturn(
  tx: Db,
  moved: Happened,
  actor: Actor,
  also: Partial<Pick<typeof orderReturns.$inferInsert, 'outcome' | 'creditNoteId'>> = {},
): Promise<void> {
  await tx
    .update(orderReturns)
    .set({ state: moved.state, ...also })
    .where(eq(orderReturns.id, moved.id));
  await recordReturn(tx, moved, actor);
}

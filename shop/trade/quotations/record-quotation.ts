import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type ChangedBy, customerAsAuthor, recordChange } from '../../base/audit/record-change.ts';
import { quotationNumber } from '../../base/kernel/quotation-number.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { CustomerContext, StaffContext } from '../../base/operations/operation.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import {
  afterStep,
  type QuotationEventKind,
  type QuotationState,
  type QuotationStep,
  shownState,
} from './quotation.ts';
import { findOpenApproval, lockQuotation, type LockedQuotation } from './quotation-queries.ts';
import { quotationEvents, quotations } from './tables.ts';

/** Person who acts on a quotation. */
export interface Actor {
  by: ChangedBy;
  isStaff: boolean;
  name: string;
  now: Date;
  today: string;
  /** null: staff, who see every quotation. */
  reader: OrderReader | null;
}

export function staffActor({ shop, caller: { staff } }: StaffContext): Actor {
  return { by: staff, isStaff: true, name: staff.name, ...momentOf(shop), reader: null };
}

export function buyerActor({ shop, caller: { customer } }: CustomerContext): Actor {
  const { displayName: name } = customer;
  return { by: customerAsAuthor(customer), isStaff: false, name, ...momentOf(shop), reader: customer };
}

function momentOf({ clock, store }: CustomerContext['shop']) {
  const now = clock.now();
  return { now, today: dayInZone(now, store.timeZone) };
}

interface Happened {
  id: number;
  customerId: number;
  kind: QuotationEventKind;
  state: QuotationState;
  version: number | null;
  remarks?: string | undefined;
}

/** Records an event of a quotation in its history and in the audit list, and mails the other party. */
export async function recordQuotation(tx: Db, happened: Happened, { by, isStaff, name, now }: Actor): Promise<void> {
  const { id: quotationId, customerId, kind, state, version, remarks = '' } = happened;
  const [event] = await tx
    .insert(quotationEvents)
    .values({ quotationId, at: now, kind, version, remarks, isStaff, byName: name, customerId: by.customerId ?? null })
    .returning({ id: quotationEvents.id });
  if (event === undefined) throw new Error('An event of a quotation was inserted and not answered.');
  await recordChange(tx, by, now, {
    action: ACTIONS[kind],
    entity: 'quotation',
    entityId: quotationId,
    before: null,
    after: { name: quotationNumber(quotationId), state, ...(remarks === '' ? {} : { remarks }) },
  });
  const mail = MAILS[kind];
  if (mail !== null) await queueEffect(tx, now, mail, { quotationId, customerId, eventId: event.id });
}

const ACTIONS: Readonly<Record<QuotationEventKind, string>> = {
  ask: 'asked for',
  approval: 'asked for the approval of',
  counter: 'countered',
  decline: 'declined',
  retract: 'retracted',
  order: 'ordered',
  prepare: 'prepared',
  review: 'submitted',
  send: 'sent',
  withdraw: 'withdrew',
};

/** Mails to the other party; an order has its own. */
const MAILS: Readonly<Record<QuotationEventKind, 'quotation-staff' | 'quotation-news' | null>> = {
  ask: 'quotation-staff',
  approval: null,
  counter: 'quotation-staff',
  decline: 'quotation-staff',
  retract: 'quotation-staff',
  order: null,
  prepare: null,
  review: null,
  send: 'quotation-news',
  withdraw: 'quotation-news',
};

export const quotationMoved = () => new ConflictError('quotation.moved-on', message('refusal.quotation-moved-on'));

/**
 * Locks a quotation in a state from which the step is possible.
 * @throws {NotFoundError} unknown, or not visible to the member
 * @throws {ConflictError} its state changed meanwhile, or it awaits an approval, which freezes it (H3)
 */
export async function lockFor(
  tx: Db,
  quotationId: number,
  step: QuotationStep,
  { reader, now, today }: Actor,
): Promise<LockedQuotation & { next: QuotationState }> {
  const locked = await lockQuotation(tx, quotationId, reader);
  if (locked === undefined) throw new NotFoundError('quotation');
  const next = afterStep(shownState(locked, today), step);
  if (next === null) throw quotationMoved();
  if ((await findOpenApproval(tx, locked.cartId, now)) !== undefined) throw awaitsApproval();
  return { ...locked, next };
}

export const awaitsApproval = () =>
  new ConflictError('quotation.awaits-approval', message('refusal.quotation-awaits-approval'));

/** Moves a locked quotation into its next state and records it. */
export async function moveQuotation(
  tx: Db,
  { id, customerId, next }: LockedQuotation & { next: QuotationState },
  { kind, version, remarks }: Pick<Happened, 'kind' | 'version' | 'remarks'>,
  actor: Actor,
  also: Partial<typeof quotations.$inferInsert> = {},
): Promise<void> {
  await tx
    .update(quotations)
    .set({ state: next, changedAt: actor.now, reviewDiscount: null, ...also })
    .where(eq(quotations.id, id));
  await recordQuotation(tx, { id, customerId, kind, state: next, version, remarks }, actor);
}

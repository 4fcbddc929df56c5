import { type Db, inTransaction } from '#platform/database/database.ts';
import { recordChanges } from '../../base/audit/record-change.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { ConflictError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { afterStep, endsWithoutRest, type OrderState, type OrderStep, UNDO_MS } from '../orders/progress.ts';
import type { WaitingEffect } from '../../base/outbox/effects.ts';
import { queueEffects } from '../../base/outbox/queue-effect.ts';
import type { StepsTaken } from './paths.ts';
import type { StepsRequest } from './staff-paths.ts';
import { lockProgress, recordEvents, setState } from './progress-queries.ts';
import { ordersWithUnread } from '../messages/message-queries.ts';
import { orderReference } from '../orders/reference.ts';
import { acceptCancels, wishesOf } from './request-queries.ts';
import { giveBackRest } from './stock-of-orders.ts';

/**
 * Applies one step to each of these orders. Orders that can't take it, for example because a colleague was quicker, are
 * unchanged and reported. Several orders move on together only if no buyer waits for an answer (L2).
 * @throws {ConflictError} none of them can take it, or one can't and all or none were asked for
 * @throws {NotFoundError} one of them is not an order
 */
export function takeSteps(request: StepsRequest, { shop, caller: { staff } }: StaffContext): Promise<StepsTaken> {
  return inTransaction(shop.db, (tx) => stepOrders(tx, request, { staff, now: shop.clock.now() }));
}

/** Applies a step within a transaction. */
export async function stepOrders(
  tx: Db,
  { orderIds, step, why, allOrNone = false }: StepsRequest,
  by: { staff: { id: number; name: string }; now: Date },
): Promise<StepsTaken> {
  const { staff, now } = by;
  const found = await lockProgress(tx, orderIds);
  const questions = await readOpenQuestions(tx, orderIds, step);
  const stepping = found.flatMap(({ orderId, state }) => {
    const to = afterStep(state, step);
    return to === null || questions.has(orderId) ? [] : [{ orderId, from: state, to }];
  });
  const [first] = stepping;
  if (first === undefined) throw noStep([...questions.keys()]);
  const ids = stepping.map(({ orderId }) => orderId);
  const taken = new Set(ids);
  const left = found.filter(({ orderId }) => !taken.has(orderId));
  if (allOrNone && left.length > 0) throw notAll(left.map(({ orderId }) => orderId));
  await setState(tx, ids, first.to, now);
  const eventIds = await recordStates(tx, { changes: stepping, why }, by);
  if (endsWithoutRest(first.to)) await giveBackRest(tx, ids, now);
  const done = stepping.map(({ orderId, to }, index) => ({ orderId, state: to, eventId: eventIds[index] ?? 0 }));
  if (first.to === 'cancelled') {
    await acceptCancels(tx, done, { decidedAt: now, decidedByName: staff.name });
    await notifyBuyers(tx, done, now);
  }
  const refused = left.map(({ orderId, state }) => ({ orderId, state, openQuestion: questions.get(orderId) ?? null }));
  return { done, refused };
}

type OpenQuestion = NonNullable<StepsTaken['refused'][number]['openQuestion']>;

/** Finds orders whose buyer waits for an answer, if the step would pass over it. A single order was opened and read. */
async function readOpenQuestions(
  tx: Db,
  orderIds: readonly number[],
  step: OrderStep,
): Promise<ReadonlyMap<number, OpenQuestion>> {
  if (new Set(orderIds).size < 2 || !STOPS_AT_QUESTIONS[step]) return new Map();
  const [unread, wishes] = [await ordersWithUnread(tx, orderIds, 'buyer'), await wishesOf(tx, orderIds)];
  return new Map<number, OpenQuestion>([
    ...[...unread].map((orderId) => [orderId, 'message'] as const),
    ...[...wishes.keys()].map((orderId) => [orderId, 'request'] as const),
  ]);
}

/** Closing and cancelling answer the buyer themselves. */
const STOPS_AT_QUESTIONS: Readonly<Record<OrderStep, boolean>> = {
  accept: true,
  pick: true,
  close: false,
  cancel: false,
};

function noStep(waiting: readonly number[]): ConflictError {
  if (waiting.length === 0) return new ConflictError('order.no-step', message('staff-refusal.order-no-step'));
  const references = referencesOf(waiting);
  return new ConflictError('order.open-question', message('staff-refusal.order-open-question', { references }));
}

function notAll(left: readonly number[]): ConflictError {
  return new ConflictError('order.not-all', message('staff-refusal.order-not-all', { references: referencesOf(left) }));
}

const referencesOf = (orderIds: readonly number[]): string =>
  orderIds
    .toSorted((one, other) => one - other)
    .map(orderReference)
    .join(', ');

/** Queues the mails for the time when the step can no longer be undone (L1). */
function notifyBuyers(tx: Db, steps: StepsTaken['done'], now: Date): Promise<void> {
  const mails = steps.map(({ orderId, eventId }): WaitingEffect => {
    return { kind: 'order-cancelled', payload: { orderId, eventId } };
  });
  return queueEffects(tx, now, mails, new Date(now.getTime() + UNDO_MS + 1)); // until then it can
}

interface States {
  changes: readonly {
    orderId: number;
    from: OrderState;
    to: OrderState;
    undoes?: number;
    shipmentId?: number;
    version?: number;
  }[];
  why?: string | undefined;
}

/** Records the state changes and their author in the orders' history and the audit list; returns the events' ids. */
export async function recordStates(
  tx: Db,
  { changes, why }: States,
  { staff, now }: { staff: { id: number; name: string }; now: Date },
): Promise<number[]> {
  const reason = why === undefined || why === '' ? {} : { why };
  const eventIds = await recordEvents(
    tx,
    staff,
    now,
    changes.map(({ orderId, ...change }) => ({ orderId, kind: 'state', details: { ...change, ...reason } })),
  );
  await recordChanges(
    tx,
    staff,
    now,
    changes.map(({ orderId, from, to }) => ({
      action: 'moved on',
      entity: 'order',
      entityId: orderId,
      before: { state: from },
      after: { state: to, ...reason },
    })),
  );
  return eventIds;
}

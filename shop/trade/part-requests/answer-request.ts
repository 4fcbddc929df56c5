import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { partsByNumber } from '../../catalogue/parts/parts-by-number.ts';
import type { CustomerContext, StaffContext } from '../../base/operations/operation.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { afterRequestStep, type PartRequestStep } from './part-request.ts';
import { isSeenBy, type LockedPartRequest, lockRequests } from './request-queries.ts';
import { partRequestLines, partRequests } from './tables.ts';
import type { PartAnswer } from './staff-paths.ts';

/** Somebody else has acted on the request in the meantime. */
export const staleRequestError = () =>
  new ConflictError('part-request.moved-on', message('refusal.part-request-moved-on'));

/**
 * Answers a request to purchasing without ordering (J9). Returns 1.
 * @throws {NotFoundError} unknown, or not visible to the member
 * @throws {ConflictError} it is taken, answered or withdrawn already
 */
export async function answerRequest(
  { partRequestId, answer }: { partRequestId: number; answer: string },
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  const now = shop.clock.now();
  await inTransaction(shop.db, async (tx) => {
    const [locked] = await lockRequests(tx, and(eq(partRequests.id, partRequestId), isSeenBy(customer)));
    if (locked?.reader !== 'purchasing') throw new NotFoundError('part-request');
    const answered = { answer, answeredAt: now, answeredBy: customer.id, answeredByName: customer.displayName };
    await moveRequest(tx, locked, 'answer', answered);
    await tellAuthor(tx, now, locked);
  });
  return 1;
}

/**
 * Withdraws an open request of the member. Returns 1.
 * @throws {NotFoundError} unknown, or another member's
 * @throws {ConflictError} somebody has acted on it already
 */
export async function withdrawRequest(
  { partRequestId }: { partRequestId: number },
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  await inTransaction(shop.db, async (tx) => {
    const isOwn = and(eq(partRequests.id, partRequestId), eq(partRequests.customerId, customer.id));
    const [locked] = await lockRequests(tx, isOwn);
    if (locked === undefined) throw new NotFoundError('part-request');
    await moveRequest(tx, locked, 'withdraw', {});
  });
  return 1;
}

/**
 * Answers a question to the counter with words and parts; its author gets a mail. Returns 1.
 * @throws {NotFoundError} there is no such question
 * @throws {ConflictError} it is answered or withdrawn already
 * @throws {InvalidInputError} a part does not exist
 */
export async function answerQuestion(
  { partRequestId, answer, parts }: PartAnswer,
  { shop, caller: { staff } }: StaffContext,
): Promise<1> {
  const now = shop.clock.now();
  await inTransaction(shop.db, async (tx) => {
    const isQuestion = and(eq(partRequests.id, partRequestId), eq(partRequests.reader, 'counter'));
    const [locked] = await lockRequests(tx, isQuestion);
    if (locked === undefined) throw new NotFoundError('part-request');
    const productIds = await findParts(tx, parts);
    await moveRequest(tx, locked, 'answer', { answer, answeredAt: now, answeredByName: staff.name });
    const rows = parts.map(({ quantity }, index) => ({
      requestId: partRequestId,
      position: index + 1,
      productId: productIds[index] ?? 0,
      quantity,
    }));
    if (rows.length > 0) await tx.insert(partRequestLines).values(rows);
    await tellAuthor(tx, now, locked);
  });
  return 1;
}

/** @throws {InvalidInputError} names the first number that is no part's */
async function findParts(tx: Db, parts: PartAnswer['parts']): Promise<number[]> {
  const numbers = parts.map(({ part }) => part);
  const meantBy = await partsByNumber(tx, numbers);
  return numbers.map((typed) => {
    const meant = meantBy(typed);
    if (meant !== undefined) return meant.id;
    throw new InvalidInputError([{ field: 'parts', message: message('staff-refusal.no-part', { typed }) }]);
  });
}

/** Applies a step to a locked request. @throws {ConflictError} the step is not possible from its state */
export async function moveRequest(
  tx: Db,
  { id, state }: Pick<LockedPartRequest, 'id' | 'state'>,
  step: PartRequestStep,
  also: Partial<typeof partRequests.$inferInsert>,
): Promise<void> {
  const next = afterRequestStep(state, step);
  if (next === null) throw staleRequestError();
  await tx
    .update(partRequests)
    .set({ state: next, ...also })
    .where(eq(partRequests.id, id));
}

/** Mails the author of a request that it was taken or answered. */
export function tellAuthor(tx: Db, now: Date, { id, customerId }: LockedPartRequest): Promise<void> {
  return queueEffect(tx, now, 'part-request-answer', { partRequestId: id, customerId });
}

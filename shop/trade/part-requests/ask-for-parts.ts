import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { findMachine } from '../../catalogue/presses/machine-queries.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { lockOpenCart } from '../cart/lock-cart.ts';
import { cartLines } from '../cart/tables.ts';
import { MAX_REQUEST_LINES, pressText } from './part-request.ts';
import type { PartRequestDraft } from './paths.ts';
import { listPurchasers } from './request-queries.ts';
import { partRequestLines, partRequests } from './tables.ts';

/** A question has no basket: its form does not speak of one. */
const MORE_NEEDED = {
  purchasing: message('refusal.part-request-empty'),
  counter: message('refusal.part-question-empty'),
};

/**
 * Asks the company's purchasing for parts of the member's basket, which leave it, or the counter which part it is (J9). No minimum,
 * address or reference is needed. A request with a known key is the existing one. Returns the request's id.
 * @throws {NotFoundError} another company's press, or another customer's basket
 * @throws {InvalidInputError} neither parts nor words
 */
export async function askForParts(draft: PartRequestDraft, context: CustomerContext): Promise<number> {
  const { shop, caller } = context;
  const { customer } = caller;
  const {
    requestReader: reader,
    urgency,
    wanted = '',
    machineId = null,
    cartGuid = null,
    requestKey = null,
    cartLineIds,
  } = draft;
  const now = shop.clock.now();
  return inTransaction(shop.db, async (tx) => {
    const earlier = await findByKey(tx, customer.id, requestKey);
    if (earlier !== undefined) return earlier.id;
    const machine = machineId === null ? null : await findMachine(tx, machineId, customer.companyId, customer.id);
    if (machine === undefined) throw new NotFoundError('machine');
    const lines =
      reader === 'purchasing' && cartGuid !== null ? await takeOutOfBasket(tx, { cartGuid, cartLineIds }, context) : [];
    if (lines.length === 0 && wanted === '')
      throw new InvalidInputError([{ field: 'wanted', message: MORE_NEEDED[reader] }]);
    const [asked] = await tx
      .insert(partRequests)
      .values({
        companyId: customer.companyId,
        customerId: customer.id,
        reader,
        machineId,
        press: machine === null ? '' : pressText(machine),
        urgency,
        wanted,
        requestKey,
        askedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: partRequests.id });
    if (asked === undefined) return (await getByKey(tx, customer.id, requestKey)).id; // it arrived twice at the same time
    const rows = lines.map((line, index) => ({ ...line, requestId: asked.id, position: index + 1 }));
    if (rows.length > 0) await tx.insert(partRequestLines).values(rows);
    await tell(tx, now, { partRequestId: asked.id, customerId: customer.id, companyId: customer.companyId, reader });
    return asked.id;
  });
}

async function findByKey(tx: Db, customerId: number, requestKey: string | null): Promise<{ id: number } | undefined> {
  if (requestKey === null) return undefined;
  const isSame = and(eq(partRequests.customerId, customerId), eq(partRequests.requestKey, requestKey));
  const [earlier] = await tx.select({ id: partRequests.id }).from(partRequests).where(isSame);
  return earlier;
}

async function getByKey(tx: Db, customerId: number, requestKey: string | null): Promise<{ id: number }> {
  const earlier = await findByKey(tx, customerId, requestKey);
  if (earlier === undefined) throw new Error('A request was not inserted, and there is none with its key.');
  return earlier;
}

interface TakenLines {
  cartGuid: string;
  /** undefined: all. */
  cartLineIds: readonly number[] | undefined;
}

/**
 * @throws {InvalidInputError} more different parts than a request takes
 * @throws {NotFoundError} a line that is no longer in the basket
 */
async function takeOutOfBasket(tx: Db, { cartGuid, cartLineIds }: TakenLines, { shop, caller }: CustomerContext) {
  const cartId = await lockOpenCart(tx, cartGuid, { ...caller, staff: null }, shop.clock.now());
  const isTaken = and(
    eq(cartLines.cartId, cartId),
    cartLineIds === undefined ? undefined : inArray(cartLines.id, [...cartLineIds]),
  );
  const lines = await tx
    .select({ productId: cartLines.productId, variantId: cartLines.variantId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(isTaken)
    .orderBy(asc(cartLines.id));
  if (lines.length > MAX_REQUEST_LINES) {
    const tooMany = message('refusal.most-rows', { most: MAX_REQUEST_LINES });
    throw new InvalidInputError([{ field: 'cartGuid', message: tooMany }]);
  }
  if (cartLineIds !== undefined && lines.length < new Set(cartLineIds).size) throw new NotFoundError('cart-line');
  await tx.delete(cartLines).where(isTaken);
  return lines;
}

interface Asked {
  partRequestId: number;
  customerId: number;
  companyId: number;
  reader: PartRequestDraft['requestReader'];
}

async function tell(tx: Db, now: Date, { partRequestId, customerId, companyId, reader }: Asked): Promise<void> {
  if (reader === 'counter') return queueEffect(tx, now, 'part-question-staff', { partRequestId, customerId });
  for (const purchaserId of await listPurchasers(tx, companyId, customerId))
    await queueEffect(tx, now, 'part-request', { partRequestId, customerId: purchaserId });
}

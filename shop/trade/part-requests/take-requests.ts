import { and, eq, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { machines } from '../../catalogue/presses/tables.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { Untranslated } from '../../base/messages/message.ts';
import { addLinesWithin } from '../cart/add-lines.ts';
import { keepInBrowser } from '../cart/read-cart.ts';
import { moveRequest, tellAuthor } from './answer-request.ts';
import { isSeenBy, listRequestLines, lockRequests } from './request-queries.ts';
import { partRequests } from './tables.ts';
import type { TakenParts } from './wire.ts';

/** The longest press name that a line of a basket takes. */
const MARK_MAX = 50;

/**
 * Merges the parts of open requests into the member's basket; each request remembers the basket, and by it the order (J9).
 * All requests are taken or none; parts that can't be bought are left out and reported.
 * @throws {NotFoundError} a request is unknown or for the counter, or the basket is another customer's
 * @throws {ConflictError} somebody has acted on one of them already
 */
export async function takeRequests(
  { partRequestIds, cartGuid }: { partRequestIds: readonly number[]; cartGuid: string },
  context: CustomerContext,
): Promise<Omit<TakenParts, 'refused'> & { refused: Untranslated<TakenParts['refused'][number], 'message'>[] }> {
  const { shop, caller, cookies } = context;
  const { customer } = caller;
  const ids = [...new Set(partRequestIds)];
  const now = shop.clock.now();
  const taken = await inTransaction(shop.db, async (tx) => {
    const toPurchasing = and(inArray(partRequests.id, ids), isSeenBy(customer), eq(partRequests.reader, 'purchasing'));
    const locked = await lockRequests(tx, toPurchasing);
    if (locked.length < ids.length) throw new NotFoundError('part-request');
    const marks = await marksOf(tx, ids);
    const parts = await listRequestLines(tx, ids);
    const lines = parts.map(({ requestId, productId, variantId, quantity }) => ({
      productId,
      variantId,
      quantity,
      ...marks.get(requestId),
    }));
    const { cartId, refused } = await addLinesWithin(tx, { cartGuid, lines }, context);
    const answered = { cartId, answeredAt: now, answeredBy: customer.id, answeredByName: customer.displayName };
    for (const request of locked) {
      await moveRequest(tx, request, 'take', answered);
      await tellAuthor(tx, now, request);
    }
    return {
      taken: locked.length,
      refused: refused.map(({ index, message }) => ({ productName: parts[index]?.productName ?? '', message })),
    };
  });
  if (caller.cartGuid !== cartGuid) keepInBrowser(cookies, cartGuid);
  return taken;
}

/** Reads what a line of the basket says about the press of each request. */
async function marksOf(
  tx: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { serial: string; machine: string }>> {
  const rows = await tx
    .select({ id: partRequests.id, press: partRequests.press, serial: machines.serial, name: machines.name })
    .from(partRequests)
    .leftJoin(machines, eq(machines.id, partRequests.machineId))
    .where(inArray(partRequests.id, [...ids]));
  return new Map(
    rows.map(({ id, press, serial, name }) => [
      id,
      { serial: (serial ?? '').slice(0, MARK_MAX), machine: (name ?? press).slice(0, MARK_MAX) },
    ]),
  );
}

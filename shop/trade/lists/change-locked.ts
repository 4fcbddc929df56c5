import { type Db, inTransaction } from '#platform/database/database.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { lockList } from './list-queries.ts';

/** Runs work on a locked list that the member may change. @throws {NotFoundError} */
export function changeLocked<Result>(
  listId: number,
  { shop, caller }: CustomerContext,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return inTransaction(shop.db, async (tx) => {
    if (!(await lockList(tx, listId, caller.customer, shop.clock.now()))) throw new NotFoundError('list');
    return work(tx);
  });
}

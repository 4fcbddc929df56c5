import { type Db, inTransaction } from '#platform/database/database.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { addTo } from './change-lines.ts';
import { changeLocked } from './change-locked.ts';
import { copyLines } from './line-queries.ts';
import { countListsLocked, findList, insertList, restoreRemoved, updateList } from './list-queries.ts';
import { type ListLineDraft, type UntranslatedAddedToList, MAX_LISTS } from './part-list.ts';

interface ListName {
  listName: string;
  isCompanys: boolean;
}

/** Creates a list with lines from a basket, an order or a page of parts. @throws {ConflictError} too many lists */
export function createList(
  { listName, isCompanys, lines = [] }: ListName & { lines?: readonly ListLineDraft[] | undefined },
  context: CustomerContext,
): Promise<UntranslatedAddedToList> {
  return inTransaction(context.shop.db, async (tx) => {
    const listId = await newList(tx, { listName, isCompanys }, context);
    return addTo(tx, { listId, lines }, context);
  });
}

/** Saves name and owner. A company's list that becomes private belongs to its author. @throws {NotFoundError} */
export async function saveList(
  { listId, listName, isCompanys }: ListName & { listId: number },
  context: CustomerContext,
): Promise<1> {
  await changeLocked(listId, context, (tx) => updateList(tx, listId, { name: listName, isCompanys }));
  return 1;
}

/** Copies a list as the member's own. @throws {NotFoundError | ConflictError} */
export function copyList(
  { listId, listName }: { listId: number; listName: string },
  context: CustomerContext,
): Promise<number> {
  return inTransaction(context.shop.db, async (tx) => {
    if ((await findList(tx, listId, context.caller.customer)) === undefined) throw new NotFoundError('list');
    const copyId = await newList(tx, { listName, isCompanys: false }, context);
    await copyLines(tx, listId, copyId);
    return copyId;
  });
}

/** Deletes a list; it can be restored for a while. @throws {NotFoundError} */
export async function removeList({ listId }: { listId: number }, context: CustomerContext): Promise<1> {
  const removedAt = context.shop.clock.now();
  await changeLocked(listId, context, (tx) => updateList(tx, listId, { removedAt }));
  return 1;
}

/**
 * @throws {NotFoundError} it was cleared in the meantime, or never existed
 * @throws {ConflictError} the company has reached its maximum since
 */
export async function restoreList({ listId }: { listId: number }, { shop, caller }: CustomerContext): Promise<1> {
  await inTransaction(shop.db, async (tx) => {
    await requireRoom(tx, caller.customer.companyId);
    if (!(await restoreRemoved(tx, listId, caller.customer))) throw new NotFoundError('list');
  });
  return 1;
}

async function newList(
  tx: Db,
  { listName, isCompanys }: ListName,
  { shop, caller: { customer } }: CustomerContext,
): Promise<number> {
  const { id: customerId, companyId } = customer;
  await requireRoom(tx, companyId);
  const now = shop.clock.now();
  return insertList(tx, { companyId, customerId, name: listName, isCompanys, createdAt: now, changedAt: now });
}

async function requireRoom(tx: Db, companyId: number): Promise<void> {
  if ((await countListsLocked(tx, companyId)) >= MAX_LISTS)
    throw new ConflictError('list.too-many', message('refusal.lists-many', { most: MAX_LISTS }));
}

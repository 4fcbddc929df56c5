import { randomUUID } from 'node:crypto';
import { mayDeleteFiles } from '#platform/database/backup-lock.ts';
import { CommitLostError, inTransaction, type Db } from '#platform/database/database.ts';
import { recordChange, theCustomer } from '../audit/record-change.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../kernel/errors.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import type { OperationContext } from '../frame/operation.ts';
import type { Caller, Shop } from '../frame/shop.ts';
import {
  findOrderFile,
  findOwnOrderFile,
  lockOrderFile,
  savePurchaseOrder,
  type OrderFile,
} from './purchase-order-queries.ts';
import { isPdf, orderIdOfUpload, PURCHASE_ORDER_NOT_PDF } from './purchase-order.ts';
import { message, type Message } from '../kernel/message.ts';

/**
 * Keeps a customer's purchase order beside its order: once by the customer, again only by staff (D32). Staff are told of
 * what a customer sends (D22).
 * @throws {InvalidInputError}  no order is named, or the file is no PDF
 * @throws {NotFoundError}  unknown, or another customer's order
 * @throws {ConflictError}  the customer has sent one already
 */
export async function uploadPurchaseOrder(
  { file, partName = '' }: { file: File; partName?: string | undefined },
  { shop, caller }: OperationContext,
): Promise<number> {
  const orderId = orderIdOfUpload(partName, file.name);
  if (orderId === null) throw refused(message('refusal.order-file-named'));
  const { fileKey: present } = await getOrderFile(shop.db, caller, orderId);
  refuseSecond(present, caller);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) throw refused(PURCHASE_ORDER_NOT_PDF);

  const replaced = await keepFile(shop, orderId, bytes, async (tx, fileKey) => {
    const before = await lockOrderFile(tx, orderId);
    refuseSecond(before, caller);
    const uploadedAt = shop.clock.now();
    await savePurchaseOrder(tx, { orderId, fileKey, sizeBytes: bytes.length, uploadedAt });
    await tellStaff(tx, caller, { orderId, before, fileKey }, uploadedAt);
    return before;
  });
  if (replaced !== null) await deleteReplaced(shop, replaced).catch(() => {}); // the new one is kept, come what may
  return 1;
}

/** While a backup is taken the old file stays, though nobody finds it any more: the backup has the row that names it. */
async function deleteReplaced(shop: Shop, fileKey: string): Promise<void> {
  if (await mayDeleteFiles(shop.db)) await shop.files.delete(fileKey);
}

/** What a customer sends staff are told by mail (D22); by whom ever, it stands in the order's history (E16). */
async function tellStaff(
  tx: Db,
  { customer, staff }: Caller,
  change: { orderId: number; before: string | null; fileKey: string },
  at: Date,
): Promise<void> {
  const { orderId, before, fileKey } = change;
  if (staff === null) await queueMail(tx, at, 'purchase-order-staff', { orderId });
  const by = staff ?? (customer === null ? null : theCustomer(customer));
  if (by === null) throw new NotFoundError('order');
  await recordChange(tx, by, at, {
    action: before === null ? 'added' : 'replaced',
    entity: 'purchase order',
    entityId: orderId,
    before: before === null ? null : { file: before },
    after: { file: fileKey },
  });
}

/**
 * The order and its file, as the caller may see it: staff any, a customer their own.
 * @throws {NotFoundError}
 */
export async function getOrderFile(db: Db, caller: Caller, orderId: number): Promise<OrderFile> {
  const found =
    caller.staff !== null
      ? await findOrderFile(db, orderId)
      : caller.customer !== null && (await findOwnOrderFile(db, caller.customer, orderId));
  if (!found) throw new NotFoundError('order');
  return found;
}

/** The file first, then its row: a failure in between leaves a file that nobody finds, never a row without its file. */
async function keepFile<Result>(
  shop: Shop,
  orderId: number,
  bytes: Uint8Array,
  record: (tx: Db, fileKey: string) => Promise<Result>,
): Promise<Result> {
  const fileKey = `purchase-orders/${orderId}/${randomUUID()}.pdf`;
  await shop.files.put(fileKey, bytes);
  try {
    return await inTransaction(shop.db, (tx) => record(tx, fileKey));
  } catch (error) {
    // Where the row may be written after all, its file stays.
    if (!(error instanceof CommitLostError)) await shop.files.delete(fileKey).catch(() => {}); // else nobody finds it
    throw error;
  }
}

function refuseSecond(fileKey: string | null, { staff }: Caller): void {
  if (fileKey === null || staff !== null) return;
  throw new ConflictError('purchase-order.exists', message('refusal.purchase-order-there'));
}

function refused(message: Message): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message }]);
}

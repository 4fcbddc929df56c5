import { randomUUID } from 'node:crypto';
import { inTransaction, type Db } from '#platform/database/database.ts';
import { recordChange, customerAsAuthor } from '../../base/audit/record-change.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import type { Caller } from '../../base/operations/shop.ts';
import { queueUnusedFiles } from '../../base/files/unused-files.ts';
import { storeFile } from '../../base/files/store-file.ts';
import { isPdf } from '../../base/files/pdf-file.ts';
import {
  findOrderFile,
  findOwnOrderFile,
  lockOrderFile,
  savePurchaseOrder,
  type OrderFile,
} from './purchase-order-queries.ts';
import { orderIdOfUpload, PURCHASE_ORDER_NOT_PDF } from './purchase-order.ts';
import { message, type Message } from '../../base/messages/message.ts';

/**
 * Stores a customer's purchase order for its order: once by the customer, again only by staff (D32). Staff are notified
 * of a customer's upload (D22).
 * @throws {InvalidInputError} no order is named, or the file is not a PDF
 * @throws {NotFoundError} unknown, or another customer's order
 * @throws {ConflictError} the customer has already uploaded one
 */
export async function uploadPurchaseOrder(
  { file, partName = '' }: { file: File; partName?: string | undefined },
  { shop, caller }: OperationContext,
): Promise<number> {
  const orderId = orderIdOfUpload(partName, file.name);
  if (orderId === null) throw inputError(message('refusal.order-file-named'));
  const { fileKey: present } = await getOrderFile(shop.db, caller, orderId);
  refuseSecond(present, caller);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) throw inputError(PURCHASE_ORDER_NOT_PDF);

  const fileKey = `purchase-orders/${orderId}/${randomUUID()}.pdf`;
  await storeFile(shop, { key: fileKey, bytes }, () =>
    inTransaction(shop.db, async (tx) => {
      const before = await lockOrderFile(tx, orderId);
      refuseSecond(before, caller);
      const uploadedAt = shop.clock.now();
      await savePurchaseOrder(tx, { orderId, fileKey, sizeBytes: bytes.length, uploadedAt });
      await queueUnusedFiles(tx, uploadedAt, before);
      await tellStaff(tx, caller, { orderId, before, fileKey }, uploadedAt);
    }),
  );
  return 1;
}

/** Notifies staff of a customer's upload by mail (D22). Every upload is recorded in the order's history (E16). */
async function tellStaff(
  tx: Db,
  { customer, staff }: Caller,
  change: { orderId: number; before: string | null; fileKey: string },
  at: Date,
): Promise<void> {
  const { orderId, before, fileKey } = change;
  if (staff === null) await queueEffect(tx, at, 'purchase-order-staff', { orderId });
  const by = staff ?? (customer === null ? null : customerAsAuthor(customer));
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
 * The order and its file, as the caller may see it: staff any, customers their own.
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

function refuseSecond(fileKey: string | null, { staff }: Caller): void {
  if (fileKey === null || staff !== null) return;
  throw new ConflictError('purchase-order.exists', message('refusal.purchase-order-there'));
}

function inputError(message: Message): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message }]);
}

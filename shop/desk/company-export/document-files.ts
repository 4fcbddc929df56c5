import type { PackedFile } from '#platform/zip.ts';
import type { Shop, SignedInCustomer } from '../../base/operations/shop.ts';
import { findDocumentFile, listOwnDocuments } from '../../trade/documents/document-queries.ts';
import { findOwnOrderFile } from '../../trade/documents/purchase-order-queries.ts';
import { listPastDocuments } from '../../trade/past-orders/past-order-queries.ts';
import { listOrders } from '../../trade/orders/order-queries.ts';

const AT_ONCE = 200;

/**
 * The filed documents of the company's orders and earlier orders, and the purchase orders that it sent, read one by one while they are
 * packed. A document lies in a folder with the externalId of its order in orders.csv.
 */
export async function* documentFiles(
  { db, files }: Pick<Shop, 'db' | 'files'>,
  member: SignedInCustomer,
): AsyncGenerator<PackedFile> {
  for (let page = 1; ; page += 1) {
    const { items } = await listOwnDocuments(db, member, { page, pageSize: AT_ONCE });
    for (const { id, kind, number, reference } of items) {
      if (kind === 'delivery-note') continue; // drawn when it is opened; orders.csv has its data
      const found = await findDocumentFile(db, id, member);
      const bytes = found === undefined ? undefined : await files.get(found.fileKey);
      if (bytes !== undefined)
        yield {
          path: `documents/${reference}/${kind}-${fileName(number)}-${id}.pdf`,
          content: [bytes],
          isPacked: true,
        };
    }
    if (items.length < AT_ONCE) break;
  }
  for (let after: number | undefined = 0; after !== undefined;) {
    const documents: Awaited<ReturnType<typeof listPastDocuments>> = await listPastDocuments(
      db,
      member.companyId,
      after,
      AT_ONCE,
    );
    for (const { id, pastOrderId, fileKey, fileName: name } of documents) {
      const bytes = await files.get(fileKey);
      if (bytes !== undefined)
        yield { path: `documents/earlier-${pastOrderId}/${id}-${fileName(name)}`, content: [bytes], isPacked: true };
    }
    after = documents.at(-1)?.id;
  }
  for (let before: number | undefined; ;) {
    const { items } = await listOrders(db, { reader: member, before }, { page: 1, pageSize: AT_ONCE });
    for (const { id, reference, hasPurchaseOrder } of items) {
      if (!hasPurchaseOrder) continue;
      const order = await findOwnOrderFile(db, member, id);
      const bytes = order?.fileKey == null ? undefined : await files.get(order.fileKey);
      if (bytes !== undefined) yield { path: `purchase-orders/${reference}.pdf`, content: [bytes], isPacked: true };
    }
    if (items.length < AT_ONCE) return;
    before = items.at(-1)?.id;
  }
}

/** A number as part of a file's name: it may have been typed with slashes. */
function fileName(number: string): string {
  return number.replaceAll(/[^\p{L}\p{N}.-]/gu, '_').replaceAll('..', '_');
}

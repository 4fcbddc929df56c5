import { createHash } from 'node:crypto';
import { and, asc, inArray, isNull, ne } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { orderDocuments } from '../../trade/documents/tables.ts';
import type { FiledKind } from '../../trade/documents/order-document-rules.ts';
import type { OrderHeader } from '../../trade/orders/order.ts';
import { purchaseOrders } from '../../trade/orders/tables.ts';
import type { Cells } from '../move-files/column.ts';
import { placedOrderKey } from '../moving-in/placed-orders.ts';

const KINDS: Readonly<Record<FiledKind, string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  certificate: 'Certificate',
};

interface Filed {
  orderId: number;
  /** Distinguishes it from others of its order. */
  key: string;
  kind: string;
  issuedOn: string;
  name: string;
  fileKey: string;
}

/**
 * Rows of documents.csv about orders that were placed here: what was filed with them, and their purchase orders. One whose file is missing
 * is left out. `fileKey` is no column.
 */
export async function documentRows(
  { db, files, store }: Pick<Shop, 'db' | 'files' | 'store'>,
  headers: readonly OrderHeader[],
): Promise<Cells[]> {
  const keyOf = new Map(headers.map((order) => [order.id, placedOrderKey(order)]));
  const ids = [...keyOf.keys()];
  const rows: Cells[] = [];
  for (const { orderId, key, kind, issuedOn, name, fileKey } of [
    ...(await listFiled(db, ids)),
    ...(await listPurchaseOrders(db, ids, store)),
  ]) {
    const bytes = await files.get(fileKey);
    if (bytes === undefined) continue;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const order = keyOf.get(orderId) ?? '';
    rows.push({ externalId: `${order} ${key}`, order, kind, issuedOn, file: nameOf(name, sha256), sha256, fileKey });
  }
  return rows;
}

async function listFiled(db: Db, orderIds: readonly number[]): Promise<Filed[]> {
  const rows = await db
    .select()
    .from(orderDocuments)
    .where(
      and(
        inArray(orderDocuments.orderId, [...orderIds]),
        isNull(orderDocuments.withdrawnAt),
        ne(orderDocuments.fileKey, ''),
      ),
    )
    .orderBy(asc(orderDocuments.id));
  return rows.map(({ id, orderId, kind, number, issuedOn, fileKey }) => ({
    orderId,
    key: `document ${id}`,
    kind: KINDS[kind],
    issuedOn,
    name: `${kind}-${number}`,
    fileKey,
  }));
}

async function listPurchaseOrders(db: Db, orderIds: readonly number[], store: Shop['store']): Promise<Filed[]> {
  const rows = await db
    .select()
    .from(purchaseOrders)
    .where(inArray(purchaseOrders.orderId, [...orderIds]))
    .orderBy(asc(purchaseOrders.orderId));
  return rows.map(({ orderId, fileKey, uploadedAt }) => ({
    orderId,
    key: 'purchase order',
    kind: 'Purchase order',
    issuedOn: dayInZone(uploadedAt, store.timeZone),
    name: `purchase-order-${orderId}`,
    fileKey,
  }));
}

/** A name that no other document has: two shops may have given the same number. */
function nameOf(words: string, sha256: string): string {
  return `${words.replaceAll(/[^\p{L}\p{N}.-]/gu, '_').slice(0, 100)}-${sha256.slice(0, 12)}.pdf`;
}

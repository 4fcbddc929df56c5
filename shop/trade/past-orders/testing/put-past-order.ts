import type { TestShop } from '#server/testing/test-shop.ts';
import { pastDocuments, pastOrderLines, pastOrders, pastShipments } from '../tables.ts';

interface PastOrderOf {
  companyId: number;
  customerId: number | null;
  /** In every text of it. */
  word?: string;
  placedOn?: string;
}

/** Puts an order of the earlier shop with one line, one shipment and one document. Returns its id. */
export async function putPastOrder(
  { shop: { db, files } }: { shop: Pick<TestShop['shop'], 'db' | 'files'> },
  { companyId, customerId, word = 'Past', placedOn = '2019-04-30' }: PastOrderOf,
): Promise<number> {
  const [order] = await db
    .insert(pastOrders)
    .values({
      companyId,
      customerId,
      number: '2019-0815',
      placedOn,
      purchaseOrderNumber: word,
      currencyId: 2,
      totalMinor: 16_200,
      deliveryAddress: word,
      note: word,
    })
    .returning({ id: pastOrders.id });
  const pastOrderId = order?.id ?? 0;
  const line = { pastOrderId, position: 1, partNumber: 'DB-0150', partKey: 'db0150', quantity: 10 };
  await db.insert(pastOrderLines).values(line);
  await db.insert(pastDocuments).values({
    pastOrderId,
    kind: 'Invoice',
    issuedOn: placedOn,
    fileName: `${word}-${pastOrderId}.pdf`,
    fileKey: `past-documents/${pastOrderId}.pdf`,
    sizeBytes: 1,
    sha256: word,
  });
  await files.put(`past-documents/${pastOrderId}.pdf`, Buffer.from(`%PDF-1.4 ${word}`));
  await db.insert(pastShipments).values({ pastOrderId, sentOn: placedOn, carrier: 'DPD', trackingNumber: word });
  return pastOrderId;
}

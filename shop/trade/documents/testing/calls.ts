import { ORDER, type Preparations, next } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { orderDocuments } from '#shop/trade/documents/tables.ts';
import { purchaseOrders } from '#shop/trade/orders/tables.ts';
import { eq } from 'drizzle-orm';
import { type ForeignRows, get } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'POST /User/UploadPO': {
    calls: [({ orderId }) => ({ method: 'POST', url: '/api/User/UploadPO', file: `${orderId}.pdf` })],
  },
  'GET /User/CheckIfFileExists/{orderId}': { calls: [({ orderId }) => get(`/User/CheckIfFileExists/${orderId}`)] },
  'GET /Sale/GetOrderDocuments/{orderId}': { calls: [({ orderId }) => get(`/Sale/GetOrderDocuments/${orderId}`)] },
};

async function newDocument(shop: TestShop, paid: Partial<typeof orderDocuments.$inferInsert> = {}): Promise<number> {
  const [{ id } = { id: 0 }] = await shop.shop.db
    .insert(orderDocuments)
    .values({
      orderId: ORDER,
      kind: 'certificate',
      number: `C-${next(shop)}`,
      issuedOn: '2026-11-20',
      fileKey: 'order-documents/none.pdf',
      sizeBytes: 1,
      sha256: '',
      staffName: 'Pressline Counter',
      ...paid,
    })
    .returning({ id: orderDocuments.id });
  return id;
}

export const preparations: Preparations['preparations'] = {
  'POST /Sale/AddOrderDocument': async (shop, { body }) => ({
    body: { ...(body as object), number: `INV-${next(shop)}` },
  }),
  'POST /Sale/WithdrawOrderDocument': async (shop) => ({ body: { documentId: await newDocument(shop) } }),
  'POST /Sale/PayOrderDocument': async (shop, { body }) => ({
    body: { ...(body as object), documentId: await newDocument(shop, { kind: 'invoice', amountMinor: 100 }) },
  }),
  'POST /Sale/PayOrderDocuments': async (shop) => {
    const number = `PAID-${next(shop)}`;
    await newDocument(shop, { kind: 'invoice', number, amountMinor: 100 });
    return { body: { payments: [{ kind: 'invoice', number, paidOn: '2026-11-20' }] } };
  },
  'POST /User/UploadPO': async ({ shop }) => {
    await shop.db.delete(purchaseOrders).where(eq(purchaseOrders.orderId, 1116));
    return {};
  },
  'POST /Manual/SaveManual': async (shop, { body }) => ({
    body: { ...(body as object), name: `P9-${100 + next(shop)}` },
  }),
};

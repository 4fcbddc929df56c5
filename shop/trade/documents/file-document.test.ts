import { describe, expect } from 'vitest';
import { openZip } from '#platform/zip.ts';
import { test } from '#server/testing/test-shop.ts';
import { findDocumentFile } from './document-queries.ts';
import { newOrder } from '../fulfilment/testing/counter.ts';
import { fileWith, filedCertificate } from './testing/file-documents.ts';
import { smallPdf } from './testing/small-pdf.ts';

const invoiceOf = (orderId: number, number: string) => ({
  orderId,
  kind: 'invoice',
  number,
  issuedOn: '2026-11-20',
  amountMinor: 9102,
  dueOn: '2026-12-20',
});

describe('an invoice is filed with an order (L6)', () => {
  test('and the buyer finds it on the order, under Documents and as a file', async ({ shop }) => {
    const { orderId, uk, staff } = await newOrder(shop, [2]);
    const { status, body: id } = await fileWith(shop, invoiceOf(orderId, 'INV-FOUND'));
    expect(status).toBe(200);
    const expected = {
      id,
      orderId,
      reference: `MA00${orderId}`,
      purchaseOrderNumber: 'PO 4711',
      kind: 'invoice',
      number: 'INV-FOUND',
      issuedOn: '2026-11-20',
      amountMinor: 9102,
      currency: 2,
      dueOn: '2026-12-20',
      paidOn: null,
    };
    expect((await uk.get(`/api/Sale/GetOrderDocuments/${orderId}`)).body).toEqual([expected]);
    expect((await uk.get('/api/Sale/GetDocuments?search=inv-found&kind=invoice')).body).toEqual([expected]);
    expect((await uk.get('/api/Sale/GetDocuments?search=inv-found&until=2026-11-19')).body).toEqual([]);
    const file = await uk.get(`/Order-Document.pdf?id=${id}`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { events } = (await staff.get(`/api/Sale/GetOrderProgress/${orderId}`)).body;
    expect(events.at(-1)).toMatchObject({ kind: 'document', details: { document: 'invoice', number: 'INV-FOUND' } });
  });

  test('fifty times at once it is one document', async ({ shop }) => {
    const { orderId, uk } = await newOrder(shop, [2]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => fileWith(shop, invoiceOf(orderId, 'INV-ONCE'))));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect((await uk.get(`/api/Sale/GetOrderDocuments/${orderId}`)).body).toHaveLength(1);
  });

  test('a number is used once: not with another order, not as another file, in any letter case', async ({ shop }) => {
    const [one, two] = [await newOrder(shop, [2]), await newOrder(shop, [2])];
    await fileWith(shop, invoiceOf(one.orderId, 'INV-Taken'));
    const elsewhere = await fileWith(shop, invoiceOf(two.orderId, 'inv-taken'));
    const another = await fileWith(shop, invoiceOf(one.orderId, 'INV-TAKEN'), smallPdf('another'));
    expect([elsewhere, another].map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'document.exists'],
      [409, 'document.exists'],
    ]);
    const { status } = await fileWith(shop, { ...invoiceOf(two.orderId, 'INV-TAKEN'), kind: 'credit-note', dueOn: '' });
    expect(status, 'a credit note has numbers of its own').toBe(200);
  });

  test.for([
    ['no PDF by its content', {}, 'file', new TextEncoder().encode('MZ')],
    ['no amount', { amountMinor: '' }, 'amount', smallPdf()],
    ['an amount below nothing', { amountMinor: -5 }, 'amount', smallPdf()],
    ['an impossible day', { issuedOn: '2026-02-30' }, 'issuedOn', smallPdf()],
    ['due before it was written', { dueOn: '2026-11-19' }, 'dueOn', smallPdf()],
    ['no number', { number: ' ' }, 'number', smallPdf()],
    ['an unknown kind', { kind: 'delivery-note' }, 'kind', smallPdf()],
  ] as const)('%s is refused next to its field', async ([, wrong, field, content], { shop }) => {
    const { status, body } = await fileWith(shop, { ...invoiceOf(1116, 'INV-WRONG'), ...wrong }, content);
    expect([status, body.errors?.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
  });

  test('an unknown order has no documents', async ({ shop }) => {
    expect((await fileWith(shop, invoiceOf(2_000_000_000, 'INV-NONE'))).status).toBe(404);
  });
});

test('another company finds no trace of it: not in a list, not as a file, not in a ZIP (B11)', async ({ shop }) => {
  const { orderId } = await newOrder(shop, [2]);
  const id = await filedCertificate(shop, orderId, 'CERT-FOREIGN');
  const us = await shop.as('us@converter.test');
  expect((await us.get(`/api/Sale/GetOrderDocuments/${orderId}`)).status).toBe(404);
  expect((await us.get('/api/Sale/GetDocuments?search=CERT-FOREIGN')).body).toEqual([]);
  expect((await us.get(`/Order-Document.pdf?id=${id}`)).status).toBe(404);
  expect((await us.get(`/Documents.zip?document=certificate-${id}`)).status).toBe(404);
  expect((await shop.api.get(`/Order-Document.pdf?id=${id}`)).status).toBe(401);
});

test('a document filed by mistake is withdrawn once: the buyer no longer finds it, its number is free', async ({
  shop,
}) => {
  const { orderId, uk, staff } = await newOrder(shop, [2]);
  const id = await filedCertificate(shop, orderId, 'CERT-WRONG');
  const withdraw = () => staff.post('/api/Sale/WithdrawOrderDocument', { documentId: id });
  expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 404]);
  expect((await uk.get(`/api/Sale/GetOrderDocuments/${orderId}`)).body).toEqual([]);
  expect((await uk.get(`/Order-Document.pdf?id=${id}`)).status).toBe(404);
  expect(await filedCertificate(shop, orderId, 'CERT-WRONG')).toBeGreaterThan(id);
});

test('many are downloaded as one ZIP, with the delivery notes of the shipments', async ({ shop }) => {
  const { orderId, uk, staff } = await newOrder(shop, [2]);
  const id = await filedCertificate(shop, orderId, '../../CERT/ZIP');
  const { body: shipmentId } = await staff.post('/api/Sale/AddShipment', { orderId, carrierId: 1 });
  const zip = await uk.get(`/Documents.zip?document=certificate-${id}&document=delivery-note-${shipmentId}`);
  expect([zip.status, zip.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(zip.body).toContain(`MA00${orderId}/certificate ______CERT_ZIP.pdf`);
  expect(zip.body).toContain(`MA00${orderId}/delivery-note MA00${orderId}-1.pdf`);
  expect((await uk.get('/Documents.zip')).status).toBe(400);
  expect((await uk.get('/Documents.zip?document=bill-1')).status).toBe(404);
});

test('documents whose numbers differ by one character or are in another script have distinct names in the ZIP', async ({
  shop,
}) => {
  const { orderId, uk } = await newOrder(shop, [2]);
  const ids = [];
  for (const number of ['INV 7.1', 'INV 7/1', 'INV 7_1', 'СЧЁТ 12'])
    ids.push(await filedCertificate(shop, orderId, number));
  const url = `/Documents.zip?${ids.map((id) => `document=certificate-${id}`).join('&')}`;
  const zip = await shop.app.inject({ url, headers: { authorization: `Bearer ${uk.token}` } });
  const files = await openZip(new Blob([new Uint8Array(zip.rawPayload)]), { maxFiles: 9, maxTotalBytes: 1_000_000 });
  expect(files.map(({ path }) => path.split('/')[1]).toSorted()).toEqual([
    'certificate INV 7.1.pdf',
    'certificate INV 7_1 (2).pdf',
    'certificate INV 7_1.pdf',
    'certificate СЧЁТ 12.pdf',
  ]);
  const { headers } = await uk.get(`/Order-Document.pdf?id=${ids.at(-1)}`);
  expect(headers['content-disposition']).toBe(
    `inline; filename="certificate ____ 12.pdf"; filename*=UTF-8''certificate%20%D0%A1%D0%A7%D0%81%D0%A2%2012.pdf`,
  );
});

test('a file that the store does not have ends the download of the ZIP, and nothing else', async ({ shop }) => {
  const { orderId, uk } = await newOrder(shop, [2]);
  const id = await filedCertificate(shop, orderId, 'CERT-GONE');
  const found = await findDocumentFile(shop.shop.db, id, null);
  await shop.shop.files.delete(found?.fileKey ?? '');
  await expect(uk.get(`/Documents.zip?document=certificate-${id}`)).rejects.toThrow();
  expect((await uk.get(`/api/Sale/GetOrderDocuments/${orderId}`)).status).toBe(200);
});

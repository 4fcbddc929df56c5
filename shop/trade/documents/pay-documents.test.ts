import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { newOrder } from '../fulfilment/testing/counter.ts';
import { filedCertificate, fileWith } from './testing/file-documents.ts';

const invoiceOf = (orderId: number, number: string) => ({
  orderId,
  kind: 'invoice',
  number,
  issuedOn: '2026-11-20',
  amountMinor: 9102,
});

test('an invoice is paid on a day, and open again after a mistake; both are in the history of the order (L6)', async ({
  shop,
}) => {
  const { orderId, uk, staff } = await newOrder(shop, [2]);
  const { body: documentId } = await fileWith(shop, invoiceOf(orderId, 'INV-PAID'));
  const paidOn = async () => (await uk.get(`/api/Sale/GetOrderDocuments/${orderId}`)).body[0].paidOn;
  expect(await paidOn()).toBeNull();
  const paid = await staff.post('/api/Sale/PayOrderDocument', { documentID: documentId, paidOn: '2026-11-21' });
  expect([paid.status, paid.body, await paidOn()]).toEqual([200, 1, '2026-11-21']);
  const reopened = await staff.post('/api/Sale/PayOrderDocument', { documentID: documentId, paidOn: '' });
  expect([reopened.status, await paidOn()]).toEqual([200, null]);
  const { body } = await staff.get(`/api/Audit/GetAuditEntries?search=MA00${orderId}`);
  const actions = JSON.stringify(body);
  expect(actions).toContain('recorded a payment for');
  expect(actions).toContain('reopened a document of');
});

test('a certificate, a day to come, a day that is none and an unknown document are refused, and nothing changes', async ({
  shop,
}) => {
  const { orderId, staff } = await newOrder(shop, [2]);
  const documentID = await filedCertificate(shop, orderId, 'CERT-PAID');
  const { body: invoice } = await fileWith(shop, invoiceOf(orderId, 'INV-TO-COME'));
  const answers = await Promise.all([
    staff.post('/api/Sale/PayOrderDocument', { documentID, paidOn: '2026-11-21' }),
    staff.post('/api/Sale/PayOrderDocument', { documentID: invoice, paidOn: '2099-01-01' }),
    staff.post('/api/Sale/PayOrderDocument', { documentID: invoice, paidOn: '2026-02-30' }),
    staff.post('/api/Sale/PayOrderDocument', { documentID: 2_000_000_000, paidOn: '2026-11-21' }),
  ]);
  expect(answers.map(({ status, body }) => [status, body.errors?.[0]?.field])).toEqual([
    [400, 'paidOn'],
    [400, 'paidOn'],
    [400, 'paidOn'],
    [404, undefined],
  ]);
  const { body } = await staff.get(`/api/Sale/GetOrderDocuments/${orderId}`);
  expect(body.map(({ paidOn }: { paidOn: string | null }) => paidOn)).toEqual([null, null]);
});

test('the books send payments by number: one that is wrong refuses all, or is reported while the others are recorded (M2)', async ({
  shop,
}) => {
  const { orderId, staff } = await newOrder(shop, [2]);
  await fileWith(shop, invoiceOf(orderId, 'INV-BOOKS-1'));
  await fileWith(shop, invoiceOf(orderId, 'INV-BOOKS-2'));
  const payments = [
    { kind: 'invoice', number: 'inv-books-1', paidOn: '21/11/2026' },
    { kind: 'invoice', number: 'INV-BOOKS-2', paidOn: 'soon' },
    { kind: 'invoice', number: 'INV-BOOKS-9', paidOn: '2026-11-21' },
    { kind: 'invoice', number: 'INV-BOOKS-1', paidOn: '2026-11-22' },
  ];
  const all = await staff.post('/api/Sale/PayOrderDocuments', { payments });
  expect([all.status, all.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
    400,
    ['payments.1.paidOn', 'payments.2.number', 'payments.3.number'],
  ]);
  const some = await staff.post('/api/Sale/PayOrderDocuments', { payments, isPartial: true });
  expect(some.body.map(({ paidOn, refusal }: { paidOn: string; refusal: string }) => [paidOn, refusal])).toEqual([
    ['2026-11-21', null],
    [null, 'Please enter the date as dd/mm/yyyy'],
    [null, 'There is no document of this type with this number'],
    [null, 'This document is named twice'],
  ]);
  const { body } = await staff.get(`/api/Sale/GetOrderDocuments/${orderId}`);
  const days = body.map(({ number, paidOn }: { number: string; paidOn: string | null }) => [number, paidOn]);
  expect(Object.fromEntries(days)).toEqual({ 'INV-BOOKS-1': '2026-11-21', 'INV-BOOKS-2': null });
});

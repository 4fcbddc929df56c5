import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { customers } from '#shop/people/accounts/tables.ts';
import { deliverAll, lastMail, queueOnly } from '#shop/desk/notifications/testing/outbox.ts';
import { orders } from '#shop/trade/orders/tables.ts';
import { staff } from '#shop/people/identity/tables.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';

const ORDER = 1116;
const SAVE = '/api/Mail/SaveMailTexts';
const PREVIEW = '/api/Mail/PreviewMail';

const subject = (text: string | null, version?: number) => ({ textKey: 'letter.order.subject', text, version });
const ofOrder = (...texts: object[]) => ({ kind: 'order-customer', language: 'en', texts });

async function mailOfOrder(shop: TestShop) {
  await queueOnly(shop, 'order-customer', { orderId: ORDER });
  await deliverAll(shop);
  return lastMail(shop, 'order-customer');
}

test('the next mail has the shop’s own subject and text, in both forms, escaped, and goes back to ours (D22)', async ({
  ownShop: shop,
}) => {
  const counter = await shop.asStaff();
  const own = { textKey: 'letter.order.text', text: 'Thank you.\nWe pack <today> & call {x}' };
  const refused = await counter.post(SAVE, ofOrder(subject('{reference} {tomorow}'), own));
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [
      { field: 'texts.0.text', message: '{tomorow} is not a placeholder of this text. It can have: {reference}' },
      { field: 'texts.1.text', message: '{x} is not a placeholder of this text, which has none' },
    ],
  ]);
  expect((await mailOfOrder(shop)).subject).toBe('Your order MA001116');

  const texts = [subject('MA at work: {reference}'), { ...own, text: 'Thank you.\nWe pack <today> & call' }];
  expect((await counter.post(SAVE, ofOrder(...texts))).body).toBe(1);
  const mail = await mailOfOrder(shop);
  expect(mail.subject).toBe('MA at work: MA001116');
  expect(mail.text).toContain('Thank you.\nWe pack <today> & call');
  expect(mail.html).toContain('Thank you.<br>We pack &#60;today&#62; &#38; call');

  const read = await counter.get('/api/Mail/GetMailTexts?kind=order-customer&language=en');
  const row = read.body.texts.find(({ textKey }: { textKey: string }) => textKey === 'letter.order.subject');
  expect(row).toMatchObject({
    ours: 'Your order {reference}',
    text: 'MA at work: {reference}',
    required: ['reference'],
    version: 1,
  });
  expect((await counter.post(SAVE, ofOrder(subject('Your order {reference}', 1)))).status).toBe(200);
  expect((await mailOfOrder(shop)).subject).toBe('Your order MA001116');
});

test('a text that needs a placeholder is refused without it, by its name (D22)', async ({ shop }) => {
  const counter = await shop.asStaff();
  const { status, body } = await counter.post(SAVE, ofOrder(subject('Thank you')));
  expect([status, body.errors]).toEqual([
    400,
    [{ field: 'texts.0.text', message: 'Please add what this text needs: {reference}' }],
  ]);
});

test('each language has its own texts, and mails to staff have none in French (D22, N2)', async ({ ownShop: shop }) => {
  const counter = await shop.asStaff();
  await counter.post(SAVE, { ...ofOrder(subject('Auftrag {reference}')), language: 'de' });
  expect((await mailOfOrder(shop)).subject).toBe('Your order MA001116');
  const [order] = await shop.shop.db.select().from(orders).where(eq(orders.id, ORDER));
  await shop.shop.db
    .update(customers)
    .set({ language: 'de' })
    .where(eq(customers.id, order?.customerId ?? 0));
  expect((await mailOfOrder(shop)).subject).toBe('Auftrag MA001116');
  const french = await counter.get('/api/Mail/GetMailTexts?kind=order-staff&language=fr');
  expect([french.status, french.body.errors]).toEqual([
    400,
    [{ field: 'language', message: 'The language must be one of: en, de' }],
  ]);
});

test('a preview is a real order’s mail with the unsaved texts, and changes nothing (D22)', async ({
  ownShop: shop,
}) => {
  const counter = await shop.asStaff();
  const draft = { ...ofOrder(subject('Draft {reference}')), orderId: 1120 };
  const { body } = await counter.post(PREVIEW, draft);
  expect(body).toMatchObject({ subject: 'Draft MA001120', orderId: 1120, recipient: expect.stringContaining('@') });
  expect(body.html).toContain('Thank you for your order MA001120');
  expect(body.text).toContain('Thank you for your order MA001120');
  expect((await mailOfOrder(shop)).subject).toBe('Your order MA001116');
  const none = await counter.post(PREVIEW, { ...draft, orderId: 999_999 });
  expect(none.body.errors).toEqual([{ field: 'saleID', message: 'There is no email of this type about that order' }]);
  const wrong = await counter.post(PREVIEW, ofOrder(subject('Draft')));
  expect(wrong.body.errors[0]).toMatchObject({ field: 'texts.0.text' });
  const never = await counter.post(PREVIEW, { kind: 'prices-left', language: 'en', texts: [] });
  expect(never.body.errors[0]).toMatchObject({ field: 'kind' });
});

test('a save on top of a colleague’s is refused with both, and the audit list has each change (E6, E16)', async ({
  ownShop: shop,
}) => {
  const [ada, ben] = [await shop.asStaff(), await shop.asStaff()];
  expect((await ada.post(SAVE, ofOrder(subject('Ada: {reference}', 0)))).status).toBe(200);
  const stale = await ben.post(SAVE, ofOrder(subject('Ben: {reference}', 0)));
  expect([stale.status, stale.body.code]).toEqual([409, 'save.stale']);
  expect((await ben.post(SAVE, ofOrder(subject(null, 1)))).status).toBe(200);
  const { body } = await ada.get('/api/Audit/GetAuditEntries?entity=mail%20text');
  expect(body.map(({ before, after }: Record<string, { en: string }>) => [before?.en, after?.en])).toEqual([
    ['Ada: {reference}', ''],
    ['', 'Ada: {reference}'],
  ]);
  expect(body[0].about).toBe('letter.order.subject');
});

test('a preview of a mail about an order needs the right to orders too (D58)', async ({ ownShop: shop }) => {
  const counter = await shop.asStaff();
  await shop.shop.db.update(staff).set({ rights: ['settings'] });
  expect((await counter.post(PREVIEW, ofOrder(subject('Draft {reference}')))).status).toBe(403);
  expect((await counter.post(SAVE, ofOrder(subject('Draft {reference}')))).status).toBe(200);
});

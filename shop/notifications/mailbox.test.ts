import { expect } from 'vitest';
import { MailRefusedError, type MailSender, MailServerError } from '#platform/mail.ts';
import { test } from '#server/testing/test-shop.ts';
import { deliverAll, queueOnly, rowOf } from './testing/outbox.ts';

const list = '/api/Mail/GetMails';
const one = '/api/Mail/GetMailByID/';
const tryAgain = '/api/Mail/TryMailAgain';

const sender = (error?: Error): MailSender => ({
  async send() {
    if (error !== undefined) throw error;
  },
  check: async () => {},
  close() {},
});
const ids = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id);

test('the mailbox lists every mail, the newest first, by state, kind and words (E17)', async ({ shop }) => {
  const kept = await queueOnly(shop, 'order-customer', { orderId: 1001 });
  await deliverAll(shop);
  const nobody = await queueOnly(shop, 'password-reset', { customerId: null });
  await deliverAll(shop);
  const sent = await queueOnly(shop, 'order-staff', { orderId: 1002 });
  await deliverAll(shop, sender());
  const failed = await queueOnly(shop, 'order-customer', { orderId: 1003 });
  await deliverAll(shop, sender(new MailRefusedError('550 no such mailbox')));
  const retrying = await queueOnly(shop, 'order-customer', { orderId: 1004 });
  await deliverAll(shop, sender(new MailServerError('no answer')));
  const waiting = await queueOnly(shop, 'order-customer', { orderId: 1005 });

  const staff = await shop.asStaff();
  const all = await staff.get(list);
  expect(ids(all)).toEqual([waiting, retrying, failed, sent, nobody, kept]);
  expect(all.headers['x-total-count']).toBe('6');
  expect(all.body.map((mail: { state: string }) => mail.state)).toEqual([
    'waiting',
    'retrying',
    'failed',
    'sent',
    'nobody',
    'kept',
  ]);
  expect(all.body[2]).toMatchObject({ subject: 'Your order MA001003', attempts: 1, lastError: '550 no such mailbox' });
  expect(all.body[0]).toMatchObject({ recipient: null, subject: null });
  for (const [state, id] of Object.entries({ waiting, retrying, failed, sent, nobody, kept }))
    expect(ids(await staff.get(`${list}?state=${state}`)), state).toEqual([id]);
  expect(ids(await staff.get(`${list}?kind=order-staff`))).toEqual([sent]);
  expect(ids(await staff.get(`${list}?search=MA001003`))).toEqual([failed]);
  expect(ids(await staff.get(`${list}?sort=at&direction=asc&pageSize=2`))).toEqual([kept, nobody]);
});

test('one mail is read with its texts and what is attached (E17)', async ({ shop }) => {
  const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
  await deliverAll(shop);
  const staff = await shop.asStaff();
  const { body } = await staff.get(`${one}${id}`);
  expect(body).toMatchObject({
    state: 'kept',
    orderId: 1001,
    attachments: [{ name: 'MA001001.pdf', url: '/PDFOrder.pdf?id=1001' }],
    text: expect.stringContaining('Thank you for your order MA001001'),
    html: expect.stringContaining('<!doctype html>'),
  });
  const attached = await staff.get(body.attachments[0].url);
  expect([attached.status, attached.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await staff.get(`${one}999999`)).status).toBe(404);
});

test('a failed mail is tried again at once when staff say so, and that is in the audit list (E16, E17)', async ({
  shop,
}) => {
  const id = await queueOnly(shop, 'order-customer', { orderId: 1001 });
  await deliverAll(shop, sender(new MailRefusedError('550 no such mailbox')));
  const staff = await shop.asStaff();
  expect((await staff.post(tryAgain, { mailId: id })).body).toBe(1);
  expect(await rowOf(shop, id)).toMatchObject({ attempts: 0, failedAt: null });
  await deliverAll(shop, sender());
  expect((await staff.get(`${one}${id}`)).body).toMatchObject({ state: 'sent', lastError: null });
  const { body } = await staff.get(`/api/Audit/GetAuditEntries?entity=mail&entityId=${id}`);
  expect(body).toMatchObject([{ action: 'tried again' }]);
  expect((await staff.post(tryAgain, { mailId: id })).body).toBe(0);
  expect((await staff.post(tryAgain, { mailId: 999_999 })).body).toBe(0);
});

test('all failed mails are tried again together, the others stay as they are', async ({ shop }) => {
  const staff = await shop.asStaff();
  await staff.post('/api/Mail/TryFailedMailsAgain'); // what other tests left
  const failed: number[] = [];
  for (const orderId of [1001, 1002]) {
    failed.push(await queueOnly(shop, 'order-customer', { orderId }));
    await deliverAll(shop, sender(new MailRefusedError('550')));
  }
  expect((await staff.post('/api/Mail/TryFailedMailsAgain')).body).toBe(failed.length);
  for (const id of failed) expect((await rowOf(shop, id)).failedAt).toBeNull();
  expect((await staff.post('/api/Mail/TryFailedMailsAgain')).body).toBe(0);
});

test('only staff read mails or try them again (D31)', async ({ shop }) => {
  const uk = await shop.as('uk@converter.test');
  for (const path of [list, `${one}1`]) {
    expect((await shop.api.get(path)).status).toBe(401);
    expect((await uk.get(path)).status).toBe(403);
  }
  for (const path of [tryAgain, '/api/Mail/TryFailedMailsAgain']) {
    expect((await shop.api.post(path, { mailId: 1 })).status).toBe(401);
    expect((await uk.post(path, { mailId: 1 })).status).toBe(403);
  }
});

import { describe, expect } from 'vitest';
import { MailRefusedError, type MailSender, MailServerError } from '#platform/mail.ts';
import { test } from '#server/testing/test-shop.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
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

test('the mailbox lists every mail, newest first, by state, kind and words (E17)', async ({ ownShop: shop }) => {
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

test('a test mail goes to whoever asks for it, and the mailbox knows whether there is a mail server (Q6)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  expect((await staff.get('/api/Mail/GetMailServer')).body).toBe(0);
  expect((await staff.post('/api/Mail/SendTestMail')).body).toBe(1);
  await deliverAll(shop, sender());
  const { body } = await staff.get(`${list}?kind=test-mail`);
  expect(body).toMatchObject([
    { state: 'sent', recipient: 'staff@pressline.test', subject: 'Test email from Pressline' },
  ]);
});

test('one mail is read with its texts and attachments (E17)', async ({ shop }) => {
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

test('the mail about a correction is read with the order sheet that is attached to it (E17, L5)', async ({ shop }) => {
  const id = await queueOnly(shop, 'order-changed', { orderId: 1001, version: 2 });
  const { body } = await (await shop.asStaff()).get(`${one}${id}`);
  expect(body.attachments).toEqual([{ name: 'MA001001.pdf', url: '/PDFOrder.pdf?id=1001' }]);
});

test('staff retry a failed mail at once, and that is in the audit list (E16, E17)', async ({ shop }) => {
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

test('all failed mails are retried together, the others stay unchanged', async ({ shop }) => {
  const staff = await shop.asStaff();
  await staff.post('/api/Mail/TryFailedMailsAgain'); // removes what other tests left
  const failed: number[] = [];
  for (const orderId of [1001, 1002]) {
    failed.push(await queueOnly(shop, 'order-customer', { orderId }));
    await deliverAll(shop, sender(new MailRefusedError('550')));
  }
  expect((await staff.post('/api/Mail/TryFailedMailsAgain')).body).toBe(failed.length);
  for (const id of failed) expect((await rowOf(shop, id)).failedAt).toBeNull();
  expect((await staff.post('/api/Mail/TryFailedMailsAgain')).body).toBe(0);
});

test('only staff read or retry mails (D31)', async ({ shop }) => {
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

describe('a reset mail in the mailbox (D44)', () => {
  const open = '/api/Mail/OpenResetLink';
  const entries = '/api/Audit/GetAuditEntries?entity=customer&entityId=';

  test('has no link that works; staff open one on request, each time a new one, each time audited', async ({
    shop,
  }) => {
    const ada = await newCustomer(shop);
    const mailId = await queueOnly(shop, 'password-reset', { customerId: ada.id });
    await deliverAll(shop);
    const staff = await shop.asStaff();
    const { body: mail } = await staff.get(`${one}${mailId}`);
    expect(mail).toMatchObject({ state: 'kept', text: expect.stringContaining('?token=(removed)') });
    expect(mail.html).toContain('?token=(removed)');

    const links = [(await staff.post(open, { mailId })).body.url, (await staff.post(open, { mailId })).body.url];
    for (const link of links) expect(link).toMatch(/^http:\/\/localhost:3000\/Reset-Password\?token=[\w-]{40,}$/);
    expect(links[0]).not.toBe(links[1]);
    const token = new URL(links[1]).searchParams.get('token');
    const fresh = { userPass: 'yellow-gear-77', password_repeat: 'yellow-gear-77' };
    expect((await shop.api.post('/api/User/ResetPassword', { token, ...fresh })).body).toBe(1);

    const { body: noted } = await staff.get(`${entries}${ada.id}`);
    const opened = noted.filter(({ action }: { action: string }) => action === 'opened a reset link of');
    expect(opened).toHaveLength(2);
    expect(JSON.stringify([noted, (await staff.get(`${one}${mailId}`)).body])).not.toContain(token);
  });

  test('opens no link if the mail was sent, is of another kind or has no recipient', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const sent = await queueOnly(shop, 'password-reset', { customerId: ada.id });
    await deliverAll(shop, sender());
    const nobody = await queueOnly(shop, 'password-reset', { customerId: null });
    const order = await queueOnly(shop, 'order-customer', { orderId: 1001 });
    await deliverAll(shop);
    const staff = await shop.asStaff();
    for (const mailId of [sent, nobody, order, 999_999])
      expect((await staff.post(open, { mailId })).status, String(mailId)).toBe(404);
    expect((await staff.get(`${entries}${ada.id}`)).body.map(({ action }: { action: string }) => action)).not.toContain(
      'opened a reset link of',
    );
  });

  test('requires the password of the staff who open a link, unless entered just now', async ({ shop }) => {
    shop.setTime(new Date('2026-07-01T12:00:00Z'));
    const staff = await shop.asStaff();
    const mailId = await queueOnly(shop, 'password-reset', { customerId: 1 });
    await deliverAll(shop);
    shop.setTime(new Date('2026-07-01T12:11:00Z'));
    expect((await staff.post(open, { mailId })).body).toMatchObject({ code: 'session.password-needed' });
    shop.setTime(new Date());
  });
});

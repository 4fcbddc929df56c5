import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { customers } from '../accounts/tables.ts';
import { activate, newCustomer, registrationOf } from '../customers/testing/people.ts';
import { deliverAll, lastMail, takingSender } from '../../desk/notifications/testing/outbox.ts';
import { clearOldConsents } from './consent-queries.ts';
import { mailingConsents } from './tables.ts';

/** Registers with the box ticked; returns the token of the mail as it was sent. */
async function asked(shop: TestShop) {
  const registration = registrationOf({ userSubscribe: 1 });
  await shop.api.post('/api/User/AddUser', registration);
  const sender = takingSender();
  await deliverAll(shop, sender);
  const sent = sender.sent.find(({ to, text }) => to === registration.userEmail && text.includes('/Mailings?token='));
  const [, token = ''] = /\/Mailings\?token=([\w-]{40,})/.exec(sent?.text ?? '') ?? [];
  return { email: registration.userEmail, token, sent };
}

const stored = async ({ shop: { db } }: TestShop, email: string) =>
  db.select().from(mailingConsents).where(eq(mailingConsents.email, email)).orderBy(mailingConsents.id);

const listed = async (shop: TestShop) => {
  const { token } = await shop.asStaff();
  const headers = { authorization: `Bearer ${token}` };
  return (await shop.app.inject({ url: '/Administration/export/mailing-list.csv', headers })).body;
};

test('a ticked box only asks; the link confirms, the words are kept, and staff export it (O5)', async ({ shop }) => {
  const { email, token, sent } = await asked(shop);
  expect(token).not.toBe('');
  expect((await lastMail(shop, 'mailing-consent')).text, 'no stored mail has the token').toContain('token=(removed)');
  expect(sent?.text).toContain('I would like to receive news and offers of');
  await activate(shop, email);
  expect(await listed(shop)).not.toContain(email);
  expect((await shop.api.get(`/api/Mailing/GetConsentByToken?token=${token}`)).body).toMatchObject({
    consentState: 'asked',
  });
  expect((await shop.api.post('/api/Mailing/ConfirmConsent', { token })).body).toBe(1);
  const [consent] = await stored(shop, email);
  expect(consent).toMatchObject({
    language: 'en',
    words: expect.stringContaining('news and offers'),
    withdrawnAt: null,
  });
  expect(consent?.confirmedAt).not.toBeNull();
  const row = (await listed(shop)).split('\r\n').find((line) => line.includes(email));
  expect(row).toContain(`<http://localhost:3000/Mailings?id=${consent?.guid}>`);
  expect(row).toContain('List-Unsubscribe=One-Click');

  expect((await shop.api.post('/api/Mailing/WithdrawConsent', { consent: consent?.guid })).body).toBe(1);
  expect((await shop.api.post('/api/Mailing/WithdrawConsent', { consent: consent?.guid })).body, 'twice').toBe(1);
  expect(await listed(shop)).not.toContain(email);
  const [account] = await shop.shop.db.select().from(customers).where(eq(customers.email, email));
  expect(account?.subscribed).toBe(false);
  const again = await shop.api.post('/api/Mailing/ConfirmConsent', { token });
  expect([again.status, again.body.detail]).toEqual([410, 'This link no longer works.']);
});

test('another address needs another consent, and clearing the box withdraws it (O5)', async ({ shop }) => {
  const person = await newCustomer(shop, { userSubscribe: 1 });
  const staff = await shop.asStaff();
  const { body: account } = await staff.get(`/api/User/GetUserByID/${person.id}`);
  await shop.shop.db
    .update(mailingConsents)
    .set({ confirmedAt: new Date() })
    .where(eq(mailingConsents.customerId, person.id));
  const save = (changes: object) =>
    staff.post('/api/User/SaveUser', { ...account, priceBracket: 2, userPass: '', password_repeat: '', ...changes });
  expect((await save({ userEmail: `new.${person.userEmail}` })).body).toBe(1);
  const rows = await shop.shop.db.select().from(mailingConsents).where(eq(mailingConsents.customerId, person.id));
  expect(rows.map(({ withdrawnAt, confirmedAt }) => [withdrawnAt !== null, confirmedAt !== null])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect((await save({ userEmail: `new.${person.userEmail}`, userSubscribe: 0 })).body).toBe(1);
  const open = await stored(shop, `new.${person.userEmail}`);
  expect(open.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true]);
});

test('an unconfirmed request ends after thirty days (O5)', async ({ shop }) => {
  const { email, token } = await asked(shop);
  const later = new Date(Date.now() + 31 * 24 * 3600 * 1000);
  await clearOldConsents(shop.shop.db, later);
  expect(await stored(shop, email)).toEqual([]);
  expect((await shop.api.post('/api/Mailing/ConfirmConsent', { token })).status).toBe(410);
});

import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { test } from '#server/testing/test-shop.ts';
import { removeKeysOfColleague } from '../../people/login-methods/remove-keys.ts';
import { setStaffPassword } from '../../people/staff/set-staff-password.ts';
import { changeBy, hire, hireWithSecondFactor } from '../../people/identity/testing/colleagues.ts';
import { newCustomer, registrationOf, rowOf as accountOf } from '../../people/customers/testing/people.ts';
import { ADDRESS, orderOf } from '../../trade/orders/testing/buying.ts';
import { cartWith } from '../../trade/cart/testing/fill-cart.ts';
import { settings } from '../../base/settings/tables.ts';
import { deliverAll, lastMail, queueOnly, rowOf, takingSender, tokenIn } from './testing/outbox.ts';

const SHOP = 'http://localhost:3000';

describe('a registration (A20, D18)', () => {
  test('tells staff who it is, with the three links; each activates in its price class', async ({ shop }) => {
    for (const [link, priceClass] of [
      ['d', 2],
      ['e', 1],
      ['i', 3],
    ] as const) {
      const registration = registrationOf({ userHouseNo: 'Tennant & <Sons> Labels' });
      await shop.api.post('/api/User/AddUser', registration);
      await deliverAll(shop);
      const { guid } = await accountOf(shop, registration.userEmail);
      const mail = await lastMail(shop, 'registration-staff');
      expect(mail.to).toBe(shop.shop.hot().settings.staffEmail);
      expect(mail.subject, 'nothing that was typed').toMatch(/^New account to authorise: ref\. \d+$/);
      expect(mail.text).toContain('Each link works while the account is waiting, for 30 days at most.');
      expect(mail.html).toContain('Tennant &#38; &#60;Sons&#62; Labels');
      expect(mail.html).not.toContain('<Sons>');
      for (const each of ['d', 'e', 'i']) {
        expect(mail.text).toContain(`${SHOP}/Activate?${each}=${guid}\n`);
        expect(mail.html).toContain(`href="${SHOP}/Activate?${each}=${guid}"`);
      }
      const [, mailed] = new RegExp(`/Activate\\?${link}=([\\w-]+)`).exec(mail.text) ?? [];
      expect((await shop.api.post('/api/Activate/gr', { userType: link, userGuid: mailed })).body).toBe(1);
      expect(await accountOf(shop, registration.userEmail)).toMatchObject({ status: 'active', priceClass });
    }
  });

  test('tells the customer that the account is waiting; the activation, that it can be used', async ({ shop }) => {
    const registration = registrationOf();
    await shop.api.post('/api/User/AddUser', registration);
    await deliverAll(shop);
    const waits = await lastMail(shop, 'registration-customer');
    expect(waits.to).toBe(registration.userEmail);
    expect(waits.text).toContain('A company representative must authorise the account and will make contact with you.');
    const { guid } = await accountOf(shop, registration.userEmail);
    await shop.api.post('/api/Activate/gr', { userType: 'd', userGuid: guid });
    await deliverAll(shop);
    const ready = await lastMail(shop, 'activation');
    expect(ready.to).toBe(registration.userEmail);
    expect(ready.text).toContain(`Log in:\n${SHOP}/LogIn\n`);
  });

  test('sends nothing that the registrant typed to their address, nor does a reset, before staff have authorised', async ({
    shop,
  }) => {
    const spam = { userFirstname: 'Win', userSurname: 'www.prize.test', userHouseNo: 'Click www.prize.test Ltd' };
    const registration = registrationOf(spam);
    await shop.api.post('/api/User/AddUser', registration);
    await shop.api.post('/api/email/Post', { emailAddress: registration.userEmail });
    await deliverAll(shop);
    for (const kind of ['registration-customer', 'password-reset'] as const) {
      const mail = await lastMail(shop, kind);
      expect([kind, mail.to]).toEqual([kind, registration.userEmail]);
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/prize|Win\b/);
    }
    const { guid } = await accountOf(shop, registration.userEmail);
    await shop.api.post('/api/Activate/gr', { userType: 'd', userGuid: guid });
    await deliverAll(shop);
    expect((await lastMail(shop, 'activation')).text).toContain('Dear Win www.prize.test,');
  });

  test('without a staff address in the settings the first office gets the mail (D28)', async ({ shop }) => {
    const before = shop.shop.hot().settings.staffEmail;
    await shop.shop.db.update(settings).set({ staffEmail: ' ' });
    await shop.shop.refreshHot();
    await shop.api.post('/api/User/AddUser', registrationOf());
    await deliverAll(shop);
    expect((await lastMail(shop, 'registration-staff')).to).toBe('parts@pressline.test');
    await shop.shop.db.update(settings).set({ staffEmail: before }).where(eq(settings.onlyRow, true));
    await shop.shop.refreshHot();
  });
});

describe('a forgotten password (A21, D16)', () => {
  test('the mailed link sets the new password, once', async ({ shop }) => {
    const ada = await newCustomer(shop);
    await shop.api.post('/api/email/Post', { emailAddress: ada.email });
    const sender = takingSender();
    await deliverAll(shop, sender);
    const mail = sender.sent.find(({ to, subject }) => to === ada.email && subject === 'Set a new password');
    const token = tokenIn(mail?.text ?? '');
    expect(mail?.html).toContain(`href="${SHOP}/Reset-Password?token=${token}"`);
    const fresh = { token, userPass: 'yellow-gear-77', password_repeat: 'yellow-gear-77' };
    expect((await shop.api.post('/api/User/ResetPassword', fresh)).body).toBe(1);
    expect((await shop.api.post('/api/User/ResetPassword', fresh)).status).toBe(410);
    await shop.as(ada.email, 'yellow-gear-77');
    await deliverAll(shop);
    expect(await lastMail(shop, 'changed-email-or-password')).toMatchObject({
      to: ada.email,
      subject: 'Your password has been changed',
    });
  });

  test('for an unknown address no mail is written and the row is done', async ({ shop }) => {
    const id = await queueOnly(shop, 'password-reset', { customerId: null });
    await deliverAll(shop);
    expect(await rowOf(shop, id)).toMatchObject({ doneAt: expect.any(Date), failedAt: null, mails: 0 });
  });
});

describe('the language of a mail (N2)', () => {
  test('is the account’s, otherwise that of the requesting page', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const subjectFor = async (language: string | null) => {
      await shop.owner.execute(sql`update customers set language = ${language} where id = ${ada.id}`);
      await shop.app.inject({
        method: 'POST',
        url: '/api/email/Post',
        headers: { 'accept-language': 'de' },
        payload: { emailAddress: ada.email },
      });
      await deliverAll(shop);
      return (await lastMail(shop, 'password-reset')).subject;
    };
    expect(await subjectFor(null)).toBe('Neues Passwort festlegen');
    expect(await subjectFor('en')).toBe('Set a new password');
  });

  test('applies to an order as well, with its sheet', async ({ shop }) => {
    const uk = await shop.as('uk@converter.test');
    await shop.owner.execute(sql`update customers set language = null where id = ${uk.customerId}`);
    const cartGuid = await cartWith(shop, uk, { part: 'DB-0150', quantity: 3 });
    await shop.app.inject({
      method: 'POST',
      url: '/api/Sale/AddSale',
      headers: { authorization: `Bearer ${uk.token}`, 'accept-language': 'de' },
      payload: { cartGuid, deliveryID: ADDRESS.uk, PONumber: 'PO 4711' },
    });
    const sender = takingSender();
    await deliverAll(shop, sender);
    const mail = sender.sent.find(({ to }) => to === 'uk@converter.test');
    expect(mail?.text).toContain('Rakelmesser 0,15 × 30 mm, Lamelle, 100 m');
    const [sheet] = mail?.attachments ?? [];
    expect(
      readPdf(sheet?.bytes ?? Buffer.alloc(0))
        .pages.flat()
        .join(' '),
    ).toContain('Rakelmesser');
  });
});

test('the old address is told of a new email address (D19)', async ({ shop }) => {
  const { id } = await newCustomer(shop);
  await queueOnly(shop, 'changed-email-or-password', {
    customerId: id,
    to: 'old@converter.test',
    changed: ['email', 'password'],
  });
  await deliverAll(shop);
  expect(await lastMail(shop, 'changed-email-or-password')).toMatchObject({
    to: 'old@converter.test',
    subject: 'Your email address and password have been changed',
  });
});

describe('a staff member', () => {
  test('is told of a new password and of a second factor turned off, and by whom', async ({ shop }) => {
    const mabel = await hire(shop);
    const by = changeBy(shop, { id: 1, name: 'Percy <Plate>' });
    await setStaffPassword({ staffId: mabel.id, password: 'green-chambered-inking' }, by);
    await deliverAll(shop);
    const mail = await lastMail(shop, 'staff-account-change');
    expect(mail).toMatchObject({ to: mabel.email, subject: 'Your password was changed' });
    expect(mail.text).toContain('Changed by: Percy <Plate>.');
    expect(mail.html).not.toContain('<Plate>');
    expect(mail.text).not.toContain('green-chambered-inking');
  });

  test('gets mails in their language, and so does the shop’s own address if it is theirs (N1)', async ({ shop }) => {
    const mabel = await hire(shop);
    const session = await shop.asStaff(mabel.email, mabel.password);
    await session.post('/api/User/ChooseLanguage', { language: 'de' });
    await setStaffPassword({ staffId: mabel.id, password: 'green-chambered-inking' }, changeBy(shop));
    const before = shop.shop.hot().settings.staffEmail;
    await shop.shop.db.update(settings).set({ staffEmail: mabel.email.toUpperCase() });
    await shop.shop.refreshHot();
    await shop.api.post('/api/User/AddUser', registrationOf({ country: 85 }));
    await deliverAll(shop);
    expect((await lastMail(shop, 'staff-account-change')).subject).toBe('Ihr Passwort wurde geändert');
    await shop.shop.db.update(settings).set({ staffEmail: before });
    await shop.shop.refreshHot();
    const registration = await lastMail(shop, 'registration-staff');
    expect(registration.subject).toMatch(/^Neues Konto freizugeben: Ref\. \d+$/);
    expect(registration.text).toMatch(/Land: Deutschland\b/);
  });

  test('is told when the second factor is turned on, and when it is turned off', async ({ shop }) => {
    const mabel = await hireWithSecondFactor(shop, shop.shop.clock.now());
    await deliverAll(shop);
    const on = await lastMail(shop, 'staff-account-change');
    expect(on).toMatchObject({ to: mabel.email, subject: 'Two-factor authentication was turned on for your account' });
    await removeKeysOfColleague(mabel.id, changeBy(shop));
    await deliverAll(shop);
    const off = await lastMail(shop, 'staff-account-change');
    expect(off.subject).toBe('Two-factor authentication was turned off for your account');
    expect(off.text).toContain('Changed by: Operator.');
  });
});

describe('an order (D7, D22)', () => {
  test('the customer reads what was ordered with the figures of every page, staff the same and who it was', async ({
    shop,
  }) => {
    const uk = await shop.as('uk@converter.test');
    const orderId = await orderOf(shop, uk, ADDRESS.uk, [{ part: 'DB-0150', quantity: 3 }], { discountcouponused: '' });
    await deliverAll(shop);
    const mail = await lastMail(shop, 'order-customer');
    expect(mail).toMatchObject({ to: 'uk@converter.test', subject: `Your order MA00${orderId}` });
    // 48.00 dollars × 0.79 × 0.8 = 30.336; three of them; delivery in the United Kingdom 15.
    expect(mail.text).toContain('  3 × £30.34 per coil = £91.02\n');
    expect(mail.text).toContain('Sub total: £91.02\nDelivery: £15.00\nTotal: £106.02\n');
    expect(mail.text).toContain('PO number: PO 4711\n');
    expect(mail.text).toContain(`${SHOP}/Customer-Order?id=${orderId}\n`);
    expect(mail.text).toContain(`${SHOP}/Order-Again?id=${orderId}\n`); // G2
    for (const figure of ['DB-0150', '£30.34', '£91.02', '£15.00', '£106.02', 'PO 4711'])
      expect(mail.html).toContain(figure);
    const staff = await lastMail(shop, 'order-staff');
    expect(staff.to).toBe(shop.shop.hot().settings.staffEmail);
    expect(staff.subject).toMatch(new RegExp(`^New order MA00${orderId}: .+, £106.02$`));
    expect(staff.text).toContain(`${SHOP}/Administration/OrderView?id=${orderId}\n`);
  });

  test('its parts have the names of the reader’s pages, staff read theirs in English (N3)', async ({ shop }) => {
    const german = await shop.as('de@converter.test');
    await german.post('/api/User/ChooseMailLanguage', { language: 'de' });
    await orderOf(shop, german, ADDRESS.de, [{ part: 'DB-0150', quantity: 3 }]);
    await deliverAll(shop);
    expect((await lastMail(shop, 'order-customer')).text).toContain('Rakelmesser 0,15 × 30 mm, Lamelle, 100 m');
    expect((await lastMail(shop, 'order-staff')).text).toContain('Doctor blade 0.15 × 30 mm, lamella edge, 100 m');
  });

  test('an unknown delivery charge is marked as such, with its note (B6)', async ({ shop }) => {
    const us = await shop.as('us@converter.test');
    await orderOf(shop, us, ADDRESS.us, [{ part: 'DB-0200', quantity: 1 }]);
    await deliverAll(shop);
    const { text } = await lastMail(shop, 'order-customer');
    expect(text).toContain('Sub total: $60.00\nDelivery: Delivery To Be Advised\nTotal: $60.00\n');
    expect(text).toContain('*Delivery charges may be calculated and confirmed prior to dispatching of items.');
  });

  test('links to the legal pages, and says that prices exclude tax if the shop does (O1, O3)', async ({ shop }) => {
    const german = await shop.as('de@converter.test');
    await german.post('/api/User/ChooseMailLanguage', { language: 'de' });
    const mailed = async (taxOnScreens: 'silent' | 'said') => {
      await shop.shop.db.update(settings).set({ taxOnScreens });
      await shop.shop.refreshHot();
      await orderOf(shop, german, ADDRESS.de, [{ part: 'DB-0150', quantity: 3 }]);
      await deliverAll(shop);
      return lastMail(shop, 'order-customer');
    };
    const mail = await mailed('said');
    expect(mail.text).toContain('Alle Preise verstehen sich ohne Umsatzsteuer.');
    expect(mail.text).toContain(`Datenschutz: ${SHOP}/de/Legal/Privacy`);
    expect(mail.html).toContain(`href="${SHOP}/de/Legal/Privacy"`);
    expect((await mailed('silent')).text).not.toContain('Umsatzsteuer');
  });

  test('staff are told of a purchase order that a customer uploaded (D32)', async ({ shop }) => {
    await queueOnly(shop, 'purchase-order-staff', { orderId: 1001 });
    await deliverAll(shop);
    const mail = await lastMail(shop, 'purchase-order-staff');
    expect(mail.subject).toMatch(/^Purchase order for MA001001: /);
    expect(mail.text).toContain(`${SHOP}/Administration/OrderView?id=1001\n`);
  });
});

import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { newCustomer, registrationOf, rowOf, waitingMails } from '../customers/testing/people.ts';
import { openPasswordReset } from './password-reset-queries.ts';
import { passwordResets } from './tables.ts';

const forgot = '/api/email/Post';
const reset = '/api/User/ResetPassword';
const check = '/api/User/CheckPasswordReset';
const me = '/api/User/GetSignedIn';
const fresh = { userPass: 'yellow-gear-77', password_repeat: 'yellow-gear-77' };

/** Creates the link as the job that writes the mail does. */
async function linkFor(shop: TestShop, customerId: number): Promise<string> {
  return openPasswordReset(shop.shop.db, customerId, shop.shop.clock.now());
}

describe('requesting the link (A21)', () => {
  test('queues a mail for the account, in any letter case, and returns 1', async ({ shop }) => {
    const ada = await newCustomer(shop);
    expect((await shop.api.post(forgot, { emailAddress: ada.email.toUpperCase() })).body).toBe(1);
    expect((await waitingMails(shop, 'password-reset')).at(-1)).toEqual({ customerId: ada.id, language: 'en' });
  });

  test('gives the same answer for an unknown address, and for an account that staff closed (D16)', async ({ shop }) => {
    for (const emailAddress of ['nobody@converter.test', 'inactive@converter.test']) {
      const { status, body } = await shop.api.post(forgot, { emailAddress });
      expect([status, body]).toEqual([200, 1]);
      expect((await waitingMails(shop, 'password-reset')).at(-1)).toEqual({ customerId: null, language: 'en' });
    }
  });

  test.for([
    ['', 'Email address is required'],
    ['ada', 'Email is invalid'],
    ['ada@converter.museum', 'Email is invalid'],
    ['.ada@converter.test', 'Please enter a valid email address'],
  ])('"%s" is refused: %s (C5)', async ([emailAddress, message], { shop }) => {
    const { status, body } = await shop.api.post(forgot, { emailAddress });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'emailAddress', message }]);
  });

  test('the token is nowhere in the database, only its hash', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const token = await linkFor(shop, ada.id);
    const rows = await shop.shop.db.select().from(passwordResets).where(eq(passwordResets.customerId, ada.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await waitingMails(shop, 'password-reset'))).not.toContain(token);
  });
});

describe('setting the new password (D16)', () => {
  test('it works from now on, the old one does not, every session has ended, and the address gets a mail (D15, D19)', async ({
    shop,
  }) => {
    const ada = await newCustomer(shop);
    const session = await shop.as(ada.email, ada.userPass);
    const token = await linkFor(shop, ada.id);
    expect((await shop.api.post(check, { token })).body).toEqual({ works: true });
    expect((await shop.api.post(reset, { token, ...fresh })).body).toBe(1);
    expect((await session.get(me)).body).toBeNull();
    await expect(shop.as(ada.email, ada.userPass)).rejects.toThrow('Login refused');
    expect((await shop.as(ada.email, fresh.userPass)).customerId).toBe(ada.id);
    expect((await waitingMails(shop, 'changed-email-or-password')).at(-1)).toEqual({
      customerId: ada.id,
      to: ada.email,
      changed: ['password'],
      language: 'en',
    });
  });

  test('works once, also for two requests at the same moment', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const token = await linkFor(shop, ada.id);
    const answers = await Promise.all([
      shop.api.post(reset, { token, ...fresh }),
      shop.api.post(reset, { token, userPass: 'other-gear-88', password_repeat: 'other-gear-88' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    const late = await shop.api.post(reset, { token, ...fresh });
    expect([late.status, late.body.code]).toEqual([410, 'reset.link-dead']);
    expect((await shop.api.post(check, { token })).body).toEqual({ works: false });
  });

  test("works for an hour and not longer, by the shop's clock", async ({ emptyShop, shop: _sample }) => {
    const shop = emptyShop;
    shop.setTime(new Date('2026-03-02T10:00:00Z'));
    const ada = await newCustomer(shop);
    const token = await linkFor(shop, ada.id);
    shop.setTime(new Date('2026-03-02T11:00:00Z'));
    expect((await shop.api.post(reset, { token, ...fresh })).status).toBe(410);
    shop.setTime(new Date('2026-03-02T10:59:59Z'));
    expect((await shop.api.post(reset, { token, ...fresh })).body).toBe(1);
  });

  test('a used link, or a password changed by hand, invalidates the other open links', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const [first, second] = [await linkFor(shop, ada.id), await linkFor(shop, ada.id)];
    expect((await shop.api.post(reset, { token: second, ...fresh })).body).toBe(1);
    expect((await shop.api.post(reset, { token: first, ...fresh })).status).toBe(410);
  });

  test('a waiting account gets the password and keeps waiting (B10)', async ({ shop }) => {
    const ada = registrationOf();
    await shop.api.post('/api/User/AddUser', ada);
    const { id } = await rowOf(shop, ada.userEmail);
    expect((await shop.api.post(reset, { token: await linkFor(shop, id), ...fresh })).body).toBe(1);
    expect((await rowOf(shop, ada.userEmail)).status).toBe('waiting');
    await expect(shop.as(ada.userEmail, fresh.userPass)).rejects.toThrow('Login refused');
  });

  test.for([
    ['userPass', { userPass: '' }, 'Password is required'],
    ['userPass', { userPass: 'short-7', password_repeat: 'short-7' }, 'Password must have at least 8 characters'],
    ['userPass', { userPass: '        ', password_repeat: '        ' }, 'Password is required'],
    ['userPass', { userPass: 'Sunshine1', password_repeat: 'Sunshine1' }, 'Choose a password that is harder to guess'],
    [
      'userPass',
      { userPass: 'Flexo-2026', password_repeat: 'Flexo-2026' },
      'Choose a password that is harder to guess',
    ],
    ['password_repeat', { password_repeat: '' }, 'Please confirm your password'],
    ['password_repeat', { password_repeat: 'another-one-9' }, 'Passwords do not match'],
  ] as const)('%s %j is refused and the link keeps working: %s (C2)', async ([field, given, message], { shop }) => {
    const ada = await newCustomer(shop);
    const token = await linkFor(shop, ada.id);
    const { status, body } = await shop.api.post(reset, { token, ...fresh, ...given });
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ field, message });
    expect((await shop.api.post(check, { token })).body).toEqual({ works: true });
  });

  test.for([
    ['made up', 'x'.repeat(43)],
    ['empty', ''],
    ['missing', undefined],
  ])('a token that is %s changes nothing', async ([, token], { shop }) => {
    const { status } = await shop.api.post(reset, { token, ...fresh });
    expect(status).toBe(token === undefined ? 400 : 410);
  });
});

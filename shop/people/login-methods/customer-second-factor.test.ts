import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { newCustomer, waitingMails } from '../customers/testing/people.ts';
import { codeOf } from '../identity/testing/colleagues.ts';
import { customerWithSecondFactor } from '../identity/testing/customers.ts';

const createToken = '/api/user/CreateToken';
const finish = '/api/User/FinishSignIn';
const NOON = new Date('2026-11-02T12:00:00Z');
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

type Ada = Awaited<ReturnType<typeof customerWithSecondFactor>>;

function logIn({ api }: TestShop, { email, userPass }: { email: string; userPass: string }, more: object = {}) {
  return api.post(createToken, { Username: email, Password: userPass, ...more });
}

const codeNow = ({ shop }: TestShop, { secret }: Ada) => codeOf(secret, shop.clock.now());

describe('a customer with a second factor (D43)', () => {
  test('needs the code only after the correct password; otherwise the documented call is unchanged', async ({
    shop,
  }) => {
    const ada = await customerWithSecondFactor(shop, NOON);
    expect(await logIn(shop, { ...ada, userPass: 'another-one-9' })).toMatchObject({
      status: 401,
      body: { code: 'login.refused', detail: 'There was a problem with those details.' },
    });
    const answer = await logIn(shop, ada);
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'login.code-needed', errors: [{ field: 'code', message: 'Please enter the code' }] },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { status, body } = await logIn(shop, ada, { code: codeNow(shop, ada) });
    expect([status, Object.keys(body)]).toEqual([200, ['token', 'userID', 'userGuid']]);
  });

  test('logs in in two steps as the page does, remembered as the first step said, once', async ({ shop }) => {
    const ada = await customerWithSecondFactor(shop, NOON);
    const { body } = await logIn(shop, ada, { remember: true });
    const wrong = await shop.api.post(finish, { signIn: body.signIn, code: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'login.code-wrong']);
    const second = await shop.api.post(finish, { signIn: body.signIn, code: codeNow(shop, ada) });
    expect(second.status).toBe(200);
    expect(String(second.headers['set-cookie'])).toContain('Max-Age=2592000');
    shop.setTime(later(60));
    const again = await shop.api.post(finish, { signIn: body.signIn, code: codeNow(shop, ada) });
    expect([again.status, again.body.code]).toEqual([401, 'login.over']);
  });

  test('a pending login ends with another password, and for an account closed meanwhile (B10, D15)', async ({
    shop,
  }) => {
    const [ada, bob] = [await customerWithSecondFactor(shop, NOON), await customerWithSecondFactor(shop, NOON)];
    const [first, second] = [await logIn(shop, ada), await logIn(shop, bob)];
    const staff = await shop.asStaff();
    const edit = ({ guid }: Ada) => ({
      userFirstname: 'Ada',
      userSurname: 'Tennant',
      userHouseNo: 'Tennant Labels Ltd',
      userStreet: '8 Sleeve Street',
      userCity: 'Unit 2',
      userCounty: 'Leeds',
      userPostcode: 'LS1 1AA',
      userTel: '0113',
      country: 247,
      currency: 2,
      priceClassID: 2,
      adminContact: 1,
      userGuid: guid,
    });
    expect(
      (await staff.post('/api/User/SaveUser', { ...edit(ada), userEmail: ada.email, userPass: 'counter-gave-it' }))
        .body,
    ).toBe(1);
    expect((await staff.post('/api/User/SaveUser', { ...edit(bob), userEmail: bob.email, userStatus: 2 })).body).toBe(
      1,
    );
    for (const [each, { body }] of [
      [ada, first],
      [bob, second],
    ] as const) {
      const answer = await shop.api.post(finish, { signIn: body.signIn, code: codeNow(shop, each) });
      expect(answer.body.code).toBe('login.over');
    }
  });

  test('a setup begun twice at once is begun once: the page shows the valid secret', async ({ shop }) => {
    shop.setTime(NOON);
    const ada = await newCustomer(shop);
    const session = await shop.as(ada.email, ada.userPass);
    const starts = Array.from({ length: 6 }, () => session.post('/api/User/StartSecondFactor'));
    expect((await Promise.all(starts)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const { secret } = (await session.get('/api/User/GetSecondFactor')).body.toScan;
    const confirmed = await session.post('/api/User/ConfirmSecondFactor', { code: codeOf(secret, NOON) });
    expect(confirmed.body).toHaveLength(10);
  });

  test('logs in with a recovery code, once', async ({ shop }) => {
    const ada = await customerWithSecondFactor(shop, NOON);
    const code = ada.recoveryCodes[0] ?? '';
    expect((await logIn(shop, ada, { code })).status).toBe(200);
    expect((await logIn(shop, ada, { code })).status).toBe(401);
    expect((await ada.session.get('/api/User/GetSecondFactor')).body).toEqual({
      secondFactor: 'on',
      recoveryCodesLeft: 9,
      toScan: null,
    });
  });

  test('has their own code: a colleague’s or another customer’s does not work', async ({ shop }) => {
    const [ada, bob] = [await customerWithSecondFactor(shop, NOON), await customerWithSecondFactor(shop, NOON)];
    expect((await logIn(shop, ada, { code: codeNow(shop, bob) })).status).toBe(401);
    expect((await logIn(shop, ada, { code: bob.recoveryCodes[0] })).status).toBe(401);
  });

  test('gets a mail when it is turned on and off; turning it off needs password and code', async ({ shop }) => {
    const ada = await customerWithSecondFactor(shop, NOON);
    const newestMail = async () => (await waitingMails(shop, 'customer-key-change')).at(-1);
    expect(await newestMail()).toEqual({ customerId: ada.id, changed: 'second factor on', language: 'en' });
    const turnOff = (password: string, code: string) =>
      ada.session.post('/api/User/TurnOffSecondFactor', { password, code });
    expect((await turnOff('another-one-9', codeNow(shop, ada))).body.errors[0].field).toBe('password');
    expect((await turnOff(ada.userPass, '000000')).body.errors[0].field).toBe('code');
    expect((await turnOff(ada.userPass, codeNow(shop, ada))).body).toBe(1);
    expect(await newestMail()).toEqual({ customerId: ada.id, changed: 'second factor off', language: 'en' });
    expect((await logIn(shop, ada)).status).toBe(200);
  });

  test('who has lost everything is helped by staff, who see that there is one and enter their password', async ({
    shop,
  }) => {
    const ada = await customerWithSecondFactor(shop, NOON);
    const staff = await shop.asStaff();
    const keys = async () => (await staff.get(`/api/User/GetKeys/${ada.id}`)).body;
    expect(await keys()).toEqual({ secondFactor: true, passkeys: 0 });
    shop.setTime(later(700));
    expect((await staff.post('/api/User/RemoveSecondFactor', { customerId: ada.id })).body.code).toBe(
      'session.password-needed',
    );
    await staff.post('/api/BlogUser/GivePassword', { password: 'counter-2026' });
    expect((await staff.post('/api/User/RemoveSecondFactor', { customerId: ada.id })).body).toBe(1);
    expect(await keys()).toEqual({ secondFactor: false, passkeys: 0 });
    expect((await staff.post('/api/User/RemoveSecondFactor', { customerId: ada.id })).status).toBe(404);
    expect((await logIn(shop, ada)).status).toBe(200);
  });
});

test('needs a password entered within the last ten minutes to set one up', async ({ shop }) => {
  shop.setTime(NOON);
  const ada = await newCustomer(shop);
  const session = await shop.as(ada.email, ada.userPass);
  shop.setTime(later(601));
  const start = () => session.post('/api/User/StartSecondFactor');
  expect(await start()).toMatchObject({ status: 403, body: { code: 'session.password-needed' } });
  expect((await session.post('/api/User/GivePassword', { password: 'another-one-9' })).body.errors).toEqual([
    { field: 'password', message: 'The password is incorrect' },
  ]);
  expect((await session.post('/api/User/GivePassword', { password: ada.userPass })).body).toBe(1);
  expect((await start()).body).toBe(1);
});

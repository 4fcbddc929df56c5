import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { newCustomer, registrationOf, rowOf, waitingMails } from './testing/people.ts';

const saveUser = '/api/User/SaveUser';
const saveOwn = '/api/User/SaveOwnAccount';
const me = '/api/User/GetSignedIn';

describe('a customer saves their own account (A24)', () => {
  test('the account has the values that they typed', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const customer = await shop.as(ada.email, ada.userPass);
    const { id, guid: _guid, ...form } = ada;
    const changes = { userSurname: 'Tennant-Roe', userHouseNo: 'Roe Labels Ltd', userCounty: 'York', userSubscribe: 0 };
    expect((await customer.post(saveUser, { ...registrationFieldsOf(form), ...changes })).body).toBe(1);
    expect(await rowOf(shop, ada.email)).toMatchObject({
      id,
      surname: 'Tennant-Roe',
      company: 'Roe Labels Ltd',
      town: 'York',
      subscribed: false,
      version: ada.version + 1,
    });
    expect((await customer.get(me)).body.displayName).toBe('Ada Tennant-Roe');
  });

  test('status, price class, partner and admin contact are never read from a customer (D17)', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const customer = await shop.as(ada.email, ada.userPass);
    const greedy = { userStatus: 2, priceClassID: 3, partner: 1, adminContact: 2, version: 99 };
    expect((await customer.post(saveUser, { ...registrationFieldsOf(ada), ...greedy })).body).toBe(1);
    expect(await rowOf(shop, ada.email)).toMatchObject({
      status: 'active',
      priceClass: 2,
      partner: false,
      adminContact: 1,
    });
  });

  test('fields that a program leaves out stay unchanged', async ({ shop }) => {
    const ada = await newCustomer(shop, { userSubscribe: 1, account: 1 });
    const customer = await shop.as(ada.email, ada.userPass);
    const { userSubscribe: _subscribe, account: _account, ...form } = registrationFieldsOf(ada);
    expect((await customer.post(saveUser, form)).body).toBe(1);
    expect(await rowOf(shop, ada.email)).toMatchObject({ subscribed: true, accountCustomer: true });
  });

  test('the email address of another account returns 2, in any letter case, and nothing is saved (A24)', async ({
    shop,
  }) => {
    const ada = await newCustomer(shop);
    const customer = await shop.as(ada.email, ada.userPass);
    const form = { ...registrationFieldsOf(ada), userEmail: 'UK@Converter.TEST', userSurname: 'Changed' };
    const answer = await customer.post(saveUser, form);
    expect([answer.status, answer.body]).toEqual([200, 2]);
    expect((await rowOf(shop, ada.email)).surname).toBe('Tennant');
  });

  test('the own address in another letter case is no conflict', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const customer = await shop.as(ada.email, ada.userPass);
    const upper = ada.email.toUpperCase();
    expect((await customer.post(saveUser, { ...registrationFieldsOf(ada), userEmail: upper })).body).toBe(1);
    expect((await rowOf(shop, upper)).id).toBe(ada.id);
  });

  test("naming another customer's account is not found, and changes nothing (B11)", async ({ shop }) => {
    const ada = await newCustomer(shop);
    const customer = await shop.as(ada.email, ada.userPass);
    const germany = await rowOf(shop, 'de@converter.test');
    const form = { ...registrationFieldsOf(ada), userEmail: 'taken.over@converter.test' };
    expect((await customer.post(saveUser, { ...form, userID: germany.id })).status).toBe(404);
    expect((await customer.post(saveUser, { ...form, userGuid: germany.guid })).status).toBe(404);
    expect(await rowOf(shop, 'de@converter.test')).toEqual(germany);
    expect((await customer.post(saveUser, { ...registrationFieldsOf(ada), userID: ada.id })).body).toBe(1);
  });

  test('without a session nothing is saved (D31)', async ({ shop }) => {
    expect((await shop.api.post(saveUser, registrationOf())).status).toBe(401);
  });

  test('the rules are those of the registration, including password and confirmation (C3, D19)', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const customer = await shop.as(ada.email, ada.userPass);
    const { status, body } = await customer.post(saveUser, { userEmail: 'ada', userStreet: 'x'.repeat(51) });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'userFirstname', message: 'First name is required' },
      { field: 'userSurname', message: 'Last name is required' },
      { field: 'userEmail', message: 'Email is invalid' },
      { field: 'userPass', message: 'Password is required' },
      { field: 'password_repeat', message: 'Please confirm your password' },
      { field: 'userHouseNo', message: 'Company name is required' },
      { field: 'userStreet', message: 'Too many characters' },
      { field: 'userTel', message: 'Telephone number is required' },
      { field: 'currency', message: 'Select a currency' },
      { field: 'country', message: 'Select your country' },
    ]);
  });
});

describe('on the page Edit-Account (D43)', () => {
  /** Body of the page for this customer. */
  const pageOf = (ada: { email: string; userPass: string }, changes: Record<string, unknown> = {}) => ({
    userFirstname: 'Ada',
    userSurname: 'Tennant',
    userEmail: ada.email,
    userHouseNo: 'Tennant Labels Ltd',
    userTel: '01134960000',
    currency: 2,
    country: 247,
    userPass: ada.userPass,
    password_repeat: ada.userPass,
    ...changes,
  });
  const another = { userPass: 'green-doctor-9', password_repeat: 'green-doctor-9' };

  test.for([
    ['without the present one', another, 'Enter your current password to change it'],
    ['with a wrong one', { ...another, presentPassword: 'blue-anilox-9' }, 'The password is incorrect'],
  ] as const)('another password %s is refused', async ([, change, message], { shop }) => {
    const ada = await newCustomer(shop);
    const customer = await shop.as(ada.email, ada.userPass);
    const { status, body } = await customer.post(saveOwn, pageOf(ada, { ...change, userEmail: `thief.${ada.email}` }));
    expect([status, body.errors]).toEqual([400, [{ field: 'presentPassword', message }]]);
    expect(await rowOf(shop, ada.email)).toMatchObject({ passwordHash: ada.passwordHash, version: ada.version });
  });

  test('a new password with the current one is accepted, a common one is not', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const customer = await shop.as(ada.email, ada.userPass);
    const common = { userPass: 'Sunshine1', password_repeat: 'Sunshine1', presentPassword: ada.userPass };
    expect((await customer.post(saveOwn, pageOf(ada, common))).body.errors).toEqual([
      { field: 'userPass', message: 'Choose a password that is harder to guess' },
    ]);
    const change = { ...another, presentPassword: ada.userPass };
    expect((await customer.post(saveOwn, pageOf(ada, change))).body).toBe(1);
    expect((await shop.as(ada.email, another.userPass)).customerId).toBe(ada.id);
  });

  test('a new email address requires the current password, which the form asks for anyway (D19)', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const customer = await shop.as(ada.email, ada.userPass);
    expect((await customer.post(saveOwn, pageOf(ada, { userEmail: `new.${ada.email}` }))).body).toBe(1);
    expect((await waitingMails(shop, 'email-change')).at(-1)).toMatchObject({ customerId: ada.id });
    expect((await rowOf(shop, ada.email)).id, 'until the link is followed (D53)').toBe(ada.id);
  });

  test('cannot be used to guess passwords: the tenth in a quarter of an hour is the last (D21)', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const { token } = await shop.as(ada.email, ada.userPass);
    const guess = () =>
      shop.app.inject({
        method: 'POST',
        url: saveOwn,
        remoteAddress: '203.0.113.9',
        headers: { authorization: `Bearer ${token}` },
        payload: pageOf(ada, { ...another, presentPassword: 'blue-anilox-9' }),
      });
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

describe('another password (D15, D19)', () => {
  const changed = { userPass: 'green-doctor-9', password_repeat: 'green-doctor-9' };

  test('it works from now on; the old one does not', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const customer = await shop.as(ada.email, ada.userPass);
    expect((await customer.post(saveUser, { ...registrationFieldsOf(ada), ...changed })).body).toBe(1);
    await expect(shop.as(ada.email, ada.userPass)).rejects.toThrow('Login refused');
    expect((await shop.as(ada.email, changed.userPass)).customerId).toBe(ada.id);
  });

  test('the other sessions end at once, this one continues', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const [here, elsewhere] = [await shop.as(ada.email, ada.userPass), await shop.as(ada.email, ada.userPass)];
    expect((await elsewhere.get(me)).body).not.toBeNull();
    await here.post(saveUser, { ...registrationFieldsOf(ada), ...changed });
    expect((await elsewhere.get(me)).body).toBeNull();
    expect((await here.get(me)).body).not.toBeNull();
  });

  test('the old address is told what changed', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const customer = await shop.as(ada.email, ada.userPass);
    const email = `new.${ada.email}`;
    await customer.post(saveUser, { ...registrationFieldsOf(ada), ...changed, userEmail: email });
    expect((await waitingMails(shop, 'changed-email-or-password')).at(-1)).toEqual({
      customerId: ada.id,
      to: ada.email,
      changed: ['password'],
      language: 'en',
    });
  });

  test('entering the current password again is no change: sessions continue, nobody is told', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const [here, elsewhere] = [await shop.as(ada.email, ada.userPass), await shop.as(ada.email, ada.userPass)];
    const mails = (await waitingMails(shop, 'changed-email-or-password')).length;
    expect((await here.post(saveUser, registrationFieldsOf(ada))).body).toBe(1);
    expect((await elsewhere.get(me)).body).not.toBeNull();
    expect(await waitingMails(shop, 'changed-email-or-password')).toHaveLength(mails);
  });
});

test('with another currency the next read of the basket uses it: prices are computed on reading (D19)', async ({
  shop,
}) => {
  const ada = await newCustomer(shop);
  const customer = await shop.as(ada.email, ada.userPass);
  const guid = randomUUID();
  const tape = { guid, productID: 101, productVariantID: 1, subProductVariantID: 501, productQuantity: 2 };
  expect((await customer.post('/api/cart/CreateCartItem', tape)).body).toBe(1);
  const basket = async () => (await customer.get(`/api/Cart/GetAllCartsByID/${guid}`)).body;
  expect(await basket()).toMatchObject([{ price: 13.2, subTotal: 26.4, currency: 2 }]); // 16.50 pounds × 0.8
  await customer.post(saveUser, { ...registrationFieldsOf(ada), currency: 3 });
  expect(await basket()).toMatchObject([{ price: 15.2, subTotal: 30.4, currency: 3 }]); // 19.00 euros × 0.8
  await customer.post(saveUser, { ...registrationFieldsOf(ada), currency: 1 });
  expect(await basket()).toMatchObject([{ price: 16, subTotal: 32, currency: 1 }]); // 20.00 dollars × 0.8
});

/** The documented fields of the form, without those that the test takes from the row. */
function registrationFieldsOf(values: object): ReturnType<typeof registrationOf> {
  const names = Object.keys(registrationOf());
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as ReturnType<
    typeof registrationOf
  >;
}

import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { registrationOf, rowOf, waitingMails } from './testing/people.ts';
import { customers } from '../accounts/tables.ts';

const addUser = '/api/User/AddUser';

describe('registration (A20)', () => {
  test('a new account waits: status 2, no price class, no partner (D17)', async ({ shop }) => {
    const ada = registrationOf({ userEmail: 'Ada@Waiting.test' });
    expect((await shop.api.post(addUser, ada)).body).toBe(1);
    expect(await rowOf(shop, 'Ada@Waiting.test')).toMatchObject({
      firstName: 'Ada',
      surname: 'Tennant',
      company: 'Tennant Labels Ltd',
      line1: '8 Sleeve Street',
      line2: 'Unit 2',
      town: 'Leeds',
      postcode: 'LS1 1AA',
      telephone: '01134960000',
      countryId: 247,
      currencyId: 2,
      status: 'waiting',
      priceClass: 0,
      partner: false,
      adminContact: 1,
      subscribed: true,
      accountCustomer: false,
    });
  });

  test('a waiting account cannot log in, with the same answer as for a wrong password (B10, D20)', async ({ shop }) => {
    const ada = registrationOf();
    await shop.api.post(addUser, ada);
    const login = await shop.api.post('/api/user/CreateToken', { Username: ada.userEmail, Password: ada.userPass });
    expect(login.status).toBe(401);
    expect(login.body.detail).toBe('There was a problem with those details.');
  });

  test('an account in the United States begins with adminContact 2 (D17)', async ({ shop }) => {
    const dana = registrationOf({ country: 237, currency: 1 });
    await shop.api.post(addUser, dana);
    expect((await rowOf(shop, dana.userEmail)).adminContact).toBe(2);
  });

  test('anything else in the body is not read: nobody authorises themselves (D17)', async ({ shop }) => {
    const userGuid = '11111111-1111-4111-8111-111111111111';
    const mallory = registrationOf({
      userStatus: 1,
      status: 'active',
      priceClassID: 2,
      partner: 1,
      adminContact: 2,
      userID: 1,
      userGuid,
    });
    expect((await shop.api.post(addUser, mallory)).body).toBe(1);
    const row = await rowOf(shop, mallory.userEmail);
    expect(row).toMatchObject({ status: 'waiting', priceClass: 0, partner: false, adminContact: 1 });
    expect(row.guid).not.toBe(userGuid);
  });

  test('POST /api/user is the same call, and names match in any letter case (D17, D29)', async ({ shop }) => {
    const body = Object.fromEntries(
      Object.entries(registrationOf()).map(([name, value]) => [name.toUpperCase(), value]),
    );
    expect((await shop.api.post('/api/user', body)).body).toBe(1);
    expect((await shop.api.post('/api/user', body)).body).toBe(2);
  });

  test('the answer is the bare number: neither guid nor number of the account is sent (D17)', async ({ shop }) => {
    const answer = await shop.api.post(addUser, registrationOf());
    expect(JSON.stringify(answer.body)).toBe('1');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('the password is stored as an argon2id hash only', async ({ shop }) => {
    const ada = registrationOf();
    await shop.api.post(addUser, ada);
    const { passwordHash } = await rowOf(shop, ada.userEmail);
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    expect(passwordHash).not.toContain(ada.userPass);
  });

  test('both sides are told by mail, in the same transaction (D18, D22)', async ({ shop }) => {
    const ada = registrationOf();
    await shop.api.post(addUser, ada);
    const { id } = await rowOf(shop, ada.userEmail);
    expect(await waitingMails(shop, 'registration-staff')).toContainEqual({ customerId: id });
    expect(await waitingMails(shop, 'registration-customer')).toContainEqual({ customerId: id });
  });
});

describe('one account per email address (D17)', () => {
  test('in another letter case it is the same address: 2, and no mail', async ({ shop }) => {
    const ada = registrationOf();
    await shop.api.post(addUser, ada);
    const before = (await waitingMails(shop, 'registration-staff')).length;
    const again = await shop.api.post(addUser, { ...ada, userEmail: ` ${ada.userEmail.toUpperCase()} ` });
    expect(again.status).toBe(200);
    expect(again.body).toBe(2);
    expect(await waitingMails(shop, 'registration-staff')).toHaveLength(before);
  });

  test('of fifty simultaneous registrations one is created', async ({ shop }) => {
    const spellings = ['race@converter.test', 'Race@Converter.Test', 'RACE@CONVERTER.TEST'];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        shop.api.post(addUser, registrationOf({ userEmail: spellings[index % 3] })),
      ),
    );
    expect(answers.filter(({ body }) => body === 1)).toHaveLength(1);
    expect(answers.filter(({ body }) => body === 2)).toHaveLength(49);
    const rows = await shop.shop.db.$count(customers, sql`lower(${customers.email}) = 'race@converter.test'`);
    expect(rows).toBe(1);
  });
});

test.for([
  ['userFirstname', '', 'First name is required'],
  ['userFirstname', '   ', 'First name is required'],
  ['userSurname', '', 'Last name is required'],
  ['userEmail', '', 'Email address is required'],
  ['userEmail', 'ada', 'Email is invalid'],
  ['userEmail', 'ada@converter.museum', 'Email is invalid'],
  ['userEmail', `${'a'.repeat(40)}@converter.test`, 'Too many characters'],
  ['userPass', '', 'Password is required'],
  ['password_repeat', '', 'Please confirm your password'],
  ['password_repeat', 'another-one-9', 'Passwords do not match'],
  ['userHouseNo', '', 'Company name is required'],
  ['userStreet', 'x'.repeat(51), 'Too many characters'],
  ['userCity', 'x'.repeat(51), 'Too many characters'],
  ['userCounty', 'x'.repeat(51), 'Too many characters'],
  ['userPostcode', 'x'.repeat(51), 'Too many characters'],
  ['userTel', '', 'Telephone number is required'],
  ['userTel', '+44 113 496', 'Please enter only numbers'],
  ['currency', '', 'Select a currency'],
  ['currency', 4, 'Select a currency'],
  ['country', '', 'Select your country'],
  ['country', 99_999, 'Select your country'],
] as const)('registration with %s "%s": %s (C2, C9)', async ([field, value, message], { shop }) => {
  const draft = registrationOf({ [field]: value });
  const { status, body } = await shop.api.post(addUser, draft);
  expect(status).toBe(400);
  expect(body.errors).toContainEqual({ field, message });
  const made = await shop.shop.db.$count(customers, sql`lower(${customers.email}) = lower(${draft.userEmail})`);
  expect(made).toBe(0);
});

test.for([
  ['shorter than 8', 'short-7', 'Password must have at least 8 characters'],
  ['of eight spaces', '        ', 'Password is required'],
  ['that many people have', 'Sunshine1', 'Choose a password that is harder to guess'],
  ["that is the shop's own name", 'Pressline-26', 'Choose a password that is harder to guess'],
  ['longer than 30', 'x'.repeat(31), 'Password must have at most 30 characters'],
] as const)('a password %s is refused (C2, D17)', async ([, password, message], { shop }) => {
  const answer = await shop.api.post(addUser, registrationOf({ userPass: password, password_repeat: password }));
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([{ field: 'userPass', message }]);
});

test('an empty form gets every message at once, in the order of the form (C2)', async ({ shop }) => {
  const { status, body } = await shop.api.post(addUser, {});
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    { field: 'userFirstname', message: 'First name is required' },
    { field: 'userSurname', message: 'Last name is required' },
    { field: 'userEmail', message: 'Email address is required' },
    { field: 'userPass', message: 'Password is required' },
    { field: 'password_repeat', message: 'Please confirm your password' },
    { field: 'userHouseNo', message: 'Company name is required' },
    { field: 'userTel', message: 'Telephone number is required' },
    { field: 'currency', message: 'Select a currency' },
    { field: 'country', message: 'Select your country' },
  ]);
});

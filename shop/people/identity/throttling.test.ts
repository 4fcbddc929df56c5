import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { newCustomer, registrationOf } from '../customers/testing/people.ts';

/** A call as forwarded by a proxy from another address; nothing is counted from loopback (D21). */
function callFrom(shop: TestShop, address: string, url: string, payload: object) {
  return shop.app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } });
}

test.for([
  ['a customer login', '/api/user/CreateToken', { Username: 'guess@converter.test', Password: 'guessed-it' }],
  ['a staff login', '/api/blogUser/CreateToken', { blogUserEmail: 'guess@pressline.test', blogUserPass: 'guessed-it' }],
  ['a forgotten password', '/api/email/Post', { emailAddress: 'guess@converter.test' }],
  ['a registration', '/api/User/AddUser', registrationOf({ userEmail: 'guess@converter.test' })],
] as const)('%s is counted for the account, wherever the attempts come from (D21)', async ([, url, body], { shop }) => {
  const statuses: number[] = [];
  for (let host = 1; host <= 21; host += 1) {
    statuses.push((await callFrom(shop, `203.0.113.${host}`, url, body)).statusCode);
  }
  expect(statuses.slice(0, 20)).not.toContain(429);
  const refused = await callFrom(shop, '203.0.113.99', url, body);
  expect([statuses[20], refused.statusCode]).toEqual([429, 429]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ code: 'throttle.wait', status: 429 });
});

test('attempts at many accounts are counted for the address they come from (D21)', async ({ shop }) => {
  const statuses = new Map<number, number>();
  for (let index = 0; index <= 60; index += 1) {
    const body = { emailAddress: `guess.${index}@converter.test` };
    const { statusCode } = await callFrom(shop, '198.51.100.7', '/api/email/Post', body);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 60, 429: 1 });
  const elsewhere = await callFrom(shop, '198.51.100.8', '/api/email/Post', { emailAddress: 'other@converter.test' });
  expect(elsewhere.statusCode).toBe(200);
});

test('both spellings of a registration are one call: attempts at either count for both (D17, D21)', async ({
  shop,
}) => {
  const body = registrationOf({ userEmail: 'twice@converter.test' });
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const url = index % 2 === 0 ? '/api/User/AddUser' : '/api/user';
    statuses.push((await callFrom(shop, '203.0.113.200', url, body)).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('a form with mistakes is no attempt: people correct themselves (D21)', async ({ shop }) => {
  for (let index = 0; index < 15; index += 1) {
    const body = registrationOf({ userEmail: 'slow.typist@converter.test', userTel: '' });
    expect((await callFrom(shop, '192.0.2.5', '/api/User/AddUser', body)).statusCode).toBe(400);
  }
  const body = registrationOf({ userEmail: 'slow.typist@converter.test' });
  expect((await callFrom(shop, '192.0.2.5', '/api/User/AddUser', body)).json()).toBe(1);
});

test('guessing tokens of reset links is soon stopped (D16, D21)', async ({ shop }) => {
  const passwords = { userPass: 'yellow-gear-77', password_repeat: 'yellow-gear-77' };
  let status = 0;
  for (let index = 0; index <= 60; index += 1) {
    const body = { token: `guess-${index}`, ...passwords };
    status = (await callFrom(shop, '192.0.2.77', '/api/User/ResetPassword', body)).statusCode;
  }
  expect(status).toBe(429);
});

const createToken = '/api/user/CreateToken';

test('attempts at one account from one address are soon stopped (D21)', async ({ shop }) => {
  const guess = { Username: 'one.guesser@converter.test', Password: 'guessed-it' };
  const statuses: number[] = [];
  for (let index = 0; index <= 10; index += 1)
    statuses.push((await callFrom(shop, '192.0.2.20', createToken, guess)).statusCode);
  expect([statuses.slice(0, 10).every((status) => status === 401), statuses[10]]).toEqual([true, 429]);
});

test('half of an IPv6 address is one caller, whatever the other half says (D21)', async ({ shop }) => {
  const guess = { Username: 'six.guesser@converter.test', Password: 'guessed-it' };
  const statuses: number[] = [];
  for (let index = 1; index <= 11; index += 1)
    statuses.push((await callFrom(shop, `2001:db8:0:7::${index}`, createToken, guess)).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect((await callFrom(shop, '2001:db8:0:8::1', createToken, guess)).statusCode).toBe(401);
});

test('an attack on an account from everywhere does not lock its owner out where they log in (D21)', async ({
  shop,
}) => {
  const ada = await newCustomer(shop);
  const right = { Username: ada.email, Password: ada.userPass };
  expect((await callFrom(shop, '192.0.2.30', createToken, right)).statusCode).toBe(200);
  for (let host = 1; host <= 40; host += 1)
    await callFrom(shop, `203.0.113.${host}`, createToken, { ...right, Password: 'guessed-it' });
  expect((await callFrom(shop, '203.0.113.90', createToken, right)).statusCode, 'a stranger waits').toBe(429);
  expect((await callFrom(shop, '192.0.2.30', createToken, right)).statusCode, 'the owner does not').toBe(200);
});

test('a correct password is no guess: frequent logins are not counted (D21)', async ({ shop }) => {
  const ada = await newCustomer(shop);
  const right = { Username: ada.email, Password: ada.userPass };
  for (let index = 0; index < 15; index += 1)
    expect((await callFrom(shop, '192.0.2.40', createToken, right)).statusCode).toBe(200);
});

test('a colleague who is locked out waits at most five minutes, and is told how long (D21)', async ({ shop }) => {
  const guess = { blogUserEmail: 'staff@pressline.test', blogUserPass: 'guessed-it' };
  for (let host = 1; host <= 20; host += 1)
    await callFrom(shop, `198.51.100.${host}`, '/api/blogUser/CreateToken', guess);
  const refused = await callFrom(shop, '198.51.100.200', '/api/blogUser/CreateToken', guess);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
});

test('probing for taken email addresses by saving an account is soon stopped (A24, D21)', async ({ shop }) => {
  const ada = await newCustomer(shop);
  const { token } = await shop.as(ada.email, ada.userPass);
  const headers = { 'x-forwarded-for': '192.0.2.60', authorization: `Bearer ${token}` };
  const answers: unknown[] = [];
  for (let index = 0; index <= 10; index += 1) {
    const payload = registrationOf({ userEmail: 'uk@converter.test' });
    const answer = await shop.app.inject({ method: 'POST', url: '/api/User/SaveUser', payload, headers });
    answers.push(answer.statusCode === 200 ? answer.json() : answer.statusCode);
  }
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 2), 429]);
});

test('staff who save many accounts are not counted (E11, D21)', async ({ shop }) => {
  const { token } = await shop.asStaff();
  const headers = { 'x-forwarded-for': '192.0.2.61', authorization: `Bearer ${token}` };
  for (let index = 0; index <= 12; index += 1) {
    const payload = { ...registrationOf(), userID: 999_999 };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/User/SaveUser', payload, headers });
    expect(answer.statusCode).not.toBe(429);
  }
});

test('probing whether reset links work is soon stopped (D16, D21)', async ({ shop }) => {
  const statuses = new Map<number, number>();
  for (let index = 0; index <= 60; index += 1) {
    const body = { token: `guess-${index}` };
    const { statusCode } = await callFrom(shop, '192.0.2.78', '/api/User/CheckPasswordReset', body);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 60, 429: 1 });
});

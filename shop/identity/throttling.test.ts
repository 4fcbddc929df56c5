import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { registrationOf } from '../customers/testing/people.ts';

/** A call as a proxy hands it on from somewhere in the network; from loopback nothing is counted (D21). */
function callFrom(shop: TestShop, address: string, url: string, payload: object) {
  return shop.app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } });
}

test.for([
  ['a customer login', '/api/user/CreateToken', { Username: 'guess@converter.test', Password: 'guessed-it' }],
  ['a staff login', '/api/blogUser/CreateToken', { blogUserEmail: 'guess@pressline.test', blogUserPass: 'guessed-it' }],
  ['a forgotten password', '/api/email/Post', { emailAddress: 'guess@converter.test' }],
  ['a registration', '/api/User/AddUser', registrationOf({ userEmail: 'guess@converter.test' })],
] as const)('%s is counted for the account, wherever the tries come from (D21)', async ([, url, body], { shop }) => {
  const statuses: number[] = [];
  for (let host = 1; host <= 11; host += 1) {
    statuses.push((await callFrom(shop, `203.0.113.${host}`, url, body)).statusCode);
  }
  expect(statuses.slice(0, 10)).not.toContain(429);
  const refused = await callFrom(shop, '203.0.113.99', url, body);
  expect([statuses[10], refused.statusCode]).toEqual([429, 429]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ code: 'throttle.wait', status: 429 });
});

test('tries at many accounts are counted for the address they come from (D21)', async ({ shop }) => {
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

test('a form that is sent with mistakes is no try: people correct themselves (D21)', async ({ shop }) => {
  for (let index = 0; index < 15; index += 1) {
    const body = registrationOf({ userEmail: 'slow.typist@converter.test', userTel: '' });
    expect((await callFrom(shop, '192.0.2.5', '/api/User/AddUser', body)).statusCode).toBe(400);
  }
  const body = registrationOf({ userEmail: 'slow.typist@converter.test' });
  expect((await callFrom(shop, '192.0.2.5', '/api/User/AddUser', body)).json()).toBe(1);
});

test('guessing tokens of reset links ends soon (D16, D21)', async ({ shop }) => {
  const passwords = { userPass: 'yellow-gear-77', password_repeat: 'yellow-gear-77' };
  let status = 0;
  for (let index = 0; index <= 60; index += 1) {
    const body = { token: `guess-${index}`, ...passwords };
    status = (await callFrom(shop, '192.0.2.77', '/api/User/ResetPassword', body)).statusCode;
  }
  expect(status).toBe(429);
});

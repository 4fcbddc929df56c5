import { describe, expect } from 'vitest';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { newCustomer, waitingMails } from '../customers/testing/people.ts';
import { disableStaff } from '../staff/disable-staff.ts';
import { Authenticator, type Circumstances } from '../identity/testing/authenticator.ts';
import { changeBy, hire } from '../identity/testing/colleagues.ts';
import { storedPasskey } from '../identity/testing/stored-passkey.ts';

const NOON = new Date('2026-11-02T12:00:00Z');
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

/** Creates a passkey in this session; returns the answer. */
async function add(session: ApiCaller, kind: 'User' | 'BlogUser', key: Authenticator, how: Circumstances = {}) {
  const { body: options } = await session.post(`/api/${kind}/StartPasskey`);
  return session.post(`/api/${kind}/AddPasskey`, { name: 'Purchasing laptop', response: key.make(options, how) });
}

/** Logs in with a passkey from a fresh browser. */
async function use({ api }: TestShop, kind: 'User' | 'BlogUser', key: Authenticator, how: Circumstances = {}) {
  const { body: options } = await api.post(`/api/${kind}/StartPasskeySignIn`);
  return api.post(`/api/${kind}/FinishPasskeySignIn`, { response: key.use(options, how) });
}

async function customerWithPasskey(shop: TestShop) {
  shop.setTime(NOON);
  const ada = await newCustomer(shop);
  const session = await shop.as(ada.email, ada.userPass);
  const key = new Authenticator();
  expect((await add(session, 'User', key)).body).toBe(1);
  return { ...ada, session, key };
}

describe("a customer's passkey (D43)", () => {
  test('logs in without email address and password, with the answer of CreateToken', async ({ shop }) => {
    const ada = await customerWithPasskey(shop);
    const { status, body } = await use(shop, 'User', ada.key);
    expect([status, body.userID, Object.keys(body)]).toEqual([200, ada.id, ['token', 'userID', 'userGuid']]);
    expect((await shop.withToken(body.token).get('/api/User/GetSignedIn')).body.userID).toBe(ada.id);
  });

  test('is in its owner’s list, is announced by mail, and can be removed', async ({ shop }) => {
    const ada = await customerWithPasskey(shop);
    expect((await waitingMails(shop, 'customer-key-change')).at(-1)).toEqual({
      customerId: ada.id,
      changed: 'passkey added',
      language: 'en',
    });
    await use(shop, 'User', ada.key);
    const { body } = await ada.session.get('/api/User/GetPasskeys');
    expect(body).toEqual([
      { guid: body[0].guid, name: 'Purchasing laptop', addedAt: NOON.toISOString(), lastUsedAt: NOON.toISOString() },
    ]);
    expect((await ada.session.post('/api/User/RemovePasskey', { guid: body[0].guid })).body).toBe(1);
    expect((await use(shop, 'User', ada.key)).body.code).toBe('login.passkey-refused');
    expect((await ada.session.post('/api/User/RemovePasskey', { guid: body[0].guid })).status).toBe(404);
  });

  test('opens an account with a second factor without a code: it counts as both', async ({ shop }) => {
    const ada = await customerWithPasskey(shop);
    await ada.session.post('/api/User/StartSecondFactor');
    expect((await use(shop, 'User', ada.key)).status).toBe(200);
  });

  test('opens no closed account, and no staff account', async ({ shop }) => {
    const ada = await customerWithPasskey(shop);
    expect((await use(shop, 'BlogUser', ada.key)).body.code).toBe('login.passkey-refused');
    await shop.shop.db.execute(`update customers set status = 'inactive' where id = ${ada.id}`);
    expect((await use(shop, 'User', ada.key)).body.code).toBe('login.passkey-refused');
  });

  test.for([
    ['of another site', { origin: 'https://pressline.evil.test' }],
    ['without finger, face or PIN', { userVerified: false }],
    ['of a copy of the key, which has signed before', { signCount: 1 }],
  ] as const)('an answer %s is refused', async ([, how], { shop }) => {
    const ada = await customerWithPasskey(shop);
    expect((await use(shop, 'User', ada.key)).status).toBe(200);
    expect(await use(shop, 'User', ada.key, how)).toMatchObject({
      status: 401,
      body: { code: 'login.passkey-refused' },
    });
  });

  test('an answer works once, for five minutes, and only with the registered key', async ({ shop }) => {
    const ada = await customerWithPasskey(shop);
    const start = async () => (await shop.api.post('/api/User/StartPasskeySignIn')).body;
    const finish = (response: unknown) => shop.api.post('/api/User/FinishPasskeySignIn', { response });
    const answer = ada.key.use(await start());
    expect([(await finish(answer)).status, (await finish(answer)).status]).toEqual([200, 401]);

    const forged = { ...new Authenticator().use(await start()), id: answer.id, rawId: answer.id };
    expect((await finish(forged)).status).toBe(401);

    const late = ada.key.use(await start());
    shop.setTime(later(301));
    expect((await finish(late)).status).toBe(401);
  });

  test('a staff challenge does not work for customers', async ({ shop }) => {
    const ada = await customerWithPasskey(shop);
    const { body: options } = await shop.api.post('/api/BlogUser/StartPasskeySignIn');
    const answer = await shop.api.post('/api/User/FinishPasskeySignIn', { response: ada.key.use(options) });
    expect(answer.status).toBe(401);
  });
});

describe('adding a passkey', () => {
  test.for([
    ['of another site', { origin: 'https://pressline.evil.test' }],
    ['without finger, face or PIN', { userVerified: false }],
  ] as const)('an answer %s is refused', async ([, how], { shop }) => {
    shop.setTime(NOON);
    const ada = await newCustomer(shop);
    const session = await shop.as(ada.email, ada.userPass);
    const answer = await add(session, 'User', new Authenticator(), how);
    expect([answer.status, answer.body.code]).toEqual([400, 'passkey.refused']);
    expect((await session.get('/api/User/GetPasskeys')).body).toEqual([]);
  });

  test('answers its own challenge: another’s is unknown, and each works once', async ({ shop }) => {
    const [ada, bob] = [await customerWithPasskey(shop), await customerWithPasskey(shop)];
    const { body: options } = await ada.session.post('/api/User/StartPasskey');
    const passkey = { name: 'A key', response: new Authenticator().make(options) };
    expect((await bob.session.post('/api/User/AddPasskey', passkey)).status).toBe(404);
    expect((await ada.session.post('/api/User/AddPasskey', passkey)).body).toBe(1);
    expect((await ada.session.post('/api/User/AddPasskey', passkey)).status).toBe(404);
  });

  test('the same key twice is refused, for any account', async ({ shop }) => {
    const [ada, bob] = [await customerWithPasskey(shop), await customerWithPasskey(shop)];
    for (const { session } of [ada, bob]) expect((await add(session, 'User', ada.key)).body.code).toBe('passkey.known');
  });

  test('an account has at most twenty, even if several are added at once', async ({ shop }) => {
    const ada = await customerWithPasskey(shop);
    const owner = { customerId: ada.id };
    for (let more = 0; more < 18; more++) await storedPasskey(shop.shop.db, owner);
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(ada.session, 'User', new Authenticator())));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect((await ada.session.get('/api/User/GetPasskeys')).body).toHaveLength(20);
  });

  test('needs a password entered within the last ten minutes, and a name', async ({ shop }) => {
    const ada = await customerWithPasskey(shop);
    const { body: options } = await ada.session.post('/api/User/StartPasskey');
    const response = new Authenticator().make(options);
    expect((await ada.session.post('/api/User/AddPasskey', { name: ' ', response })).body.errors).toEqual([
      { field: 'name', message: 'Please give the passkey a name' },
    ]);
    shop.setTime(later(601));
    for (const call of ['StartPasskey', 'AddPasskey', 'RemovePasskey'])
      expect((await ada.session.post(`/api/User/${call}`)).body.code).toBe('session.password-needed');
  });

  test('an invalid browser answer is refused with an explanation', async ({ shop }) => {
    const ada = await customerWithPasskey(shop);
    const { status, body } = await ada.session.post('/api/User/AddPasskey', { name: 'A key', response: 'nonsense' });
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'response', message: 'This is not a response from a passkey' }],
    ]);
  });
});

describe("a colleague's passkey", () => {
  async function colleagueWithPasskey(shop: TestShop) {
    shop.setTime(NOON);
    const mabel = await hire(shop);
    const session = await shop.asStaff(mabel.email, mabel.password);
    const key = new Authenticator();
    expect((await add(session, 'BlogUser', key)).body).toBe(1);
    return { ...mabel, session, key };
  }

  test('signs in, and is useless for a closed account', async ({ shop }) => {
    const mabel = await colleagueWithPasskey(shop);
    const { status, body } = await use(shop, 'BlogUser', mabel.key);
    expect([status, Object.keys(body)]).toEqual([200, ['token', 'userGuid']]);
    expect((await shop.withToken(body.token).get('/api/BlogUser/GetOwnAccount')).body.id).toBe(mabel.id);
    await disableStaff(mabel.id, changeBy(shop));
    expect((await use(shop, 'BlogUser', mabel.key)).body.code).toBe('login.passkey-refused');
  });

  test('is removed with the second factor when a colleague helps, and both are in the staff list', async ({ shop }) => {
    const mabel = await colleagueWithPasskey(shop);
    const counter = await shop.asStaff();
    const row = async () =>
      (await counter.get('/api/BlogUser/GetStaff')).body.find(({ id }: { id: number }) => id === mabel.id);
    expect(await row()).toMatchObject({ secondFactor: false, passkeys: 1, sessions: 1 });
    expect((await counter.post('/api/BlogUser/RemoveSecondFactor', { id: mabel.id })).body).toBe(1);
    expect(await row()).toMatchObject({ passkeys: 0 });
    expect((await use(shop, 'BlogUser', mabel.key)).status).toBe(401);
  });
});

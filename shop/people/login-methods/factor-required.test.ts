import { describe, expect } from 'vitest';
import { settings } from '../../base/settings/tables.ts';
import { openTestShop, test as base, type TestShop } from '#server/testing/test-shop.ts';
import { Authenticator } from '../identity/testing/authenticator.ts';
import { codeOf, hire, hireWithSecondFactor } from '../identity/testing/colleagues.ts';

const NOON = new Date('2026-11-02T12:00:00Z');

/** A shop whose staff need a second factor (D43). */
const test = base.extend<{ strict: TestShop }>({
  strict: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const shop = await openTestShop('sample');
      await shop.shop.db.update(settings).set({ staffSecondFactor: true });
      await shop.shop.refreshHot();
      await use(shop);
      await shop.close();
    },
    { scope: 'file' },
  ],
});

const own = '/api/BlogUser/GetOwnAccount';
const refused = { status: 403, body: { code: 'session.second-factor-needed' } };

describe('if the store requires a second factor for staff (D43)', () => {
  test('a password alone opens only the own account', async ({ strict }) => {
    strict.setTime(NOON);
    const mabel = await hire(strict);
    const session = await strict.asStaff(mabel.email, mabel.password);
    expect((await session.get(own)).body).toMatchObject({ id: mabel.id, mustSetUpFactor: true });
    for (const path of [
      '/api/BlogUser/GetStaff',
      '/api/Settings/GetSettings',
      '/api/User/GetEveryUser',
      '/api/User/GetUserByID/1',
    ])
      expect(await session.get(path), path).toMatchObject(refused);
    const file = await strict.app.inject({
      url: '/Administration/export/customers.csv',
      headers: { authorization: `Bearer ${session.token}` },
    });
    expect(file.statusCode).toBe(403);
  });

  test('public reads are answered as to a visitor: no price (B11, D30)', async ({ strict }) => {
    strict.setTime(NOON);
    const mabel = await hire(strict);
    const session = await strict.asStaff(mabel.email, mabel.password);
    const { body } = await session.get('/api/Product/GetProductByID/140');
    expect(Object.keys(body)).not.toContain('productPriceDollar');
  });

  test('setting one up opens the rest, in the same session', async ({ strict }) => {
    strict.setTime(NOON);
    const mabel = await hire(strict);
    const session = await strict.asStaff(mabel.email, mabel.password);
    await session.post('/api/BlogUser/StartSecondFactor');
    const { secret } = (await session.get(own)).body.toScan;
    expect(await session.get('/api/BlogUser/GetStaff')).toMatchObject(refused);
    await session.post('/api/BlogUser/ConfirmSecondFactor', { code: codeOf(secret, NOON) });
    expect((await session.get(own)).body.mustSetUpFactor).toBe(false);
    expect((await session.get('/api/BlogUser/GetStaff')).status).toBe(200);
  });

  test('a passkey is accepted too', async ({ strict }) => {
    strict.setTime(NOON);
    const mabel = await hire(strict);
    const session = await strict.asStaff(mabel.email, mabel.password);
    const key = new Authenticator();
    const { body: options } = await session.post('/api/BlogUser/StartPasskey');
    await session.post('/api/BlogUser/AddPasskey', { name: 'Counter', response: key.make(options) });
    expect((await session.get('/api/BlogUser/GetStaff')).status).toBe(200);
    expect(
      await (await strict.asStaff(mabel.email, mabel.password)).get('/api/BlogUser/GetStaff'),
      'the password alone',
    ).toMatchObject(refused);
    const asked = (await strict.api.post('/api/BlogUser/StartPasskeySignIn')).body;
    const { body } = await strict.api.post('/api/BlogUser/FinishPasskeySignIn', { response: key.use(asked) });
    expect((await strict.withToken(body.token).get('/api/BlogUser/GetStaff')).status).toBe(200);
  });

  test('signing in with password and code opens everything at once', async ({ strict }) => {
    const mabel = await hireWithSecondFactor(strict, NOON);
    const body = { blogUserEmail: mabel.email, blogUserPass: mabel.password, code: codeOf(mabel.secret, NOON) };
    const { body: session } = await strict.api.post('/api/blogUser/CreateToken', body);
    expect((await strict.withToken(session.token).get('/api/BlogUser/GetStaff')).status).toBe(200);
  });

  test('signing out is allowed, and ends the session', async ({ strict }) => {
    strict.setTime(NOON);
    const mabel = await hire(strict);
    const session = await strict.asStaff(mabel.email, mabel.password);
    expect((await session.post('/api/BlogUser/SignOut')).body).toBe(1);
    expect((await session.get(own)).status).toBe(401);
  });

  test('customers need none', async ({ strict }) => {
    const customer = await strict.as('uk@converter.test');
    expect((await customer.get('/api/User/GetSessions')).status).toBe(200);
  });
});

test('if it is not required, a password alone is enough', async ({ shop }) => {
  shop.setTime(NOON);
  const mabel = await hire(shop);
  const session = await shop.asStaff(mabel.email, mabel.password);
  expect((await session.get(own)).body.mustSetUpFactor).toBe(false);
  expect((await session.get('/api/BlogUser/GetStaff')).status).toBe(200);
});

import pg from 'pg';
import { describe, expect } from 'vitest';
import { waitForLockWait } from '#server/testing/lock-waits.ts';
import { test } from '#server/testing/test-shop.ts';
import { newCustomer, registrationOf } from '../customers/testing/people.ts';

const createToken = '/api/user/CreateToken';
const me = '/api/User/GetSignedIn';
const REFUSED = 'There was a problem with those details.';

describe('logging in (A19)', () => {
  test('returns token and number, in any letter case of the address', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const login = await shop.api.post(createToken, { Username: ada.email.toUpperCase(), Password: ada.userPass });
    expect(login.body).toEqual({ token: expect.any(String), userID: ada.id, userGuid: ada.guid });
  });

  test('unknown, wrong, waiting and inactive get the same answer (D20)', async ({ shop }) => {
    const [ada, waiting] = [await newCustomer(shop), registrationOf()];
    await shop.api.post('/api/User/AddUser', waiting);
    const tries = [
      { Username: 'nobody@converter.test', Password: 'press-2026' },
      { Username: ada.email, Password: 'another-one-9' },
      { Username: waiting.userEmail, Password: waiting.userPass },
      { Username: 'inactive@converter.test', Password: 'press-2026' },
    ];
    for (const body of tries) {
      const answer = await shop.api.post(createToken, body);
      expect([answer.status, answer.body.detail]).toEqual([401, REFUSED]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('a session lasts 12 idle hours, a remembered one 30 days (D15)', async ({ shop }) => {
    const ada = await newCustomer(shop);
    shop.setTime(new Date('2026-03-02T08:00:00Z'));
    const logIn = async (remember: boolean) => {
      const { body } = await shop.api.post(createToken, { Username: ada.email, Password: ada.userPass, remember });
      return async () => {
        const answer = await shop.app.inject({ url: me, headers: { authorization: `Bearer ${body.token}` } });
        return answer.json() !== null;
      };
    };
    const [short, long] = [await logIn(false), await logIn(true)];
    shop.setTime(new Date('2026-03-02T19:59:00Z'));
    expect([await short(), await long()]).toEqual([true, true]); // a visit extends it
    shop.setTime(new Date('2026-03-03T07:58:00Z'));
    expect([await short(), await long()]).toEqual([true, true]);
    shop.setTime(new Date('2026-03-03T20:00:00Z'));
    expect([await short(), await long()]).toEqual([false, true]);
    shop.setTime(new Date('2026-04-03T20:00:00Z'));
    expect(await long()).toBe(false);
  });
});

test('a login that began before a change of password opens no session after it (D15)', async ({ shop }) => {
  const ada = await newCustomer(shop);
  const change = new pg.Client({ connectionString: shop.databaseUrl });
  await change.connect();
  await change.query('begin');
  await change.query(`update customers set password_hash = 'another one' where id = $1`, [ada.id]);
  const login = shop.api.post(createToken, { Username: ada.email, Password: ada.userPass });
  await waitForLockWait(shop);
  await change.query('commit');
  await change.end();
  expect((await login).status).toBe(401);
});

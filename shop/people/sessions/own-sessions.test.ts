import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { newCustomer } from '../customers/testing/people.ts';
import { hire } from '../identity/testing/colleagues.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Logs in from a browser; returns its token and a caller. */
async function logInFrom({ app }: TestShop, ada: { email: string; userPass: string }, userAgent = FIREFOX) {
  const payload = { Username: ada.email, Password: ada.userPass };
  const { token } = (
    await app.inject({ method: 'POST', url: '/api/user/CreateToken', payload, headers: { 'user-agent': userAgent } })
  ).json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: async (url: string) => app.inject({ url, headers }),
    post: async (url: string, payload: object = {}) => app.inject({ method: 'POST', url, payload, headers }),
  };
}

const sessionsOf = async (session: Awaited<ReturnType<typeof logInFrom>>) =>
  (await session.get('/api/User/GetSessions')).json();

describe("a customer's own sessions (D15)", () => {
  test('are listed by device and time, the last used first, without anything that opens one', async ({ shop }) => {
    const ada = await newCustomer(shop);
    shop.setTime(new Date('2026-11-02T08:00:00Z'));
    await logInFrom(shop, ada, 'curl/8.14.1');
    shop.setTime(new Date('2026-11-02T09:00:00Z'));
    const here = await logInFrom(shop, ada);
    expect(await sessionsOf(here)).toEqual([
      {
        guid: expect.any(String),
        device: 'Firefox on Windows',
        startedAt: '2026-11-02T09:00:00.000Z',
        lastUsedAt: '2026-11-02T09:00:00.000Z',
        isThisOne: true,
      },
      {
        guid: expect.any(String),
        device: 'curl',
        startedAt: '2026-11-02T08:00:00.000Z',
        lastUsedAt: '2026-11-02T08:00:00.000Z',
        isThisOne: false,
      },
    ]);
  });

  test('are ended one by one, or all others at once', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const [here, second, third] = [await logInFrom(shop, ada), await logInFrom(shop, ada), await logInFrom(shop, ada)];
    const other = (await sessionsOf(here)).find(({ isThisOne }: { isThisOne: boolean }) => !isThisOne);
    expect((await here.post('/api/User/EndSession', { guid: other.guid.toUpperCase() })).json()).toBe(1);
    expect((await here.post('/api/User/EndSession', { guid: other.guid })).statusCode).toBe(404);
    expect((await sessionsOf(here)).length).toBe(2);
    expect((await here.post('/api/User/EndOtherSessions')).json()).toBe(1);
    const statuses = await Promise.all([here, second, third].map((each) => each.get('/api/User/GetSessions')));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401]);
  });

  test('are not ended from a screen that was left open: only with a password entered within the last ten minutes', async ({
    shop,
  }) => {
    const ada = await newCustomer(shop);
    shop.setTime(new Date('2026-11-02T08:00:00Z'));
    const [here, there] = [await logInFrom(shop, ada), await logInFrom(shop, ada)];
    const [other] = (await sessionsOf(here)).filter(({ isThisOne }: { isThisOne: boolean }) => !isThisOne);
    shop.setTime(new Date('2026-11-02T08:11:00Z'));
    const refused = [
      await here.post('/api/User/EndSession', { guid: other.guid }),
      await here.post('/api/User/EndOtherSessions'),
    ];
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [403, 'session.password-needed'],
      [403, 'session.password-needed'],
    ]);
    expect((await there.get('/api/User/GetSessions')).statusCode).toBe(200);
    await here.post('/api/User/GivePassword', { password: ada.userPass });
    expect((await here.post('/api/User/EndOtherSessions')).json()).toBe(1);
  });

  test("another company's session is neither seen nor ended, just like a missing one (B11)", async ({ shop }) => {
    const [ada, bob] = [await newCustomer(shop), await newCustomer(shop)];
    const [hers, his] = [await logInFrom(shop, ada), await logInFrom(shop, bob)];
    const [session] = await sessionsOf(his);
    const foreign = await hers.post('/api/User/EndSession', { guid: session.guid });
    const unknown = await hers.post('/api/User/EndSession', { guid: '00000000-0000-4000-8000-000000000000' });
    const withoutId = (answer: typeof foreign) => ({ ...answer.json(), requestId: '' });
    expect(foreign.statusCode).toBe(404);
    expect(withoutId(foreign)).toEqual(withoutId(unknown));
    await hers.post('/api/User/EndOtherSessions');
    expect((await his.get('/api/User/GetSessions')).statusCode).toBe(200);
  });
});

test("staff see and end their own sessions, not a customer's and not a colleague's", async ({ shop }) => {
  const mabel = await hire(shop);
  const [here, there] = [
    await shop.asStaff(mabel.email, mabel.password),
    await shop.asStaff(mabel.email, mabel.password),
  ];
  const { body } = await here.get('/api/BlogUser/GetSessions');
  expect(body).toHaveLength(2);
  const counter = await shop.asStaff();
  expect((await counter.post('/api/BlogUser/EndSession', { guid: body[0].guid })).status).toBe(404);
  expect((await here.post('/api/BlogUser/EndOtherSessions')).body).toBe(1);
  expect((await there.get('/api/BlogUser/GetSessions')).status).toBe(401);
});

describe('a login creates a token that nobody knew before (D15)', () => {
  test('a token that was planted in the browser beforehand never becomes a session', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const planted = 'planted-token-planted-token-planted-token-0';
    const login = await shop.app.inject({
      method: 'POST',
      url: '/api/user/CreateToken',
      headers: { origin: 'http://localhost:3000', host: 'localhost:3000' },
      cookies: { token: planted },
      payload: { Username: ada.email, Password: ada.userPass },
    });
    expect(login.statusCode).toBe(200);
    expect(login.cookies.find(({ name }) => name === 'token')?.value).not.toBe(planted);
    const answer = await shop.app.inject({ url: '/api/User/GetSessions', headers: { cookie: `token=${planted}` } });
    expect(answer.statusCode).toBe(401);
  });

  test('and the previous session in the same browser has ended', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const before = await shop.as(ada.email, ada.userPass);
    const login = await shop.app.inject({
      method: 'POST',
      url: '/api/user/CreateToken',
      headers: { authorization: `Bearer ${before.token}` },
      payload: { Username: ada.email, Password: ada.userPass },
    });
    expect(login.statusCode).toBe(200);
    expect((await before.get('/api/User/GetSessions')).status).toBe(401);
  });
});

import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { changeBy, codeOf, hire, hireWithSecondFactor } from './testing/colleagues.ts';
import { disableStaff } from '../staff/disable-staff.ts';

const createToken = '/api/blogUser/CreateToken';
const finish = '/api/BlogUser/FinishSignIn';
const NOON = new Date('2026-11-02T12:00:00Z');
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

type Mabel = Awaited<ReturnType<typeof hireWithSecondFactor>>;

function signIn({ api }: TestShop, { email, password }: { email: string; password: string }, code?: string) {
  return api.post(createToken, { blogUserEmail: email, blogUserPass: password, ...(code !== undefined && { code }) });
}

function codeNow({ shop }: TestShop, { secret }: Mabel): string {
  return codeOf(secret, shop.clock.now());
}

describe('a colleague without a second factor', () => {
  test('signs in as documented, with email address and password only', async ({ shop }) => {
    const mabel = await hire(shop);
    const answer = await signIn(shop, mabel);
    expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['token', 'userGuid']]);
  });

  test('does not need one whose setup was only begun', async ({ shop }) => {
    const mabel = await hire(shop);
    await (await shop.asStaff(mabel.email, mabel.password)).post('/api/BlogUser/StartSecondFactor');
    expect((await signIn(shop, mabel)).status).toBe(200);
  });
});

describe('a colleague with a second factor', () => {
  test('needs the code only after the correct password, and has no session before', async ({ shop }) => {
    const mabel = await hireWithSecondFactor(shop, NOON);
    expect(await signIn(shop, { ...mabel, password: 'another-one-9' })).toMatchObject({
      status: 401,
      body: { code: 'login.refused', detail: 'Invalid credentials' },
    });
    const answer = await signIn(shop, mabel);
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'login.code-needed', errors: [{ field: 'code', message: 'Please enter the code' }] },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const asSession = { authorization: `Bearer ${answer.body.signIn}` };
    const answered = await shop.app.inject({ url: '/api/BlogUser/GetOwnAccount', headers: asSession });
    expect(answered.statusCode, 'the half sign-in opens nothing').toBe(401);
  });

  test('signs in with password and code in one call, as programs do', async ({ shop }) => {
    const mabel = await hireWithSecondFactor(shop, NOON);
    expect((await signIn(shop, mabel, codeNow(shop, mabel))).status).toBe(200);
  });

  test('or in two steps, as the page does; the token of the first step works once', async ({ shop }) => {
    const mabel = await hireWithSecondFactor(shop, NOON);
    const { body } = await signIn(shop, mabel);
    const second = await shop.api.post(finish, { signIn: body.signIn, code: codeNow(shop, mabel) });
    expect([second.status, second.body.token.length]).toEqual([200, 43]);
    shop.setTime(later(60));
    const again = await shop.api.post(finish, { signIn: body.signIn, code: codeNow(shop, mabel) });
    expect([again.status, again.body.code]).toEqual([401, 'login.over']);
  });

  test('uses each code once: a code seen over the shoulder is useless', async ({ shop }) => {
    const mabel = await hireWithSecondFactor(shop, NOON);
    const code = codeNow(shop, mabel);
    const both = await Promise.all([signIn(shop, mabel, code), signIn(shop, mabel, code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await signIn(shop, mabel, code)).body.code).toBe('login.code-wrong');
  });

  test('signs in with a recovery code, once, however it is typed', async ({ shop }) => {
    const mabel = await hireWithSecondFactor(shop, NOON);
    const [first = '', second = ''] = mabel.recoveryCodes;
    expect((await signIn(shop, mabel, first)).status).toBe(200);
    expect((await signIn(shop, mabel, first)).status).toBe(401);
    expect((await signIn(shop, mabel, second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    const own = await mabel.session.get('/api/BlogUser/GetOwnAccount');
    expect(own.body).toMatchObject({ secondFactor: 'on', recoveryCodesLeft: 8, toScan: null });
  });

  test('whose codes somebody guesses waits a quarter of an hour, but not with a recovery code (D21)', async ({
    shop,
  }) => {
    const mabel = await hireWithSecondFactor(shop, NOON);
    for (let index = 0; index < 5; index += 1) expect((await signIn(shop, mabel, '000000')).status).toBe(401);
    const right = await signIn(shop, mabel, codeNow(shop, mabel));
    expect([right.status, right.headers['retry-after']]).toEqual([429, '900']);
    expect((await signIn(shop, mabel, mabel.recoveryCodes[0])).status).toBe(200);
    shop.setTime(later(901));
    expect((await signIn(shop, mabel, codeNow(shop, mabel))).status).toBe(200);
  });

  test('loses a pending sign-in when the account is closed, and after ten minutes', async ({ shop }) => {
    const [one, other] = [await hireWithSecondFactor(shop, NOON), await hireWithSecondFactor(shop, NOON)];
    const [first, second] = [await signIn(shop, one), await signIn(shop, other)];
    await disableStaff(one.id, changeBy(shop));
    const closed = await shop.api.post(finish, { signIn: first.body.signIn, code: codeNow(shop, one) });
    shop.setTime(later(601));
    const late = await shop.api.post(finish, { signIn: second.body.signIn, code: codeNow(shop, other) });
    expect([closed.body.code, late.body.code]).toEqual(['login.over', 'login.over']);
  });

  test('turns it off with password and code, not with one alone', async ({ shop }) => {
    const mabel = await hireWithSecondFactor(shop, NOON);
    const turnOff = (password: string, code: string) =>
      mabel.session.post('/api/BlogUser/TurnOffSecondFactor', { password, code });
    expect((await turnOff('another-one-9', codeNow(shop, mabel))).body.errors[0].field).toBe('password');
    expect((await turnOff(mabel.password, '000000')).body.errors[0].field).toBe('code');
    expect((await turnOff(mabel.password, codeNow(shop, mabel))).body).toBe(1);
    expect((await signIn(shop, mabel)).status).toBe(200);
  });

  test('cannot remove their own as a colleague would: that needs password and code', async ({ shop }) => {
    const mabel = await hireWithSecondFactor(shop, NOON);
    const answer = await mabel.session.post('/api/BlogUser/RemoveSecondFactor', { id: mabel.id });
    expect([answer.status, answer.body.code]).toEqual([409, 'staff.self']);
    expect((await signIn(shop, mabel)).body.code, 'it is still asked for').toBe('login.code-needed');
  });

  test('who has lost everything is helped by a colleague who enters their own password', async ({ shop }) => {
    const mabel = await hireWithSecondFactor(shop, NOON);
    const counter = await shop.asStaff();
    expect((await counter.post('/api/BlogUser/RemoveSecondFactor', { id: mabel.id })).body).toBe(1);
    expect((await signIn(shop, mabel)).status).toBe(200);
  });
});

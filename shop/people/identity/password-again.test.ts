import { describe, expect } from 'vitest';
import { STAFF_RIGHTS } from '../../base/rights/staff-right.ts';
import { test } from '#server/testing/test-shop.ts';
import { hire } from './testing/colleagues.ts';

const MORNING = new Date('2026-11-02T08:00:00Z');
const minutesLater = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000);

describe('a session that was left open', () => {
  test('can do it for ten minutes after the login, then only with the password', async ({ shop }) => {
    const mabel = await hire(shop);
    shop.setTime(MORNING);
    const session = await shop.asStaff(mabel.email, mabel.password);
    const enable = () => session.post('/api/BlogUser/EnableStaff', { id: mabel.id });
    const give = (password: string) => session.post('/api/BlogUser/GivePassword', { password });
    shop.setTime(minutesLater(10));
    expect((await enable()).status).toBe(200);
    shop.setTime(minutesLater(11));
    expect(await enable()).toMatchObject({ status: 403, body: { code: 'session.password-needed' } });
    expect((await session.get('/api/BlogUser/GetStaff')).status, 'everything else goes on').toBe(200);
    expect(await give('another-one-9')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password', message: 'The password is incorrect' }] },
    });
    expect((await enable()).status).toBe(403);
    expect((await give(mabel.password)).body).toBe(1);
    expect((await enable()).status).toBe(200);
    shop.setTime(minutesLater(22));
    expect((await enable()).status).toBe(403);
  });

  test('the password entered in one session does not count for another', async ({ shop }) => {
    const mabel = await hire(shop);
    shop.setTime(MORNING);
    const [here, there] = [
      await shop.asStaff(mabel.email, mabel.password),
      await shop.asStaff(mabel.email, mabel.password),
    ];
    shop.setTime(minutesLater(30));
    await here.post('/api/BlogUser/GivePassword', { password: mabel.password });
    expect((await there.post('/api/BlogUser/EnableStaff', { id: mabel.id })).status).toBe(403);
  });

  test('settings are not saved, and the input is not even read', async ({ shop }) => {
    const mabel = await hire(shop);
    shop.setTime(MORNING);
    const session = await shop.asStaff(mabel.email, mabel.password);
    shop.setTime(minutesLater(11));
    const answer = await session.post('/api/Settings/SaveSettings', { priceReading: 'nonsense' });
    expect([answer.status, answer.body.code]).toEqual([403, 'session.password-needed']);
  });
});

test('a new password for the own account needs the current one, and ends the other sessions (D15)', async ({
  shop,
}) => {
  const mabel = await hire(shop);
  const [here, there] = [
    await shop.asStaff(mabel.email, mabel.password),
    await shop.asStaff(mabel.email, mabel.password),
  ];
  const change = (presentPassword: string, passwordRepeat = 'green-chamber-9') =>
    here.post('/api/BlogUser/ChangePassword', { presentPassword, password: 'green-chamber-9', passwordRepeat });
  expect((await change('another-one-9')).body.errors).toEqual([
    { field: 'presentPassword', message: 'The password is incorrect' },
  ]);
  expect((await change(mabel.password, 'green-chamber-8')).body.errors[0].field).toBe('passwordRepeat');
  expect((await change(mabel.password)).body).toBe(1);
  const own = '/api/BlogUser/GetOwnAccount';
  expect([(await here.get(own)).status, (await there.get(own)).status]).toEqual([200, 401]);
  await shop.asStaff(mabel.email, 'green-chamber-9');
});

test('the staff list shows who has sessions and a second factor, and contains no secret', async ({ shop }) => {
  const mabel = await hire(shop);
  shop.setTime(MORNING);
  const session = await shop.asStaff(mabel.email, mabel.password);
  await shop.asStaff(mabel.email, mabel.password);
  const { body } = await session.get('/api/BlogUser/GetStaff');
  expect(body).toContainEqual({
    id: mabel.id,
    name: 'Mabel Tripp',
    email: mabel.email,
    disabled: false,
    rights: STAFF_RIGHTS,
    secondFactor: false,
    largestDiscount: null,
    passkeys: 0,
    sessions: 2,
    lastSeenAt: MORNING.toISOString(),
  });
  expect((await session.post('/api/BlogUser/EndSessionsOfStaff', { id: mabel.id })).body).toBe(1);
  expect((await session.get('/api/BlogUser/GetStaff')).status).toBe(401);
});

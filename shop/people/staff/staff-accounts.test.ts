import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { addStaff } from './add-staff.ts';
import { disableStaff, enableStaff } from './disable-staff.ts';
import { setStaffPassword } from './set-staff-password.ts';
import { findStaffByEmail } from './staff-queries.ts';
import { changeBy, hire } from '../identity/testing/colleagues.ts';
import { refusalInEnglish } from '#server/testing/in-english.ts';

const createToken = '/api/blogUser/CreateToken';
const aStaffPage = '/api/Audit/GetAuditPeople';
const COUNTER = { id: 1, name: 'Pressline Counter' };

async function lastAuditEntry({ shop }: TestShop) {
  const [row] = await shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entity, 'staff'))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return row;
}

describe('a new colleague', () => {
  test('signs in with the assigned password, and is found in any letter case', async ({ shop }) => {
    const mabel = await hire(shop);
    await shop.asStaff(mabel.email.toUpperCase(), 'yellow-doctor-blade');
    expect(await findStaffByEmail(shop.shop.db, ` ${mabel.email.toUpperCase()}`)).toMatchObject({ id: mabel.id });
    expect(await lastAuditEntry(shop)).toMatchObject({
      staffId: 0,
      staffName: 'Operator',
      action: 'added',
      entityId: String(mabel.id),
      before: null,
      after: { name: 'Mabel Tripp', email: mabel.email, disabled: false },
    });
    expect(JSON.stringify(await lastAuditEntry(shop))).not.toMatch(/argon2|doctor-blade/);
  });

  test.for([
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['no address', { email: 'mabel' }, 'email', 'Email is invalid'],
    [
      'an address longer than the sign-in takes',
      { email: `${'m'.repeat(40)}@pressline.test` },
      'email',
      'Too many characters',
    ],
    ['a short password', { password: 'eleven-1111' }, 'password', 'Password must have at least 12 characters'],
    ['a long password', { password: 'x-'.repeat(64) + 'x' }, 'password', 'Password must have at most 128 characters'],
    ['twelve spaces', { password: ' '.repeat(12) }, 'password', 'Password is required'],
    ['a common password', { password: 'Qwertyuiop12' }, 'password', 'Choose a password that is harder to guess'],
    ["the shop's own name", { password: 'Pressline-2026' }, 'password', 'Choose a password that is harder to guess'],
    ['one letter twelve times', { password: 'z'.repeat(12) }, 'password', 'Choose a password that is harder to guess'],
  ] as const)('with %s is refused', async ([, change, field, message], { shop }) => {
    const draft = { name: 'Mabel Tripp', email: 'mabel@pressline.test', password: 'yellow-doctor-blade', ...change };
    const refused = await addStaff(draft, changeBy(shop)).then(() => null, refusalInEnglish);
    expect(refused).toMatchObject({ status: 400, errors: [{ field, message }] });
  });

  test('with the address of another is refused, in any letter case', async ({ shop }) => {
    const draft = { name: 'A namesake', email: 'STAFF@pressline.test', password: 'yellow-doctor-blade' };
    await expect(addStaff(draft, changeBy(shop))).rejects.toMatchObject({ code: 'staff.email-taken', status: 409 });
  });
});

describe('a colleague who leaves', () => {
  test('is signed out at once and cannot sign in until the account is opened again', async ({ shop }) => {
    const mabel = await hire(shop);
    const session = await shop.asStaff(mabel.email, mabel.password);
    await disableStaff(mabel.id, changeBy(shop, COUNTER));
    expect((await session.get(aStaffPage)).status).toBe(401);
    const again = { blogUserEmail: mabel.email, blogUserPass: mabel.password };
    expect((await shop.api.post(createToken, again)).status).toBe(401);
    expect(await lastAuditEntry(shop)).toMatchObject({ staffName: COUNTER.name, action: 'disabled' });
    await enableStaff(mabel.id, changeBy(shop, COUNTER));
    expect((await session.get(aStaffPage)).status, 'the old session stays ended').toBe(401);
    expect((await shop.api.post(createToken, again)).status).toBe(200);
  });

  test('cannot close their own account, nor a missing one', async ({ shop }) => {
    await expect(disableStaff(1, changeBy(shop, COUNTER))).rejects.toMatchObject({ code: 'staff.self', status: 409 });
    await expect(disableStaff(4711, changeBy(shop))).rejects.toMatchObject({ status: 404 });
  });

  test('two who close each other at the same moment: one of them stays', async ({ shop }) => {
    const [one, other] = [await hire(shop), await hire(shop)];
    const closed = await Promise.allSettled([
      disableStaff(one.id, changeBy(shop, other)),
      disableStaff(other.id, changeBy(shop, one)),
    ]);
    expect(closed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test("another password ends a colleague's sessions, except the one that set it (D15)", async ({ shop }) => {
  const mabel = await hire(shop);
  const [here, there] = [
    await shop.asStaff(mabel.email, mabel.password),
    await shop.asStaff(mabel.email, mabel.password),
  ];
  const keepSession = (await shop.shop.sessions.findSignedIn([here.token], shop.shop.clock.now())).staff?.sessionKey;
  const change = { staffId: mabel.id, password: 'green-chambered-inking', ...(keepSession && { keepSession }) };
  await setStaffPassword(change, changeBy(shop, mabel));
  expect([(await here.get(aStaffPage)).status, (await there.get(aStaffPage)).status]).toEqual([200, 401]);
  await shop.asStaff(mabel.email, 'green-chambered-inking');
  await expect(
    setStaffPassword({ staffId: 4711, password: 'whatever-number-8' }, changeBy(shop)),
  ).rejects.toMatchObject({
    status: 404,
  });
});

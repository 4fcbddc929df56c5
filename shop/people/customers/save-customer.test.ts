import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { customers } from '../accounts/tables.ts';
import { newCustomer, registrationOf, rowOf, waitingMails } from './testing/people.ts';

const saveUser = '/api/user/SaveUser';
const me = '/api/User/GetSignedIn';

/** Body of CustomerEdit: every field, the password blank. */
function editOf(account: { guid: string; userEmail: string }, changes: Record<string, unknown> = {}) {
  const { userPass: _pass, password_repeat: _repeat, ...fields } = registrationOf();
  return {
    ...fields,
    userGuid: account.guid,
    userEmail: account.userEmail,
    userPass: '',
    userStatus: 1,
    partner: 0,
    priceClassID: 2,
    adminContact: 1,
    ...changes,
  };
}

async function lastEntry(shop: TestShop) {
  const [entry] = await shop.shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
}

describe('staff save a customer (E11, C7)', () => {
  test('everything on the form, including the staff-only fields', async ({ shop }) => {
    const [staff, ada] = [await shop.asStaff(), await newCustomer(shop)];
    const edit = editOf(ada, {
      userSurname: 'Roe',
      priceClassID: 3,
      partner: 1,
      adminContact: 2,
      currency: 1,
      account: 1,
    });
    expect((await staff.post(saveUser, edit)).body).toBe(1);
    expect(await rowOf(shop, ada.email)).toMatchObject({
      id: ada.id,
      guid: ada.guid,
      surname: 'Roe',
      priceClass: 3,
      partner: true,
      adminContact: 2,
      currencyId: 1,
      accountCustomer: true,
      status: 'active',
      passwordHash: ada.passwordHash, // blank: unchanged (D19)
    });
  });

  test('the customer may be named by number, by guid in any letter case, or by both', async ({ shop }) => {
    const [staff, ada, other] = [await shop.asStaff(), await newCustomer(shop), await newCustomer(shop)];
    const { userGuid: _guid, ...edit } = editOf(ada);
    expect((await staff.post(saveUser, { ...edit, userID: ada.id, userSurname: 'One' })).body).toBe(1);
    expect((await staff.post(saveUser, { ...edit, userGuid: ada.guid.toUpperCase(), userSurname: 'Two' })).body).toBe(
      1,
    );
    expect((await rowOf(shop, ada.email)).surname).toBe('Two');
    const mixed = await staff.post(saveUser, { ...edit, userID: other.id, userGuid: ada.guid });
    expect(mixed.status).toBe(404);
  });

  test('an unknown customer is not found (D24)', async ({ shop }) => {
    const [staff, ada] = [await shop.asStaff(), await newCustomer(shop)];
    const edit = editOf(ada, { userGuid: '00000000-0000-4000-8000-000000000000' });
    expect((await staff.post(saveUser, edit)).status).toBe(404);
  });

  test('number 0 creates a new account with a guid from the server (D24)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { userGuid: _guid, ...edit } = editOf({ guid: '', userEmail: 'counter.made@converter.test' });
    expect((await staff.post(saveUser, { ...edit, userID: 0, userStatus: 2 })).body).toBe(1);
    const row = await rowOf(shop, 'counter.made@converter.test');
    expect(row).toMatchObject({ status: 'waiting', priceClass: 2, passwordHash: null });
    expect(row.guid).toMatch(/^[\da-f-]{36}$/);
    expect((await staff.post(saveUser, { ...edit, userID: 0 })).body).toBe(2);
  });

  test("another account's email address returns 2 and nothing is saved", async ({ shop }) => {
    const [staff, ada] = [await shop.asStaff(), await newCustomer(shop)];
    const edit = editOf(ada, { userEmail: 'UK@converter.test', userSurname: 'Changed' });
    expect((await staff.post(saveUser, edit)).body).toBe(2);
    expect((await rowOf(shop, ada.email)).surname).toBe('Tennant');
  });

  test('the audit list has before and after, and no password (E16)', async ({ shop }) => {
    const [staff, ada] = [await shop.asStaff(), await newCustomer(shop)];
    await staff.post(saveUser, editOf(ada, { userSurname: 'Roe', userPass: 'counter-gave-it' }));
    const entry = await lastEntry(shop);
    expect(entry).toMatchObject({
      staffName: 'Pressline Counter',
      action: 'saved',
      entity: 'customer',
      entityId: String(ada.id),
      before: { surname: 'Tennant' },
      after: { surname: 'Roe', passwordChanged: true },
    });
    expect(JSON.stringify(entry)).not.toMatch(/argon2|counter-gave-it|passwordHash/);
  });

  test("a save on top of somebody else's is noticed if the form sends its version", async ({ shop }) => {
    const [staff, ada] = [await shop.asStaff(), await newCustomer(shop)];
    expect((await staff.post(saveUser, editOf(ada, { version: ada.version }))).body).toBe(1);
    const other = await shop.asStaff();
    const late = await other.post(saveUser, editOf(ada, { version: ada.version, userSurname: 'Late' }));
    expect([late.status, late.body.code]).toEqual([409, 'save.stale']);
    expect((await rowOf(shop, ada.email)).surname).toBe('Tennant');
  });
});

test.for([
  ['userFirstname', '', 'First name is required'],
  ['userSurname', '', 'Last name is required'],
  ['userEmail', '', 'Email is required'],
  ['userEmail', 'ada', 'Email is invalid'],
  ['userPass', 'short-7', 'Password must have at least 8 characters'],
  ['userPass', 'Sunshine1', 'Choose a password that is harder to guess'],
  ['userPass', 'Pressline-26', 'Choose a password that is harder to guess'],
  ['userTel', '', 'Telephone is required'],
  ['userHouseNo', '', 'Company is required'],
  ['userStreet', '', 'Address line 1 is required'],
  ['userCity', '', 'Address line 2 is required'],
  ['userCounty', '', 'Town/city is required'],
  ['userPostcode', '', 'Postcode is required'],
  ['country', '', 'Country is required'],
  ['country', 99_999, 'Country is required'],
  ['currency', '', 'Currency is required'],
  ['priceClassID', 0, 'Price class is required'],
  ['priceClassID', null, 'Price class is required'],
  ['adminContact', 3, 'Admin contact is required'],
  ['userStatus', 3, 'The status must be 1 (active) or 2 (inactive)'],
  ['partner', 7, 'Please send 0 or 1'],
] as const)('CustomerEdit with %s "%s": %s (C7, D34)', async ([field, value, message], { shop }) => {
  const [staff, ada] = [await shop.asStaff(), await newCustomer(shop)];
  const { status, body } = await staff.post(saveUser, editOf(ada, { [field]: value }));
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ field, message }]);
  expect(await rowOf(shop, ada.email)).toMatchObject({ version: ada.version });
});

describe('the status box (B10)', () => {
  test('ticking it authorises a waiting account, which is told by mail', async ({ shop }) => {
    const staff = await shop.asStaff();
    const ada = registrationOf();
    await shop.api.post('/api/User/AddUser', ada);
    const waiting = await rowOf(shop, ada.userEmail);
    expect((await staff.post(saveUser, editOf({ ...waiting, userEmail: ada.userEmail }))).body).toBe(1);
    expect((await rowOf(shop, ada.userEmail)).status).toBe('active');
    expect(await waitingMails(shop, 'activation')).toContainEqual({ customerId: waiting.id });
    expect((await shop.as(ada.userEmail, ada.userPass)).customerId).toBe(waiting.id);
  });

  test('saving a waiting account without the tick leaves it waiting, so that its links still work (D18)', async ({
    shop,
  }) => {
    const staff = await shop.asStaff();
    const ada = registrationOf();
    await shop.api.post('/api/User/AddUser', ada);
    const { guid } = await rowOf(shop, ada.userEmail);
    await staff.post(saveUser, editOf({ guid, userEmail: ada.userEmail }, { userStatus: 2 }));
    expect((await rowOf(shop, ada.userEmail)).status).toBe('waiting');
    expect((await shop.api.post('/api/activate/gr', { userType: 'd', userGuid: guid })).body).toBe(1);
  });

  test('an account made inactive loses its sessions at once and cannot log in (B10, D15)', async ({ shop }) => {
    const [staff, ada] = [await shop.asStaff(), await newCustomer(shop)];
    const customer = await shop.as(ada.email, ada.userPass);
    await staff.post(saveUser, editOf(ada, { userStatus: 2 }));
    expect((await customer.get(`/api/user/GetUserByID/${ada.id}`)).status).toBe(401);
    await expect(shop.as(ada.email, ada.userPass)).rejects.toThrow('Login refused');
    await staff.post(saveUser, editOf(ada, { userStatus: 1 }));
    expect((await customer.get(me)).body).toBeNull(); // a reactivated account does not restore its old session
    expect((await shop.as(ada.email, ada.userPass)).customerId).toBe(ada.id);
  });
});

test("a password set by staff ends the customer's sessions, and the old address is told (D15, D19)", async ({
  shop,
}) => {
  const [staff, ada] = [await shop.asStaff(), await newCustomer(shop)];
  const customer = await shop.as(ada.email, ada.userPass);
  await staff.post(saveUser, editOf(ada, { userPass: 'counter-gave-it', userEmail: `moved.${ada.email}` }));
  expect((await customer.get(me)).body).toBeNull();
  expect((await shop.as(`moved.${ada.email}`, 'counter-gave-it')).customerId).toBe(ada.id);
  expect((await waitingMails(shop, 'changed-email-or-password')).at(-1)).toEqual({
    customerId: ada.id,
    to: ada.email,
    changed: ['email', 'password'],
  });
});

describe('on a screen that was left open, the password is required again', () => {
  const MORNING = new Date('2026-11-02T08:00:00Z');
  const LATER = new Date('2026-11-02T08:11:00Z');

  /** A staff member who logged in eleven minutes ago, and a customer in that state. */
  async function leftOpen(shop: TestShop, changes: Record<string, unknown> = {}) {
    const ada = await newCustomer(shop);
    if (changes['status'] !== undefined)
      await shop.shop.db.update(customers).set(changes).where(eq(customers.id, ada.id));
    shop.setTime(MORNING);
    const staff = await shop.asStaff();
    shop.setTime(LATER);
    return { ada, staff };
  }

  test.for([
    ['another password', { userPass: 'counter-gave-it' }, {}],
    ['another email address', { userEmail: 'thief@converter.test' }, {}],
    ['a closed account that becomes active', { userStatus: 1 }, { status: 'inactive' }],
    ['a waiting account that becomes active', { userStatus: 1 }, { status: 'waiting' }],
    ['a new account', { userID: 0, userGuid: '', userEmail: 'thief@converter.test' }, {}],
  ] as const)('%s', async ([, change, state], { shop }) => {
    const { ada, staff } = await leftOpen(shop, state);
    const before = await rowOf(shop, ada.email);
    const answer = await staff.post(saveUser, editOf(ada, change));
    expect([answer.status, answer.body.code]).toEqual([403, 'session.password-needed']);
    expect(await rowOf(shop, ada.email)).toEqual(before);
    await staff.post('/api/BlogUser/GivePassword', { password: 'counter-2026' });
    expect((await staff.post(saveUser, editOf(ada, change))).body).toBe(1);
    await shop.shop.db.delete(customers).where(eq(customers.email, 'thief@converter.test'));
  });

  test('not for a phone number, nor to close an account', async ({ shop }) => {
    const { ada, staff } = await leftOpen(shop);
    expect((await staff.post(saveUser, editOf(ada, { userTel: '0113 496 0001', userStatus: 2 }))).body).toBe(1);
  });
});

test("in a browser with both sessions, an edit that names nobody is the customer's own (D15)", async ({ shop }) => {
  const [staff, ada] = [await shop.asStaff(), await newCustomer(shop)];
  const customer = await shop.as(ada.email, ada.userPass);
  const { userPass, password_repeat, ...fields } = registrationOf({ userEmail: ada.email, userSurname: 'Own' });
  const send = (payload: object) =>
    shop.app.inject({
      method: 'POST',
      url: saveUser,
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        cookie: `token=${customer.token}; admintoken=${staff.token}`,
      },
      payload,
    });
  expect((await send({ ...fields, userPass, password_repeat, priceClassID: 3 })).json()).toBe(1);
  expect(await rowOf(shop, ada.email)).toMatchObject({ surname: 'Own', priceClass: 2 });
  expect((await send(editOf(ada, { userSurname: 'By staff', priceClassID: 3 }))).json()).toBe(1);
  expect(await rowOf(shop, ada.email)).toMatchObject({ surname: 'By staff', priceClass: 3 });
});

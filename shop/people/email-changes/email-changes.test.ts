import { DAY_MS } from '../../base/days/calendar-day.ts';
import { describe, expect } from 'vitest';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { newCustomer, registrationOf, rowOf, waitingMails } from '../customers/testing/people.ts';
import { openEmailChange } from './change-queries.ts';
import { emailChanges } from './tables.ts';

/** The account's form with another address. */
const formOf = (ada: Awaited<ReturnType<typeof newCustomer>>, userEmail: string) => ({
  userFirstname: ada.firstName,
  userSurname: ada.surname,
  userEmail,
  userPass: ada.userPass,
  password_repeat: ada.userPass,
  userHouseNo: 'Tennant Labels Ltd',
  userTel: '01134960000',
  currency: 2,
  country: 247,
});

async function asked(shop: TestShop, caller: ApiCaller, form: object): Promise<string> {
  expect((await caller.post('/api/User/SaveUser', form)).body).toBe(1);
  const [row] = (await shop.shop.db.select().from(emailChanges)).slice(-1);
  return (await openEmailChange(shop.shop.db, row?.id ?? 0, shop.shop.clock.now())) ?? '';
}

describe('a new email address (D19, D53)', () => {
  test('counts after the link sent to it was followed; the previous address is told, the link works once', async ({
    ownShop: shop,
  }) => {
    const ada = await newCustomer(shop);
    const customer = await shop.as(ada.email, ada.userPass);
    const token = await asked(shop, customer, formOf(ada, 'new@converter.test'));
    expect((await rowOf(shop, ada.email)).id).toBe(ada.id);
    expect((await shop.api.get(`/api/User/GetNewAddress?token=${token}`)).body).toEqual({
      email: 'new@converter.test',
    });
    expect((await rowOf(shop, ada.email)).id, 'opening the page changes nothing').toBe(ada.id);
    expect((await shop.api.post('/api/User/ConfirmNewAddress', { token })).body).toBe(1);
    expect((await rowOf(shop, 'new@converter.test')).id).toBe(ada.id);
    const changeMail = (await waitingMails(shop, 'changed-email-or-password')).at(-1);
    expect(changeMail).toMatchObject({ customerId: ada.id, to: ada.email, changed: ['email'] });
    const again = await shop.api.post('/api/User/ConfirmNewAddress', { token });
    expect([again.status, again.body.code]).toEqual([410, 'email-change.dead']);
  });

  test('is forgotten after a day', async ({ ownShop: shop }) => {
    const ada = await newCustomer(shop);
    const token = await asked(shop, await shop.as(ada.email, ada.userPass), formOf(ada, 'late@converter.test'));
    shop.setTime(new Date(shop.shop.clock.now().getTime() + DAY_MS + 1));
    expect((await shop.api.post('/api/User/ConfirmNewAddress', { token })).status).toBe(410);
    expect((await rowOf(shop, ada.email)).id).toBe(ada.id);
  });

  test('that somebody else took meanwhile is refused', async ({ ownShop: shop }) => {
    const ada = await newCustomer(shop);
    const token = await asked(shop, await shop.as(ada.email, ada.userPass), formOf(ada, 'wanted@converter.test'));
    await newCustomer(shop, { userEmail: 'wanted@converter.test' });
    const { status, body } = await shop.api.post('/api/User/ConfirmNewAddress', { token });
    expect([status, body.code]).toEqual([409, 'email-change.taken']);
  });
});

describe('an address of staff or of the settings can not be taken (D53)', () => {
  test.for(['staff@pressline.test', 'Counter@Pressline.test'])('%s', async (address, { ownShop: shop }) => {
    const ada = await newCustomer(shop);
    const customer = await shop.as(ada.email, ada.userPass);
    expect((await customer.post('/api/User/SaveUser', formOf(ada, address))).body, 'own account').toBe(2);
    expect(await shop.shop.db.$count(emailChanges)).toBe(0);
    const registration = registrationOf({ userEmail: address });
    expect((await shop.api.post('/api/User/AddUser', registration)).body, 'registration').toBe(2);
    const invited = await customer.post('/api/Company/InviteMember', { email: address, memberRole: 'buyer' });
    expect([invited.status, invited.body.errors?.[0]?.field], 'invitation').toEqual([400, 'userEmail']);
    const staff = await shop.asStaff();
    const { body: account } = await staff.get(`/api/User/GetUserByID/${ada.id}`);
    const saved = await staff.post('/api/User/UpdateUser', { ...account, userEmail: address });
    expect([saved.status, saved.body === 1], 'by staff').not.toEqual([200, true]);
    expect((await rowOf(shop, ada.email)).id).toBe(ada.id);
  });
});

import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { newCustomer, rowOf } from './testing/people.ts';

const byCustomer = '/api/user/GetCustomerByID/';
const byUser = '/api/user/GetUserByID/';

describe('one account', () => {
  test.for([byCustomer, byUser])(
    '%s returns the documented names and no password (D19, D29)',
    async (path, { shop }) => {
      const ada = await newCustomer(shop);
      const customer = await shop.as(ada.email, ada.userPass);
      const address = {
        contactName: 'Goods In',
        deliveryBuildingNo: '1 Gate',
        deliveryPostalcode: 'LS1',
        countryID: 247,
      };
      await customer.post('/api/DeliveryAddress/SaveDeliveryAddress', address);
      const { status, body } = await customer.get(`${path}${ada.id}`);
      expect(status).toBe(200);
      expect(body).toEqual({
        userID: ada.id,
        userGuid: ada.guid,
        companyID: ada.companyId,
        memberRole: 'manager',
        displayName: 'Ada Tennant',
        userFirstname: 'Ada',
        userSurname: 'Tennant',
        userEmail: ada.email,
        userStatus: 1,
        accountStatus: 'active',
        userHouseNo: 'Tennant Labels Ltd',
        userStreet: '8 Sleeve Street',
        userCity: 'Unit 2',
        userCounty: 'Leeds',
        userPostcode: 'LS1 1AA',
        userTel: '01134960000',
        currency: 2,
        country: 247,
        countryName: 'United Kingdom',
        countryRef: 'Europe',
        priceClassID: 2,
        adminContact: 1,
        partner: 0,
        userSubscribe: 1,
        account: 0,
        vatNumber: '',
        eoriNumber: '',
        registeredAt: expect.any(String),
        version: ada.version,
        deliveryAddresses: [
          expect.objectContaining({
            contactName: 'Goods In',
            userID: ada.id,
            country: { countryID: 247, name: 'United Kingdom' },
          }),
        ],
      });
    },
  );

  test('by number or by guid in any letter case (D29)', async ({ shop }) => {
    const ada = await newCustomer(shop);
    const customer = await shop.as(ada.email, ada.userPass);
    for (const key of [ada.id, ada.guid, ada.guid.toUpperCase()]) {
      expect((await customer.get(`${byUser}${key}`)).body.userEmail).toBe(ada.email);
    }
  });

  test.for([byCustomer, byUser])(
    '%s of another customer is not found; nor an unknown one for staff (B11)',
    async (path, { shop }) => {
      const [uk, staff] = [await shop.as('uk@converter.test'), await shop.asStaff()];
      const germany = await rowOf(shop, 'de@converter.test');
      for (const key of [germany.id, germany.guid, 999_999]) {
        expect((await uk.get(`${path}${key}`)).status).toBe(404);
      }
      expect((await staff.get(`${path}${germany.guid}`)).body.userEmail).toBe('de@converter.test');
      expect((await staff.get(`${path}999999`)).status).toBe(404);
      expect((await shop.api.get(`${path}${germany.id}`)).status).toBe(401);
      expect((await uk.get(`${path}nobody`)).status).toBe(400);
    },
  );

  test('staff see that an account waits; its number is 2, like an inactive one (D17, D18)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { items } = await statuses(staff, '/api/user/GetEveryUser');
    expect(items.find(({ accountStatus }) => accountStatus === 'waiting')?.userStatus).toBe(2);
    expect(items.find(({ accountStatus }) => accountStatus === 'inactive')?.userStatus).toBe(2);
  });
});

describe('every account, for staff (E2, E10)', () => {
  test.for(['/api/user/GetEveryUser', '/api/user/GetAllUsers/label'])(
    '%s is closed to customers and visitors (D31)',
    async (path, { shop }) => {
      expect((await shop.api.get(path)).status).toBe(401);
      expect((await (await shop.as('uk@converter.test')).get(path)).status).toBe(403);
    },
  );

  test('the newest come first, page by page (E2, D29)', async ({ shop }) => {
    const [staff, first, second] = [await shop.asStaff(), await newCustomer(shop), await newCustomer(shop)];
    const { body, headers } = await staff.get('/api/user/GetEveryUser?page=1&pageSize=2');
    expect(body.map((account: { userEmail: string }) => account.userEmail)).toEqual([second.email, first.email]);
    expect(Number(headers['x-total-count'])).toBeGreaterThan(2);
  });

  test('no list contains a password or its hash', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { body } = await staff.get('/api/user/GetEveryUser');
    expect(JSON.stringify(body)).not.toMatch(/argon2|passw|userPass/i);
  });

  test.for([
    ['a company', 'harbour label', 'uk@converter.test'],
    ['first and last name', 'Alison Marsh', 'uk@converter.test'],
    ['an e-mail address in capitals', 'UK@CONVERTER', 'uk@converter.test'],
    ['a postcode', 'CH41', 'uk@converter.test'],
    ['a telephone number', '01632960111', 'uk@converter.test'],
    ['a country', 'japan', 'jp@converter.test'],
    ['the contact of a delivery address', 'Birkenhead', 'uk@converter.test'],
    ['a letter with an accent', 'Étiquettes du Rhône', 'fr@converter.test'],
  ] as const)('search finds by %s: "%s" (E10)', async ([, keyword, email], { shop }) => {
    const staff = await shop.asStaff();
    const { items } = await statuses(staff, `/api/user/GetAllUsers/${encodeURIComponent(keyword)}`);
    expect(items.map(({ userEmail }) => userEmail)).toContain(email);
  });

  test('search finds a reference number, and nothing if nothing matches', async ({ shop }) => {
    const [staff, ada] = [await shop.asStaff(), await newCustomer(shop)];
    const byNumber = await statuses(staff, `/api/user/GetAllUsers/${ada.id}`);
    expect(byNumber.items.map(({ userEmail }) => userEmail)).toContain(ada.email);
    expect((await staff.get('/api/user/GetAllUsers/no-such-thing')).body).toEqual([]);
  });

  test.for(['100%', '___', String.raw`\\\\`])(
    '"%s" is searched for as it is typed, not as a pattern',
    async (keyword, { shop }) => {
      const staff = await shop.asStaff();
      const { status, body } = await staff.get(`/api/user/GetAllUsers/${encodeURIComponent(keyword)}`);
      expect([status, body]).toEqual([200, []]);
    },
  );

  test('search begins at three characters, not counting spaces (E10)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { status, body } = await staff.get('/api/user/GetAllUsers/%20ab%20');
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'keyword', message: 'Enter at least 3 characters to search' }]);
  });
});

interface Listed {
  userEmail: string;
  userStatus: number;
  accountStatus: string;
}

async function statuses(staff: { get(path: string): Promise<{ body: unknown }> }, path: string) {
  return { items: (await staff.get(path)).body as Listed[] };
}

import { asc } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { orderOf } from '../../trade/orders/testing/buying.ts';

const UK = 'uk@converter.test';
const GERMANY = 'de@converter.test';

const pressHall = {
  deliveryID: 0,
  contactName: 'Press Hall 3',
  deliveryBuildingNo: '12 Anilox Way',
  deliveryStreet: 'Second gate',
  deliveryRegion: 'Kent',
  deliveryPostalcode: 'ME1 1AA',
  countryID: 247,
};

const save = '/api/DeliveryAddress/SaveDeliveryAddress';
const ofCustomer = '/api/DeliveryAddress/GetDeliveryAddressByUserID/';
const read = '/api/DeliveryAddress/GetDeliveryAddressByID/';

test('a customer adds an address and finds it first in the list, under the documented names (A16, A25, D24)', async ({
  shop,
}) => {
  const uk = await shop.as(UK);
  expect((await uk.post(save, { ...pressHall, userID: uk.customerId, country: null })).body).toBe(1);
  const { body, headers } = await uk.get(`${ofCustomer}${uk.customerId}`);
  expect(headers['x-total-count']).toBe(String(body.length));
  expect(body[0]).toEqual({
    deliveryID: expect.any(Number),
    userID: uk.customerId,
    contactName: 'Press Hall 3',
    deliveryBuildingNo: '12 Anilox Way',
    deliveryStreet: 'Second gate',
    deliveryRegion: 'Kent',
    deliveryPostalcode: 'ME1 1AA',
    countryID: 247,
    country: { countryID: 247, name: 'United Kingdom' },
    isDefault: false,
    version: 1,
  });
});

test('saving an older address again makes it the first: the most recently saved one is offered first (A16)', async ({
  shop,
}) => {
  const uk = await shop.as(UK);
  const list = await uk.get(`${ofCustomer}${uk.customerId}`);
  const oldest = list.body.at(-1);
  expect((await uk.post(save, { ...oldest, contactName: 'Goods In, new door' })).body).toBe(1);
  const after = await uk.get(`${ofCustomer}${uk.customerId}?page=1&pageSize=1`);
  expect(after.body).toHaveLength(1);
  expect(after.body[0]).toMatchObject({ deliveryID: oldest.deliveryID, contactName: 'Goods In, new door' });
  expect(after.headers['x-total-count']).toBe(String(list.body.length));
});

test('the list can be requested by the guid in any letter case (D29)', async ({ shop }) => {
  const uk = await shop.as(UK);
  const byGuid = await uk.get(`${ofCustomer}5D82FCA6-0471-4AAD-B090-BE13F28720E2`);
  const byNumber = await uk.get(`${ofCustomer}${uk.customerId}`);
  expect(byGuid.body).toEqual(byNumber.body);
});

test("another customer's addresses are never found, and stay unchanged (B11)", async ({ shop }) => {
  const [uk, germany] = [await shop.as(UK), await shop.as(GERMANY)];
  const [theirs] = (await germany.get(`${ofCustomer}${germany.customerId}`)).body;
  expect((await uk.get(`${ofCustomer}${germany.customerId}`)).status).toBe(404);
  expect((await uk.get(`${ofCustomer}5766d0a7-037e-42c7-8f22-aa8c029d34de`)).status).toBe(404);
  expect((await uk.get(`${read}${theirs.deliveryID}`)).status).toBe(404);
  expect((await uk.post(save, { ...pressHall, deliveryID: theirs.deliveryID })).status).toBe(404);
  expect((await uk.post(save, { ...pressHall, userID: germany.customerId })).status).toBe(404);
  expect((await uk.post(save, { ...theirs, contactName: 'Taken over' })).status).toBe(404);
  expect((await germany.get(`${read}${theirs.deliveryID}`)).body).toEqual(theirs);
});

test.for([
  ['read', 'GET', `${read}1`],
  ['list', 'GET', `${ofCustomer}1`],
  ['save', 'POST', save],
] as const)('a visitor cannot %s an address (D31)', async ([, method, path], { shop }) => {
  const answer = await (method === 'GET' ? shop.api.get(path) : shop.api.post(path, pressHall));
  expect(answer.status).toBe(401);
});

test('an unknown address or customer is not found, for staff too (D24)', async ({ shop }) => {
  const [uk, staff] = [await shop.as(UK), await shop.asStaff()];
  expect((await uk.post(save, { ...pressHall, deliveryID: 999_999 })).status).toBe(404);
  expect((await uk.get(`${read}999999`)).status).toBe(404);
  expect((await staff.get(`${ofCustomer}999999`)).status).toBe(404);
  expect((await staff.post(save, { ...pressHall, userID: 999_999 })).status).toBe(404);
  expect((await staff.post(save, pressHall)).status).toBe(404);
});

test('staff read and save the addresses of a customer, and the audit list says what changed (E16, E18)', async ({
  ownShop: shop,
}) => {
  const [staff, germany] = [await shop.asStaff(), await shop.as(GERMANY)];
  const { version: _version, ...first } = (await staff.get(`${ofCustomer}${germany.customerId}`)).body[0];
  await germany.post(save, { ...first, deliveryRegion: 'Sachsen' });
  expect((await staff.post(save, { ...first, deliveryRegion: 'Saxony' })).body).toBe(1);
  expect((await germany.get(`${read}${first.deliveryID}`)).body.deliveryRegion).toBe('Saxony');
  expect((await staff.post(save, { ...pressHall, userID: germany.customerId, countryID: 85 })).body).toBe(1);
  const entries = await shop.shop.db.select().from(auditEntries).orderBy(asc(auditEntries.id));
  expect(entries.slice(-2)).toMatchObject([
    {
      staffName: 'Pressline Counter',
      action: 'saved',
      entity: 'delivery address',
      entityId: String(first.deliveryID),
      before: { region: 'Sachsen' },
      after: { region: 'Saxony' },
    },
    { action: 'added', before: null, after: { contactName: 'Press Hall 3', customerId: germany.customerId } },
  ]);
});

test('two people at once: a save on top of another is refused with the current values and who saved them', async ({
  shop,
}) => {
  const [staff, germany] = [await shop.asStaff(), await shop.as(GERMANY)];
  const [first] = (await staff.get(`${ofCustomer}${germany.customerId}`)).body;
  expect((await staff.post(save, { ...first, deliveryRegion: 'Thüringen' })).body).toBe(1);
  const late = await germany.post(save, { ...first, deliveryRegion: 'Bayern' });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    current: { deliveryID: first.deliveryID, deliveryRegion: 'Thüringen', version: first.version + 1 },
    savedBy: { name: 'Pressline Counter' },
  });
  expect((await germany.post(save, { ...first, deliveryRegion: 'Bayern', version: first.version + 1 })).body).toBe(1);
  const { version: _version, ...withoutVersion } = first;
  expect((await germany.post(save, { ...withoutVersion, deliveryRegion: 'Hessen' })).body).toBe(1); // a program that does not use versions
});

test('the same copy sent twice is saved once; with another change it is saved as well, but not from another session', async ({
  shop,
}) => {
  const germany = await shop.as(GERMANY);
  const [copy] = (await germany.get(`${ofCustomer}${germany.customerId}`)).body;
  const changed = { ...copy, deliveryRegion: 'Brandenburg' };
  expect((await germany.post(save, changed)).body).toBe(1);
  expect((await germany.post(save, changed)).body).toBe(1);
  expect((await germany.get(`${read}${copy.deliveryID}`)).body).toMatchObject({
    deliveryRegion: 'Brandenburg',
    version: copy.version + 1,
  });
  expect((await germany.post(save, { ...copy, deliveryRegion: 'Berlin' })).body).toBe(1);
  const elsewhere = await shop.as(GERMANY);
  const { status, body } = await elsewhere.post(save, { ...copy, deliveryRegion: 'Sachsen' });
  expect([status, body.detail, body.savedBy]).toEqual([
    409,
    'This has been saved elsewhere since you opened it. Nothing of yours was saved.',
    null,
  ]);
});

test.for([
  ['contactName', { contactName: ' ' }, 'Contact name is required'],
  ['deliveryBuildingNo', { deliveryBuildingNo: '' }, 'Address line 1 is required'],
  ['deliveryPostalcode', { deliveryPostalcode: null }, 'Postcode is required'],
  ['countryID', { countryID: '' }, 'Country is required'],
  ['countryID', { countryID: 99_999 }, 'Country is required'],
  ['deliveryStreet', { deliveryStreet: 'x'.repeat(51) }, 'Too many characters'],
  ['deliveryRegion', { deliveryRegion: 'x'.repeat(51) }, 'Too many characters'],
] as const)('%s of %j is refused with its message (C9, D13, D34)', async ([field, given, message], { shop }) => {
  const uk = await shop.as(UK);
  const before = (await uk.get(`${ofCustomer}${uk.customerId}`)).headers['x-total-count'];
  const { status, body } = await uk.post(save, { ...pressHall, ...given });
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ field, message }]);
  expect((await uk.get(`${ofCustomer}${uk.customerId}`)).headers['x-total-count']).toBe(before);
});

test('line 2 and region may stay empty at the checkout (D13)', async ({ shop }) => {
  const uk = await shop.as(UK);
  const { deliveryStreet: _street, deliveryRegion: _region, ...short } = pressHall;
  expect((await uk.post(save, short)).body).toBe(1);
});

test('a path that names nobody is refused, not looked up (D29)', async ({ shop }) => {
  const uk = await shop.as(UK);
  expect((await uk.get(`${ofCustomer}somebody`)).status).toBe(400);
  expect((await uk.get(`${read}99999999999999`)).status).toBe(400);
});

const setDefault = '/api/DeliveryAddress/SetDefaultDeliveryAddress';
const remove = '/api/DeliveryAddress/DeleteDeliveryAddress/';

test('one address is the default, another in its place, or none; the order of the list stays (A16)', async ({
  ownShop: shop,
}) => {
  const germany = await shop.as(GERMANY);
  const list = async (): Promise<{ deliveryID: number; isDefault: boolean; version: number }[]> =>
    (await germany.get(`${ofCustomer}${germany.customerId}`)).body;
  const before = await list();
  const [first, second] = before;
  const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ deliveryID }) => deliveryID);
  expect((await germany.post(setDefault, { deliveryID: second?.deliveryID })).body).toBe(1);
  expect(await defaults()).toEqual([second?.deliveryID]);
  expect((await germany.post(setDefault, { deliveryID: first?.deliveryID })).body).toBe(1);
  expect(await defaults()).toEqual([first?.deliveryID]);
  expect((await germany.post(setDefault, { deliveryID: 0 })).body).toBe(1);
  expect(await list()).toEqual(before);
  expect((await germany.post(setDefault, { deliveryID: 99_999_999 })).status).toBe(404);
  expect((await germany.post(setDefault, {})).status).toBe(400);
});

test('two simultaneous choices of a default leave one', async ({ shop }) => {
  const germany = await shop.as(GERMANY);
  const [first, second] = (await germany.get(`${ofCustomer}${germany.customerId}`)).body;
  const answers = await Promise.all(
    [first, second, first, second].map(({ deliveryID }) => germany.post(setDefault, { deliveryID })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { body } = await germany.get(`${ofCustomer}${germany.customerId}`);
  expect(body.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
});

test('an address is deleted once, by its owner; an order that went there keeps its text (B9, B11)', async ({
  shop,
}) => {
  const [uk, germany] = [await shop.as(UK), await shop.as(GERMANY)];
  await uk.post(save, { ...pressHall, contactName: 'Goes away' });
  const [{ deliveryID }] = (await uk.get(`${ofCustomer}${uk.customerId}`)).body;
  const orderId = await orderOf(shop, uk, deliveryID, [{ part: 'DB-0150', quantity: 3 }]);
  expect((await germany.delete(`${remove}${deliveryID}`)).status).toBe(404);
  expect((await uk.delete(`${remove}${deliveryID}`)).body).toBe(1);
  expect((await uk.delete(`${remove}${deliveryID}`)).status).toBe(404);
  expect((await uk.get(`${read}${deliveryID}`)).status).toBe(404);
  const order = await uk.get(`/api/Sale/GetSaleByID/${orderId}`);
  expect(order.body.deliveryAddress).toContain('Goes away');
});

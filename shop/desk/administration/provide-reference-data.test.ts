import { sql } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { registrationOf, rowOf } from '../../people/customers/testing/people.ts';
import { hire } from '../../people/identity/testing/colleagues.ts';
import { provideReferenceData } from './provide-reference-data.ts';

test('an empty shop does its first business through its own entry points: a part, a customer, an order', async ({
  emptyShop: shop,
}) => {
  const { email, password } = await hire(shop);
  const staff = await shop.asStaff(email, password);
  await staff.post('/api/Category/SaveCategory', { categoryID: 0, categoryName: 'Blades', show: 1 });
  const part = { productID: 0, productName: 'DB-1', productPriceDollar: 100, stockLevel: 5, productStatus: 1 };
  expect((await staff.post('/api/Product/SaveProduct', part)).body).toBe(1);
  const [{ productID }] = (await shop.api.get('/api/Product/GetProductBySearch/DB-1/1')).body;

  const registration = registrationOf({ userEmail: 'first@converter.test' });
  expect((await shop.api.post('/api/User/AddUser', registration)).body).toBe(1);
  const { id, guid } = await rowOf(shop, registration.userEmail);
  expect((await shop.api.post('/api/activate/gr', { userType: 'd', userGuid: guid })).body).toBe(1);
  const customer = await shop.as(registration.userEmail, registration.userPass);

  const cartGuid = '5f0f7d6e-7a43-4a57-9f2b-000000000001';
  const line = { guid: cartGuid, productID, productQuantity: 2, subProductVariantID: 99_999_999 };
  expect((await customer.post('/api/cart/CreateCartItem', line)).body).toBe(1);
  const address = {
    contactName: 'Ada',
    deliveryBuildingNo: '8 Sleeve Street',
    deliveryPostalcode: 'LS1',
    countryID: 247,
  };
  expect((await customer.post('/api/DeliveryAddress/SaveDeliveryAddress', { deliveryID: 0, ...address })).body).toBe(1);
  const [{ deliveryID }] = (await customer.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${id}`)).body;
  const placed = await customer.post('/api/Sale/AddSale', { cartGuid, deliveryID, PONumber: '1' });
  expect(placed.status).toBe(200);
  // 100.00 dollars × 0.79 × 0.8 = 63.20 pounds; two of them; delivery in the United Kingdom 15.00.
  expect((await customer.get(`/api/Sale/GetSaleByID/${placed.body}`)).body).toMatchObject({ total: 141.4 });
});

test('existing rows stay as staff set them', async ({ emptyShop: shop }) => {
  const set = async (rate: number, name: string) => {
    await shop.shop.db.execute(sql`update exchange_rates set rate_micros = ${rate} where id = 1`);
    await shop.shop.db.execute(sql`update countries set name = ${name} where id = 247`);
  };
  onTestFinished(() => set(790_000, 'United Kingdom'));
  await set(810_000, 'Great Britain');
  await provideReferenceData(shop.shop.db);
  const { rows } = await shop.shop.db.execute(sql`
    select (select rate_micros from exchange_rates where id = 1) as rate,
           (select name from countries where id = 247) as name,
           (select count(*)::int from countries) as countries`);
  expect(rows).toEqual([{ rate: 810_000, name: 'Great Britain', countries: 249 }]);
});

import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../audit/tables.ts';
import { products } from '../catalogue/tables.ts';
import { customers } from '../accounts/tables.ts';
import { newCustomer } from '../customers/testing/people.ts';
import { exchangeRateChanges } from '../pricing/tables.ts';

const putBack = '/api/Audit/PutBack';

async function newestEntry({ shop }: TestShop) {
  const [entry] = await shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  if (entry === undefined) throw new Error('Nothing was noted.');
  return entry;
}

/** A product's price as staff change it, and the entry of that change. */
async function changedPrice(shop: TestShop, productName: string, usd: number) {
  const staff = await shop.asStaff();
  const [product] = await shop.shop.db.select().from(products).where(eq(products.name, productName));
  const saved = await staff.post('/api/Product/SaveProduct', {
    productID: product?.id,
    productName,
    productPriceDollar: usd,
    stockLevel: product?.stockLevel,
  });
  expect(saved.status).toBe(200);
  return { staff, id: product?.id ?? 0, entry: await newestEntry(shop) };
}

async function priceOf({ shop }: TestShop, id: number) {
  const [product] = await shop.db.select().from(products).where(eq(products.id, id));
  return product?.usdMinor;
}

test('a price is put back, everybody pays it at once, and that can be put back in turn (E16)', async ({ shop }) => {
  const { staff, id, entry } = await changedPrice(shop, 'DB-0150', 99);
  expect((await staff.post(putBack, { entryId: entry.id })).body).toBe(1);
  expect(await priceOf(shop, id)).toBe(4800);
  const us = await shop.as('us@converter.test');
  expect((await us.get(`/api/Product/GetProductByID/${id}`)).body.price).toBe(48);
  const back = await newestEntry(shop);
  expect(back).toMatchObject({ action: 'put back', before: { usdMinor: 9900 }, after: { usdMinor: 4800 } });
  expect((await staff.post(putBack, { entryId: back.id })).body).toBe(1);
  expect(await priceOf(shop, id)).toBe(9900);
});

test('what was changed again since is not touched', async ({ shop }) => {
  const { entry } = await changedPrice(shop, 'DB-0025', 30);
  const { staff, id } = await changedPrice(shop, 'DB-0025', 31);
  const { status, body } = await staff.post(putBack, { entryId: entry.id });
  expect([status, body.code]).toEqual([409, 'audit.changed-again']);
  expect(await priceOf(shop, id)).toBe(3100);
});

test("a customer's texts are put back; the state that was saved with them stays", async ({ shop }) => {
  const customer = await newCustomer(shop);
  const staff = await shop.asStaff();
  const { body: opened } = await staff.get(`/api/user/GetUserByID/${customer.guid}`);
  const form = { ...opened, priceClassID: 2, adminContact: 1, userPass: '' };
  await staff.post('/api/user/SaveUser', { ...form, userHouseNo: 'Wrong Ltd', userStatus: 2 });
  expect((await staff.post(putBack, { entryId: (await newestEntry(shop)).id })).body).toBe(1);
  const [row] = await shop.shop.db.select().from(customers).where(eq(customers.id, customer.id));
  expect(row).toMatchObject({ company: 'Tennant Labels Ltd', status: 'inactive', version: opened.version + 2 });
});

test('an exchange rate is put back, with its history (E15)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const { body: rates } = await staff.get('/api/Exchange/GetAllExchangeRates');
  const [pounds] = rates;
  await staff.post('/api/Exchange/SaveExchangeRates', [{ ...pounds, exchangeRate: 0.81 }]);
  expect((await staff.post(putBack, { entryId: (await newestEntry(shop)).id })).body).toBe(1);
  expect((await staff.get('/api/Exchange/GetAllExchangeRates')).body[0].exchangeRate).toBe(0.79);
  const history = await shop.shop.db.select().from(exchangeRateChanges).orderBy(desc(exchangeRateChanges.id)).limit(2);
  expect(history.map(({ rateMicros }) => rateMicros)).toEqual([790_000, 810_000]);
});

test('a change without a text or a price, and an entry that is not there, are refused', async ({ shop }) => {
  const staff = await shop.asStaff();
  await staff.post('/api/Sale/SetSaleStatus', { saleID: 1001, saleComplete: 0 });
  const { status, body } = await staff.post(putBack, { entryId: (await newestEntry(shop)).id });
  expect([status, body.errors[0].message]).toEqual([400, 'This change has no text and no price to put back']);
  expect((await staff.post(putBack, { entryId: 999_999 })).status).toBe(404);
});

import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { customers } from '../../people/accounts/tables.ts';
import { staff } from '../../people/identity/tables.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { exchangeRateChanges } from '../../catalogue/pricing/tables.ts';

const putBack = '/api/Audit/PutBack';

async function newestEntry({ shop }: TestShop) {
  const [entry] = await shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  if (entry === undefined) throw new Error('Nothing was noted.');
  return entry;
}

/** Lets staff change a product's price, and returns the entry of that change. */
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

test('a restored price applies at once, and restoring can itself be undone (E16)', async ({ shop }) => {
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

test('a value that has changed again is not touched', async ({ shop }) => {
  const { entry } = await changedPrice(shop, 'DB-0025', 30);
  const { staff, id } = await changedPrice(shop, 'DB-0025', 31);
  const { status, body } = await staff.post(putBack, { entryId: entry.id });
  expect([status, body.code]).toEqual([409, 'audit.changed-again']);
  expect(await priceOf(shop, id)).toBe(3100);
});

test('restoring a part number that another product has by now needs confirmation (D45)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  const save = async (draft: object) => {
    const saved = await staff.post('/api/Product/SaveProduct', { productPriceDollar: 10, stockLevel: 1, ...draft });
    expect(saved.status).toBe(200);
    return newestEntry(shop);
  };
  const { entityId } = await save({ productID: 0, productName: 'PB-100' });
  const productID = Number(entityId);
  const renamed = await save({ productID, productName: 'PB-200' });
  const { entityId: otherId } = await save({ productID: 0, productName: 'pb 100' });
  const refused = await staff.post(putBack, { entryId: renamed.id });
  expect([refused.status, refused.body.code, refused.body.asks]).toEqual([
    409,
    'save.unconfirmed',
    [`Product ${otherId} already has the part number pb 100.`],
  ]);
  const nameNow = async () =>
    (await shop.shop.db.select({ name: products.name }).from(products).where(eq(products.id, productID)))[0]?.name;
  expect(await nameNow()).toBe('PB-200');
  expect((await staff.post(putBack, { entryId: renamed.id, allowDuplicate: true })).body).toBe(1);
  expect(await nameNow()).toBe('PB-100');
});

test.for([
  ['which it has not had since', 'ＰＷ－１００', 'PW-200', 'PW-200', 'PW-100'],
  ['which was kept in ordinary ones since', 'PW-300', 'ＰＷ－４００', 'PW-400', 'PW-300'],
] as const)(
  'a part number in full-width characters, %s, is restored in ordinary ones (E16, D9)',
  async ([, before, after, now, back], { shop }) => {
    const { db } = shop.shop;
    const [product] = await db.insert(products).values({ name: now }).returning();
    const change = { action: 'saved', entity: 'product', entityId: product?.id ?? 0 } as const;
    const kept = { ...change, before: { name: before }, after: { name: after } };
    await recordChange(db, { id: 1, name: 'Ada' }, new Date('2026-01-05T09:00:00Z'), kept);
    const { id: entryId } = await newestEntry(shop);
    expect((await (await shop.asStaff()).post(putBack, { entryId })).body).toBe(1);
    const [row] = await db.select().from(products).where(eq(products.id, change.entityId));
    expect(row?.name).toBe(back);
  },
);

test("a customer's texts are restored; the state saved with them stays", async ({ shop }) => {
  const customer = await newCustomer(shop);
  const staff = await shop.asStaff();
  const { body: opened } = await staff.get(`/api/user/GetUserByID/${customer.guid}`);
  const form = { ...opened, priceClassID: 2, adminContact: 1, userPass: '' };
  await staff.post('/api/user/SaveUser', { ...form, userHouseNo: 'Wrong Ltd', userStatus: 2 });
  expect((await staff.post(putBack, { entryId: (await newestEntry(shop)).id })).body).toBe(1);
  const [row] = await shop.shop.db.select().from(customers).where(eq(customers.id, customer.id));
  expect(row).toMatchObject({ company: 'Tennant Labels Ltd', status: 'inactive', version: opened.version + 2 });
});

test('an exchange rate is restored, with its history (E15)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const { body: rates } = await staff.get('/api/Exchange/GetAllExchangeRates');
  const [pounds] = rates;
  await staff.post('/api/Exchange/SaveExchangeRates', [{ ...pounds, exchangeRate: 0.81 }]);
  expect((await staff.post(putBack, { entryId: (await newestEntry(shop)).id })).body).toBe(1);
  expect((await staff.get('/api/Exchange/GetAllExchangeRates')).body[0].exchangeRate).toBe(0.79);
  const history = await shop.shop.db.select().from(exchangeRateChanges).orderBy(desc(exchangeRateChanges.id)).limit(2);
  expect(history.map(({ rateMicros }) => rateMicros)).toEqual([790_000, 810_000]);
});

test('a part’s measurement is restored, but not once it has changed again (I1)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const { body: before } = await staff.get('/api/Product/GetSpecifications/140');
  const save = (text: string) =>
    staff.post('/api/Product/SaveSpecifications', {
      productId: 140,
      typeId: before.typeId,
      values: [{ attributeId: before.values[0].attributeId, text }],
    });
  expect((await save('0.3')).body).toBe(1);
  const first = await newestEntry(shop);
  expect((await staff.post(putBack, { entryId: first.id })).body).toBe(1);
  const { body: after } = await staff.get('/api/Product/GetSpecifications/140');
  expect([after.typeId, after.values]).toEqual([before.typeId, before.values]);
  const back = await newestEntry(shop);
  expect([back.action, back.before, back.after]).toMatchObject([
    'put back',
    { specifications: ['Material: 0.3'] },
    { type: 'Doctor blade' },
  ]);

  expect((await save('0.4')).body).toBe(1);
  const { status, body } = await staff.post(putBack, { entryId: first.id });
  expect([status, body.detail]).toEqual([409, 'It has been changed again since. Nothing was restored.']);
});

test('the right to prices alone restores no specifications (P1)', async ({ ownShop: shop }) => {
  const counter = await shop.asStaff();
  const { body: before } = await counter.get('/api/Product/GetSpecifications/140');
  const values = [{ attributeId: before.values[0].attributeId, text: '0.3' }];
  await counter.post('/api/Product/SaveSpecifications', { productId: 140, typeId: before.typeId, values });
  const { id: entryId } = await newestEntry(shop);
  await shop.shop.db.update(staff).set({ rights: ['prices'] });
  const { status, body } = await counter.post(putBack, { entryId });
  expect([status, body.code, body.rights]).toEqual([403, 'access.right-needed', ['catalogue']]);
  await shop.shop.db.update(staff).set({ rights: ['catalogue'] });
  expect((await counter.post(putBack, { entryId })).body).toBe(1);
});

test('a synonym and the name of a type are restored, unless something else has the name by now (I1, I2)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  const synonym = (id: number, word: string) =>
    staff.post('/api/Synonym/SaveSynonym', { id, word, language: 'de', means: 'doctor blade' });
  const { body: id } = await synonym(0, 'Streichmesser');
  await synonym(id, 'Streichklinge');
  const renamed = await newestEntry(shop);
  await synonym(0, 'Streichmesser');
  const taken = await staff.post(putBack, { entryId: renamed.id });
  expect([taken.status, taken.body.detail]).toEqual([409, 'Something else now has this name. Nothing was restored.']);
  await synonym(Number((await newestEntry(shop)).entityId), 'Abstreifer');
  expect((await staff.post(putBack, { entryId: renamed.id })).body).toBe(1);
  expect((await staff.get(`/api/Synonym/GetSynonym/${id}`)).body.word).toBe('Streichmesser');

  const { body: types } = await staff.get('/api/ProductType/GetProductTypes');
  const [{ products: _, attributes: __, ...type }] = types;
  await staff.post('/api/ProductType/SaveProductType', { ...type, name: 'Misnamed', attributes: [] });
  expect((await staff.post(putBack, { entryId: (await newestEntry(shop)).id })).body).toBe(1);
  const { body: typesAfter } = await staff.get('/api/ProductType/GetProductTypes');
  expect(typesAfter[0]).toMatchObject({ name: type.name, attributes: types[0].attributes });
});

test('a change without a text or a price, and an unknown entry, are refused', async ({ shop }) => {
  const staff = await shop.asStaff();
  await staff.post('/api/Sale/SetSaleStatus', { saleID: 1001, saleComplete: 0 });
  const { status, body } = await staff.post(putBack, { entryId: (await newestEntry(shop)).id });
  expect([status, body.errors[0].message]).toEqual([400, 'This change has no text and no price to restore']);
  expect((await staff.post(putBack, { entryId: 999_999 })).status).toBe(404);
});

describe('values saved together are restored together', () => {
  const SAVE = '/api/SubProductVariant/SaveProductVariantsBulk';

  /** Changes the dollar prices of three widths. */
  async function threeWidths(shop: TestShop) {
    const staff = await shop.asStaff();
    const { body } = await staff.get('/api/SubProductVariant/GetVariantPrices/2');
    const widths = body.variants.slice(0, 3) as { id: number; details: string; usdMinor: number }[];
    const draft = ({ id, details, usdMinor }: (typeof widths)[number], more: number) => ({
      productVariantID: id,
      productVariantDetails: details,
      productVariantPriceDollar: usdMinor / 100 + more,
    });
    const pricesNow = async () => {
      const { body } = await staff.get('/api/SubProductVariant/GetVariantPrices/2');
      return body.variants.slice(0, 3).map(({ usdMinor }: { usdMinor: number }) => usdMinor);
    };
    await staff.post(
      SAVE,
      widths.map((width) => draft(width, 1)),
    );
    return { staff, widths, draft, pricesNow, entry: await newestEntry(shop) };
  }

  test('three widths, by one of them; the list says how many they are (E16)', async ({ ownShop: shop }) => {
    const { staff, widths, pricesNow, entry } = await threeWidths(shop);
    const list = await staff.get('/api/Audit/GetAuditEntries?search=20%20Thou');
    expect(list.body.slice(0, 3).map(({ together }: { together: number }) => together)).toEqual([3, 3, 3]);
    expect((await staff.post(putBack, { entryId: entry.id, together: true })).body).toBe(1);
    expect(await pricesNow()).toEqual(widths.map(({ usdMinor }) => usdMinor));
  });

  test('none of them if one has changed again, and that one is named', async ({ ownShop: shop }) => {
    const { staff, widths, draft, pricesNow, entry } = await threeWidths(shop);
    const [first] = widths;
    if (first === undefined) throw new Error('The family has no widths.');
    await staff.post(SAVE, [draft(first, 2)]);
    const { status, body } = await staff.post(putBack, { entryId: entry.id, together: true });
    expect([status, body.detail]).toEqual([
      409,
      `20 Thou ${first.details}: changed again since. Nothing was restored.`,
    ]);
    expect(await pricesNow()).toEqual(widths.map(({ usdMinor }, at) => usdMinor + (at === 0 ? 200 : 100)));
  });
});

import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { cartWith, partIds } from '../../trade/cart/testing/fill-cart.ts';
import { OUR_WORDS } from '../../base/operations/path.ts';
import { orderOf } from '../../trade/orders/testing/buying.ts';

const save = '/api/Exchange/SaveExchangeRates';
const history = '/api/Exchange/GetExchangeRateHistory';
const UNREADABLE = 'Rate must be a number over 0 with at most six decimal places, such as 0.79';
const both = (pounds: unknown, euros: unknown) => [
  { exchangeID: 1, exchangeRate: pounds },
  { exchangeID: 2, exchangeRate: euros },
];

test('a saved rate is charged at once: product, cart and order follow, earlier orders stay (B2, B9, E15)', async ({
  shop,
}) => {
  const staff = await shop.asStaff();
  const uk = await shop.as('uk@converter.test');
  const { productID } = await partIds(shop, { part: 'DB-0150' });
  const line = { part: 'DB-0150', quantity: 3 };
  const earlier = await orderOf(shop, uk, 1, [line]);
  const cart = await cartWith(shop, uk, line);

  // 48.00 dollars × 0.80 × 0.8 (class 2) = 30.72; three are 92.16.
  expect((await staff.post(save, both(0.8, '0.95'))).body).toBe(1);
  expect((await uk.get(`/api/Product/GetProductByID/${productID}`)).body.price).toBe(30.72);
  expect((await uk.get(`/api/Cart/GetAllCartsByID/${cart}`)).body[0].price).toBe(30.72);
  const later = await orderOf(shop, uk, 1, [line]);
  expect((await uk.get(`/api/Sale/GetSaleByID/${later}`)).body.subTotal).toBe(92.16);
  expect((await uk.get(`/api/Sale/GetSaleByID/${earlier}`)).body.subTotal).toBe(91.02);
});

test('each changed rate is in the history and in the audit list, an unchanged one in neither (E15, E16)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  await staff.post(save, both(0.79, 0.92));
  const before = await staff.get(history);
  expect((await staff.post(save, both(0.79, 0.931234))).body).toBe(1);
  const after = await staff.get(history);
  expect(Number(after.headers['x-total-count'])).toBe(Number(before.headers['x-total-count']) + 1);
  expect(after.body[0]).toMatchObject({
    currencyId: 3,
    rateMicros: 931_234,
    beforeMicros: 920_000,
    staffName: 'Pressline Counter',
  });
  expect((await staff.get(`${history}?currencyId=2&pageSize=1`)).body[0]).toMatchObject({
    currencyId: 2,
    rateMicros: 790_000,
  });
  const [entry] = await shop.shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entity, 'exchange rates'))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(entry).toMatchObject({
    action: 'saved',
    entityId: '2',
    before: { rateMicros: 920_000 },
    after: { rateMicros: 931_234 },
  });
});

test.for([
  ['[1].exchangeRate', both(0.5, 0), 400, UNREADABLE],
  ['[1].exchangeRate', both(0.5, -1), 400, UNREADABLE],
  ['[1].exchangeRate', both(0.5, 0.1234567), 400, UNREADABLE],
  ['[1].exchangeRate', both(0.5, '0.9 euros'), 400, UNREADABLE],
  ['[1].exchangeRate', both(0.5, null), 400, 'Rate is required'],
  ['', [], 400, 'Please send at least one exchange rate'],
  ['', [...both(0.5, 0.5), { exchangeID: 1, exchangeRate: 0.6 }], 400, 'Each rate may be listed only once'],
] as const)(
  'all or nothing: an error in %s saves none of them (D24)',
  async ([field, rates, status, message], { shop }) => {
    const staff = await shop.asStaff();
    await staff.post(save, both(0.79, 0.92));
    const refused = await staff.post(save, rates);
    expect([refused.status, refused.body.errors]).toEqual([status, [{ field, message }]]);
    expect((await staff.get('/api/Exchange/GetAllExchangeRates')).body[0].exchangeRate).toBe(0.79);
  },
);

test.for([9, 40_000, 2 ** 31 - 1])('an unknown rate, %i, saves none of them (D24)', async (unknown, { shop }) => {
  const staff = await shop.asStaff();
  await staff.post(save, both(0.79, 0.92));
  const rates = [
    { exchangeID: 1, exchangeRate: 0.5 },
    { exchangeID: unknown, exchangeRate: 0.5 },
  ];
  expect((await staff.post(save, rates)).status).toBe(404);
  expect((await staff.get('/api/Exchange/GetAllExchangeRates')).body[0].exchangeRate).toBe(0.79);
});

test("a save on top of somebody else's is refused, and both versions are shown", async ({ shop }) => {
  const staff = await shop.asStaff();
  await staff.post(save, both(0.79, 0.92));
  const headers = { accept: OUR_WORDS, authorization: `Bearer ${staff.token}` };
  const { items } = (await shop.app.inject({ url: '/api/Exchange/GetAllExchangeRates', headers })).json();
  const seen = items.map(({ id, version }: { id: number; version: number }) => ({
    exchangeID: id,
    exchangeRate: 0.7,
    version,
  }));
  await staff.post(save, both(0.79, 0.99));
  const refused = await (await shop.asStaff()).post(save, seen);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    current: { exchangeRate: 0.99 },
    savedBy: { name: 'Pressline Counter' },
  });
  expect((await staff.get('/api/Exchange/GetAllExchangeRates')).body[0].exchangeRate).toBe(0.79);
});

test('only staff save rates and see their history (D31)', async ({ shop }) => {
  const customer = await shop.as('uk@converter.test');
  expect((await shop.api.post(save, both(1, 1))).status).toBe(401);
  expect((await customer.post(save, both(1, 1))).status).toBe(403);
  expect([(await shop.api.get(history)).status, (await customer.get(history)).status]).toEqual([401, 403]);
});

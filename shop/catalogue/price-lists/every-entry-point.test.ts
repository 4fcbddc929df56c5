import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { recordStatements } from '#server/testing/record-statements.ts';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { cartWith } from '../../trade/cart/testing/fill-cart.ts';
import { products } from '../parts/tables.ts';
import { ours } from '../parts/testing/sample-parts.ts';
import { orderLines } from '../../trade/orders/tables.ts';
import { ADDRESS, orderOf, place } from '../../trade/orders/testing/buying.ts';
import { customers } from '../../people/accounts/tables.ts';
import { companyGroupMembers, companyGroups, priceListRows } from '../pricing/tables.ts';
import { giveList } from '../pricing/testing/give-list.ts';

const UK = 'uk@converter.test';
/** DB-0150: 48.00 dollars, so 37.92 pounds, and 30.34 for uk@ in class 2. */
const BLADE = 140;

async function companyOf({ shop }: TestShop, email: string): Promise<number> {
  const [member] = await shop.db.select().from(customers).where(eq(customers.email, email));
  return member?.companyId ?? 0;
}

/** Breaks of a contract: 29.00 each, from 5 on 27.50, from 10 on 25.00. */
const CONTRACT = [
  { from: 1, minor: 2900 },
  { from: 5, minor: 2750 },
  { from: 10, minor: 2500 },
];

const priceIn = ({ price }: { price: { unitPriceMinor: number } }) => price.unitPriceMinor;

/** Asks every entry point for the price of ten, where it knows how many are bought, and else of one. */
async function askEveryEntryPoint(shop: TestShop, uk: ApiCaller & { token: string }, guid: string, orderId: number) {
  const get = async (path: string) => (await ours(shop, path, uk.token)).body;
  const blade = ({ id, productId = id }: { id?: number; productId?: number }) => productId === BLADE;
  const list = await uk.post('/api/List/CreateList', {
    listName: 'Press 3',
    isCompanys: false,
    lines: [{ productId: BLADE, variantId: null, quantity: 10 }],
  });
  const rows = [{ part: 'DB-0150', width: '', quantity: '10' }];
  const csv = await uk.get('/Basket.csv');
  return {
    ofOne: {
      card: priceIn((await get('/api/Product/GetListing?keyword=DB-0150')).products.find(blade)),
      page: priceIn(await get(`/api/Product/GetProductDetail/${BLADE}`)),
      typeAhead: priceIn((await get('/api/Product/Suggest/DB-0150')).find(blade)),
      comparison: priceIn((await get(`/api/Product/GetComparison?parts=${BLADE}`)).products.find(blade)),
      program: (await uk.get(`/api/Product/GetProductByID/${BLADE}`)).body.price * 100,
      programsSearch: (await uk.get('/api/Product/GetProductBySearch/DB-0150/1')).body[0].price * 100,
    },
    ofTen: {
      quickOrder: (await uk.post('/api/QuickOrder/CheckRows', { rows })).body.rows[0].price.unitPriceMinor,
      list: priceIn((await get(`/api/List/GetList/${list.body.listId}`)).lines[0]),
      basket: (await get('/api/Cart/GetCurrentCart')).lines[0].unitPriceMinor,
      programsBasket: (await uk.get(`/api/Cart/GetAllCartsByID/${guid}`)).body[0].price * 100,
      checkout: (await uk.post('/api/Sale/GetQuote', { cartGuid: guid, deliveryAddressId: null })).body.goodsMinor / 10,
      file: Number(/,10,([0-9.]+),/.exec(csv.body)?.[1] ?? Number.NaN) * 100,
      orderAgain: (await get(`/api/Sale/GetOrderAgain/${orderId}`)).lines[0].now.unitPriceMinor,
      boughtBefore: priceIn((await get('/api/Sale/GetBoughtBefore/12')).find(blade)),
      history: priceIn((await get('/api/Sale/GetPartHistory?search=DB-0150')).items.find(blade)),
    },
  };
}

test('every entry point has the same price: for one, and for the ten that are bought (K2)', async ({ ownShop }) => {
  const uk = await ownShop.as(UK);
  const company = await companyOf(ownShop, UK);
  await giveList(ownShop, { companyId: company }, [{ productId: BLADE, ladder: CONTRACT }]);
  for (let count = 0; count < 3; count++) await orderOf(ownShop, uk, ADDRESS.uk, [{ part: 'DB-0150', quantity: 10 }]);
  const orderId = await orderOf(ownShop, uk, ADDRESS.uk, [{ part: 'DB-0150', quantity: 10 }]);
  const guid = await cartWith(ownShop, uk, { part: 'DB-0150', quantity: 10 });
  const { ofOne, ofTen } = await askEveryEntryPoint(ownShop, uk, guid, orderId);
  expect([...new Set(Object.values(ofOne))], JSON.stringify(ofOne)).toEqual([2900]);
  expect([...new Set(Object.values(ofTen))], JSON.stringify(ofTen)).toEqual([2500]);
  const order = await ours(ownShop, `/api/Sale/GetSaleByID/${orderId}`, uk.token);
  expect(order.body.lines[0].unitPriceMinor).toBe(2500);
});

test('a rule for a type, a category or all parts counts at entry points that read rows with their parts, and at others (K1, K7)', async ({
  ownShop,
}) => {
  const uk = await ownShop.as(UK);
  const { db } = ownShop.shop;
  const [tape] = await db.select().from(products).where(eq(products.id, 101));
  const companyId = await companyOf(ownShop, UK);
  const percent = (discount: number) => [{ from: 1, discount }];
  const rows = [
    { ladder: percent(3000) },
    { categoryId: 28, ladder: percent(4000) },
    { typeId: tape?.typeId, ladder: percent(5000) },
  ];
  for (const row of rows) {
    await giveList(ownShop, { companyId }, [row], { currencyId: null });
    const page = (await uk.get('/api/ProductCategory/FindProductsByCategoryID/28/1')).body;
    const detail = (await ours(ownShop, '/api/Product/GetProductDetail/101', uk.token)).body;
    const table = (await ours(ownShop, '/api/Product/GetPartTable?parts=101', uk.token)).body;
    const prices = [
      page.find(({ productID }: { productID: number }) => productID === 101).price * 100,
      priceIn(detail),
      priceIn(table.families[0].widths[0]),
    ];
    expect(new Set(prices).size, JSON.stringify(prices)).toBe(1);
    expect(prices[0]).toBe(Math.round((1650 * (10_000 - (row.ladder[0]?.discount ?? 0))) / 10_000));
  }
});

describe('a company with a price list', () => {
  test('buys at its price, and the order keeps the list that decided; its buyer does not see that (K2, K3)', async ({
    ownShop,
  }) => {
    const uk = await ownShop.as(UK);
    const companyId = await companyOf(ownShop, UK);
    const [group] = await ownShop.shop.db.insert(companyGroups).values({ name: 'Label union' }).returning();
    const groupId = group?.id ?? 0;
    await ownShop.shop.db.insert(companyGroupMembers).values({ groupId, companyId });
    const listId = await giveList(ownShop, { groupId }, [{ productId: BLADE, ladder: CONTRACT }]);
    const orderId = await orderOf(ownShop, uk, ADDRESS.uk, [
      { part: 'DB-0150', quantity: 5 },
      { part: 'DB-0200', quantity: 1 },
    ]);
    const lines = await ownShop.shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    expect(lines.map(({ unitPriceMinor, priceDecision }) => [unitPriceMinor, priceDecision])).toEqual([
      [2750, { listId, scope: 'group', reached: { from: 5, minor: 2750 } }],
      [3792, null],
    ]);
    const answer = JSON.stringify((await ours(ownShop, `/api/Sale/GetSaleByID/${orderId}`, uk.token)).body);
    expect(answer).not.toMatch(/Label union|priceDecision|List \d/);
  });

  test('sees breaks, the next price and the next change; a buyer of another company sees none of it (K3)', async ({
    ownShop,
  }) => {
    const uk = await ownShop.as(UK);
    await giveList(
      ownShop,
      { companyId: await companyOf(ownShop, UK) },
      [
        { productId: BLADE, ladder: CONTRACT },
        { productId: BLADE, startsOn: '2099-01-01', ladder: [{ from: 1, minor: 2950 }] },
      ],
      { title: 'Contract 2026' },
    );
    const page = await ours(ownShop, `/api/Product/GetProductDetail/${BLADE}`, uk.token);
    expect(page.body.price).toEqual({
      unitPriceMinor: 2900,
      currency: 2,
      priceBreaks: [
        { fromQuantity: 1, unitPriceMinor: 2900 },
        { fromQuantity: 5, unitPriceMinor: 2750 },
        { fromQuantity: 10, unitPriceMinor: 2500 },
      ],
      priceNext: { moreUnits: 4, unitPriceMinor: 2750, savingMinor: 150 },
      priceChange: { fromDay: '2099-01-01', unitPriceMinor: 2950 },
      listPriceMinor: 3792,
      priceListTitle: 'Contract 2026',
    });
    expect((await uk.get(`/api/Product/GetProductByID/${BLADE}`)).body).toMatchObject({
      price: 29,
      priceBreaks: [
        { fromQuantity: 1, price: 29 },
        { fromQuantity: 5, price: 27.5 },
        { fromQuantity: 10, price: 25 },
      ],
      priceNext: { moreUnits: 4, price: 27.5, saving: 1.5 },
      priceChange: { fromDay: '2099-01-01', price: 29.5 },
    });
    const fr = await ownShop.as('fr@converter.test');
    const other = await ours(ownShop, `/api/Product/GetProductDetail/${BLADE}`, fr.token);
    expect(other.body.price).toEqual({ unitPriceMinor: 3533, currency: 3 });
  });

  test('gets the order refused with both totals if a list has changed since the basket was seen (D12)', async ({
    ownShop,
  }) => {
    const uk = await ownShop.as(UK);
    const listId = await giveList(ownShop, { companyId: await companyOf(ownShop, UK) }, [
      { productId: BLADE, ladder: CONTRACT },
    ]);
    const guid = await cartWith(ownShop, uk, { part: 'DB-0150', quantity: 4 });
    const seen = (await uk.post('/api/Sale/GetQuote', { cartGuid: guid, deliveryAddressId: ADDRESS.uk })).body;
    expect(seen.totalMinor).toBe(13_100); // 4 × 29.00, and 15.00 for delivery
    await ownShop.shop.db
      .update(priceListRows)
      .set({ ladder: [{ from: 1, minor: 3000 }] })
      .where(eq(priceListRows.priceListId, listId));
    const refused = await place(uk, guid, ADDRESS.uk, { expectedTotal: 131 });
    expect([refused.status, refused.body]).toMatchObject([409, { figures: { total: 135 } }]);
    expect((await place(uk, guid, ADDRESS.uk, { expectedTotal: 135 })).status).toBe(200);
  });

  test('has all widths of a part counted together only if its list says so (K1)', async ({ ownShop }) => {
    const uk = await ownShop.as(UK);
    const ladder = [{ from: 10, discount: 5000 }];
    await giveList(ownShop, { companyId: await companyOf(ownShop, UK) }, [{ productId: 101, ladder }], {
      countsWidthsTogether: true,
    });
    const guid = await cartWith(
      ownShop,
      uk,
      { part: 'TT-1015-25', variant: '25 mm', quantity: 6 },
      { part: 'TT-1015-25', variant: '50 mm', quantity: 4 },
    );
    const basket = await uk.get(`/api/Cart/GetAllCartsByID/${guid}`);
    // Half of the list prices of 16.50 and 31.00.
    expect(basket.body.map(({ price }: { price: number }) => price)).toEqual([8.25, 15.5]);
    const lines = [6, 4].map((quantity, at) => ({
      part: 'TT-1015-25',
      width: `${at === 0 ? 25 : 50} mm`,
      quantity: String(quantity),
    }));
    const { rows } = (await uk.post('/api/QuickOrder/CheckRows', { rows: lines })).body;
    expect(rows.map(priceIn)).toEqual([825, 1550]);
  });

  test('has lists sorted by its own prices (D8, K7)', async ({ ownShop }) => {
    const uk = await ownShop.as(UK);
    const sorted = '/api/Product/GetListing?categoryGuid=21&sort=price&filters=sort%3Dprice';
    const before = (await ours(ownShop, sorted, uk.token)).body.products;
    const last = before.at(-1);
    await giveList(ownShop, { companyId: await companyOf(ownShop, UK) }, [
      { productId: last.id, ladder: [{ from: 1, minor: 1 }] },
    ]);
    const { products } = (await ours(ownShop, sorted, uk.token)).body;
    expect(products[0]).toMatchObject({ id: last.id, price: { unitPriceMinor: 1 } });
    expect(products.map(priceIn)).toEqual(products.map(priceIn).toSorted((one: number, other: number) => one - other));
  });
});

describe('number of database statements (K7)', () => {
  // Lists and pages read the rows with their parts; the others need one statement more.
  const PAGES = [
    ['/api/ProductCategory/FindProductsByCategoryID/28/1', 0],
    [`/api/Product/GetProductDetail/${BLADE}`, 0],
    ['/api/Product/GetListing?categoryGuid=28', 1],
    ['/api/Product/GetPartTable?parts=101,102,140', 1],
    ['/api/Cart/GetCurrentCart', 1],
  ] as const;

  test('none more without a list, at most one more with lists', async ({ ownShop }) => {
    const uk = await ownShop.as(UK);
    await cartWith(ownShop, uk, { part: 'DB-0150', quantity: 5 }, { part: 'DB-0200', quantity: 1 });
    const asked = (path: string) =>
      recordStatements(async () => expect((await ours(ownShop, path, uk.token)).status).toBe(200));
    const before: number[] = [];
    for (const [path] of PAGES) {
      await asked(path); // what a first request alone reads
      const without = await asked(path);
      expect(without.map(({ text }) => text).join('\n')).not.toContain('price_list');
      before.push(without.length);
    }
    const companyId = await companyOf(ownShop, UK);
    for (let count = 0; count < 3; count++)
      await giveList(ownShop, { companyId }, [{ productId: BLADE, ladder: CONTRACT }]);
    for (const [at, [path, more]] of PAGES.entries()) {
      const statements = await asked(path);
      expect(statements.filter(({ text }) => text.includes('price_list_rows')).length, path).toBeGreaterThan(0);
      expect(statements.length - (before[at] ?? 0), path).toBe(more);
    }
  });

  test('a change of a list affects prices at once and keeps visitors’ cached answers', async ({ ownShop }) => {
    const uk = await ownShop.as(UK);
    const companyId = await companyOf(ownShop, UK);
    const { version } = ownShop.shop.hot();
    await giveList(ownShop, { companyId }, [{ productId: BLADE, ladder: CONTRACT }]);
    expect((await uk.get(`/api/Product/GetProductByID/${BLADE}`)).body.price).toBe(29);
    expect(ownShop.shop.hot().version).toBe(version);
  });
});

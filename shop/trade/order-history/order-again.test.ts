import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { recordStatements } from '#server/testing/record-statements.ts';
import { test, type ApiCaller } from '#server/testing/test-shop.ts';
import { addTo } from '../cart/testing/fill-cart.ts';
import { ADDRESS, orderOf } from '../orders/testing/buying.ts';
import type { OrderAgain, ReorderLine } from '../orders/answers.ts';

async function again(caller: ApiCaller, orderId: number): Promise<OrderAgain> {
  const { status, body } = await caller.get(`/api/Sale/GetOrderAgain/${orderId}`);
  if (status !== 200) throw new Error(`Not answered: ${status}`);
  return body;
}

const summaryOf = ({ productName, variantDetails, state, before, now, refusal }: ReorderLine) => [
  variantDetails === null ? productName : `${productName} ${variantDetails}`,
  state,
  before.unitPriceMinor,
  now?.unitPriceMinor ?? null,
  refusal,
];

describe('an earlier order as it can be ordered today (G2)', () => {
  test('each line says what has changed since, and none is silently replaced, dropped or repriced', async ({
    ownShop: shop,
  }) => {
    const us = await shop.as('us@converter.test');
    const orderId = await orderOf(shop, us, ADDRESS.us, [
      { part: 'DB-0150', quantity: 3 },
      { part: 'DB-0200', quantity: 2 },
      { part: 'DB-0025', quantity: 1 },
      { part: 'TT-1015-25', variant: '75 mm', quantity: 4 },
      { part: 'DB-0200-BV', quantity: 2 },
    ]);
    const { db } = shop.shop;
    await db.execute(sql`update products set usd_minor = 6600 where name = 'DB-0200'`);
    await db.execute(sql`update products set active = false where name = 'DB-0025'`);
    await db.execute(sql`update products set family_id = 2 where name = 'TT-1015-25'`);
    await db.execute(sql`update products set award = 2 where name = 'DB-0200-BV'`);
    const { lines, reference } = await again(us, orderId);
    expect(reference).toMatch(/^MA\d{6}$/);
    expect(lines.map(summaryOf)).toEqual([
      ['DB-0150', 'unchanged', 4800, 4800, null],
      ['DB-0200', 'price', 6000, 6600, null],
      ['DB-0025', 'gone', 2500, null, 'This product is not available'],
      ['TT-1015-25 75 mm', 'width-gone', 5500, null, 'This width is no longer available. Please choose another one.'],
      [
        'DB-0200-BV',
        'not-sold',
        expect.any(Number),
        null,
        'This product/offer is currently unavailable in your country',
      ],
    ]);
    expect(lines[3]?.widths.length).toBeGreaterThan(1);
    expect(lines[0]?.widths).toEqual([]);
  });

  test('the content of the basket already counts', async ({ ownShop: shop }) => {
    const uk = await shop.as('uk@converter.test');
    const orderId = await orderOf(shop, uk, ADDRESS.uk, [{ part: 'DB-0150', quantity: 60 }]);
    expect((await again(uk, orderId)).lines[0]).toMatchObject({ state: 'unchanged', inBasket: 0, quantity: 60 });
    await addTo(shop, uk, randomUUID(), { part: 'DB-0150', quantity: 41 });
    expect((await again(uk, orderId)).lines[0]).toMatchObject({
      state: 'too-many',
      inBasket: 41,
      refusal: 'Quantity must be a whole number from 1 to 100',
    });
  });

  test('if the currency has changed, both prices are shown', async ({ ownShop: shop }) => {
    const uk = await shop.as('uk@converter.test');
    const orderId = await orderOf(shop, uk, ADDRESS.uk, [{ part: 'DB-0150', quantity: 3 }]);
    await shop.shop.db.execute(
      sql`update companies set currency_id = 3 where id = (select company_id from customers where id = 1)`,
    );
    const [line] = (await again(await shop.as('uk@converter.test'), orderId)).lines;
    expect([line?.state, line?.before, line?.now]).toEqual([
      'price',
      { unitPriceMinor: 3034, currency: 2 },
      { unitPriceMinor: 3533, currency: 3 },
    ]);
  });

  test('belongs to the customer: another’s is not found (B11)', async ({ shop }) => {
    expect((await shop.api.get('/api/Sale/GetOrderAgain/1116')).status).toBe(401);
    expect((await (await shop.as('us@converter.test')).get('/api/Sale/GetOrderAgain/1124')).status).toBe(404);
    expect((await (await shop.as('uk@converter.test')).get('/api/Sale/GetOrderAgain/x')).status).toBe(400);
  });

  test('takes five statements, however many lines there are', async ({ shop }) => {
    const uk = await shop.as('uk@converter.test');
    const orderId = await orderOf(shop, uk, ADDRESS.uk, [
      { part: 'DB-0150', quantity: 3 },
      { part: 'DB-0200', quantity: 3 },
      { part: 'DB-0025', quantity: 3 },
    ]);
    const statements = await recordStatements(() => again(uk, orderId));
    expect(statements.length, statements.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(5);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { recordStatements } from '#server/testing/record-statements.ts';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { newProduct } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { place, ADDRESS } from '../orders/testing/buying.ts';
import { addTo } from './testing/fill-cart.ts';

const UK = 'uk@converter.test';
const BLADE = { productId: 140, variantId: null };
const TAPE = { productId: 101, variantId: 502 };

const add = (caller: ApiCaller, cartGuid: string, lines: readonly object[]) =>
  caller.post('/api/Cart/AddItems', { cartGuid, lines });

async function linesIn(caller: ApiCaller, guid: string) {
  const { body } = await caller.get(`/api/Cart/GetAllCartsByID/${guid}`);
  return body.map((line: Record<string, unknown>) => [line['productID'], line['productQuantity'], line['serial']]);
}

describe('many parts are added to a cart at once (G1)', () => {
  test('new lines, and more of existing ones; serial and machine are added and stay', async ({ shop }) => {
    const uk = await shop.as(UK);
    const guid = randomUUID();
    await addTo(shop, uk, guid, { part: 'DB-0150', quantity: 3 });
    const { status, body } = await add(uk, guid, [
      { ...TAPE, quantity: 4, serial: 'P5-0042', machine: 'Press 3' },
      { ...BLADE, quantity: 2 },
    ]);
    expect([status, body]).toEqual([200, { addedLines: 2, addedUnits: 6, refused: [] }]);
    expect(await linesIn(uk, guid)).toEqual([
      [140, 5, ''],
      [101, 4, 'P5-0042'],
    ]);
    await add(uk, guid, [{ ...TAPE, quantity: 1 }]);
    expect(await linesIn(uk, guid)).toContainEqual([101, 5, 'P5-0042']);
  });

  test('the same part twice in the list is one line', async ({ shop }) => {
    const [uk, guid] = [await shop.as(UK), randomUUID()];
    const { body } = await add(uk, guid, [
      { ...BLADE, quantity: 2 },
      { ...BLADE, quantity: 3, serial: 'P5' },
    ]);
    expect(body).toEqual({ addedLines: 1, addedUnits: 5, refused: [] });
    expect(await linesIn(uk, guid)).toEqual([[140, 5, 'P5']]);
  });

  test('unavailable parts are left out and reported, the others are added', async ({ shop }) => {
    const us = await shop.as('us@converter.test');
    const off = await newProduct(shop, { productStatus: 2 });
    const guid = randomUUID();
    const { body } = await add(us, guid, [
      { productId: off.id, variantId: null, quantity: 1 },
      { productId: 124, variantId: null, quantity: 1 },
      { productId: 140, variantId: 502, quantity: 1 },
      { ...BLADE, quantity: 60 },
      { ...BLADE, quantity: 41 },
      { productId: 2_000_000_000, variantId: null, quantity: 1 },
    ]);
    expect(body).toEqual({
      addedLines: 1,
      addedUnits: 60,
      refused: [
        { index: 0, message: 'This product is not available' },
        { index: 1, message: expect.stringMatching(/^To order Tesa Tape in your country/) },
        { index: 2, message: 'This width does not belong to this product' },
        { index: 4, message: 'Quantity must be a whole number from 1 to 100' },
        { index: 5, message: 'This product is not available' },
      ],
    });
    expect(await linesIn(us, guid)).toEqual([[140, 60, '']]);
  });

  test('1,000 lines take seven statements, session and transaction included', async ({ ownShop: shop }) => {
    const uk = await shop.as(UK);
    const { version } = shop.shop.hot();
    await shop.shop.db.execute(
      `insert into products (name, active, usd_minor) select 'MANY-' || n, true, 100 from generate_series(1, 1000) as n`,
    );
    await expect.poll(() => shop.shop.hot().version).toBeGreaterThan(version); // the shop has been notified: nothing else is read
    const { rows } = await shop.shop.db.execute<{ id: number }>(`select id from products where name like 'MANY-%'`);
    const lines = rows.map(({ id }) => ({ productId: id, variantId: null, quantity: 2 }));
    const guid = randomUUID();
    const statements = await recordStatements(async () => {
      expect((await add(uk, guid, lines)).body).toEqual({ addedLines: 1000, addedUnits: 2000, refused: [] });
    });
    expect(statements.length, statements.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(7);
    expect(await add(uk, guid, [...lines, lines[0] ?? {}])).toMatchObject({ status: 400 });
  });
});

describe('a repeated press, and others at the same time', () => {
  test('sent twice with one key it is done once', async ({ shop }) => {
    const [uk, guid] = [await shop.as(UK), randomUUID()];
    const send = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/Cart/AddItems',
        headers: { authorization: `Bearer ${uk.token}`, 'idempotency-key': guid },
        payload: { cartGuid: guid, lines: [{ productID: 140, productQuantity: 2 }] },
      });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map((answer) => answer.json())).toEqual([
      { addedLines: 1, addedUnits: 2, refused: [] },
      { addedLines: 1, addedUnits: 2, refused: [] },
    ]);
    expect(await linesIn(uk, guid)).toEqual([[140, 2, '']]);
  });

  test('twenty lists at once lose nothing', async ({ shop }) => {
    const [uk, guid] = [await shop.as(UK), randomUUID()];
    const lists = Array.from({ length: 20 }, () =>
      add(uk, guid, [
        { ...BLADE, quantity: 2 },
        { ...TAPE, quantity: 1 },
      ]),
    );
    expect((await Promise.all(lists)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await linesIn(uk, guid)).toEqual([
      [140, 40, ''],
      [101, 20, ''],
    ]);
  });

  test('if two companies use a guid at the same moment, it becomes the cart of one, and the other is refused (B11)', async ({
    shop,
  }) => {
    const [uk, de] = [await shop.as(UK), await shop.as('de@converter.test')];
    const pairs = Array.from({ length: 10 }, async (_, pair) => {
      const cartGuid = randomUUID();
      const put = (caller: ApiCaller) =>
        pair % 2 === 0
          ? add(caller, cartGuid, [{ ...BLADE, quantity: 1 }])
          : addTo(shop, caller, cartGuid, { part: 'DB-0150', quantity: 1 });
      const answers = await Promise.all([put(uk), put(de)]);
      return answers.map(({ status }) => status).toSorted((one, other) => one - other);
    });
    expect(await Promise.all(pairs)).toEqual(Array.from({ length: 10 }, () => [200, 404]));
  });

  test('an ordered cart is closed, another customer’s is not found (D11, B11)', async ({ shop }) => {
    const [uk, de] = [await shop.as(UK), await shop.as('de@converter.test')];
    const guid = await filled(shop, uk);
    expect((await add(de, guid, [{ ...BLADE, quantity: 1 }])).status).toBe(404);
    await place(uk, guid, ADDRESS.uk);
    expect((await add(uk, guid, [{ ...BLADE, quantity: 1 }])).body.code).toBe('cart.ordered');
    expect((await add(de, guid, [{ ...BLADE, quantity: 1 }])).status).toBe(404);
  });
});

async function filled(shop: TestShop, caller: ApiCaller): Promise<string> {
  const guid = randomUUID();
  await addTo(shop, caller, guid, { part: 'DB-0150', quantity: 3 });
  return guid;
}

import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { recordStatements } from '#server/testing/record-statements.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { addTo, cartWith, partIds } from '../cart/testing/fill-cart.ts';
import { carts } from '../cart/tables.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { ADDRESS, orderOf, place } from '../orders/testing/buying.ts';

const UK = 'uk@converter.test';
const blade = { part: 'DB-0150', quantity: 3 };

const stockOf = async ({ shop }: TestShop, productID: number) => {
  const { rows } = await shop.db.$client.query('select stock_level from products where id = $1', [productID]);
  return rows[0]?.stock_level;
};

test('a cart that is sent fifty times at once becomes one order, once off the shelf, with one pair of mails (D12)', async ({
  shop,
}) => {
  const uk = await shop.as(UK);
  const { productID } = await partIds(shop, blade);
  await shop.shop.db.$client.query('update products set stock_level = 500 where id = $1', [productID]);
  const mailsBefore = await shop.shop.db.$count(outbox);
  const cartGuid = await cartWith(shop, uk, blade);
  const answers = await Promise.all(Array.from({ length: 50 }, () => place(uk, cartGuid, ADDRESS.uk)));
  const [{ body: id } = { body: 0 }] = answers;
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array.from({ length: 50 }, () => [200, id]));
  const [cart] = await shop.shop.db.select().from(carts).where(eq(carts.guid, cartGuid));
  expect(await shop.shop.db.$count(orders, eq(orders.cartId, cart?.id ?? 0))).toBe(1);
  expect(await shop.shop.db.$count(orderLines, eq(orderLines.orderId, id))).toBe(1);
  expect(await stockOf(shop, productID)).toBe(497);
  expect(await shop.shop.db.$count(outbox)).toBe(mailsBefore + 2);
});

test('the same cart later returns the same order, whatever else is sent and whatever has changed (D12)', async ({
  shop,
}) => {
  const uk = await shop.as(UK);
  const cartGuid = await cartWith(shop, uk, blade);
  const { body: id } = await place(uk, cartGuid, ADDRESS.uk);
  await shop.shop.db.$client.query(`update products set usd_minor = 9900 where name = 'DB-0150'`);
  const again = await place(uk, cartGuid.toUpperCase(), ADDRESS.ukOther, { PONumber: 'another', expectedTotal: 1 });
  await shop.shop.db.$client.query(`update products set usd_minor = 4800 where name = 'DB-0150'`);
  expect(again).toMatchObject({ status: 200, body: id });
  expect((await uk.get(`/api/Sale/GetSaleByID/${id}`)).body).toMatchObject({ poNumber: 'PO 4711', deliveryID: 1 });
});

test('a part that is added while the cart is ordered is in the order, or refused: never lost (D11)', async ({
  shop,
}) => {
  const uk = await shop.as(UK);
  for (let round = 0; round < 5; round++) {
    const cartGuid = await cartWith(shop, uk, blade);
    const adding = Array.from({ length: 8 }, () => addTo(shop, uk, cartGuid, { part: 'DB-0150', quantity: 1 }));
    const [placed, ...added] = await Promise.all([place(uk, cartGuid, ADDRESS.uk), ...adding]);
    const accepted = added.filter(({ status }) => status === 200).length;
    expect(added.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const [line] = (await uk.get(`/api/SaleItem/GetAllSaleItemsBySaleID/${placed.body}`)).body;
    expect(line.productQuantity).toBe(3 + accepted);
  }
});

test('orders of the same parts in opposite order never deadlock, and stock adds up', async ({ shop }) => {
  const uk = await shop.as(UK);
  const parts = ['DB-0150', 'DB-0200', 'TT-AWARD-0', 'TT-SPL-25'];
  const ids = await Promise.all(parts.map(async (part) => (await partIds(shop, { part })).productID));
  await shop.shop.db.$client.query('update products set stock_level = 1000 where id = any($1)', [ids]);
  const forth = parts.map((part) => ({ part, quantity: 2 }));
  const guids: string[] = [];
  for (let each = 0; each < 12; each++) {
    guids.push(await cartWith(shop, uk, ...(each % 2 === 0 ? forth : forth.toReversed())));
  }
  const answers = await Promise.all(guids.map((guid) => place(uk, guid, ADDRESS.uk)));
  expect(answers.map(({ status }) => status)).toEqual(guids.map(() => 200));
  expect(await Promise.all(ids.map((id) => stockOf(shop, id)))).toEqual([976, 976, 976, 976]);
});

test('a cart in the middle of being ordered stays complete when the database refuses the rest', async ({ shop }) => {
  const uk = await shop.as(UK);
  const { productID } = await partIds(shop, blade);
  const stockBefore = await stockOf(shop, productID);
  const cartGuid = await cartWith(shop, uk, blade);
  const ordersBefore = await shop.shop.db.$count(orders);
  const { owner: db } = shop;
  // The mails are written last but one, so everything before them must be rolled back.
  await db.execute(sql`alter table outbox add constraint outbox_is_full check (kind <> 'order-staff') not valid`);
  const failed = await place(uk, cartGuid, ADDRESS.uk);
  await db.execute(sql`alter table outbox drop constraint outbox_is_full`);
  expect(failed.status).toBe(500);
  expect(await shop.shop.db.$count(orders)).toBe(ordersBefore);
  expect(await stockOf(shop, productID)).toBe(stockBefore);
  expect((await place(uk, cartGuid, ADDRESS.uk)).status).toBe(200);
});

test('an order takes the same few statements, however many lines it has', async ({ shop }) => {
  const uk = await shop.as(UK);
  const parts = [
    'DB-0150',
    'DB-0200',
    'TT-AWARD-0',
    'TT-AWARD-1',
    'TT-SPL-25',
    'TT-SPL-50',
    'TT-EDGE-09',
    'TT-EDGE-12',
  ];
  const counted = async (lines: readonly string[], more: object) => {
    const cartGuid = await cartWith(shop, uk, ...lines.map((part) => ({ part, quantity: 5 })));
    const statements = await recordStatements(async () =>
      expect((await place(uk, cartGuid, ADDRESS.uk, more)).status).toBe(200),
    );
    return statements.length;
  };
  await orderOf(shop, uk, ADDRESS.uk, [blade]); // one-time queries have already run
  const one = await counted(parts.slice(0, 1), {});
  expect(await counted(parts, {})).toBe(one);
  expect(await counted(parts, { discountcouponused: 'FLEXO10' })).toBe(one + 1);
  // Session, begin, lock, cart, buyer with rates and settings, order, lines with mails and next cart, products' lock,
  // stock, commit.
  expect(one).toBe(10);
});

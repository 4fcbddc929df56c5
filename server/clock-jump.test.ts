import { isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { cartWith } from '#shop/trade/cart/testing/fill-cart.ts';
import { outbox } from '#shop/base/outbox/tables.ts';
import { deliverAll } from '#shop/desk/notifications/testing/outbox.ts';
import { ADDRESS, place } from '#shop/trade/orders/testing/buying.ts';
import { test, type TestShop } from './testing/test-shop.ts';

const UK = 'uk@converter.test';
const TODAY = new Date('2026-05-04T09:00:00Z');
const AHEAD = new Date('2027-06-10T09:00:00Z'); // 402 days
const blades = { part: 'DB-0150', quantity: 3 };

const placedAt = async (buyer: Awaited<ReturnType<TestShop['as']>>, id: number) =>
  (await buyer.get(`/api/Sale/GetSaleByID/${id}`)).body.saleDate;

test('a clock that jumps ahead and back again: orders stay single, sessions end or continue, no mail waits for that day (D12, D15, D22)', async ({
  shop,
}) => {
  shop.setTime(TODAY);
  const before = await shop.as(UK);
  const early = await cartWith(shop, before, blades);
  const open = await cartWith(shop, before, blades);
  const { body: first } = await place(before, early, ADDRESS.uk);

  shop.setTime(AHEAD);
  expect((await place(before, open, ADDRESS.uk)).status, 'a session of last year').toBe(401);
  const during = await shop.as(UK);
  expect(await place(during, early, ADDRESS.uk), 'the same cart is the same order').toMatchObject({ body: first });
  const { status, body: second } = await place(during, open, ADDRESS.uk, { discountcouponused: 'FLEXO10' });
  expect(status).toBe(200);

  shop.setTime(new Date(TODAY.getTime() + 60_000));
  const after = await shop.as(UK);
  for (const buyer of [during, after]) {
    expect((await place(buyer, early, ADDRESS.uk)).body).toBe(first);
    expect((await place(buyer, open, ADDRESS.uk)).body).toBe(second);
  }
  const { body: third } = await place(after, await cartWith(shop, after, blades), ADDRESS.uk);
  expect([await placedAt(after, first), await placedAt(after, second), await placedAt(after, third)]).toEqual([
    '2026-05-04T09:00:00.000Z',
    '2027-06-10T09:00:00.000Z', // wrong timestamps stay (B9)
    '2026-05-04T09:01:00.000Z',
  ]);
  expect(
    [first, second, third].toSorted((a, b) => a - b),
    'numbers follow what happened',
  ).toEqual([first, second, third]);

  await deliverAll(shop);
  expect(await shop.shop.db.$count(outbox, isNull(outbox.doneAt))).toBe(0);
});

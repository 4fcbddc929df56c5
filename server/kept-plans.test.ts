import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { orderOf } from '#shop/trade/orders/testing/buying.ts';
import { test } from './testing/test-shop.ts';

/** Number of custom plans that PostgreSQL makes on each connection before it considers a generic one. */
const CALLS_BEFORE_A_PLAN_IS_KEPT = 5;

const READS = [
  '/api/Product/GetProductDetail/101',
  '/api/Product/GetListing?categoryGuid=23140838-5158-4B2F-93E5-850B7A7BD171',
  '/api/Product/GetProductBySearch/doctor%20blade/1',
  '/api/Product/Suggest/tt-10',
  '/api/Cart/GetCurrentCart',
];

/** The named statements that some connection planned by their values more often than necessary. */
async function plannedAnew(db: Database): Promise<Set<string>> {
  const pool = db.$client;
  const planned = new Set<string>();
  const all = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const client of all) {
    const { rows } = await client.query<{ name: string }>(
      'select name from pg_prepared_statements where custom_plans > $1',
      [CALLS_BEFORE_A_PLAN_IS_KEPT],
    );
    for (const { name } of rows) planned.add(name);
    client.release();
  }
  return planned;
}

test("no statement of a buyer's list, part, search and order is planned again on each call (decision 19)", async ({
  ownShop: shop,
}) => {
  const caller = await shop.as('uk@converter.test');
  const addresses = await caller.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${caller.customerId}`);
  await shop.owner.execute(sql`analyze`); // not in the middle of it, when autovacuum would
  // enough rounds that one of the connections reaches the limit
  const rounds = CALLS_BEFORE_A_PLAN_IS_KEPT * shop.shop.db.$client.options.max + 1;
  for (let round = 0; round < rounds; round += 1) {
    for (const path of READS) expect((await caller.get(path)).status, path).toBe(200);
    await orderOf(shop, caller, addresses.body[0].deliveryID, [{ part: 'DB-0150', quantity: 3 }]);
  }
  expect(await plannedAnew(shop.shop.db)).toEqual(new Set());
});

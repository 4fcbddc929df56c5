import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { orderOf } from '#shop/orders/testing/buying.ts';
import { test } from './testing/test-shop.ts';

/** PostgreSQL keeps a plan at the sixth call at the earliest. */
const CALLS = 12;

const READS = [
  '/api/Product/GetProductDetail/101',
  '/api/Product/GetListing?categoryGuid=23140838-5158-4B2F-93E5-850B7A7BD171',
  '/api/Product/GetProductBySearch/doctor%20blade/1',
  '/api/Product/Suggest/tt-10',
  '/api/Cart/GetCurrentCart',
];

/** Of each named statement how often it was planned by its values. */
async function plannedAnew(db: Database): Promise<Map<string, number>> {
  const pool = db.$client;
  const planned = new Map<string, number>();
  const all = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const client of all) {
    const { rows } = await client.query<{ name: string; times: number }>(
      'select name, custom_plans::integer as times from pg_prepared_statements where generic_plans = 0',
    );
    for (const { name, times } of rows) planned.set(name, (planned.get(name) ?? 0) + times);
    client.release();
  }
  return planned;
}

test("no statement of a buyer's list, part, search and order is planned anew at each call (decision 19)", async ({
  ownShop: shop,
}) => {
  const caller = await shop.as('uk@converter.test');
  const addresses = await caller.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${caller.customerId}`);
  for (let call = 0; call < CALLS; call += 1) {
    for (const path of READS) expect((await caller.get(path)).status, path).toBe(200);
    await orderOf(shop, caller, addresses.body[0].deliveryID, [{ part: 'DB-0150', quantity: 3 }]);
  }
  const planned = await plannedAnew(shop.shop.db);
  expect([...planned].filter(([, times]) => times >= CALLS)).toEqual([]);
});

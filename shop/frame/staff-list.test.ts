import { type SQL, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { auditList } from '../audit/audit-queries.ts';
import { partsOf } from '../customers/customer-search.ts';
import { customerList } from '../customers/staff-customer-list.ts';
import { customers, deliveryAddresses } from '../accounts/tables.ts';
import { matchesKeyword } from '../orders/order-queries.ts';
import { orderList } from '../orders/staff-order-list.ts';
import type { ListQuestion } from './list-question.ts';
import { numbersOf, type StaffList } from './staff-list.ts';

/** How PostgreSQL would read this if the tables were so large that reading them from end to end were out of the question. */
async function planOf({ shop: { db } }: TestShop, query: SQL): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const LISTS = { orders: orderList, customers: customerList, audit: auditList } as const;
const sorts = Object.entries(LISTS).flatMap(([name, list]) =>
  Object.keys(list.sorts).map((sort) => [name as keyof typeof LISTS, sort] as const),
);

describe('lists stay fast at any size', () => {
  test.for(sorts)('%s by %s come from an index, in both directions', async ([name, sort], { shop }) => {
    const list: StaffList<string, ListQuestion, { id: number }> = LISTS[name];
    for (const direction of ['asc', 'desc'] as const) {
      const query = numbersOf(shop.shop, list, { sort, direction }, undefined).limit(25);
      const plan = await planOf(shop, query.getSQL());
      expect(plan).toContain('Index');
      // An incremental sort looks once more at the few that are read: a unique column needs no second one in its index.
      expect(plan).not.toMatch(/(?<!Incremental )Sort {2}\(cost/);
    }
  });

  test('the search for customers reads the texts of customers and of addresses from their indexes (E10)', async ({
    shop,
  }) => {
    const { db } = shop.shop;
    const { own, throughAddress } = partsOf('harbour label', shop.shop.hot().countries);
    const [plan, planOfAddresses] = [
      await planOf(shop, db.select({ id: customers.id }).from(customers).where(own[0]).getSQL()),
      await planOf(
        shop,
        db.select({ id: deliveryAddresses.id }).from(deliveryAddresses).where(throughAddress[0]).getSQL(),
      ),
    ];
    expect(plan).toContain('customers_text');
    expect(planOfAddresses).toContain('delivery_addresses_text');
  });

  test('the search for orders reads names and companies from their indexes (E3)', async ({ shop }) => {
    const { db } = shop.shop;
    const condition = matchesKeyword('harbour');
    const plan = await planOf(shop, db.select({ id: orderList.id }).from(orderList.table).where(condition).getSQL());
    expect(plan).toContain('orders_surname_text');
    expect(plan).toContain('orders_company_text');
  });
});

describe('a page of a list', () => {
  test('beyond the end is empty, and still says how many there are, searched or not', async ({ shop }) => {
    const staff = await shop.asStaff();
    for (const search of ['', '&search=marsh']) {
      const first = await staff.get(`/api/Sale/GetOrderList?page=1${search}`);
      const beyond = await staff.get(`/api/Sale/GetOrderList?page=99${search}`);
      expect(beyond.body).toEqual([]);
      expect(beyond.headers['x-total-count']).toBe(first.headers['x-total-count']);
      expect(Number(first.headers['x-total-count'])).toBeGreaterThan(0);
    }
  });
});

import { type SQL, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { auditList } from '../audit/audit-queries.ts';
import { partsOf } from '../../people/customers/customer-search.ts';
import { customerList } from '../../people/customers/staff-customer-list.ts';
import { customers, deliveryAddresses } from '../../people/accounts/tables.ts';
import { matchesKeyword } from '../../trade/orders/order-queries.ts';
import { orderList } from '../../trade/staff-orders/staff-order-list.ts';
import type { ListQuestion } from './list-question.ts';
import { numbersOf, type StaffList } from './staff-list.ts';
import { newProduct } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { orderOf } from '../../trade/orders/testing/buying.ts';

/** Plan that PostgreSQL would choose if the tables were too large for sequential scans. */
async function planOf({ shop: { db } }: TestShop, query: SQL, { wholeIndexes = true } = {}): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    if (!wholeIndexes) await tx.execute(sql`set local enable_indexscan = off`); // a search must not read a whole index
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
      // An incremental sort only sorts the few rows read: a unique column needs no second one in its index.
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
    expect(plan).toContain('customers_plain');
    expect(planOfAddresses).toContain('delivery_addresses_plain');
  });

  test('the search for orders reads names and companies from their indexes (E3)', async ({ shop }) => {
    const { db } = shop.shop;
    const condition = matchesKeyword('harbour');
    const query = db.select({ id: orderList.id }).from(orderList.table).where(condition).getSQL();
    const plan = await planOf(shop, query, { wholeIndexes: false });
    expect(plan).toContain('orders_surname_plain');
    expect(plan).toContain('orders_company_plain');
  });
});

describe('a page of a list', () => {
  test('beyond the end is empty, and still has the total, searched or not', async ({ shop }) => {
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

test('staff find “Müller” by “Muller” in every list and in the search above them', async ({ shop }) => {
  const member = await newCustomer(shop, { userSurname: 'Zmüller', userHouseNo: 'Zmüller Étiquettes' });
  const buyer = await shop.as(member.userEmail, member.userPass);
  const address = { contactName: 'Goods in', deliveryBuildingNo: '1', deliveryPostalcode: '80331', countryID: 247 };
  await buyer.post('/api/DeliveryAddress/SaveDeliveryAddress', { deliveryID: 0, ...address });
  const { body: addresses } = await buyer.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${member.id}`);
  await orderOf(shop, buyer, addresses[0].deliveryID, [{ part: 'DB-0150', quantity: 10 }]);
  const staff = await shop.asStaff();
  await newProduct(shop, { productIntro: 'Blade for the Zmüller press' });
  const added = await Promise.all([
    staff.post('/api/News/SaveNews', { id: 0, title: 'Zmüller', publishedOn: '2026-11-23', text: 'From Monday on.' }),
    staff.post('/api/Synonym/SaveSynonym', { id: 0, word: 'Zmüller', language: 'de', means: 'ink pump' }),
    staff.post('/api/Promo/savePromoCode', {
      promoID: 0,
      promoCode: 'ZM10',
      promoName: 'Zmüller',
      promoStatus: 1,
      promoValue: 0.9,
      promoCont: 'Europe',
      dateStart: '01/03/2027',
      dateEnd: '31/05/2027',
    }),
  ]);
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const list of [
    '/User/GetCustomerList',
    '/Sale/GetOrderList',
    '/Sale/GetOrderQueue',
    '/Audit/GetAuditEntries',
    '/News/GetNewsList',
    '/Synonym/GetSynonymList',
    '/Promo/GetPromoCodeList',
    '/Product/GetProductList',
  ]) {
    const { body } = await staff.get(`/api${list}?search=ZMULLER`);
    expect([list, body.length > 0]).toEqual([list, true]);
  }
  const { body: found } = await staff.get('/api/Administration/Search?keyword=zmuller');
  expect([found.orders.first.length, found.customers.first.length]).toEqual([1, 1]);
});

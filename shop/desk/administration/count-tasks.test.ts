import { addDays, dayInZone } from '../../base/days/calendar-day.ts';
import { priceLists } from '../../catalogue/pricing/tables.ts';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { addTo } from '../../trade/cart/testing/fill-cart.ts';
import { newProduct } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { newOrder } from '../../trade/fulfilment/testing/counter.ts';
import { partRequestOf } from '../../trade/part-requests/testing/part-requests.ts';
import { ADDRESS, place } from '../../trade/orders/testing/buying.ts';
import { staff } from '../../people/identity/tables.ts';
import { arrivals } from '../../catalogue/stock/tables.ts';

const dashboard = '/api/Administration/GetDashboard';
const queue = '/api/Sale/GetOrderQueue?pageSize=100&';

/** The list of each number, as its link on the dashboard opens it. */
const LISTS = {
  newOrders: `${queue}state=new`,
  lateOrders: `${queue}task=late`,
  changeRequests: `${queue}task=request`,
  returnsRequested: '/api/Return/GetAllReturns?pageSize=100&returnState=asked',
  partQuestions: '/api/PartRequest/GetAllQuestions?pageSize=100&requestState=open',
  quotationsWaiting: '/api/Quotation/GetAllQuotations?pageSize=100&quotationState=waiting',
  unreadMessages: `${queue}task=message`,
  arrivalsDue: '/api/Product/GetProductList?pageSize=100&stock=due',
  endingPriceLists: '/api/PriceList/GetPriceLists?pageSize=100&state=ending',
  leftPrices: '/api/PriceUpdate/GetPriceUpdates?pageSize=100&task=left',
};

async function tasksOf(shop: TestShop): Promise<Record<keyof typeof LISTS, number>> {
  return (await (await shop.asStaff()).get(dashboard)).body.tasks;
}

const count = async (shop: TestShop, query: string) => {
  const { rows } = await shop.owner.$client.query<{ count: number }>(`select count(*)::integer as count from ${query}`);
  return rows[0]?.count;
};

async function queued(shop: TestShop, task: string): Promise<number[]> {
  const { body } = await (await shop.asStaff()).get(`${queue}task=${task}`);
  return body.map(({ id }: { id: number }) => id);
}

describe('the numbers of the dashboard (P5)', () => {
  test('each agrees with the list that it links to, and with plain SQL', async ({ shop }) => {
    const { orderId, uk, staff } = await newOrder(shop, [2]);
    await uk.post('/api/Sale/AskForOrderChange', { orderId, wish: 'change', wishText: 'To Leeds, please.' });
    await uk.post('/api/Sale/WriteOrderMessage', { orderId, text: 'Please ring first.' });
    await partRequestOf(uk);
    await uk.post('/api/Sale/WriteOrderMessage', { orderId, text: 'In the morning.' });
    const { id: productId } = await newProduct(shop, { stockLevel: 0 });
    const due = { productId, quantity: 5, expectedOn: '2020-01-01' };
    await shop.owner.insert(arrivals).values([
      due,
      due, // twice the same part
      { ...due, productId: 140, endedAt: new Date() },
      { ...due, productId: 146, expectedOn: '2090-01-01' },
    ]);
    const list = {
      name: 'Ends soon',
      currencyId: 2,
      endsOn: addDays(dayInZone(shop.shop.clock.now(), 'Europe/London'), 20),
    } as const;
    await shop.owner.insert(priceLists).values(list);
    const tasks = await tasksOf(shop);
    expect(tasks).toMatchObject({
      newOrders: await count(shop, `order_progress where state = 'new'`),
      changeRequests: await count(shop, `change_requests where state = 'open'`),
      returnsRequested: await count(shop, `order_returns where state = 'asked'`),
      partQuestions: await count(shop, `part_requests where reader = 'counter' and state = 'open'`),
      quotationsWaiting: 1,
      unreadMessages: await count(
        shop,
        `(select distinct order_id from order_messages where side = 'buyer' and read_at is null) unread`,
      ),
      arrivalsDue: 1,
      endingPriceLists: 1,
      leftPrices: 0,
    });
    for (const [name, list] of Object.entries(LISTS)) {
      expect([name, (await staff.get(list)).body.length]).toEqual([name, tasks[name as keyof typeof LISTS]]);
    }
  });

  test('those of the menu are counted for an open page, each by its right (P1)', async ({ ownShop: shop }) => {
    const { orderId, uk, staff: caller } = await newOrder(shop, [2]);
    await uk.post('/api/Sale/WriteOrderMessage', { orderId, text: 'Is it on its way?' });
    const live = '/api/Administration/GetLiveTasks';
    const { lateOrders: _, arrivalsDue: __, endingPriceLists: ___, leftPrices: ____, ...tasks } = await tasksOf(shop);
    expect((await caller.get(live)).body).toEqual(tasks);
    expect(tasks.unreadMessages).toBeGreaterThan(0);
    await shop.owner.update(staff).set({ rights: ['prices'] });
    expect((await caller.get(live)).body).toEqual({
      newOrders: null,
      changeRequests: null,
      unreadMessages: null,
      returnsRequested: null,
      partQuestions: null,
      quotationsWaiting: tasks.quotationsWaiting,
    });
  });

  test('an order is late once the promised day has passed, until it ships', async ({ shop }) => {
    const { id, name } = await newProduct(shop, { stockLevel: 2 });
    await shop.owner.update(products).set({ leadTimeDays: 14 }).where(eq(products.id, id));
    const uk = await shop.as('uk@converter.test');
    const orderOfTwo = async (): Promise<number> => {
      const cartGuid = crypto.randomUUID();
      await addTo(shop, uk, cartGuid, { part: name, quantity: 2 });
      const { status, body } = await place(uk, cartGuid, ADDRESS.uk);
      expect(status).toBe(200);
      return body;
    };
    shop.setTime(new Date('2026-07-01T10:00:00Z'));
    const inStock = await orderOfTwo();
    const toCome = await orderOfTwo();
    shop.setTime(new Date('2026-07-15T10:00:00Z')); // the promised day itself
    expect(await queued(shop, 'late')).not.toContain(toCome);
    shop.setTime(new Date('2026-07-16T10:00:00Z'));
    const late = await queued(shop, 'late');
    expect([late.includes(toCome), late.includes(inStock)]).toEqual([true, false]);
    const staff = await shop.asStaff();
    await staff.post('/api/Sale/AddShipment', { orderId: toCome });
    expect(await queued(shop, 'late')).not.toContain(toCome);
  });

  test('a message about an order that shipped long ago is in the list as well', async ({ shop }) => {
    const { orderId, uk, staff } = await newOrder(shop, [2]);
    await staff.post('/api/Sale/AddShipment', { orderId });
    await uk.post('/api/Sale/WriteOrderMessage', { orderId, text: 'One is broken.' });
    expect(await queued(shop, 'message')).toContain(orderId);
  });
});

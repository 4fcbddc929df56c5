import { describe, expect } from 'vitest';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { companyOfThree } from './approvals/testing/requests.ts';
import { orderOf } from './testing/buying.ts';

const BLADE = { part: 'DB-0150', quantity: 3 };
const TAPE = { part: 'TT-1015-25', variant: '50 mm', quantity: 2 } as const;

interface Counted {
  company: number;
  member: number | null;
  part: string;
  orders: number;
  recent: string[];
}

const ORDER_OF_ROWS = 'order by company, member nulls first, part';

/** Reads the stored counts of these companies. */
async function kept({ owner }: TestShop, companies: readonly number[]): Promise<Counted[]> {
  const { rows } = await owner.$client.query<Counted>(
    `select company_id as company, customer_id as member, (select name from products where id = product_id) || coalesce(' ' || variant_id, '') as part, orders,
       array(select concat_ws(' × ', number, quantity) from unnest(order_ids, quantities) with ordinality as each (number, quantity, place) order by place) as recent
     from bought_parts where company_id = any($1) ${ORDER_OF_ROWS}`,
    [companies],
  );
  return rows;
}

/** The same, added up from the orders. */
async function addedUp({ owner }: TestShop, companies: readonly number[]): Promise<Counted[]> {
  const { rows } = await owner.$client.query<Counted>(
    `with held as (
       select orders.id, placed_at, company_id as company, customer_id, (select name from products where id = product_id) || coalesce(' ' || variant_id, '') as part,
         sum(coalesce((select quantity from order_line_quantities where order_line_id = line.id), line.quantity)) as quantity
       from orders join order_lines as line on line.order_id = orders.id
       where company_id = any($1) and not exists (select from order_progress where order_id = orders.id and state = 'cancelled')
       group by orders.id, part
     ), readers as (
       select *, null::integer as member from held union all select *, customer_id from held
     )
     select company, member, part, count(*)::integer as orders,
       (array_agg(id || ' × ' || quantity order by placed_at desc, id desc))[1:12] as recent
     from readers where quantity > 0
     group by company, member, part ${ORDER_OF_ROWS}`,
    [companies],
  );
  return rows;
}

/** Compares both, and answers how much of the parts the company's newest order of each held. */
async function counted(shop: TestShop, ...companies: number[]): Promise<Counted[]> {
  const rows = await kept(shop, companies);
  expect(rows).toEqual(await addedUp(shop, companies));
  return rows;
}

/** Of the members together: how many orders of each part, and how much the last one held. */
const ofAll = (rows: readonly Counted[]) =>
  Object.fromEntries(
    rows
      .filter(({ member }) => member === null)
      .map(({ part, orders, recent }) => [part, `${orders}, ${recent[0]?.split(' × ')[1]}`]),
  );

async function linesOf(caller: ApiCaller, orderId: number): Promise<{ orderLineId: number }[]> {
  return (await caller.get(`/api/Sale/GetOrderDelivery/${orderId}`)).body.lines;
}

describe('what is kept of bought parts is the sum of the orders (G3)', () => {
  test('of a company and of each member, whoever orders, the last twelve orders by themselves', async ({
    ownShop: shop,
  }) => {
    const { buyer, manager, addressId, companyId } = await companyOfThree(shop);
    await orderOf(shop, buyer, addressId, [BLADE, TAPE]);
    await orderOf(shop, manager, addressId, [{ ...BLADE, quantity: 5 }]);
    const rows = await counted(shop, companyId);
    expect(ofAll(rows)).toEqual({ 'DB-0150': '2, 5', 'TT-1015-25 502': '1, 2' });
    expect(rows.filter(({ member }) => member === buyer.id).map(({ orders }) => orders)).toEqual([1, 1]);

    for (let more = 0; more < 12; more++) await orderOf(shop, buyer, addressId, [BLADE]);
    const [blade] = await counted(shop, companyId);
    expect([blade?.orders, blade?.recent.length]).toEqual([14, 12]);
  });

  test('after orders at the same time', async ({ shop }) => {
    const { buyer, manager, addressId, companyId } = await companyOfThree(shop);
    const orders = Array.from({ length: 10 }, (_, index) =>
      orderOf(shop, index % 2 === 0 ? buyer : manager, addressId, index % 3 === 0 ? [TAPE, BLADE] : [BLADE, TAPE]),
    );
    await Promise.all(orders);
    expect(ofAll(await counted(shop, companyId))).toEqual({ 'DB-0150': '10, 3', 'TT-1015-25 502': '10, 2' });
  });

  test('after corrections: more, none, another part, back again', async ({ shop }) => {
    const { buyer, addressId, companyId } = await companyOfThree(shop);
    const staff = await shop.asStaff();
    await orderOf(shop, buyer, addressId, [BLADE]);
    const orderId = await orderOf(shop, buyer, addressId, [BLADE, TAPE]);
    const [blade, tape] = await linesOf(buyer, orderId);
    const correct = async (version: number, ...lines: object[]) => {
      expect((await staff.post('/api/Sale/CorrectOrder', { orderId, version, lines })).status).toBe(200);
      return ofAll(await counted(shop, companyId));
    };
    expect(await correct(1, { orderLineId: blade?.orderLineId, quantity: 9 })).toEqual({
      'DB-0150': '2, 9',
      'TT-1015-25 502': '1, 2',
    });
    expect(await correct(2, { orderLineId: tape?.orderLineId, quantity: 0 })).toEqual({ 'DB-0150': '2, 9' });
    expect(await correct(3, { orderLineId: tape?.orderLineId, quantity: 1 })).toEqual({
      'DB-0150': '2, 9',
      'TT-1015-25 502': '1, 1',
    });
    const replaced = await correct(4, { orderLineId: blade?.orderLineId, quantity: 4, replacedBy: 'DB-0200' });
    expect(replaced).toEqual({ 'DB-0150': '1, 3', 'DB-0200': '1, 4', 'TT-1015-25 502': '1, 1' });
  });

  test('after an order is cancelled, and after that is taken back', async ({ shop }) => {
    const { buyer, addressId, companyId } = await companyOfThree(shop);
    const staff = await shop.asStaff();
    await orderOf(shop, buyer, addressId, [BLADE]);
    const orderId = await orderOf(shop, buyer, addressId, [{ ...BLADE, quantity: 8 }, TAPE]);
    const { body } = await staff.post('/api/Sale/TakeOrderStep', { orderIds: [orderId], step: 'cancel' });
    expect(ofAll(await counted(shop, companyId))).toEqual({ 'DB-0150': '1, 3' });
    const eventIds = body.done.map(({ eventId }: { eventId: number }) => eventId);
    expect((await staff.post('/api/Sale/UndoOrderStep', { eventIds })).status).toBe(200);
    expect(ofAll(await counted(shop, companyId))).toEqual({ 'DB-0150': '2, 8', 'TT-1015-25 502': '1, 2' });
  });

  test('after two companies become one, and after that is put back (H8)', async ({ shop }) => {
    const [one, other] = [await companyOfThree(shop), await companyOfThree(shop)];
    const both = [one.companyId, other.companyId];
    const staff = await shop.asStaff();
    await orderOf(shop, one.buyer, one.addressId, [BLADE]);
    await orderOf(shop, other.buyer, other.addressId, [{ ...BLADE, quantity: 7 }, TAPE]);
    const merge = { keptId: one.companyId, goneId: other.companyId };
    expect(await staff.post('/api/Company/MergeCompanies', merge)).toMatchObject({ status: 200 });
    expect(ofAll(await counted(shop, ...both))).toEqual({ 'DB-0150': '2, 7', 'TT-1015-25 502': '1, 2' });
    await orderOf(shop, other.buyer, other.addressId, [{ ...BLADE, quantity: 6 }]);
    await counted(shop, ...both);

    const { body: entries } = await staff.get(`/api/Audit/GetAuditEntries?of=company:${one.companyId}`);
    const merged = entries.find(({ action }: { action: string }) => action === 'merged');
    expect((await staff.post('/api/Audit/PutBack', { entryId: merged.id })).status).toBe(200);
    expect(ofAll(await counted(shop, one.companyId))).toEqual({ 'DB-0150': '1, 3' });
    expect(ofAll(await counted(shop, other.companyId))).toEqual({ 'DB-0150': '2, 6', 'TT-1015-25 502': '1, 2' });
  });

  test('of an order that was placed before others are known, as from a clock that went back', async ({
    ownShop: shop,
  }) => {
    const { buyer, addressId, companyId } = await companyOfThree(shop);
    shop.setTime(new Date('2026-03-16T09:00:00Z'));
    await orderOf(shop, buyer, addressId, [BLADE]);
    shop.setTime(new Date('2026-01-05T09:00:00Z'));
    await orderOf(shop, buyer, addressId, [{ ...BLADE, quantity: 8 }]);
    expect(ofAll(await counted(shop, companyId))).toEqual({ 'DB-0150': '2, 3' });
  });

  test('of the sample shop', async ({ shop }) => {
    const { rows } = await shop.owner.$client.query<{ id: number }>('select id from companies');
    expect((await counted(shop, ...rows.map(({ id }) => id))).length).toBeGreaterThan(20);
  });
});

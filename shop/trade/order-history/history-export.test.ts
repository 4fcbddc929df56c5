import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { historyExport } from './history-export.ts';
import { ADDRESS, orderOf } from '../orders/testing/buying.ts';

test('an export of many orders has each of them once, whatever is placed while it is read (A26)', async ({
  ownShop,
}) => {
  const { shop, owner } = ownShop;
  const uk = await ownShop.as('uk@converter.test');
  const placeOne = () => orderOf(ownShop, uk, ADDRESS.uk, [{ part: 'DB-0150', quantity: 3 }], { PONumber: 'MANY' });
  await placeOne();
  await owner.$client.query(MANY_ORDERS);
  const { rows } = await owner.$client.query<{ companyId: number }>(
    `select company_id as "companyId" from customers where id = $1`,
    [uk.customerId],
  );
  const reader = { id: uk.customerId, companyId: rows[0]?.companyId ?? 0, seesAll: true };
  const read: unknown[] = [];
  for await (const [reference] of historyExport.cells(shop, { reader, search: 'MANY' }, shop.translatorIn('en'))) {
    if (read.length === 0) await placeOne();
    read.push(reference);
  }
  expect([read.length, new Set(read).size]).toEqual([211, 211]);
});

/** The newest order with one line, 210 more times. */
const MANY_ORDERS = `
  with made as (
    insert into orders
    select (jsonb_populate_record(placed, jsonb_build_object('id', nextval(pg_get_serial_sequence('orders', 'id')), 'cart_id', null))).*
    from orders as placed, generate_series(1, 210)
    where placed.id = (select max(id) from orders)
    returning id
  )
  insert into order_lines
  select (jsonb_populate_record(line, jsonb_build_object('id', nextval(pg_get_serial_sequence('order_lines', 'id')), 'order_id', made.id))).*
  from made, order_lines as line
  where line.order_id = (select max(id) from orders)`;

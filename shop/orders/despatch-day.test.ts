import type pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { databaseBefore } from '#platform/database/testing/before-migration.ts';

/** An order as the previous version writes it: its day has the column's default, unless it is given. */
async function addOrder(client: pg.Client, purchaseOrderNumber: string, day?: string): Promise<void> {
  await client.query(
    `insert into orders (${day === undefined ? '' : 'despatched_on, '}purchase_order_number, customer_id, first_name, surname,
       company, email, delivery_address, delivery_country_id, currency_id, price_class, gbp_rate_micros, eur_rate_micros,
       goods_minor, discount_minor, subtotal_minor, delivery_minor, total_minor, subtotal_gbp_minor, subtotal_eur_minor)
     select ${day === undefined ? '' : `'${day}', `}$1, id, first_name, surname, company, email, '1 Gate', 247, 2, 2, 790000, 920000,
       0, 0, 0, 0, 0, 0, 0
     from customers`,
    [purchaseOrderNumber],
  );
}

async function sentDays(client: pg.Client) {
  const { rows } = await client.query<{ number: string; day: string | null; state: string }>(
    `select purchase_order_number as number, sent_on::text as day, state
     from orders join order_progress on order_progress.order_id = orders.id order by orders.id`,
  );
  return rows;
}

test('an order keeps its day of despatch, and none stays none, where the day moves (B9, L3)', async () => {
  const { url, client } = await databaseBefore('despatch-day-once');
  await client.query(
    `insert into countries (id, name, continent, iso2) values (247, 'United Kingdom', 'Europe', 'GB')`,
  );
  await client.query(
    `insert into customers (first_name, surname, email, company, line1, town, country_id, currency_id, price_class, status)
     values ('Ada', 'Marsh', 'ada@labels.test', 'Ada Labels', '1 Anilox Way', 'Leeds', 247, 2, 2, 'active')`,
  );
  await addOrder(client, 'not sent');
  await addOrder(client, 'by hand', '2019-05-06');
  await addOrder(client, 'by hand, and sent since', '2019-05-06');
  await addOrder(client, 'of old, without progress', '2018-03-04');
  await addOrder(client, 'of old, without a day');
  await client.query(
    `update order_progress set sent_on = '2026-07-08', state = 'sent'
     where order_id = (select id from orders where purchase_order_number = 'by hand, and sent since')`,
  );
  await client.query(
    `delete from order_progress
     where order_id in (select id from orders where purchase_order_number like 'of old, %')`,
  );

  await migrate(url);
  const moved = [
    { number: 'not sent', day: null, state: 'new' },
    { number: 'by hand', day: '2019-05-06', state: 'new' },
    { number: 'by hand, and sent since', day: '2026-07-08', state: 'sent' },
    { number: 'of old, without progress', day: '2018-03-04', state: 'closed' },
    { number: 'of old, without a day', day: null, state: 'closed' },
  ];
  expect(await sentDays(client)).toEqual(moved);

  await addOrder(client, 'by the version before');
  expect(await sentDays(client)).toEqual([...moved, { number: 'by the version before', day: null, state: 'new' }]);
  const keys = await client.query('select purchase_order_number as number from order_sort_keys order by order_id');
  expect(keys.rows.map(({ number }) => number)).toEqual([
    ...moved.map(({ number }) => number),
    'by the version before',
  ]);
  const { rows } = await client.query('select despatched_on from orders order by id desc limit 1');
  expect(rows).toEqual([{ despatched_on: null }]);
});

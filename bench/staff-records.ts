import pg from 'pg';

/**
 * Adds customers with one address each, orders with three lines each, staff changes and mails to the sample shop,
 * `count` of each: the counter's lists after many years. All customer e-mail addresses have the same ending, so that
 * one search finds all of them.
 */
export async function makeCounterRecords(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin'); // an order's total is compared with its lines at the end
    for (const statement of STATEMENTS) await client.query(statement, statement.includes('$1') ? [count] : []);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Above the numbers of the sample and of the catalogue's own buyers and orders. */
const FIRST_RECORD = 20_000_000;

/** An order with a long history. */
export const BUSY_ORDER = FIRST_RECORD + 400;

const STATEMENTS = [
  `insert into companies (id, name, line1, line2, town, postcode, country_id, currency_id, price_class)
   select ${FIRST_RECORD} + n,
          initcap(md5((n * 7)::text)::char(6)) || (array[' Labels Ltd',' Etiketten GmbH',' Print SA',' Packaging Inc'])[1 + n % 4],
          n % 400 || ' ' || (array['Dock','Mill','Station','Castle','Anilox'])[1 + n % 5] || ' Road',
          'Unit ' || n % 60,
          (array['Leeds','Dresden','Lyon','Columbus','Osaka','Turin'])[1 + n % 6],
          upper(md5((n * 3)::text)::char(6)), (array[247, 85, 78, 248, 112, 110])[1 + n % 6], 1 + n % 3, 1 + n % 3
   from generate_series(1, $1::int) as n`,
  `insert into customers (id, company_id, first_name, surname, email, telephone, status, created_at)
   select ${FIRST_RECORD} + n, ${FIRST_RECORD} + n,
          (array['Ada','Bruno','Chiara','Dmitri','Elif','Farid','Greta','Hugo'])[1 + n % 8],
          (array['Ashdown','Berger','Castelli','Dubois','Eriksen','Fischer','Garcia'])[1 + n % 7] || ' ' || md5(n::text)::char(4),
          'buyer' || n || '@converter.test', lpad(n::text, 11, '0'),
          case when n % 50 = 0 then 'inactive' when n % 997 = 0 then 'waiting' else 'active' end,
          now() - n * interval '40 minutes'
   from generate_series(1, $1::int) as n`,
  `insert into delivery_addresses (customer_id, company_id, contact_name, line1, line2, region, postcode, country_id)
   select id, company_id, 'Goods in, ' || surname, line1, line2, town, postcode, country_id from customers where id > ${FIRST_RECORD}`,
  `insert into orders (id, customer_id, company_id, status, placed_at, purchase_order_number, first_name, surname, company, email,
                       delivery_address_id, delivery_address, delivery_country_id, currency_id, price_class, gbp_rate_micros,
                       eur_rate_micros, goods_minor, discount_minor, subtotal_minor, delivery_minor, total_minor,
                       subtotal_gbp_minor, subtotal_eur_minor)
   select ${FIRST_RECORD} + n, customer.id, company.id, case when n % 100 = 0 then 'pending' else 'complete' end,
          now() - n * interval '25 minutes', 'PO-' || lpad((n * 7919 % 1000000)::text, 6, '0'), customer.first_name,
          customer.surname, customer.company, customer.email, null, 'Goods in' || chr(10) || customer.line1 || chr(10) ||
          customer.town || chr(10) || customer.postcode, customer.country_id, company.currency_id, company.price_class,
          790000, 920000, price, 0, price, 1500, price + 1500, price, price
   from generate_series(1, $1::int) as n
   cross join lateral (select 3 * (1700 + (n * 104729::bigint) % 80000) as price) as priced
   join customers as customer on customer.id = ${FIRST_RECORD} + 1 + (n * 31) % ($1::int / 2)
   join companies as company on company.id = customer.company_id`,
  `insert into order_lines (order_id, position, product_id, product_name, product_details, quantity, unit_price_minor,
                            line_total_minor)
   select orders.id, position, 101 + (orders.id * position) % 200, 'PART-' || orders.id % 977, 'A part', 1,
          orders.goods_minor / 3, orders.goods_minor / 3
   from orders cross join generate_series(1, 3) as position where orders.id > ${FIRST_RECORD}`,
  `insert into audit_entries (at, staff_id, staff_name, action, entity, entity_id, before, after)
   select now() - n * interval '30 minutes', staff.id, staff.name, 'saved',
          (array['product','customer','order','category'])[1 + n % 4], (n % 9000)::text,
          jsonb_build_object('name', 'Old ' || n, 'version', 1), jsonb_build_object('name', 'New ' || n, 'version', 2)
   from generate_series(1, $1::int) as n cross join (select id, name from staff order by id limit 1) as staff`,
  `insert into outbox (id, kind, payload, created_at, due_at, attempts, done_at, failed_at)
   select ${FIRST_RECORD} + n, 'order-customer', jsonb_build_object('orderId', ${FIRST_RECORD} + n),
          now() - n * interval '25 minutes', now() - n * interval '25 minutes', 1,
          case when n % 1000 = 0 then null else now() end, case when n % 1000 = 0 then now() end
   from generate_series(1, $1::int) as n`,
  `insert into mails (outbox_id, recipient, subject, text, html, created_at, sent_at)
   select id, 'buyer' || id % 100000 || '@converter.test', 'Your order MA00' || id, 'Thank you.', '<p>Thank you.</p>',
          created_at, created_at
   from outbox where id > ${FIRST_RECORD} and failed_at is null`,
  // One in 400 is still to be sent, as at a counter that keeps up.
  `update order_progress set state = 'closed' where order_id > ${FIRST_RECORD} and order_id % 400 <> 0`,
  `insert into order_events (order_id, at, kind, staff_id, staff_name, details)
   select ${BUSY_ORDER}, now() - n * interval '1 hour', 'held', 1, 'Pressline Counter', '{"holder": "Pressline Counter"}'
   from generate_series(1, 40) as n`,
  `insert into audit_entries (at, staff_id, staff_name, action, entity, entity_id, before, after)
   select now() - n * interval '1 hour', 1, 'Pressline Counter', 'noted', 'order', '${BUSY_ORDER}', null, '{"note": "Rang."}'
   from generate_series(1, 20) as n`,
  `insert into order_messages (order_id, side, by_name, message, written_at)
   select ${BUSY_ORDER}, (array['buyer', 'shop'])[1 + n % 2], 'Ada', 'When does it come?', now() - n * interval '1 hour'
   from generate_series(1, 20) as n`,
  `insert into outbox (kind, payload, created_at, due_at, attempts, done_at)
   select 'message-customer', '{"orderId": ${BUSY_ORDER}, "messageId": 1}', now() - n * interval '1 hour', now(), 1, now()
   from generate_series(1, 20) as n`,
  `insert into coupons (code, name, status, multiplier_micros, starts_on, ends_on)
   select 'FAIR-' || n, 'Trade fair ' || n, case when n % 3 = 0 then 'live' else 'inactive' end, 900000, '2025-01-01', '2026-12-31'
   from generate_series(1, greatest(1, $1::int / 100)) as n`,
];

import pg from 'pg';

/**
 * One customer and one cart for each connection, so that the load contends as real buyers do: hardly ever for the same
 * row.
 */
export const FIRST_CUSTOMER = 900_001;
export const CATEGORY = 28;
export const BASKET_SIZES = [5, 200, 1000] as const;
/** The first buyer's order of fifty lines, the newest of thousands. */
export const LARGE_ORDER = 2_500_000;
/** Kinds of parts by the beginning of the part number; each fits one of the presses and is of one material. */
export const KINDS = {
  DB: 'Doctor blade',
  AX: 'Anilox roll',
  GR: 'Drive gear',
  SL: 'Mounting sleeve',
  UV: 'Lamp',
  PL: 'Plate',
  BR: 'Bearing',
  SN: 'Sensor',
};
export const PRESSES = ['narrow', 'wide', 'servo', 'hybrid', 'inline'];
export const MATERIALS = ['steel', 'ceramic', 'rubber', 'carbon', 'aluminium'];
const CUSTOMERS = 5000;
const ORDERS = 200_000;
const ORDERS_OF_FIRST = 5000;

/**
 * Adds products to the sample shop until there are `count`, spread over its categories with realistic sizes; customers
 * with orders of several years; and one buyer per connection, each with a small and a large basket.
 */
export async function makeCatalogue(url: string, count: number, buyers: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await addCustomers(client, buyers); // with its triggers, which set each row's company
    // The per-row work of the triggers is done for all rows at the end.
    await client.query('set session_replication_role = replica');
    await addProducts(client, count);
    await addSpecifications(client);
    await client.query('update products set search_document = search_document_of(products)');
    await addOrders(client);
    await addBaskets(client);
    await client.query('set session_replication_role = origin');
    await client.query(
      `insert into search_words (word)
       select distinct word from products, search_words_in(concat_ws(' ', name, intro, details)) as word
       on conflict do nothing`,
    );
    await client.query(
      `insert into order_progress (order_id, state, since) select id, 'closed', placed_at from orders on conflict do nothing`,
    );
    await client.query(`select setval('carts_id_seq', 5000001), setval('orders_id_seq', 7000001)`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

// Every nineteenth is inactive, so that no whole kind or press is.
async function addProducts(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into products (name, part_key, intro, details, usd_minor, eur_minor, stock_level, active, family_id)
     select ($2::text[])[1 + n % 8] || '-' || lpad(n::text, 7, '0'),
            lower(($2::text[])[1 + n % 8] || lpad(n::text, 7, '0')), -- the trigger that writes it is silent here
            ($3::text[])[1 + n % 8] || ' for ' || ($4::text[])[1 + n % 5] || ' presses, size ' || n % 977,
            'Precision part number ' || n || ', ground and balanced, ' || ($5::text[])[1 + n % 5]
              || ', supplied with certificate.',
            500 + (n * 7919::bigint) % 90000, case when n % 3 = 0 then 450 + (n * 7919::bigint) % 80000 end,
            n % 200, n % 19 <> 0, case when n % 50 = 0 then 1 + n % 2 else null end
     from generate_series(1, $1::int - (select count(*)::int from products)) as n`,
    [count, Object.keys(KINDS), Object.values(KINDS), PRESSES, MATERIALS],
  );
  await client.query(
    `insert into product_categories (category_id, product_id, product_name, product_active)
     select (array(select id from categories order by id))[1 + product.id % (select count(*) from categories)],
            product.id, product.name, product.active
     from products as product
     where not exists (select 1 from product_categories as link where link.product_id = product.id)`,
  );
}

/**
 * Parts of a kind that the sample shop has a type of have a value for each attribute of it: one of ten numbers, one of
 * five words.
 */
async function addSpecifications(client: pg.Client): Promise<void> {
  await client.query(
    `update products set type_id = type.id
     from product_types as type
     where products.type_id is null and type.name = ($1::text[])[array_position($2::text[], left(products.name, 2))]`,
    [Object.values(KINDS), Object.keys(KINDS)],
  );
  await client.query(
    `insert into specifications (product_id, attribute_id, low, high, word, flag)
     select product.id, attribute.id, figure.value, figure.value,
            case attribute.kind when 'word' then ($1::text[])[1 + product.id % 5] end,
            case attribute.kind when 'flag' then product.id % 2 = 0 end
     from products as product
     join attributes as attribute on attribute.type_id = product.type_id
     cross join lateral (
       select case when attribute.kind in ('number', 'range') then 0.05 * (1 + product.id % 10) end as value
     ) as figure
     where product.id >= 2000 and not exists (select from specifications where product_id = product.id)`,
    [MATERIALS],
  );
}

async function addCustomers(client: pg.Client, buyers: number): Promise<void> {
  await client.query(
    `with company as (
       insert into companies (id, name, country_id, currency_id, price_class)
       select $1::int + n, 'Labels ' || n % 1000, 247, 2, 2 from generate_series(0, $2::int - 1) as n
       returning id, name, country_id
     )
     insert into customers (id, company_id, company, country_id, first_name, surname, email, status)
     select id, id, name, country_id, 'Buyer', 'Number ' || id - $1::int, 'buyer' || id - $1::int || '@bench.test', 'active' from company`,
    [FIRST_CUSTOMER, Math.max(buyers, CUSTOMERS)],
  );
  await client.query(
    `insert into delivery_addresses (customer_id, company_id, contact_name, line1, postcode, country_id)
     select id, company_id, 'Goods in', '1 Bench Road', 'BE1 1NC', 247 from customers where id >= $1`,
    [FIRST_CUSTOMER],
  );
}

/** Orders of two lines over five years; the first buyer has thousands more, of the same fifty parts. */
async function addOrders(client: pg.Client): Promise<void> {
  await addOrdersOf(client, { before: 2_000_000, count: ORDERS, buyers: CUSTOMERS });
  await client.query(
    `insert into order_lines (order_id, position, product_id, product_name, product_details, quantity, unit_price_minor,
       line_total_minor)
     select 2000000 + n, position, 100 + n % 50, 'PART-' || n % 50, 'A part', 10, 300, 3000
     from generate_series(1, $1::int) as n, generate_series(1, 2) as position`,
    [ORDERS],
  );
  await addOrdersOf(client, { before: LARGE_ORDER - 1, count: ORDERS_OF_FIRST, buyers: 1 });
  await client.query(
    `insert into order_lines (order_id, position, product_id, product_name, product_details, quantity, unit_price_minor,
       line_total_minor)
     select $1::int + n, part.place, part.id, part.name, part.intro, 10, 300, 3000
     from generate_series(0, $2::int - 1) as n
     join (
       select id, name, intro, row_number() over (order by id)::int as place
       from products
       where active and award = 0 and family_id is null and id >= 2000
       limit 50
     ) as part on n = 0 or part.place % 25 = n % 25`,
    [LARGE_ORDER, ORDERS_OF_FIRST],
  );
}

/** Orders without lines yet, one per buyer in turn, newest first. */
async function addOrdersOf(
  client: pg.Client,
  { before, count, buyers }: { before: number; count: number; buyers: number },
): Promise<void> {
  await client.query(
    `insert into orders (id, company_id, customer_id, status, placed_at, purchase_order_number, first_name, surname, company, email,
       delivery_address, delivery_country_id, currency_id, price_class, gbp_rate_micros, eur_rate_micros, goods_minor,
       discount_minor, subtotal_minor, delivery_minor, total_minor, subtotal_gbp_minor, subtotal_eur_minor)
     select $4::int + n, customer.company_id, customer.id, case when n % 50 = 0 then 'pending' else 'complete' end,
            now() - n * interval '13 minutes', 'PO-' || n, customer.first_name, customer.surname, customer.company,
            customer.email, '1 Bench Road' || chr(10) || 'BE1 1NC', 247, 2, 2, 790000, 920000,
            6000, 0, 6000, 1500, 7500, 6000, 6987
     from generate_series(1, $2::int) as n
     join customers as customer on customer.id = $1::int + n % $3::int`,
    [FIRST_CUSTOMER, count, buyers, before],
  );
}

/**
 * A basket of each size per customer, the small one changed last, so that pages show it; the GUID encodes customer and
 * size.
 */
async function addBaskets(client: pg.Client): Promise<void> {
  for (const size of BASKET_SIZES) {
    await client.query(
      `with cart as (
         insert into carts (guid, company_id, customer_id, changed_at)
         select (lpad(to_hex($2::bigint), 8, '0') || lpad(to_hex(id), 24, '0'))::uuid, company_id, id, now() - $2::int * interval '1 hour'
         from customers
         where id between $1::int and $1::int + 99
         returning id
       )
       insert into cart_lines (cart_id, product_id, quantity)
       select cart.id, product.id, 1 + product.id % 9
       from cart, (select id from products where active and award = 0 order by id desc limit $2::int) as product`,
      [FIRST_CUSTOMER, size],
    );
  }
}

/** GUID of a customer's basket of that size. */
export function basketGuid(size: number, customerId: number): string {
  const hex = size.toString(16).padStart(8, '0') + customerId.toString(16).padStart(24, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

import pg from 'pg';

/** One customer and one cart for each connection, so that the load contends as buyers do: hardly ever for one row. */
export const FIRST_CUSTOMER = 900_001;
export const CATEGORY = 28;

/**
 * Adds products to the sample shop until there are `count`, spread over its categories with sizes like those of a real
 * catalogue, and as many buyers as connections.
 */
export async function makeCatalogue(url: string, count: number, buyers: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into products (name, intro, details, usd_minor, eur_minor, stock_level, active, family_id)
       select (array['DB','AX','GR','SL','UV','PL','BR','SN'])[1 + n % 8] || '-' || lpad(n::text, 7, '0'),
              (array['Doctor blade','Anilox roll','Drive gear','Mounting sleeve','Lamp','Plate','Bearing','Sensor'])[1 + n % 8]
                || ' for ' || (array['narrow','wide','servo','hybrid','inline'])[1 + n % 5] || ' presses, size ' || n % 977,
              'Precision part number ' || n || ', ground and balanced, '
                || (array['steel','ceramic','rubber','carbon','aluminium'])[1 + n % 5] || ', supplied with certificate.',
              500 + (n * 7919) % 90000, case when n % 3 = 0 then 450 + (n * 7919) % 80000 else 0 end,
              n % 200, n % 20 <> 0, case when n % 50 = 0 then 1 + n % 2 else null end
       from generate_series(1, $1::int - (select count(*)::int from products)) as n`,
      [count],
    );
    await client.query(
      `insert into product_categories (category_id, product_id, product_name, product_active)
       select (array(select id from categories order by id))[1 + product.id % (select count(*) from categories)],
              product.id, product.name, product.active
       from products as product
       where not exists (select 1 from product_categories as link where link.product_id = product.id)`,
    );
    await client.query(
      `insert into customers (id, first_name, surname, email, company, country_id, currency_id, price_class, status)
       select $1 + n, 'Buyer', n::text, 'buyer' || n || '@bench.test', 'Bench', 247, 2, 2, 'active'
       from generate_series(0, $2 - 1) as n`,
      [FIRST_CUSTOMER, buyers],
    );
    await client.query(
      `insert into delivery_addresses (customer_id, contact_name, line1, postcode, country_id)
       select id, 'Goods in', '1 Bench Road', 'BE1 1NC', 247 from customers where id >= $1`,
      [FIRST_CUSTOMER],
    );
    await client.query(`select setval('carts_id_seq', 5000001), setval('orders_id_seq', 7000001)`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

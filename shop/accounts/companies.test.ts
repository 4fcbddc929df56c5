import type pg from 'pg';
import { expect } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { databaseBefore } from '#platform/database/testing/before-migration.ts';
import { test } from '#server/testing/test-shop.ts';

/** Creates a database as it was before companies, with one account, its address, its cart and its order. */
async function databaseOfBefore() {
  const { url, client } = await databaseBefore('companies');
  await client.query(
    `insert into countries (id, name, continent, iso2) values (247, 'United Kingdom', 'Europe', 'GB')`,
  );
  await addAsBefore(client, 'ada@labels.test', 'Ada Labels');
  return { url, client };
}

/** Adds a customer as the previous version does: without a company. */
async function addAsBefore(client: pg.Client, email: string, company: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into customers (first_name, surname, email, company, line1, town, country_id, currency_id, price_class, status)
     values ('Ada', 'Marsh', $1, $2, '1 Anilox Way', 'Leeds', 247, 2, 2, 'active') on conflict do nothing returning id`,
    [email, company],
  );
  const id = rows[0]?.id ?? 0;
  if (id === 0) return id;
  await client.query(
    `insert into delivery_addresses (customer_id, contact_name, line1, postcode, country_id) values ($1, 'Goods In', '1 Gate', 'LS1', 247)`,
    [id],
  );
  await client.query(`insert into carts (guid, customer_id) values (gen_random_uuid(), $1)`, [id]);
  await client.query(
    `insert into orders (customer_id, purchase_order_number, first_name, surname, company, email, delivery_address,
       delivery_country_id, currency_id, price_class, gbp_rate_micros, eur_rate_micros, goods_minor, discount_minor,
       subtotal_minor, delivery_minor, total_minor, subtotal_gbp_minor, subtotal_eur_minor)
     values ($1, 'PO 1', 'Ada', 'Marsh', $2, $3, '1 Gate', 247, 2, 2, 790000, 920000, 0, 0, 0, 0, 0, 0, 0)`,
    [id, company, email],
  );
  return id;
}

/** Lists the company of each of an account's records. */
async function companiesOf(client: pg.Client, customerId: number): Promise<number[]> {
  const { rows } = await client.query<{ company: number }>(
    `select company_id as company from customers where id = $1
     union all select company_id from delivery_addresses where customer_id = $1
     union all select company_id from carts where customer_id = $1
     union all select company_id from orders where customer_id = $1`,
    [customerId],
  );
  return rows.map(({ company }) => company);
}

const terms = async (client: pg.Client, customerId: number) => {
  const { rows } = await client.query(
    `select company.name, company.town, company.price_class, company.currency_id,
            member.company as copied_name, member.town as copied_town, member.price_class as copied_class, member.role
     from customers as member join companies as company on company.id = member.company_id where member.id = $1`,
    [customerId],
  );
  return rows[0];
};

const ADA_LABELS = {
  name: 'Ada Labels',
  town: 'Leeds',
  price_class: 2,
  currency_id: 2,
  copied_name: 'Ada Labels',
  copied_town: 'Leeds',
  copied_class: 2,
  role: 'manager',
};

test('every account that there is becomes a company with one manager and all that is theirs (H1)', async () => {
  const { url, client } = await databaseOfBefore();
  const before = await client.query('select id from customers');
  await migrate(url);
  const [{ id }] = before.rows as [{ id: number }];
  expect(await companiesOf(client, id)).toEqual([id, id, id, id]);
  expect(await terms(client, id)).toEqual(ADA_LABELS);
});

test('what the version before writes beside this one has a company too (H1)', async () => {
  const { url, client } = await databaseOfBefore();
  await migrate(url);
  const id = await addAsBefore(client, 'bob@labels.test', 'Bob Labels');
  const [company] = await companiesOf(client, id);
  expect(await companiesOf(client, id)).toEqual([company, company, company, company]);
  expect(await terms(client, id)).toEqual({ ...ADA_LABELS, name: 'Bob Labels', copied_name: 'Bob Labels' });

  const { rows: before } = await client.query('select count(*)::int from companies');
  expect(await addAsBefore(client, 'BOB@labels.test', 'Again'), 'the address has a login').toBe(0);
  expect((await client.query('select count(*)::int from companies')).rows, 'and makes no company').toEqual(before);
});

test('terms that either version writes are the same for both (H1)', async () => {
  const { url, client } = await databaseOfBefore();
  await migrate(url);
  const { rows } = await client.query<{ id: number; company_id: number }>('select id, company_id from customers');
  const [{ id, company_id: company }] = rows as [{ id: number; company_id: number }];
  const { rows: others } = await client.query<{ id: number }>(
    `insert into customers (first_name, surname, email, company_id, role) values ('Cy', 'Marsh', 'cy@labels.test', $1, 'buyer') returning id`,
    [company],
  );
  const cy = others[0]?.id ?? 0;
  expect(await terms(client, cy), 'a further member has the terms').toEqual({ ...ADA_LABELS, role: 'buyer' });

  await client.query(
    `update customers set company = 'Ada & Co', price_class = 3, version = version + 1 where id = $1`,
    [id],
  );
  const told = { ...ADA_LABELS, name: 'Ada & Co', copied_name: 'Ada & Co', price_class: 3, copied_class: 3 };
  expect(await terms(client, id)).toEqual(told);
  expect(await terms(client, cy)).toEqual({ ...told, role: 'buyer' });

  await client.query(`update companies set town = 'York' where id = $1`, [company]);
  const moved = { ...told, town: 'York', copied_town: 'York' };
  expect(await terms(client, id)).toEqual(moved);
  expect(await terms(client, cy)).toEqual({ ...moved, role: 'buyer' });
});

test('whoever is let in again is not suspended any more (H2)', async ({ ownShop: { owner } }) => {
  await owner.execute(`update customers set status = 'inactive', suspended_at = now() where id = 1`);
  await owner.execute(`update customers set status = 'active' where id = 1`);
  const { rows } = await owner.execute(`select suspended_at from customers where id = 1`);
  expect(rows).toEqual([{ suspended_at: null }]);
});

import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type ApiAnswer } from '#server/testing/test-shop.ts';
import { newCustomer } from './testing/people.ts';

const list = '/api/User/GetCustomerList';
const emailsOf = ({ body }: ApiAnswer) => body.map((user: { userEmail: string }) => user.userEmail);

test('a search with very many hits is counted only up to a limit, and finds them all page by page and in the export (E10)', async ({
  shop,
}) => {
  await shop.shop.db.execute(sql`
    with crowd as (
      insert into companies (name, country_id, currency_id)
      select 'Crowd ' || lpad(n::text, 4, '0'), 85, 3 from generate_series(1, 2100) as n
      returning id, name
    )
    insert into customers (company_id, first_name, surname, email)
    select id, 'Many', 'Buyer ' || n, 'many' || n || '@crowd.test'
    from crowd, lateral (select right(name, 4)::integer as n) as numbered
  `);
  const customer = await newCustomer(shop);
  await shop.shop.db.execute(sql`
    insert into delivery_addresses (customer_id, company_id, contact_name, line1, postcode, country_id)
    select id, company_id, 'Crowd goods in', '1 Row', 'CR1 1CR', 247 from customers where email = ${customer.userEmail}
  `);
  const staff = await shop.asStaff();
  const first = await staff.get(`${list}?search=crowd&sort=company`);
  expect(first.headers['x-total-count']).toBe('2000'); // there are more: counting stops here
  expect(emailsOf(first).slice(0, 2)).toEqual(['many1@crowd.test', 'many2@crowd.test']);
  const last = await staff.get(`${list}?search=crowd&sort=company&page=85`);
  expect(last.headers['x-total-count']).toBe('2101');
  expect(emailsOf(last)).toEqual([customer.userEmail]); // 'Tennant Labels' comes after every 'Crowd'
  const beyond = await staff.get(`${list}?search=crowd&page=99`);
  expect([beyond.body, beyond.headers['x-total-count']]).toEqual([[], '2101']);
  const few = await staff.get(`${list}?search=crowd+2099`);
  expect(emailsOf(few)).toEqual(['many2099@crowd.test']);
  const waiting = await staff.get(`${list}?search=crowd&status=active`);
  expect(waiting.headers['x-total-count']).toBe('1'); // few are left after filtering, so all are counted
  const file = await staff.get('/Administration/export/customers.csv?search=crowd');
  expect(String(file.body).trimEnd().split('\r\n')).toHaveLength(2102);
  const documented = await staff.get('/api/user/GetAllUsers/crowd');
  expect(documented.headers['x-total-count']).toBe('2101');
});

import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';

test('members have copies of the company’s searchable fields, and a change of its terms makes their open forms stale (H1)', async ({
  ownShop: { owner },
}) => {
  const copies = async () => {
    const { rows } = await owner.execute(
      `select company, line1, town, version from customers where email = 'cy@labels.test'`,
    );
    return rows[0];
  };
  await owner.execute(`insert into companies (id, name, line1, town, country_id, currency_id, price_class)
    values (9001, 'Ada Labels', '1 Anilox Way', 'Leeds', 247, 2, 2)`);
  await owner.execute(`insert into customers (first_name, surname, email, company_id, role)
    values ('Cy', 'Marsh', 'cy@labels.test', 9001, 'buyer')`);
  expect(await copies()).toEqual({ company: 'Ada Labels', line1: '1 Anilox Way', town: 'Leeds', version: 1 });
  await owner.execute(`update companies set name = 'Ada & Co', town = 'York' where id = 9001`);
  expect(await copies()).toEqual({ company: 'Ada & Co', line1: '1 Anilox Way', town: 'York', version: 2 });
  await owner.execute(`update companies set price_class = 3 where id = 9001`);
  expect(await copies()).toMatchObject({ version: 3 });
  await owner.execute(`update companies set buyers_see_all = true where id = 9001`);
  expect(await copies()).toMatchObject({ version: 3 });
});

test('a reactivated member is no longer suspended (H2)', async ({ ownShop: { owner } }) => {
  await owner.execute(`update customers set status = 'inactive', suspended_at = now() where id = 1`);
  await owner.execute(`update customers set status = 'active' where id = 1`);
  const { rows } = await owner.execute(`select suspended_at from customers where id = 1`);
  expect(rows).toEqual([{ suspended_at: null }]);
});

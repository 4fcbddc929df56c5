import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { ownNumberExport } from './own-number-export.ts';

test('a file of many customer part numbers has each of them, whatever is removed while it is read (H6)', async ({
  ownShop,
}) => {
  const { shop, owner } = ownShop;
  await owner.$client.query(
    `insert into products (name, usd_minor) select 'OWN-' || n, 100 from generate_series(1, 1002) as n`,
  );
  const { rows } = await owner.$client.query<{ id: number }>(`select company_id as id from customers where id = 1`);
  const companyId = rows[0]?.id ?? 0;
  await owner.$client.query(`delete from own_part_numbers`);
  await owner.$client.query(
    `insert into own_part_numbers (company_id, number, number_key, product_id)
     select $1, 'HL-' || substr(name, 5), 'hl' || substr(name, 5), id from products where name like 'OWN-%'`,
    [companyId],
  );
  const read: unknown[] = [];
  for await (const [number] of ownNumberExport.cells(shop, { companyId }, shop.translatorIn('en'))) {
    if (read.length === 0) await owner.$client.query(`delete from own_part_numbers where number = $1`, [number]);
    read.push(number);
  }
  expect(read).toHaveLength(1002);
});

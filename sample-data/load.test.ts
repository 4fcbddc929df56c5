import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { createDatabase, databaseUrl, dropDatabase } from '#platform/database/testing/templates.ts';
import { folderFiles } from '#platform/files.ts';
import { isPassword } from '#shop/people/identity/password.ts';
import { loadSampleData } from './load.ts';

const adminUrl = inject('databaseAdminUrl');
const name = `pressline_test_${randomUUID().replaceAll('-', '')}`;
const folder = mkdtempSync(path.join(tmpdir(), 'pressline-sample-'));
const files = folderFiles(folder);
let db: Database;

beforeAll(async () => {
  await createDatabase(adminUrl, name, 'pressline_template_empty');
  db = openDatabase({ url: databaseUrl(adminUrl, name) });
  await loadSampleData(db, files, { today: new Date('2026-11-20T10:00:00Z'), drawings: false });
});

afterAll(async () => {
  await db.$client.end();
  await dropDatabase(adminUrl, name);
  rmSync(folder, { recursive: true, force: true });
});

async function rows(query: ReturnType<typeof sql>): Promise<unknown[][]> {
  const result = await db.execute(query);
  return result.rows.map((row) => Object.values(row));
}

describe('a shop filled with the sample data', () => {
  test('lists 36 tapes, 19 doctor blades and 18 anilox rolls', async () => {
    const counts = await rows(sql`
      select category.name, count(*)::int
      from product_categories link
      join categories category on category.id = link.category_id
      where link.product_active and category.name in ('Tesa Tape', 'Dr Blades', 'Anilox Rolls')
      group by category.name
      order by category.name`);
    expect(counts).toEqual([
      ['Anilox Rolls', 18],
      ['Dr Blades', 19],
      ['Tesa Tape', 36],
    ]);
  });

  test('prices the named products as the facts say', async () => {
    const named = await rows(sql`
      select name, usd_minor, eur_minor, award, active, family_id, image_hash is null
      from products
      where name in ('DB-0025', 'DB-0150', 'DB-0200', 'TT-AWARD-3', 'XX-INACTIVE', 'NO-IMAGE-1', 'TT-1015-25')
      order by name`);
    expect(named).toEqual([
      ['DB-0025', '2500', null, 0, true, null, false],
      ['DB-0150', '4800', null, 0, true, null, false],
      ['DB-0200', '6000', '5750', 0, true, null, false],
      ['NO-IMAGE-1', '3200', null, 0, true, null, true],
      ['TT-1015-25', '2000', '1900', 0, true, 1, false],
      ['TT-AWARD-3', '6000', null, 3, true, null, false],
      ['XX-INACTIVE', '3100', null, 0, false, null, false],
    ]);
  });

  test('has the rates, the coupons and the settings of the facts', async () => {
    expect(await rows(sql`select currency_id, rate_micros from exchange_rates order by id`)).toEqual([
      [2, 790_000],
      [3, 920_000],
    ]);
    // The euro's rate returned: 0.92 applied before 0.90, and applies again.
    expect(
      await rows(sql`select rate_micros from exchange_rate_changes where exchange_rate_id = 2 order by changed_at`),
    ).toEqual([[850_000], [950_000], [920_000], [900_000], [920_000]]);
    expect(await rows(sql`select code, multiplier_micros, continent, status from coupons order by id`)).toEqual([
      ['FLEXO10', 900_000, 'Europe', 'live'],
      ['WORLD5', 950_000, null, 'live'],
      ['OLD20', 800_000, 'Europe', 'live'],
      ['OFF15', 850_000, 'Europe', 'inactive'],
    ]);
    expect(await rows(sql`select minimum_spend_minor, tape_shop_host from settings`)).toEqual([
      ['5000', 'tape.pressline.test'],
    ]);
  });

  test('opens to the sample logins and to nobody else', async () => {
    const [[hash]] = (await rows(sql`select password_hash from customers where email = 'uk@converter.test'`)) as [
      [string],
    ];
    expect(await isPassword(hash, 'press-2026')).toBe(true);
    const [[staffHash]] = (await rows(sql`select password_hash from staff`)) as [[string]];
    expect(await isPassword(staffHash, 'counter-2026')).toBe(true);
    const strangers = await rows(sql`
      select count(*)::int from customers where password_hash is not null and email not like '%@converter.test'`);
    expect(strangers).toEqual([[0]]);
  });

  test('has two pending orders, ids from 1001, sales of 2021 to 2023 in each currency (D25)', async () => {
    expect(await rows(sql`select count(*)::int from orders where status = 'pending'`)).toEqual([[2]]);
    expect(await rows(sql`select min(id), max(id) - min(id) + 1 = count(*) from orders`)).toEqual([[1001, true]]);
    const sold = await rows(sql`
      select extract(year from placed_at)::int as year, count(distinct currency_id)::int
      from orders
      where status = 'complete' and placed_at < '2024-01-01' and subtotal_minor > 0
      group by year
      order by year`);
    expect(sold).toEqual([
      [2021, 3],
      [2022, 3],
      [2023, 3],
    ]);
  });

  test('charges 15 in the United Kingdom, 42 in Europe, nothing yet elsewhere, with coupons taken off (B5, B6)', async () => {
    const charges = await rows(sql`
      select distinct country.id = 247 as home, country.continent = 'Europe' as europe, orders.delivery_minor
      from orders
      join countries country on country.id = orders.delivery_country_id
      order by 1, 2, 3`);
    expect(charges).toEqual([
      [false, false, null],
      [false, true, '4200'],
      [true, true, '1500'],
    ]);
    const wrong = await rows(sql`
      select id from orders
      where discount_minor <> -round(goods_minor * (1000000 - coalesce(coupon_multiplier_micros, 1000000)) / 1000000.0)`);
    expect(wrong).toEqual([]);
    expect(await rows(sql`select count(*) > 5 from orders where discount_minor < 0`)).toEqual([[true]]);
  });

  test('places nothing in the future and the newest order yesterday', async () => {
    expect(await rows(sql`select max(placed_at)::date::text from orders`)).toEqual([['2026-11-19']]);
    expect(await rows(sql`select max(created_at)::date::text from customers`)).toEqual([['2026-11-19']]);
  });

  test('numbers on after its own ids', async () => {
    const next = await rows(sql`
      select nextval('orders_id_seq')::int > (select max(id) from orders) as orders,
             nextval('product_variants_id_seq')::int > (select max(id) from product_variants) as variants,
             nextval('products_id_seq')::int > (select max(id) from products) as products,
             nextval('staff_id_seq')::int as staff,
             nextval('categories_id_seq')::int as categories`);
    expect(next).toEqual([[true, true, true, 2, 100]]);
  });

  test('says of each slide its title and its line, each with one mark at its end', async () => {
    const texts = (await rows(sql`select description from home_images order by id`)).map(([text]) => String(text));
    expect(texts).toContain('Which tape for which plate? Super soft to hard, explained on one page');
    expect(texts).toContain('Parts for every press. Blades, tapes, rolls and spares, by part number');
    for (const text of texts) expect(text).not.toMatch(/[.?!]{2}/);
  });
});

test('the picture of each category is that of a part that is sold and has one (A6)', async () => {
  const named = await rows(sql`select name from categories where picture_part <> '' order by id`);
  expect(named.length).toBe(8);
  const shown = await rows(sql`
    select category.name
    from categories category
    join products on products.name = category.picture_part
    where products.active and products.image_hash is not null
    order by category.id`);
  expect(shown).toEqual(named);
});

test('a shop that cannot be filled stays empty: it is all or nothing', async () => {
  const again = loadSampleData(db, files, { today: new Date(), drawings: false });
  await expect(again).rejects.toThrow();
  expect(await rows(sql`select count(*)::int from countries`)).toEqual([[249]]);
});

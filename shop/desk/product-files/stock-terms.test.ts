import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { changesOf, exportedText, sendImport, take } from './testing/send-import.ts';

const HEAD = 'productID,productName,leadTimeDays,lowStock';

async function terms(shop: TestShop, id: number) {
  const { leadTimeDays, lowStock } = products;
  const [row] = await shop.shop.db.select({ leadTimeDays, lowStock }).from(products).where(eq(products.id, id));
  return row;
}

test('lead time and low-stock threshold are exported with the products, imported, and can be undone (L4)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  await staff.post('/api/Stock/SaveStockTerms', { productId: 140, leadTimeDays: 21, lowStock: 10 });
  const [head = '', ...rows] = (await exportedText(shop, staff, 'products.csv')).split(/\r?\n/);
  expect(head).toContain(',leadTimeDays,lowStock,');
  expect(rows.find((row) => /^.?140,/.test(row))).toContain(',21,10,');

  const sent = await sendImport(shop, staff, `${HEAD}\n140,DB-0150,,0\n141,DB-0200,14,5\n`);
  expect([sent.errors, await changesOf(staff, sent.id)]).toEqual([
    [],
    [
      [2, 'DB-0150', 'leadTimeDays: 21 → ', 'lowStock: 10 → 0'],
      [3, 'DB-0200', 'leadTimeDays:  → 14', 'lowStock: 0 → 5'],
    ],
  ]);
  expect((await take(staff, 'Apply', sent.id)).state).toBe('applied');
  expect([await terms(shop, 140), await terms(shop, 141)]).toEqual([
    { leadTimeDays: null, lowStock: 0 },
    { leadTimeDays: 14, lowStock: 5 },
  ]);
  const { rows: noted } = await shop.shop.db.execute(
    `select entity_id::integer, before, after from audit_entries where action = 'saved stock terms of' order by id desc limit 2`,
  );
  expect(noted.toSorted((one, other) => Number(one['entity_id']) - Number(other['entity_id']))).toEqual([
    { entity_id: 140, before: { leadTimeDays: 21, lowStock: 10 }, after: { leadTimeDays: null, lowStock: 0 } },
    { entity_id: 141, before: { leadTimeDays: null, lowStock: 0 }, after: { leadTimeDays: 14, lowStock: 5 } },
  ]);

  expect((await take(staff, 'Undo', sent.id)).state).toBe('undone');
  expect([await terms(shop, 140), await terms(shop, 141)]).toEqual([
    { leadTimeDays: 21, lowStock: 10 },
    { leadTimeDays: null, lowStock: 0 },
  ]);
});

test('a new part has the terms of its row, otherwise none and 0 (L4)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  const text = `${HEAD},productPriceDollar,stockLevel\n0,DB-NEW-1,30,2,10,1\n0,DB-NEW-2,,,10,1\n`;
  const sent = await sendImport(shop, staff, text);
  expect((await take(staff, 'Apply', sent.id)).state).toBe('applied');
  const stored = async (name: string) => {
    const [row] = await shop.shop.db.select({ id: products.id }).from(products).where(eq(products.name, name));
    return terms(shop, row?.id ?? 0);
  };
  expect([await stored('DB-NEW-1'), await stored('DB-NEW-2')]).toEqual([
    { leadTimeDays: 30, lowStock: 2 },
    { leadTimeDays: null, lowStock: 0 },
  ]);
});

test('a file cannot contain what the form refuses (L4)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  const sent = await sendImport(shop, staff, `${HEAD}\n140,DB-0150,0,5\n141,DB-0200,soon,-1\n139,DB-0025,731,\n`);
  const days = 'The lead time must be a whole number of days from 1 to 730';
  const many = expect.stringMatching(/whole number from 0 to 1000000/);
  expect(sent.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, 'leadTimeDays', days],
    [3, 'leadTimeDays', days],
    [3, 'lowStock', many],
    [4, 'leadTimeDays', days],
    [4, 'lowStock', many],
  ]);
});

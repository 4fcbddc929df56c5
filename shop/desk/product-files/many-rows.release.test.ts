import { count, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { test } from '#server/testing/test-shop.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { changesOf, exportedText, sendImport, take } from './testing/send-import.ts';

const ROWS = 10_000;

test(
  'ten thousand products are added, exported, repriced and restored',
  { timeout: scaledTimeout(300_000) },
  async ({ shop }) => {
    const staff = await shop.asStaff();
    const rows = Array.from({ length: ROWS }, (_, index) => `0,MANY-${index},10.00,${index % 50},Consumables\n`);
    const added = await sendImport(
      shop,
      staff,
      `productID,productName,productPriceDollar,stockLevel,categories\n${rows.join('')}`,
    );
    expect([added.errors, added.added]).toEqual([[], ROWS]);
    expect((await take(staff, 'Apply', added.id)).state).toBe('applied');

    const text = await exportedText(shop, staff, 'products.csv');
    const same = await sendImport(shop, staff, text);
    expect([same.changed, same.added, same.unchanged > ROWS]).toEqual([0, 0, true]);

    const repriced = await sendImport(shop, staff, text.replaceAll(/(,MANY-\d+),10\.00,/g, '$1,12.50,'));
    expect([repriced.errors, repriced.changed]).toEqual([[], ROWS]);
    expect((await changesOf(staff, repriced.id))[0]?.[2]).toBe('productPriceDollar: 10.00 → 12.50');
    const total = async () => {
      const [row] = await shop.shop.db
        .select({ rows: count(), sum: sql<string>`sum(usd_minor)` })
        .from(products)
        .where(sql`name like 'MANY-%'`);
      return [row?.rows, Number(row?.sum)];
    };
    expect((await take(staff, 'Apply', repriced.id)).state).toBe('applied');
    expect(await total()).toEqual([ROWS, ROWS * 1250]);
    expect((await take(staff, 'Undo', repriced.id)).state).toBe('undone');
    expect(await total()).toEqual([ROWS, ROWS * 1000]);
  },
);

import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { newProduct } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { changesOf, exportedText, sendImport, take } from './testing/send-import.ts';

const HEAD = 'productID,productName,kitParts';
const KIT = 223; // US-KIT-CLEAN
const PASTE = 181;
const BRUSH = 184;

describe('kits are imported and exported with the products (J7)', () => {
  test('they are exported, come back changed, and can be undone', async ({ ownShop: shop }) => {
    const staff = await shop.asStaff();
    const kit = async () => (await staff.get(`/api/Product/GetKitForEdit/${KIT}`)).body;
    const before = await kit();
    expect(
      before.parts.map(({ part, quantity }: Record<string, unknown>) => `${quantity as string} x ${part as string}`),
    ).toEqual(['1 x CS-CLEAN-UV-5', '1 x CS-CLEAN-AN-1', '1 x CS-BRUSH-SS', '2 x CS-WIPE-300']);
    const [head = '', ...rows] = (await exportedText(shop, staff, 'products.csv')).split(/\r?\n/);
    expect(head).toContain(',kitParts,');
    expect(rows.some((row) => row.includes('179 | 181 | 184 | 2 x 186'))).toBe(true);

    const sent = await sendImport(shop, staff, `${HEAD}\n${KIT},US-KIT-CLEAN,${PASTE} | 20 x ${BRUSH}\n`);
    expect([sent.errors, await changesOf(staff, sent.id)]).toEqual([
      [],
      [[2, 'US-KIT-CLEAN', 'kitParts: 179 | 181 | 184 | 2 x 186 → 181 | 20 x 184']],
    ]);
    expect((await take(staff, 'Apply', sent.id)).state).toBe('applied');
    expect(await kit()).toMatchObject({ stockLevel: 3, version: before.version + 1 }); // 76 brushes
    expect((await take(staff, 'Undo', sent.id)).state).toBe('undone');
    expect(await kit()).toMatchObject({ stockLevel: before.stockLevel, parts: before.parts });
  });

  test.for([
    ['itself', `${KIT},US-KIT-CLEAN,${KIT}`, 'A kit can’t contain itself'],
    ['an unknown part', `${KIT},US-KIT-CLEAN,999999`, 'There is no product 999999'],
    ['a part with widths', `${KIT},US-KIT-CLEAN,101`, 'TT-1015-25 has widths'],
    ['a product with stock', `${BRUSH},CS-BRUSH-SS,${PASTE}`, 'A kit has no stock of its own'],
    ['one twice', `${KIT},US-KIT-CLEAN,181 | 181`, /as productIDs separated by/],
  ] as const)('refuses %s', async ([, row, expected], { shop }) => {
    const sent = await sendImport(shop, await shop.asStaff(), `${HEAD}\n${row}\n`);
    expect(sent.errors).toHaveLength(1);
    expect(JSON.stringify(sent.errors)).toMatch(expected);
  });

  test('refuses the stock of a kit, here, in its form and by a stock entry', async ({ shop }) => {
    const staff = await shop.asStaff();
    const sent = await sendImport(shop, staff, `productID,productName,stockLevel\n${KIT},US-KIT-CLEAN,5000\n`);
    expect(JSON.stringify(sent.errors)).toContain('The stock of a kit depends on its parts');
    const booked = await staff.post('/api/Stock/BookStock', { productId: KIT, kind: 'count', quantity: 9 });
    expect([booked.status, booked.body.errors[0].field]).toEqual([400, 'productQuantity']);
  });

  test('refuses a kit inside a kit on applying, and writes nothing', async ({ ownShop: shop }) => {
    const staff = await shop.asStaff();
    const { id, name } = await newProduct(shop, { stockLevel: 0 });
    const sent = await sendImport(shop, staff, `${HEAD}\n${id},${name},${KIT}\n`);
    const applied = await take(staff, 'Apply', sent.id);
    expect(applied.state).not.toBe('applied');
    expect(JSON.stringify(applied)).toContain('A kit can’t contain another kit');
  });
});

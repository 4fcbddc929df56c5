import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { sendImport, settled, take } from '../product-files/testing/send-import.ts';

const HEAD = 'productID,productName,productPriceDollar,stockLevel';

const priceOf = async ({ shop }: TestShop, id: number) =>
  (await shop.db.select({ usdMinor: products.usdMinor }).from(products).where(eq(products.id, id)))[0]?.usdMinor;

describe('unusual values in a file need confirmation before it is applied (D45)', () => {
  test('a price of 0 and one that moves by more than half, with the parts; nothing is written before', async ({
    ownShop: shop,
  }) => {
    const staff = await shop.asStaff();
    const sent = await sendImport(shop, staff, `${HEAD}\r\n140,DB-0150,4.80,9\r\n141,DB-0200,0,9\r\n`);
    expect([sent.state, sent.asked, sent.questions]).toEqual([
      'checked',
      2,
      ['DB-0150 changes from $48.00 to $4.80.', 'DB-0200 would be free ($0.00).'],
    ]);
    const refused = await staff.post('/api/Import/ApplyImport', { importId: sent.id });
    expect([refused.status, refused.body.code, refused.body.asks]).toEqual([409, 'save.unconfirmed', sent.questions]);
    expect([await priceOf(shop, 140), await priceOf(shop, 141)]).toEqual([4800, 6000]);

    expect((await staff.post('/api/Import/ApplyImport', { importId: sent.id, confirmed: true })).body).toBe(1);
    expect((await settled(staff, sent.id)).state).toBe('applied');
    expect([await priceOf(shop, 140), await priceOf(shop, 141)]).toEqual([480, 0]);
  });

  test('the price of a width, with its row', async ({ shop }) => {
    const staff = await shop.asStaff();
    const family = await staff.get('/api/SubProductVariant/GetVariantPrices/1');
    const [{ id, version }] = family.body.variants;
    const text = `productVariantID,productVariantPriceDollar,version\r\n${id},2.00,${version}\r\n`;
    const sent = await sendImport(shop, staff, text, 'variants.csv');
    expect(sent.questions).toEqual(['Width 25 mm (row 2) changes from $20.00 to $2.00.']);
  });

  test('the price of a part whose widths decide what buyers pay (D2)', async ({ shop }) => {
    const [tape] = await shop.shop.db.select().from(products).where(eq(products.familyId, 1)).limit(1);
    const text = `productID,productName,productPriceDollar\r\n${tape?.id},${tape?.name},${((tape?.usdMinor ?? 0) + 100) / 100}\r\n`;
    const { questions } = await sendImport(shop, await shop.asStaff(), text);
    expect(questions).toEqual(['One part has widths, whose prices decide what buyers pay. They do not change here.']);
  });

  test('a part number that another product has, in any spelling, or that two rows contain', async ({ shop }) => {
    const staff = await shop.asStaff();
    const text = `${HEAD}\r\n0,db 0150,10.00,5\r\n0,NEW-77,10.00,5\r\n0,new/77,10.00,5\r\n141,DB-0150,60.00,9\r\n`;
    const sent = await sendImport(shop, staff, text);
    expect(sent.questions).toEqual([
      'Product 140 already has the part number DB-0150 (row 2).',
      'Rows 3 and 4 have the same part number: new/77.',
      'Product 140 already has the part number DB-0150 (row 5).',
      'Product 141 would no longer be DB-0200, but DB-0150 (row 5).',
    ]);
  });

  test('a part number given to another product between dry run and apply stops it; sent again it needs confirmation', async ({
    ownShop: shop,
  }) => {
    const staff = await shop.asStaff();
    const text = `${HEAD}\r\n0,IM-900,10.00,5\r\n0,IM-901,10.00,5\r\n`;
    const sent = await sendImport(shop, staff, text);
    expect(sent.asked).toBe(0);
    const made = await staff.post('/api/Product/SaveProduct', {
      productID: 0,
      productName: 'im 901',
      productPriceDollar: 10,
      stockLevel: 1,
    });
    expect(made.status).toBe(200);
    const stopped = await take(staff, 'Apply', sent.id);
    expect([stopped.state, stopped.conflicts]).toMatchObject([
      'checked',
      [{ row: 3, name: 'IM-901', reason: 'Another product now has this part number.' }],
    ]);
    expect(await shop.shop.db.$count(products, eq(products.name, 'IM-900'))).toBe(0);

    const again = await sendImport(shop, staff, text);
    expect(again.questions).toHaveLength(1);
    expect((await staff.post('/api/Import/ApplyImport', { importId: again.id, confirmed: true })).body).toBe(1);
    expect((await settled(staff, again.id)).state).toBe('applied');
  });

  test('an import with more questions than are stored is compared again like any other', async ({ ownShop: shop }) => {
    const staff = await shop.asStaff();
    const rows = (count: number, row: (index: number) => string) => Array.from({ length: count }, (_, at) => row(at));
    const file = (lines: readonly string[]) => [HEAD, ...lines, ''].join('\r\n');
    // All of them are already asked about: one confirmation covers both.
    const shared = await sendImport(shop, staff, file(rows(101, () => '0,db 0150,10.00,5')));
    expect([shared.asked, shared.questions.length]).toEqual([101, 100]);
    expect((await staff.post('/api/Import/ApplyImport', { importId: shared.id, confirmed: true })).body).toBe(1);
    expect((await settled(staff, shared.id)).state).toBe('applied');

    const free = await sendImport(shop, staff, file([...rows(101, (at) => `0,FREE-${at},0,5`), '0,IM-950,10.00,5']));
    expect(free.asked).toBe(101);
    const taken = { productID: 0, productName: 'im 950', productPriceDollar: 10, stockLevel: 1 };
    expect((await staff.post('/api/Product/SaveProduct', taken)).status).toBe(200);
    expect((await staff.post('/api/Import/ApplyImport', { importId: free.id, confirmed: true })).body).toBe(1);
    const stopped = await settled(staff, free.id);
    expect([stopped.state, stopped.conflicts]).toMatchObject([
      'checked',
      [{ row: 103, name: 'IM-950', reason: 'Another product now has this part number.' }],
    ]);
  });

  test('undoing an import over a part number that another product has by now needs confirmation', async ({
    ownShop: shop,
  }) => {
    const staff = await shop.asStaff();
    const text = `${HEAD}\r\n140,DB-0150-OLD,48.00,9\r\n`;
    const { id: importId } = await sendImport(shop, staff, text);
    expect((await staff.post('/api/Import/ApplyImport', { importId, confirmed: true })).body).toBe(1);
    expect((await settled(staff, importId)).state).toBe('applied');
    const taken = { productID: 0, productName: 'db 0150', productPriceDollar: 48, stockLevel: 1 };
    expect((await staff.post('/api/Product/SaveProduct', taken)).status).toBe(200);
    const undo = (confirmed?: boolean) => staff.post('/api/Import/UndoImport', { importId, confirmed });
    const refused = await undo();
    expect([refused.status, refused.body.code, refused.body.asks]).toEqual([
      409,
      'save.unconfirmed',
      [expect.stringMatching(/^Product \d+ already has the part number db 0150 \(row 2\)\.$/)],
    ]);
    expect((await settled(staff, importId)).state).toBe('applied');
    expect((await undo(true)).body).toBe(1);
    expect((await settled(staff, importId)).state).toBe('undone');
    expect(await shop.shop.db.$count(products, eq(products.name, 'DB-0150'))).toBe(1);
  });

  test('two products that exchange their numbers share none', async ({ shop }) => {
    const staff = await shop.asStaff();
    const text = `${HEAD}\r\n140,DB-0200,48.00,9\r\n141,DB-0150,60.00,9\r\n`;
    expect((await sendImport(shop, staff, text)).questions).toEqual([
      'Product 140 would no longer be DB-0150, but DB-0200 (row 2).',
      'Product 141 would no longer be DB-0200, but DB-0150 (row 3).',
    ]);
  });

  test('an ordinary file is applied without a question', async ({ ownShop: shop }) => {
    const staff = await shop.asStaff();
    const sent = await sendImport(shop, staff, `${HEAD}\r\n140,DB-0150,52.80,9\r\n`);
    expect([sent.asked, (await take(staff, 'Apply', sent.id)).state]).toEqual([0, 'applied']);
  });
});

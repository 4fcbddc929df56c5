import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { writeZip } from '#platform/zip.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { products, productVariants } from '../../catalogue/parts/tables.ts';
import { keyOfText } from '../../shopfront/translations/translation-queries.ts';
import { sendImport, take } from './testing/send-import.ts';

const HEAD = 'productID,productName,productPriceDollar,stockLevel';

async function product({ shop: { db } }: TestShop, id: number) {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row;
}

test('products of another shop keep their numbers, and name each other by them in any order (Q5)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  const text = [
    `${HEAD},related,replacedBy,replacedFrom,kitParts,stockLevelSeen`,
    '4001,FN-KIT,90.00,7,4003 | 140,,,4002 | 2 x 4003,7',
    '4002,FN-ONE,10.00,5,4001,4003,2026-12-03,,5',
    '4003,FN-TWO,20.00,14,,,,,14',
  ].join('\n');
  const sent = await sendImport(shop, staff, text);
  expect([sent.errors, sent.state, sent.added]).toEqual([[], 'checked', 3]);
  const asked = await staff.post('/api/Import/ApplyImport', { importId: sent.id });
  expect([asked.status, asked.body.code]).toEqual([409, 'save.unconfirmed']);
  const applied = await take(staff, 'Apply', sent.id);
  expect([applied.trouble, applied.state]).toEqual([null, 'applied']);
  expect((await product(shop, 4001))?.stockLevel, 'as many kits as their parts allow').toBe(5);
  const related = await staff.get('/api/Related/GetAllProductsRelated/4001');
  expect(related.body.map(({ relatedProductID }: { relatedProductID: number }) => relatedProductID)).toEqual([
    140, 4003,
  ]);

  const again = await sendImport(shop, staff, text);
  expect([again.errors, again.added]).toEqual([[], 0]);
  const next = await sendImport(shop, staff, `${HEAD}\n0,FN-NEXT,1.00,1\n`);
  expect((await take(staff, 'Apply', next.id)).state).toBe('applied');
  const [given] = await shop.shop.db.select().from(products).where(eq(products.name, 'FN-NEXT'));
  expect(given?.id, 'a number of another shop is never given again').toBeGreaterThan(4003);

  expect((await take(staff, 'Undo', sent.id)).state).toBe('undone');
  expect(await product(shop, 4002)).toBeUndefined();
});

test('a number of another shop with a part number of this one is refused: text is no identity (Q5)', async ({
  shop,
}) => {
  const staff = await shop.asStaff();
  const { errors } = await sendImport(shop, staff, `${HEAD}\n4711,db 0150,48.00,12\n`);
  expect(errors.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, 'productID', 'This shop has DB-0150 as product 140: write that number, or 0 for a second product'],
  ]);
});

test('another part number for a product is asked about: its number may be that of another shop (Q5)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  const { id, questions } = await sendImport(shop, staff, `${HEAD}\n140,OTHER-140,48.00,120\n`);
  expect(questions).toEqual(['Product 140 would no longer be DB-0150, but OTHER-140 (row 2).']);
  const { status } = await staff.post('/api/Import/ApplyImport', { importId: id });
  expect(status).toBe(409);
  expect((await product(shop, 140))?.name).toBe('DB-0150');
});

test('a row that names a new product whose row is refused is refused as well (C6)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const text = `${HEAD},related\n4801,FN-801,1.00,1,4802\n4802,FN-802,ten,1,\n4803,FN-803,1.00,1,4801\n4804,FN-804,1.00,1,\n`;
  const { errors, added } = await sendImport(shop, staff, text);
  expect(errors.map(({ row, column, message }) => [row, column, message]).slice(0, 1)).toEqual([
    [2, 'related', 'There is no product 4802'],
  ]);
  expect(errors.map(({ row }) => row)).toEqual([2, 3, 4]);
  expect(added).toBe(1);
});

test('a number far ahead of those that the shop gave is a typing error', async ({ shop }) => {
  const staff = await shop.asStaff();
  const { errors } = await sendImport(shop, staff, `${HEAD}\n9000000,FN-900,1.00,1\n`);
  expect(errors.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, 'productID', 'The product was not found.'],
  ]);
});

async function archiveOf(files: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  async function* each() {
    for (const [path, text] of Object.entries(files)) yield { path, content: [text], isPacked: false };
  }
  return new Uint8Array(await buffer(writeZip(each())));
}

test('an archive of another shop brings products, translations of what they say, and widths by their words (Q5, N3)', async ({
  ownShop: shop,
}) => {
  const staff = await shop.asStaff();
  const [width] = await shop.shop.db.select().from(productVariants).orderBy(productVariants.id).limit(1);
  const archive = await archiveOf({
    'a-texts.csv': 'english,de\nSold by the yard,Nach Yard\nCut to length,Zugeschnitten\nNobody says this,Niemand\n',
    'products.csv': `${HEAD},productIntro,productDetails\n4901,FN-901,1.00,1,Sold by the yard,Cut to length\n`,
    'variants.csv': `productSuperVariantID,productVariantID,productVariantDetails,productVariantPriceDollar,version\n${width?.familyId},88001,${width?.details},23.50,9\n${width?.familyId},88002,of no width,23.50,9\n`,
  });
  const sent = await sendImport(shop, staff, archive, 'products.zip');
  expect(sent.errors.map(({ file, row, column }) => [file, row, column])).toEqual([
    ['a-texts.csv', 4, 'english'],
    ['variants.csv', 3, 'productVariantID'],
  ]);
  await staff.post('/api/Import/ApplyImport', { importId: sent.id, rest: true, confirmed: true });
  await shop.shop.asideDone();
  const priceOf = async () => {
    const [row] = await shop.shop.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.id, width?.id ?? 0));
    return row?.usdMinor;
  };
  const german = async (english: string) =>
    (await staff.get(`/api/Translation/GetTranslation/${keyOfText(english)}`)).body.says;
  expect(await priceOf()).toBe(2350);
  expect(await german('Sold by the yard')).toEqual([{ language: 'de', text: 'Nach Yard' }]);
  expect(await german('Cut to length')).toEqual([{ language: 'de', text: 'Zugeschnitten' }]);

  expect((await take(staff, 'Undo', sent.id)).state).toBe('undone');
  expect(await priceOf()).toBe(width?.usdMinor);
  expect((await staff.get(`/api/Translation/GetTranslation/${keyOfText('Sold by the yard')}`)).status).toBe(404);
});

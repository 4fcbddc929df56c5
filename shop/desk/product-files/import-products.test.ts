import { buffer } from 'node:stream/consumers';
import { writeZip } from '#platform/zip.ts';
import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { newProduct } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { productCategories, products, productVariants } from '../../catalogue/parts/tables.ts';
import { changesOf, exportedText, sendImport, settled, take } from './testing/send-import.ts';
import type { ImportDetails } from './answers.ts';

const HEAD = 'productID,productName,productPriceDollar,stockLevel';

async function product({ shop }: TestShop, name: string) {
  const [row] = await shop.db.select().from(products).where(eq(products.name, name));
  if (row === undefined) throw new Error(`There is no product ${name}.`);
  return row;
}

test('a part number in full-width characters is imported in ordinary ones (D9)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const text = 'productID,productName,productPriceDollar,stockLevel\n0,ＷＤ－７７０２,48.00,9\n';
  const { id } = await sendImport(shop, staff, text);
  expect((await take(staff, 'Apply', id)).state).toBe('applied');
  expect(await shop.shop.db.$count(products, eq(products.name, 'WD-7702'))).toBe(1);
});

test('a part of another script is found by its number, new and renamed (D9)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const { id: renamed } = await newProduct(shop);
  const text = `${HEAD}\n0,O\u0308L-7703,48.00,9\n${renamed},Масло-7704,48.00,12\n`;
  const { id } = await sendImport(shop, staff, text);
  expect((await take(staff, 'Apply', id)).state).toBe('applied');
  const keys = await shop.shop.db
    .select({ key: products.partKey })
    .from(products)
    .where(like(products.partKey, '%770_'));
  expect(keys.map(({ key }) => key).toSorted()).toEqual(expect.arrayContaining(['öl7703', 'масло7704']));
});

test('an unchanged export changes nothing, in either format', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  for (const file of [
    'products.csv',
    'products.csv?format=semicolon',
    'variants.csv',
    'variants.csv?format=semicolon',
  ]) {
    const text = await exportedText(shop, staff, file);
    const sent = await sendImport(shop, staff, text);
    expect([sent.errors, sent.state, sent.added, sent.changed], file).toEqual([[], 'checked', 0, 0]);
    expect(sent.unchanged).toBe(await shop.shop.db.$count(file.startsWith('products') ? products : productVariants));
  }
});

test('the dry run shows the cells that differ and changes nothing', async ({ shop }) => {
  const staff = await shop.asStaff();
  const before = await product(shop, 'DB-0150');
  const text = `productID;productName;productPriceDollar;productPriceEuro;categories;flash\r\n140;DB-0150;52,80;1.050,5;Consumables | tesa tape;=new\r\n`;
  const sent = await sendImport(shop, staff, text);
  expect(sent.errors).toEqual([]);
  expect(await changesOf(staff, sent.id)).toEqual([
    [
      2,
      'DB-0150',
      'productPriceDollar: 48.00 → 52.80',
      'productPriceEuro: 0.00 → 1050.50',
      'flash: Bestseller → =new',
      'categories: Dr Blades | Consumables → Tesa Tape | Consumables',
    ],
  ]);
  expect(await product(shop, 'DB-0150')).toEqual(before);
});

test('an import is applied as a whole, with its notes, and undone as a whole', async ({ shop }) => {
  const staff = await shop.asStaff();
  const before = await product(shop, 'DB-0200');
  const beforeText = await exportedText(shop, staff, 'products.csv');
  const text = `${HEAD},subCategories,related,categories\r\n141,DB-0200,66.00,7,,139 | 140,Consumables\r\n0,DB-9000,10.00,5,,139,Dr Blades\r\n`;
  const sent = await sendImport(shop, staff, text);
  expect([sent.errors, sent.added, sent.changed]).toEqual([[], 1, 1]);

  const applied = await take(staff, 'Apply', sent.id);
  expect([applied.state, applied.trouble]).toEqual(['applied', null]);
  const after = await product(shop, 'DB-0200');
  expect([after.usdMinor, after.stockLevel, after.version]).toEqual([6600, 7, before.version + 1]);
  const added = await product(shop, 'DB-9000');
  expect([added.usdMinor, added.stockLevel, added.active]).toEqual([1000, 5, false]);
  const related = await staff.get(`/api/Related/GetAllProductsRelated/${added.id}`);
  expect(related.body.map(({ relatedProductID }: { relatedProductID: number }) => relatedProductID)).toEqual([139]);
  const notes = await shop.shop.db
    .select({ action: auditEntries.action, entity: auditEntries.entity })
    .from(auditEntries)
    .where(eq(auditEntries.entityId, String(added.id)));
  expect(notes).toContainEqual({ action: 'added', entity: 'product' });

  const undone = await take(staff, 'Undo', sent.id);
  expect([undone.state, undone.trouble, undone.undoneBy]).toEqual(['undone', null, applied.staffName]);
  await expect(product(shop, 'DB-9000')).rejects.toThrow('There is no product DB-9000');
  const versions = /,\d+(?=\r\n)/g; // restoring is a save of its own
  const afterText = await exportedText(shop, staff, 'products.csv');
  expect(afterText.replaceAll(versions, '')).toBe(beforeText.replaceAll(versions, ''));
});

test('the valid rows are applied if requested, and the others are left out (C6)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  const { id: good } = await newProduct(shop);
  const text = `${HEAD},related\n${good},GOOD-1,49.00,12,\n140,DB-0150,ten,120,\n141,DB-0200,61.00,1,4711\n0,GOOD-2,5.00,3,\n`;
  const sent = await sendImport(shop, staff, text);
  expect([sent.state, sent.faults, sent.added, sent.changed]).toEqual(['refused', 2, 1, 1]);
  const whole = await staff.post('/api/Import/ApplyImport', { importId: sent.id });
  expect([whole.status, whole.body.code]).toEqual([409, 'import.not-ready']);

  const rest = await staff.post('/api/Import/ApplyImport', { importId: sent.id, rest: true, confirmed: true });
  expect(rest.body).toBe(1);
  expect((await settled(staff, sent.id)).state).toBe('applied');
  expect((await product(shop, 'GOOD-1')).usdMinor).toBe(4900);
  expect((await product(shop, 'GOOD-2')).stockLevel).toBe(3);
  expect((await product(shop, 'DB-0150')).usdMinor).toBe(4800);
  expect((await product(shop, 'DB-0200')).usdMinor).toBe(6000);

  await take(staff, 'Undo', sent.id);
  expect(await shop.shop.db.$count(products, like(products.name, 'GOOD-%'))).toBe(0);
});

test('a file that is refused as a whole has no valid rows', async ({ shop }) => {
  const staff = await shop.asStaff();
  const sent = await sendImport(shop, staff, 'nothing,known\n1,2\n');
  const { status, body } = await staff.post('/api/Import/ApplyImport', { importId: sent.id, rest: true });
  expect([sent.state, status, body.code]).toEqual(['refused', 409, 'import.not-ready']);
});

test('with one wrong cell nothing of the file is applied: row, column and the message of the product form (C6)', async ({
  shop,
}) => {
  const staff = await shop.asStaff();
  const text = [
    `${HEAD},productPriceEuro,award,productStatus,categories,related,picture`,
    '139,,25.00,85,,,1,,,',
    '140,DB-0150,,ten,1.250,7,yes,Nowhere,139 | 4711,my-photo.jpg',
    ',DB-1,1,1,,,,,,',
    '9000000,DB-2,1,1,,,,,,',
    'x,DB-3,1,1,,,,,,',
    '139,DB-0025,25.00,-1,,,1,,,',
    '0,DB-4,12.345,1,,,,,,',
    '99999999999,DB-5,1,1,,,,,4711999999,',
    '141,only three',
    '',
  ].join('\n');
  const sent = await sendImport(shop, staff, text);
  expect(sent.state).toBe('refused');
  expect(sent.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, 'productName', 'productName is required'],
    [3, 'categories', 'There is no category “Nowhere”'],
    [3, 'picture', 'There is no picture with this name in the archive'],
    [3, 'productPriceDollar', 'Price is required'],
    [3, 'productPriceEuro', 'Price in euro must be an amount with at most two decimals'],
    [3, 'stockLevel', 'stockLevel must be a whole number'],
    [3, 'productStatus', 'productStatus must be 1 or 2'],
    [3, 'award', 'award must be a number from 0 to 3'],
    [4, 'productID', 'productID is required'],
    [5, 'productID', 'The product was not found.'],
    [6, 'productID', 'productID must be a whole number'],
    [7, 'productID', 'Number 139 is already in row 2'],
    [8, 'productPriceDollar', 'Price must be an amount with at most two decimals'],
    [9, 'productID', 'productID is too large'],
    [10, 'productName', 'This row has 2 cells, but there are 10 columns: is a quotation mark missing?'],
  ]);
  expect((await staff.post('/api/Import/ApplyImport', { importId: sent.id })).status).toBe(409);
});

test('texts that a spreadsheet would execute are exported safely and imported unchanged', async ({ shop }) => {
  const staff = await shop.asStaff();
  const texts = ['=1+1', '-40 °C', "'=quoted", '+49', '@home', 'two\r\nlines', 'semi;colon, "quoted"'];
  for (const [index, intro] of texts.entries()) {
    await shop.shop.db.insert(products).values({ name: `HARM-${index}`, intro });
  }
  const text = await exportedText(shop, staff, 'products.csv');
  expect(text).toContain(",'=1+1,");
  expect(text).toContain(",''=quoted,");
  const sent = await sendImport(shop, staff, text);
  expect([sent.errors, sent.added, sent.changed]).toEqual([[], 0, 0]);
});

test('ordered stock stays deducted, whatever stock the file was exported with', async ({ shop }) => {
  const staff = await shop.asStaff();
  const { id, stockLevel } = await product(shop, 'DB-0025');
  const exportedRow = `${id},DB-0025,25.00,${stockLevel}`;
  await shop.shop.db
    .update(products)
    .set({ stockLevel: stockLevel - 2 })
    .where(eq(products.id, id));
  const guarded = await sendImport(shop, staff, `${HEAD},stockLevelSeen\n${exportedRow},${stockLevel}\n`);
  expect([guarded.errors, guarded.changed, guarded.unchanged]).toEqual([[], 0, 1]);

  const counted = await sendImport(shop, staff, `${HEAD}\n${id},DB-0025,25.00,500\n`);
  expect(await changesOf(staff, counted.id)).toEqual([[2, 'DB-0025', `stockLevel: ${stockLevel - 2} → 500`]]);
  await shop.shop.db
    .update(products)
    .set({ stockLevel: stockLevel - 3 })
    .where(eq(products.id, id)); // one more is sold
  expect((await take(staff, 'Apply', counted.id)).state).toBe('applied');
  expect((await product(shop, 'DB-0025')).stockLevel).toBe(499);
  await shop.shop.db.update(products).set({ stockLevel: 490 }).where(eq(products.id, id)); // and nine
  expect((await take(staff, 'Undo', counted.id)).state).toBe('undone');
  expect((await product(shop, 'DB-0025')).stockLevel).toBe(stockLevel - 12);
});

test('undoing an import returns no more than it took, if orders had left less than it was to take', async ({
  shop,
}) => {
  const staff = await shop.asStaff();
  const { id, name, usdMinor } = await newProduct(shop, { stockLevel: 10 });
  const counted = await sendImport(shop, staff, `${HEAD}\n${id},${name},${usdMinor / 100},0\n`);
  await staff.post('/api/Stock/BookStock', { productId: id, kind: 'count', quantity: 7 }); // three are sold
  expect((await take(staff, 'Apply', counted.id)).state).toBe('applied');
  expect((await product(shop, name)).stockLevel).toBe(0);
  expect((await take(staff, 'Undo', counted.id)).state).toBe('undone');
  expect((await product(shop, name)).stockLevel).toBe(7);
});

test('a row saved meanwhile blocks applying and undoing, and is named', async ({ shop }) => {
  const staff = await shop.asStaff();
  const { id, version } = await product(shop, 'TT-1020-25');
  const text = `${HEAD},version\n${id},TT-1020-25,24.00,85,${version}\n101,TT-1015-25,21.00,85,1\n`;
  const first = await sendImport(shop, staff, text);
  const save = (details: string) =>
    staff.post('/api/Product/SaveProduct', {
      productID: id,
      productName: 'TT-1020-25',
      stockLevel: 85,
      productPriceDollar: 23,
      productDetails: details,
    });
  expect((await save('Somebody else was here.')).body).toBe(1);
  const conflict = { kind: 'products', row: 2, entityId: id, name: 'TT-1020-25', reason: 'It has been saved since.' };
  const refused = await take(staff, 'Apply', first.id);
  expect([refused.state, refused.conflicts]).toEqual(['checked', [conflict]]);
  expect(refused.trouble).toBe(
    'One row has changed since the comparison: nothing was imported. Upload the file again to compare it again.',
  );
  expect((await product(shop, 'TT-1015-25')).usdMinor).toBe(2000);

  const stale = await sendImport(shop, staff, text);
  expect(stale.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, 'version', 'Somebody has saved this since the export: export it again, or empty this cell to overwrite it'],
  ]);

  const again = await sendImport(shop, staff, text.replace(`85,${version}\n`, '85,\n'));
  expect((await take(staff, 'Apply', again.id)).state).toBe('applied');
  expect((await save('And here again.')).body).toBe(1);
  const kept = await take(staff, 'Undo', again.id);
  expect([kept.state, kept.conflicts]).toEqual(['applied', [conflict]]);
  expect((await product(shop, 'TT-1015-25')).usdMinor).toBe(2100);
});

test('a category selected meanwhile is not lost, nor is one selected since', async ({ shop }) => {
  const staff = await shop.asStaff();
  const text = 'productID,productName,categories\n143,DB-RENAMED,Consumables\n';
  const tick = (id: number) =>
    staff.post('/api/ProductCategory/DeleteProductCategory', { productCategoryID: id, categoryID: 28, productID: 143 });
  const linked = async () => {
    const rows = await shop.shop.db
      .select({
        categoryId: productCategories.categoryId,
        id: productCategories.id,
        name: productCategories.productName,
      })
      .from(productCategories)
      .where(eq(productCategories.productId, 143));
    return rows.sort((one, other) => one.categoryId - other.categoryId);
  };
  const before = await linked();
  const meanwhile = await sendImport(shop, staff, text);
  expect((await tick(0)).body).toBe(1);
  const reasons = ({ conflicts }: ImportDetails) => conflicts.map(({ reason }) => reason);
  expect(reasons(await take(staff, 'Apply', meanwhile.id))).toEqual(['Its categories have changed since.']);

  const sent = await sendImport(shop, staff, text);
  expect((await take(staff, 'Apply', sent.id)).state).toBe('applied');
  expect((await linked()).map(({ categoryId, name }) => [categoryId, name])).toEqual([[27, 'DB-RENAMED']]);
  expect((await tick(0)).body).toBe(1);
  expect(reasons(await take(staff, 'Undo', sent.id))).toEqual(['Its categories have changed since.']);
  const ticked = (await linked()).find(({ categoryId }) => categoryId === 28);
  expect((await tick(ticked?.id ?? 0)).body).toBe(1);
  expect((await take(staff, 'Undo', sent.id)).state).toBe('undone');
  const after = await linked();
  expect(after.map(({ categoryId, name }) => [categoryId, name])).toEqual([
    ...before.map(({ categoryId, name }) => [categoryId, name]),
    [28, before[0]?.name],
  ]);
});

test('a new product that was ordered or is in a basket cannot be undone', async ({ shop }) => {
  const staff = await shop.asStaff();
  const sent = await sendImport(shop, staff, `${HEAD},productStatus\n0,DB-9100,10.00,5,1\n`);
  expect((await take(staff, 'Apply', sent.id)).state).toBe('applied');
  const { id } = await product(shop, 'DB-9100');
  const buyer = await shop.as('uk@converter.test');
  const line = { guid: randomUUID(), productID: id, productQuantity: 1 };
  expect((await buyer.post('/api/Cart/CreateCartItem', line)).status).toBe(200);
  const kept = await take(staff, 'Undo', sent.id);
  expect(kept.conflicts).toEqual([
    { kind: 'products', row: 2, entityId: id, name: 'DB-9100', reason: 'It is in a basket.' },
  ]);
  expect((await product(shop, 'DB-9100')).active).toBe(true);
});

test('prices of widths are imported, undone, and checked by the rules of the price editor (E8)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const head =
    'productSuperVariantID,productVariantID,productVariantDetails,productVariantPriceDollar,productVariantPriceGBP';
  const bad = await sendImport(shop, staff, `${head}\n2,501,25 mm,21,16.50\n1,502,,-1,31\n1,9999,x,1,1\n`);
  expect(bad.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, 'productSuperVariantID', 'The width belongs to family 1'],
    [3, 'productVariantDetails', 'Details are required'],
    [3, 'productVariantPriceDollar', 'Price in dollars must not be negative'],
    [4, 'productVariantID', 'The width was not found.'],
  ]);
  const sent = await sendImport(shop, staff, `${head}\n1,501,25 mm,21,16.50\n1,502,50 mm,38.00,32\n`);
  expect(await changesOf(staff, sent.id)).toEqual([
    [2, '25 mm', 'productVariantPriceDollar: 20.00 → 21.00'],
    [3, '50 mm', 'productVariantPriceGBP: 31.00 → 32.00'],
  ]);
  const width = () =>
    shop.shop
      .hot()
      .families.get(1)
      ?.variants.find(({ id }) => id === 501)?.usdMinor;
  await take(staff, 'Apply', sent.id);
  await expect.poll(width).toBe(2100);
  await take(staff, 'Undo', sent.id);
  await expect.poll(width).toBe(2000);
});

test('characters that the database cannot store are refused in their cells, and the message can be stored', async ({
  shop,
}) => {
  const staff = await shop.asStaff();
  const long = `${'x'.repeat(79)}\u{1F600} and more`; // the cut falls between two surrogates
  const sent = await sendImport(shop, staff, `productID,productIntro,categories\n139,a\0b,${long}\n`, 'bad\0name.csv');
  expect(sent.fileName).toBe('badname.csv');
  expect(sent.errors.map(({ column, message, value }) => [column, message, value])).toEqual([
    ['productIntro', 'Text must not contain the NUL character', 'a\uFFFDb'],
    ['categories', `There is no category “${long}”`, `${'x'.repeat(79)}\uFFFD …`],
  ]);
});

test('a few kilobytes that unpack to millions of empty rows are refused, and the shop continues', async ({ shop }) => {
  const staff = await shop.asStaff();
  const table = async function* () {
    yield {
      path: 'products.csv',
      content: ['productID,productName\n', Buffer.alloc(49_000_000, '\n')],
      isPacked: false,
    };
  };
  const archive = new Uint8Array(await buffer(writeZip(table())));
  expect(archive.length).toBeLessThan(60_000);
  const { state, errors } = await sendImport(shop, staff, archive, 'products.zip');
  expect([state, errors]).toEqual([
    'refused',
    [{ file: 'products.csv', row: null, column: '', message: 'A file can have at most 100000 rows', value: '' }],
  ]);
  expect((await shop.api.get('/healthz')).status).toBe(200);
});

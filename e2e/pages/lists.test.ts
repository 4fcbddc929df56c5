import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { packed, workbookFiles } from '#platform/testing/small-workbook.ts';
import { Recorder } from '#server/jobs/recorder.ts';
import { products } from '#shop/catalogue/parts/tables.ts';
import { fillBasket } from '../support/basket.ts';
import type { BuiltShop } from '../support/built-shop.ts';
import { STAFF } from '../support/counter.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { type PlainVisits, test } from '../support/plain-visits.ts';

const UK = 'uk@converter.test';
const TAPES = 'p=23140838-5158-4B2F-93E5-850B7A7BD171';
const BLADES = 'p=98429C14-E911-4590-A74C-7F0D788D3567';

async function basket(page: PlainPage): Promise<(readonly [part: string, quantity: number])[]> {
  const headers = { accept: 'application/vnd.pressline+json' };
  const answer = await page.request.get('/api/Cart/GetCurrentCart', { headers });
  const { lines }: { lines: { productName: string; variantDetails: string | null; quantity: number }[] } =
    await answer.json();
  return lines.map(({ productName, variantDetails, quantity }) => [
    `${productName} ${variantDetails ?? ''}`.trim(),
    quantity,
  ]);
}

const quantityOf = (page: PlainPage, name: string) => page.getByLabel(`Quantity of ${name}`, { exact: true });

/** A customer on the quick order, with an empty basket. */
async function quickOrder(shop: BuiltShop, visits: PlainVisits): Promise<PlainPage> {
  const page = await visits.pageAs(UK);
  await fillBasket(page, shop.url, []);
  await page.goto('/Quick-Order');
  return page;
}

test('pasted rows become a list, are sorted, and all go into the basket (G4)', async ({ visits }) => {
  const page = await visits.pageAs('de@converter.test');
  await page.goto('/Lists');
  await page.getByLabel('Name').fill('Press 3');
  await page.getByRole('button', { name: 'Create list' }).click();
  await page.getByRole('heading', { name: 'Press 3', level: 1 }).waitFor();
  await page.getByLabel('Rows', { exact: true }).fill('DB-0150 3\nTT-1015-25;50 mm;2\nNO-SUCH-1;1');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await page.getByText('2 lines added to the list.').waitFor();
  await page.getByText('NO-SUCH-1 · 1: There is no part with this number.').waitFor();

  await page.getByRole('button', { name: 'Move TT-1015-25 50 mm up' }).press('Enter');
  await page.getByRole('button', { name: 'Move TT-1015-25 50 mm up', disabled: true }).waitFor();
  await page.getByLabel('Note on DB-0150').fill('shelf B4');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Saved.').waitFor();
  await expect.poll(() => page.getByLabel('Note on DB-0150').inputValue()).toBe('shelf B4');

  await page.getByRole('button', { name: 'Remove DB-0150 from the list' }).click();
  await page.getByText('DB-0150 was removed from the list.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('Quantity of DB-0150').waitFor();
  await expect.poll(() => page.getByLabel('Note on DB-0150').inputValue()).toBe('shelf B4');

  await page.getByRole('button', { name: 'Add all to basket' }).click();
  await page.getByText('2 lines added to your basket.').waitFor();
});

test('if another tab removed a line, its input is reported, and the rest of the input is not saved', async ({
  visits,
}) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto('/Lists');
  await page.getByLabel('Name').fill('In two tabs');
  await page.getByRole('button', { name: 'Create list' }).click();
  await page.getByLabel('Rows', { exact: true }).fill('DB-0150 3\nTT-1015-25;50 mm;2\nDB-0200 1');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await page.getByText('3 lines added to the list.').waitFor();

  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Remove TT-1015-25 50 mm from the list' }).click();
  await other.getByText('TT-1015-25 was removed from the list.').waitFor();

  await page.getByLabel('Quantity of TT-1015-25 50 mm').fill('7');
  await page.getByLabel('Note on TT-1015-25 50 mm').fill('for Monday');
  await page.getByLabel('Note on DB-0150').fill('shelf B4');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Somebody else has removed a line that you changed. Nothing was saved.').waitFor();
  await page
    .getByText('Somebody else has removed TT-1015-25 50 mm from the list. You had entered 7, “for Monday”.')
    .waitFor();
  await other.goto(page.url());
  await expect.poll(() => other.getByLabel('Note on DB-0150').inputValue()).toBe('');

  // A line that can only be ordered separately is reported as well; the others are added.
  await page.goto(page.url());
  await page.getByLabel('Select DB-0150').check();
  await page.getByLabel('Select DB-0200').check();
  await other.getByRole('button', { name: 'Remove DB-0200 from the list' }).click();
  await other.getByText('DB-0200 was removed from the list.').waitFor();
  await page.getByRole('button', { name: 'Add selected to basket' }).click();
  await page.getByText('1 line added to your basket.').waitFor();
  await page.getByText('Somebody else has removed DB-0200 from the list. You had entered 1.').waitFor();
});

test('a basket is saved as a list; a deleted list is restored', async ({ visits }) => {
  const page = await visits.pageAs('fr@converter.test');
  await page.goto('/product?id=140&quantity=4');
  await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('4');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL(/basket/i);
  await page.getByRole('link', { name: 'Save as list' }).click();
  await page.getByLabel('Name').fill('Parked');
  await page.getByRole('button', { name: 'Add to list' }).click();
  await page.getByRole('heading', { name: 'Parked', level: 1 }).waitFor();
  await expect.poll(() => page.getByLabel('Quantity of DB-0150').inputValue()).toBe('4');
  await page.getByText('Rename, copy or delete').click();
  await page.getByRole('button', { name: 'Delete list' }).click();
  await page.getByText('The list was deleted.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Parked', level: 1 }).waitFor();
});

test('parts of a catalogue list are added to a list, in the wanted quantities', async ({ visits }) => {
  const page = await visits.pageAs('jp@converter.test');
  await page.goto('/search?keyword=doctor+blade');
  await page.getByRole('link', { name: 'Add to list' }).click();
  const quantity = (name: string) => page.getByLabel(`Quantity of ${name}`, { exact: true });
  await quantity('DB-0150').waitFor();
  for (const field of await page.getByLabel(/^Quantity of/).all()) await field.fill('');
  await page.getByLabel('Name').fill('Blades');
  await page.getByRole('button', { name: 'Add to list' }).click();
  await page.getByText('Please enter a quantity from 1 to 100 for at least one part.').waitFor();
  await quantity('DB-0150').fill('x');
  await page.getByRole('button', { name: 'Add to list' }).click();
  await page.getByText('Quantity must be a whole number from 1 to 100').waitFor();
  await expect.poll(() => quantity('DB-0150').inputValue()).toBe('x');
  await quantity('DB-0150').fill('7');
  await page.getByRole('button', { name: 'Add to list' }).click();
  await page.getByRole('heading', { name: 'Blades', level: 1 }).waitFor();
  await expect.poll(() => quantity('DB-0150').inputValue()).toBe('7');
  await expect.poll(() => page.getByLabel(/^Quantity of/).count()).toBe(1);
});

test('rows of a table are added to a list with their quantities', async ({ visits }) => {
  const page = await visits.pageAs('jp@converter.test');
  const quantity = (name: string) => page.getByLabel(`Quantity of ${name}`, { exact: true });
  await page.goto('/Part-Table?keyword=TT-1015&exactly=1');
  await quantity('TT-1015-25 50 mm').fill('4');
  await page.getByRole('button', { name: 'Add all to list' }).first().click();
  await page.getByRole('heading', { name: 'Add to list' }).waitFor();
  await expect.poll(() => quantity('TT-1015-25 50 mm').inputValue()).toBe('4');
  await expect.poll(() => quantity('TT-1015-25 25 mm').inputValue()).toBe('');
  await page.goto('/Part-Table?keyword=doctor+blade');
  await quantity('DB-0150').fill('6');
  await page.getByRole('button', { name: 'Add to list: DB-0150', exact: true }).click();
  await page.getByText('Part DB-0150').waitFor();
  await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('6');
});

test('an Excel workbook of the quick order fills the rows', async ({ shop, visits }) => {
  const page = await quickOrder(shop, visits);
  const sheet = '<row><c t="s"><v>0</v></c><c><v>3</v></c></row>';
  const buffer = Buffer.from(await packed(workbookFiles(sheet, ['<t>DB-0150</t>'])));
  await page.getByLabel('Or upload a file').setInputFiles({ name: 'order.xlsx', mimeType: 'application/zip', buffer });
  await page.getByRole('button', { name: 'Upload file' }).click();
  await page.getByText('£91.02').first().waitFor();
  await expect.poll(() => page.getByLabel('Quantity in row 1', { exact: true }).inputValue()).toBe('3');
});

test('a list of the quick order is checked, corrected and put into the basket (G1)', async ({ shop, visits }) => {
  const page = await quickOrder(shop, visits);
  await page.getByLabel('Or paste a list').fill('DB-0150;3\nTT-1015-25;4\n');
  await page.getByRole('button', { name: 'Check list' }).click();
  await page.getByText('Please choose a width.').waitFor();
  await page.getByText('per coil').waitFor();
  await page.getByLabel('Width in row 2').fill('50');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByText('2 lines (7 units) added to your basket.').waitFor();
  expect(await basket(page)).toEqual([
    ['DB-0150', 3],
    ['TT-1015-25 50 mm', 4],
  ]);
});

test('a pasted column that is not known is named, in the quick order and in lists (D55)', async ({ shop, visits }) => {
  const page = await quickOrder(shop, visits);
  await page.getByLabel('Or paste a list').fill('Part number;Quantity;Lackierung\nDB-0150;3;matt');
  await page.getByRole('button', { name: 'Check list' }).click();
  await page.getByText('The column “Lackierung” is not known and was not used.').waitFor();
  await page.goto('/Lists');
  await page.getByLabel('Name').fill('Painted');
  await page.getByRole('button', { name: 'Create list' }).click();
  await page.getByLabel('Rows', { exact: true }).fill('Part number;Quantity;Lackierung\nDB-0150;3;matt');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await page.getByText('1 line added to the list.').waitFor();
  await page.getByText('The column “Lackierung” is not known and was not used.').waitFor();
});

test('more rows than one check takes wait in the field (G1)', async ({ shop, visits }) => {
  const page = await quickOrder(shop, visits);
  const field = page.getByLabel('Or paste a list');
  const lines = Array.from({ length: 1000 }, (_, row) => `NONE-${row} 1`).join('\n');
  await field.fill(`${lines}\nDB-0150 2`);
  await page.getByRole('button', { name: 'Check list' }).click();
  await page.getByText('1 row exceeds the limit of 1,000 at a time.').waitFor();
  await expect.poll(() => field.inputValue()).toBe('DB-0150\t\t2');
});

test('a file of the quick order is read', async ({ shop, visits }) => {
  const page = await quickOrder(shop, visits);
  const buffer = Buffer.from('DB-0150;3\n');
  await page.getByLabel('Or upload a file').setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Upload file' }).click();
  await page.getByText('£91.02').first().waitFor();
});

test('the header of every page links to the quick order, for customers (G1)', async ({ visits }) => {
  const page = await visits.pageAs('de@converter.test');
  await page.goto('/News');
  await page.getByRole('link', { name: 'Quick order' }).first().click();
  await page.getByRole('heading', { name: 'Quick order' }).waitFor();
  const visitor = await visits.visitor();
  await visitor.goto('/News');
  await expect.poll(() => visitor.getByRole('link', { name: 'Quick order' }).count()).toBe(0);
});

test('a number typed on the part’s page is shown there, on its card and in the search (H6)', async ({ visits }) => {
  const page = await visits.pageAs('de@converter.test');
  await page.goto('/product?id=140&name=DB-0150');
  await page.getByLabel('Your part number').fill('HL-77120');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(/#own-number$/);
  await expect.poll(() => page.getByLabel('Your part number').inputValue()).toBe('HL-77120');
  await page.goto('/search?keyword=hl77120');
  await page.getByText('Your part number HL-77120').waitFor();
  await page.goto('/Company/Part-Numbers');
  await page.getByRole('row', { name: /HL-77120.*DB-0150/ }).waitFor();
});

test('a pasted list of customer part numbers is saved, and wrong rows stay with their reason', async ({ visits }) => {
  const page = await visits.pageAs('ca@converter.test');
  await page.goto('/Company/Part-Numbers');
  await page.getByLabel('Paste a list').fill('A-1;DB-0150\nA-2;DB-9999\nA-3;TT-1015-25;50 mm');
  await page.getByRole('button', { name: 'Save list' }).click();
  await page.getByText('2 part numbers were saved.').waitFor();
  await page.getByText('A-2 · DB-9999: There is no part with this number.').waitFor();
  await expect.poll(() => page.getByLabel('Paste a list').inputValue()).toBe('A-2\tDB-9999\t');
  await page.getByRole('button', { name: 'Remove A-1' }).click();
  await page.getByText('1 part number was saved.').waitFor();
  await page.getByRole('row', { name: /A-1/ }).waitFor({ state: 'detached' });
});

test('refused customer part numbers stay until they are corrected, whichever other form is sent', async ({
  visits,
}) => {
  const page = await visits.pageAs('us@converter.test');
  await page.goto('/Company/Part-Numbers');
  const rows = page.getByLabel('Paste a list');
  const one = {
    part: page.getByLabel('Part number', { exact: true }),
    own: page.getByRole('textbox', { name: 'Your part number' }),
  };
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await rows.fill('B-1;DB-0150\nB-2;DB-9999');
  await page.getByRole('button', { name: 'Save list' }).click();
  await page.getByText('1 part number was saved.').waitFor();
  await expect.poll(() => rows.inputValue()).toBe('B-2\tDB-9999\t');

  await one.part.fill('DB-8888');
  await one.own.fill('B-3');
  await save.click();
  await page.getByText('B-3 · DB-8888: There is no part with this number.').waitFor();
  await expect.poll(() => rows.inputValue()).toBe('B-2\tDB-9999\t');
  await page.getByRole('button', { name: 'Remove B-1' }).click();
  await page.getByText('1 part number was saved.').waitFor();
  expect([await rows.inputValue(), await one.part.inputValue()]).toEqual(['B-2\tDB-9999\t', 'DB-8888']);

  const file = { name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from('B-4;DB-7777;\r\n') };
  await page.getByLabel('Or upload a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload file' }).click();
  await page.getByText('B-4 · DB-7777: There is no part with this number.').waitFor();
  await expect.poll(() => rows.inputValue()).toBe('B-2\tDB-9999\t\nB-4\tDB-7777\t');
  await expect.poll(() => one.own.inputValue()).toBe('B-3');
  await one.part.fill('DB-0150');
  await save.click();
  await page.getByText('1 part number was saved.').waitFor();
  expect([await one.part.inputValue(), await one.own.inputValue()]).toEqual(['', '']);
  await rows.fill('B-2;DB-0150');
  await page.getByRole('button', { name: 'Save list' }).click();
  await page.getByText('1 part number was saved.').waitFor();
  await page.getByRole('row', { name: /B-2/ }).waitFor();
  await expect.poll(() => rows.inputValue()).toBe('');
});

test('a file of customer part numbers is read, and an export can be imported again', async ({ visits }) => {
  const page = await visits.pageAs('jp@converter.test');
  await page.goto('/Company/Part-Numbers');
  const file = 'Own number;Part number;Width\r\n4-100;DB-0150;\r\n4-200;TT-1015-25;50 mm\r\n';
  await page
    .getByLabel('Or upload a file')
    .setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Upload file' }).click();
  await page.getByText('2 part numbers were saved.').waitFor();
  const csv = await page.request.get('/Own-Numbers.csv');
  expect(csv.headers()['content-disposition']).toMatch(/own-numbers-.*\.csv/);
  const text = await csv.text();
  expect(text.split('\r\n').map((line) => line.split(',').slice(0, 3).join())).toEqual([
    '\uFEFFOwn number,Part number,Width',
    '4-100,DB-0150,',
    '4-200,TT-1015-25,50 mm',
    '',
  ]);
  await page
    .getByLabel('Or upload a file')
    .setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Upload file' }).click();
  await page.getByText('Nothing was changed.').waitFor();
});

test('the table view is kept until it is changed, in lists that have parts', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto(`/search?${TAPES}`);
  await page.getByRole('button', { name: 'As a table' }).click();
  await page.getByRole('columnheader', { name: 'Foam hardness' }).waitFor();
  expect(page.url()).toContain(`/Part-Table?${TAPES}`);
  await page.goto('/search?keyword=blade&sort=number');
  await quantityOf(page, 'DB-0150').waitFor();
  expect(page.url()).toContain('/Part-Table?keyword=blade&sort=number');
  await page.goto('/search?keyword=xylophone+trombone');
  await page.getByText('No products match your search').waitFor();
  await page.goto('/search');
  await page.getByRole('heading', { name: 'Product Catalogue' }).waitFor();
  await page.goto('/search?keyword=blade');
  await page.getByRole('button', { name: 'As cards' }).click();
  await page.getByRole('button', { name: 'As a table' }).waitFor();
  expect(page.url()).toContain('/search?keyword=blade');
  await page.goto(`/search?${TAPES}`);
  await page.getByRole('button', { name: 'As a table' }).waitFor();
});

test('a part number in the header still opens its part', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto(`/search?${TAPES}`);
  await page.getByRole('button', { name: 'As a table' }).click();
  await page.getByRole('columnheader', { name: 'Foam hardness' }).waitFor();
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('DB-0150');
  await field.press('Enter');
  await page.waitForURL(/\/product\?id=140/);
});

test('searched words are counted once, in the table view too (I4)', async ({ shop, visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto(`/search?${TAPES}`);
  await page.getByRole('button', { name: 'As a table' }).click();
  await page.getByRole('columnheader', { name: 'Foam hardness' }).waitFor();
  await page.goto('/search?keyword=ceramic+blade');
  await quantityOf(page, 'DB-0150-CC').waitFor();
  const staff = await visits.pageAs(STAFF);
  await new Recorder(shop.shop).save();
  await staff.goto('/Administration/Searches');
  await staff.getByRole('row', { name: /^ceramic blade 1 0 0/ }).waitFor();
});

test('visitors have cards, whatever their browser stores; the table asks them to log in', async ({ visits }) => {
  const page = await visits.visitor();
  await page.context().addCookies([{ name: 'listView', value: 'table' }]);
  await page.goto(`/search?${TAPES}`);
  expect(new URL(page.url()).pathname).toBe('/search');
  await expect.poll(() => page.getByRole('button', { name: 'As a table' }).count()).toBe(0);
  await page.goto(`/Part-Table?${TAPES}`);
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('Enter adds every filled row; an invalid one is reported and keeps its input, and nothing is added before', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs(UK);
  await fillBasket(page, shop.url, []);
  await page.goto('/Part-Table?keyword=blade');
  await quantityOf(page, 'DB-0150').fill('3');
  await quantityOf(page, 'DB-0200').fill('2,5');
  await quantityOf(page, 'DB-0200').press('Enter');
  await page.getByText('Quantity must be a whole number from 1 to 100').waitFor();
  await expect.poll(() => quantityOf(page, 'DB-0150').inputValue()).toBe('3');
  await expect.poll(() => quantityOf(page, 'DB-0200').inputValue()).toBe('2,5');
  expect(await basket(page)).toEqual([]);
  await quantityOf(page, 'DB-0200').fill('2');
  await quantityOf(page, 'DB-0200').press('Enter');
  await page.getByText('2 lines added to your basket.').waitFor();
  await expect.poll(() => quantityOf(page, 'DB-0150').inputValue()).toBe('');
  expect(Object.fromEntries(await basket(page))).toEqual({ 'DB-0150': 3, 'DB-0200': 2 });
});

test('says how many parts there are, and how many a filter leaves out (I3)', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto(`/Part-Table?${BLADES}`);
  await page.getByText('19 parts', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'bevel' }).check();
  await page.getByRole('complementary').getByRole('button', { name: 'Apply' }).click();
  await page.getByText('6 parts', { exact: true }).waitFor();
  await page.getByText('13 parts are hidden by filters.').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Compare' }).count()).toBe(1);
});

test('a family is a matrix of its widths, each with its price; a form that names another width is refused', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs(UK);
  await fillBasket(page, shop.url, []);
  await page.goto('/product?id=101');
  await page.getByRole('link', { name: 'Order several widths' }).click();
  await page.getByRole('table', { name: 'Widths of TT-1015-25' }).waitFor();
  await page.goto(`/Part-Table?${TAPES}`);
  const widths = page.getByRole('table', { name: 'Widths of TT-1015-25' });
  await widths.getByRole('columnheader', { name: '50 mm', exact: true }).waitFor();
  await widths.getByText('£24.80').waitFor();
  await quantityOf(page, 'TT-1015-25 25 mm').fill('1');
  await quantityOf(page, 'TT-1015-25 50 mm').fill('6');
  await quantityOf(page, 'TT-1015-50').fill('9');
  await page.getByRole('button', { name: 'Add the widths of TT-1015-25 to the basket' }).click();
  await page.getByText('2 lines added to your basket.').waitFor();
  expect((await basket(page)).toSorted()).toEqual([
    ['TT-1015-25 25 mm', 1],
    ['TT-1015-25 50 mm', 6],
  ]);
  const answer = await page.request.post(`/Part-Table?${TAPES}`, {
    form: { part: '101-999999', 'quantity-101-999999': '1' },
    headers: { origin: shop.url },
  });
  expect(answer.status()).toBe(400);
  expect(await basket(page)).toHaveLength(2);
});

test('unavailable parts are shown but not added; the rest goes into the basket (G2)', async ({ shop, visits }) => {
  const page = await visits.pageAs(UK);
  await fillBasket(page, shop.url, [
    { productId: 140, quantity: 3, serial: 'P5-0042' },
    { productId: 139, quantity: 2 },
  ]);
  const headers = { origin: shop.url, accept: 'application/vnd.pressline+json' };
  const cart: { guid: string } = await (await page.request.get('/api/Cart/GetCurrentCart', { headers })).json();
  const data = { cartGuid: cart.guid, deliveryID: 1, PONumber: 'PO 1' };
  const placed = await page.request.post('/api/Sale/AddSale', { headers: { origin: shop.url }, data });
  const orderId: number = await placed.json();
  await shop.shop.db.update(products).set({ active: false }).where(eq(products.id, 139));
  await page.goto(`/Order-Again?id=${orderId}`);
  const gone = page.getByRole('row').filter({ hasText: 'DB-0025' });
  await gone.getByText('This product is not available').waitFor();
  await expect.poll(() => gone.getByRole('checkbox').isDisabled()).toBe(true);
  await page.getByLabel('Quantity of DB-0150').fill('x');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByText('Quantity must be a whole number from 1 to 100').waitFor();
  await page.getByLabel('Quantity of DB-0150').fill('5');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.waitForURL('**/Basket');
  const now: { lines: { productName: string; quantity: number; serial: string }[] } = await (
    await page.request.get('/api/Cart/GetCurrentCart', { headers })
  ).json();
  expect(now.lines.map(({ productName, quantity, serial }) => [productName, quantity, serial])).toEqual([
    ['DB-0150', 5, 'P5-0042'],
  ]);
  await shop.shop.db.update(products).set({ active: true }).where(eq(products.id, 139));
});

test('selected lines of an order go into the basket again (G2)', async ({ shop, visits }) => {
  const page = await visits.pageAs('de@converter.test');
  await fillBasket(page, shop.url, []);
  await page.goto('/Order-History');
  await page
    .getByRole('link', { name: /^Reorder MA\d+$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.waitForURL('**/Basket');
  await page.getByRole('button', { name: 'Proceed To Checkout' }).waitFor();
});

test('selected parts from bought before go into the basket, each with its usual quantity or another', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs(UK);
  await fillBasket(page, shop.url, []);
  await page.goto('/Dashboard');
  await page.getByRole('link', { name: 'Buy again: all parts' }).click();
  await page.getByRole('heading', { name: 'Buy again', exact: true }).waitFor();
  const boxes = page.getByRole('checkbox', { disabled: false });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const quantities = page.getByRole('table').getByRole('textbox', { disabled: false });
  await quantities.nth(0).fill('7');
  await quantities.nth(1).fill('9');
  await page.getByRole('button', { name: 'Add selected to basket' }).click();
  await page.getByText('2 lines added to your basket.').waitFor();
  expect((await basket(page)).map(([, quantity]) => quantity)).toEqual([7, 9]);
});

test('on bought before, an empty selection and an invalid quantity are reported, and nothing is added', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs(UK);
  await fillBasket(page, shop.url, []);
  await page.goto('/Bought-Before');
  await page.getByRole('button', { name: 'Add selected to basket' }).click();
  await page.getByText('Please select at least one part.').waitFor();
  await page.getByRole('checkbox', { disabled: false }).first().check();
  await page.getByRole('table').getByRole('textbox', { disabled: false }).first().fill('2,5');
  await page.getByRole('button', { name: 'Add selected to basket' }).click();
  await page.getByText('Quantity must be a whole number from 1 to 100').waitFor();
  expect(await basket(page)).toEqual([]);
});

test('a search of bought before can be linked, and one without results links back', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Bought-Before?search=no+such+part&sort=due');
  await page.getByText('Nothing found for “no such part”').waitFor();
  await page.getByRole('link', { name: 'Show all parts' }).click();
  await page.getByRole('table').waitFor();
});

test('without script: the nearest quantities are one press away in quick order, order again and bought before (K4)', async ({
  shop,
  visits,
}) => {
  const page = await quickOrder(shop, visits);
  await page.getByLabel('Part number in row 1', { exact: true }).fill('TT-SPL-75');
  await page.getByLabel('Quantity in row 1', { exact: true }).fill('30');
  await page.getByRole('button', { name: 'Check list' }).click();
  await page.getByText('Comes in packs of 12: 24 or 36').waitFor();
  await page.getByRole('button', { name: 'TT-SPL-75: Use 24' }).click();
  await expect.poll(() => page.getByLabel('Quantity in row 1', { exact: true }).inputValue()).toBe('24');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByText('1 line (24 units) added to your basket.').waitFor();

  await fillBasket(page, shop.url, [{ productId: 139, quantity: 30 }]);
  const headers = { origin: shop.url, accept: 'application/vnd.pressline+json' };
  const cart: { guid: string } = await (await page.request.get('/api/Cart/GetCurrentCart', { headers })).json();
  const data = { cartGuid: cart.guid, deliveryID: 1, PONumber: 'PO 2' };
  const placed = await page.request.post('/api/Sale/AddSale', { headers: { origin: shop.url }, data });
  const orderId: number = await placed.json();
  await shop.shop.db.update(products).set({ packSize: 12 }).where(eq(products.id, 139));
  await page.goto(`/Order-Again?id=${orderId}`);
  await page.getByRole('link', { name: 'DB-0025: Use 36' }).click();
  await expect.poll(() => page.getByLabel('Quantity of DB-0025').inputValue()).toBe('36');
  await page.goto('/Bought-Before?search=DB-0025');
  await page.getByText(/Comes in packs of 12/).waitFor();
  await page
    .getByRole('link', { name: /^DB-0025: Use \d+/ })
    .first()
    .click();
  expect(Number(await page.getByLabel('Quantity of DB-0025').inputValue()) % 12).toBe(0);
  await page.getByRole('button', { name: 'Add selected to basket' }).click();
  await page.getByText('1 line added to your basket.').waitFor();
  await shop.shop.db.update(products).set({ packSize: 1 }).where(eq(products.id, 139));
});

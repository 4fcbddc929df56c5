import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { customers } from '#shop/people/accounts/tables.ts';
import { products, productVariants } from '#shop/catalogue/parts/tables.ts';
import { outbox } from '#shop/base/outbox/tables.ts';
import type { BuiltShop } from '../support/built-shop.ts';
import { STAFF } from '../support/counter.ts';
import { openImport } from '../support/prepared-screens.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';

/** Presses a button that changes products in the background, and shows the result. */
async function pressed({ shop }: BuiltShop, page: PlainPage, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await shop.asideDone();
  await page.goto(page.url());
}

async function priceOf({ shop }: BuiltShop, name: string): Promise<number | undefined> {
  const [row] = await shop.db.select({ usdMinor: products.usdMinor }).from(products).where(eq(products.name, name));
  return row?.usdMinor;
}

test('wrong cells are named by row and column, and nothing changes until the other rows are applied (C6)', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  await openImport(
    shop,
    page,
    'productID,productName,productPriceDollar,stockLevel\n140,DB-0150,,eighty\n141,DB-0200,61,1\n',
  );
  await page.getByText('2 errors found').waitFor();
  const rows = await page.getByRole('table', { name: 'Errors' }).locator('tbody tr').all();
  expect(await Promise.all(rows.map((row) => row.locator('td').allInnerTexts()))).toEqual([
    ['products.csv', '2', 'productPriceDollar', 'Price is required', ''],
    ['products.csv', '2', 'stockLevel', 'stockLevel must be a whole number', 'eighty'],
  ]);
  expect(await priceOf(shop, 'DB-0200')).toBe(6000);
  await pressed(shop, page, 'Apply the other row');
  await page.getByText('The other rows have been applied').waitFor();
  await page.getByText('2 errors found').waitFor();
  expect([await priceOf(shop, 'DB-0150'), await priceOf(shop, 'DB-0200')]).toEqual([4800, 6100]);
  await shop.shop.db.update(products).set({ usdMinor: 6000 }).where(eq(products.name, 'DB-0200'));
});

test('an import: send, check, apply, undo after a confirmation', async ({ shop, visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Import');
  await page.getByRole('button', { name: 'Compare with shop' }).click();
  await page.getByText('Please choose a CSV or ZIP file.').waitFor();
  await openImport(shop, page, 'productID,productPriceDollar\n139,27.50\n');
  await page.getByText('Review the differences below').waitFor();
  await pressed(shop, page, 'Apply the one row');
  await page.getByText('All rows have been applied.').waitFor();
  expect(await priceOf(shop, 'DB-0025')).toBe(2750);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await pressed(shop, page, 'Undo import');
  await page.getByText('The import has been undone.').waitFor();
  expect(await priceOf(shop, 'DB-0025')).toBe(2500);
});

test('undoing an import does not overwrite later saves: the row is named', async ({ shop, visits }) => {
  const page = await visits.pageAs(STAFF);
  await openImport(shop, page, 'productID,productPriceDollar\n102,39.00\n103,24.00\n');
  await page.getByLabel('Yes, all of this is correct').check(); // both have widths, whose prices decide
  await pressed(shop, page, 'Apply all 2 rows');
  await page.getByText('All rows have been applied.').waitFor();
  const importUrl = page.url();
  await page.goto('/Administration/ProductEdit?id=103');
  await page.getByLabel('Introduction').fill('Saved by somebody else meanwhile');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved successfully').waitFor();
  await page.goto(importUrl);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await pressed(shop, page, 'Undo import');
  await page.getByText('One row has changed since the import').waitFor();
  await page
    .getByRole('table', { name: 'Conflicting rows' })
    .getByRole('row')
    .filter({ hasText: 'TT-1020-25' })
    .getByText('It has been saved since.')
    .waitFor();
  expect(await priceOf(shop, 'TT-1015-50')).toBe(3900);
});

test('undoing an import over a part number that is in use by now needs confirmation (D45)', async ({
  shop,
  visits,
}) => {
  const { db } = shop.shop;
  const [mine] = await db.insert(products).values({ name: 'UN-1' }).returning();
  const page = await visits.pageAs(STAFF);
  await openImport(shop, page, `productID,productName\n${mine?.id},UN-1-OLD\n`);
  await page.getByLabel('Yes, all of this is correct').check();
  await pressed(shop, page, 'Apply the one row');
  await page.getByText('All rows have been applied.').waitFor();
  await db.insert(products).values({ name: 'un-1' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('already has the part number un-1 (row 2).').waitFor();
  await pressed(shop, page, 'Undo anyway');
  await page.getByText('The import has been undone.').waitFor();
  expect(await db.$count(products, eq(products.name, 'UN-1'))).toBe(1);
});

test('restoring a name over a part number that is in use by now needs confirmation (D45)', async ({ shop, visits }) => {
  const { db } = shop.shop;
  const page = await visits.pageAs(STAFF);
  const [mine] = await db.insert(products).values({ name: 'PB-1', intro: 'Restore', usdMinor: 4800 }).returning();
  if (mine === undefined) throw new Error('A product was inserted, but not returned.');
  await page.goto(`/Administration/ProductEdit?id=${mine.id}`);
  await page.getByLabel('Part number', { exact: true }).fill('PB-1-OLD');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved successfully').waitFor();
  await db.insert(products).values({ name: 'pb 1' });
  await page.goto('/Administration/Audit');
  const row = page.getByRole('row').filter({ hasText: 'PB-1-OLD' }).first();
  await row.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('already has the part number pb 1').waitFor();
  expect(await db.$count(products, eq(products.name, 'PB-1'))).toBe(0);
  await page.getByRole('button', { name: 'Restore anyway' }).click();
  await page.getByText('The texts and prices have been restored to their values before that change.').waitFor();
  expect(await db.$count(products, eq(products.name, 'PB-1'))).toBe(1);
});

test('only staff open imports; a missing one is reported (D31)', async ({ visits }) => {
  const customer = await visits.pageAs('uk@converter.test');
  await customer.goto('/Administration/Import');
  expect(new URL(customer.url()).pathname).toBe('/administration');
  const file = await customer.request.get('/Administration/export/files/products.csv');
  expect(file.status()).toBe(403);
  const staff = await visits.pageAs(STAFF);
  const answer = await staff.goto('/Administration/ImportView?id=999999');
  expect(answer?.status()).toBe(404);
});

test('a file with an unusual price is applied only after its checkbox is selected (D45)', async ({ shop, visits }) => {
  const page = await visits.pageAs(STAFF);
  await openImport(shop, page, 'productID,productName,productPriceDollar,stockLevel\r\n140,DB-0150,4.80,9\r\n');
  await page.getByText('DB-0150 changes from $48.00 to $4.80.').waitFor();
  await page.getByRole('button', { name: 'Apply the one row' }).click();
  await page.getByText(/Nothing has been saved yet/).waitFor();
  expect(await priceOf(shop, 'DB-0150')).toBe(4800);
  await page.getByLabel('Yes, all of this is correct').check();
  await pressed(shop, page, 'Apply the one row');
  await page.getByText('All rows have been applied.').waitFor();
  expect(await priceOf(shop, 'DB-0150')).toBe(480);
});

test('three widths saved together are found by their family and restored together (E16)', async ({ shop, visits }) => {
  const page = await visits.pageAs(STAFF);
  const widths = await shop.shop.db.select().from(productVariants).where(eq(productVariants.familyId, 2)).limit(3);
  const saves = widths.map(({ id, details, usdMinor }) => ({
    productVariantID: id,
    productVariantDetails: details,
    productVariantPriceDollar: (usdMinor ?? 0) / 100 + 1,
  }));
  const saved = await page.request.post('/api/SubProductVariant/SaveProductVariantsBulk', {
    data: saves,
    headers: { origin: shop.url },
  });
  expect(saved.status()).toBe(200);
  await page.goto('/Administration/Audit?search=20+Thou');
  await page.getByRole('button', { name: 'Undo all 3 of this save' }).first().click();
  await page.getByText('The texts and prices have been restored to their values before that change.').waitFor();
  const now = await shop.shop.db.select().from(productVariants).where(eq(productVariants.familyId, 2));
  for (const { id, usdMinor } of widths) expect(now.find((width) => width.id === id)?.usdMinor).toBe(usdMinor);
});

test('what blocks deleting a product is listed; one created by mistake is deleted permanently', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/ProductEdit?id=140');
  await page.getByRole('link', { name: 'Delete…' }).click();
  await page.getByText(/^It is in \d+ order lines\.$/).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Delete DB-0150' }).count()).toBe(0);

  const [made] = await shop.shop.db.insert(products).values({ name: 'OOPS-7' }).returning();
  await page.goto(`/Administration/ProductEdit?id=${made?.id}`);
  await page.getByRole('link', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete OOPS-7' }).click();
  await page.waitForURL('**/Administration/Products');
  expect(await shop.shop.db.$count(products, eq(products.name, 'OOPS-7'))).toBe(0);
});

test('a registration is declined with a reason, which is mailed (D18)', async ({ shop, visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/CustomerEdit?id=35');
  await page.getByText('Decline this registration…').click();
  await page.getByRole('button', { name: 'Decline and send email' }).click();
  await page.getByText('Reason is required').first().waitFor();
  await page.getByLabel('Reason').fill('We sell through our dealer in your country.');
  await page.getByRole('button', { name: 'Decline and send email' }).click();
  await page.getByText('Registration declined and account made inactive.').waitFor();
  const [row] = await shop.shop.db.select().from(customers).where(eq(customers.id, 35));
  expect([row?.status, await shop.shop.db.$count(outbox, eq(outbox.kind, 'registration-declined'))]).toEqual([
    'inactive',
    1,
  ]);
  await page.getByText('Pressline Counter declined customer').waitFor();
});

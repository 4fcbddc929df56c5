import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { customers } from '#shop/accounts/tables.ts';
import { products, productVariants } from '#shop/catalogue/tables.ts';
import { outbox } from '#shop/outbox/tables.ts';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

const NO_SCRIPT = { javaScriptEnabled: false };

test('a file with an unusual price is applied only once somebody has ticked that it is meant (D45)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/409/);
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Import');
  const text = 'productID,productName,productPriceDollar,stockLevel\r\n140,DB-0150,4.80,9\r\n';
  const file = { name: 'slip.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('CSV or ZIP file').setInputFiles(file);
  await page.getByRole('button', { name: 'Compare with the shop' }).click();
  await page.getByText('DB-0150 moves from $48.00 to $4.80.').waitFor();
  await page.getByRole('button', { name: 'Apply the one row' }).click();
  await page.getByText(/Nothing was saved yet/).waitFor();
  const price = async () =>
    (await shop.shop.db.select().from(products).where(eq(products.name, 'DB-0150'))).map(({ usdMinor }) => usdMinor);
  expect(await price()).toEqual([4800]);
  await page.getByLabel('All of this is meant').check();
  await page.getByRole('button', { name: 'Apply the one row' }).click();
  await page.getByText('All of it has been applied.').waitFor();
  expect(await price()).toEqual([480]);
});

test('three widths that were saved at once are found by their family and put back at once (E16)', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  const widths = await shop.shop.db.select().from(productVariants).where(eq(productVariants.familyId, 2)).limit(3);
  const saves = widths.map(({ id, details, usdMinor }) => ({
    productVariantID: id,
    productVariantDetails: details,
    productVariantPriceDollar: (usdMinor ?? 0) / 100 + 1,
  }));
  await page.goto('/Administration/Dashboard');
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/SubProductVariant/SaveProductVariantsBulk', { method: 'POST', headers, body })).status;
  }, JSON.stringify(saves));
  expect(status).toBe(200);
  await page.goto('/Administration/Audit?search=20+Thou');
  await page.getByRole('button', { name: 'Put all 3 of this save back' }).first().click();
  await page.getByText('The texts and prices are what they were before that change.').waitFor();
  const now = await shop.shop.db.select().from(productVariants).where(eq(productVariants.familyId, 2));
  for (const { id, usdMinor } of widths) expect(now.find((width) => width.id === id)?.usdMinor).toBe(usdMinor);
});

test('what hangs on a product is said; one made by mistake is deleted for good, without script too', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs(STAFF, NO_SCRIPT);
  await page.goto('/Administration/ProductEdit?id=140');
  await page.getByRole('link', { name: 'Delete…' }).click();
  await page.getByText(/^It stands in \d+ order lines\.$/).waitFor();
  expect(await page.getByRole('button', { name: 'Delete DB-0150' }).count()).toBe(0);

  const [made] = await shop.shop.db.insert(products).values({ name: 'OOPS-7' }).returning();
  await page.goto(`/Administration/ProductEdit?id=${made?.id}`);
  await page.getByRole('link', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete OOPS-7' }).click();
  await page.waitForURL('**/Administration/Products');
  expect(await shop.shop.db.$count(products, eq(products.name, 'OOPS-7'))).toBe(0);
});

test('a registration is declined with a reason, which is mailed (D18)', async ({ shop, visits }) => {
  visits.expectErrors(/400/);
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/CustomerEdit?id=35');
  await page.getByText('Decline this registration…').click();
  await page.getByRole('button', { name: 'Decline and send the mail' }).click();
  await page.getByRole('paragraph').getByText('Reason is required').waitFor();
  await page.getByLabel('Reason').fill('We sell through our dealer in your country.');
  await page.getByRole('button', { name: 'Decline and send the mail' }).click();
  await page.getByText('The registration is declined and the account inactive.').waitFor();
  const [row] = await shop.shop.db.select().from(customers).where(eq(customers.id, 35));
  expect([row?.status, await shop.shop.db.$count(outbox, eq(outbox.kind, 'registration-declined'))]).toEqual([
    'inactive',
    1,
  ]);
  await page.getByText('Pressline Counter declined customer').waitFor();
});

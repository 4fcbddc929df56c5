import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { products } from '#shop/catalogue/tables.ts';
import { sessions } from '#shop/identity/tables.ts';
import { screenFaults } from './support/faults.ts';
import { test, type ShopInBrowser } from './support/shop-in-browser.ts';

const STAFF = 'staff@pressline.test';

async function send(page: Page, text: string, name = 'products.csv'): Promise<void> {
  await page.goto('/Administration/Import');
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('CSV or ZIP file').setInputFiles(file);
  await page.getByRole('button', { name: 'Compare with the shop' }).click();
  await page.waitForURL('**/Administration/ImportView?id=*');
}

/** Every session of the shop ends, as after a night. */
async function endSessions({ shop: { db } }: ShopInBrowser): Promise<void> {
  await db.update(sessions).set({ expiresAt: new Date('2026-01-01') });
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill(STAFF);
  await page.getByLabel('Password').fill('counter-2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function logInAsBuyer(page: Page): Promise<void> {
  const data = { Username: 'uk@converter.test', Password: 'press-2026' };
  await page.request.post('/api/user/CreateToken', { data });
}

/** Lets go of a file over the place for it. */
async function drop(page: Page, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((content) => {
    const dragged = new DataTransfer();
    dragged.items.add(new File([content], 'p.csv', { type: 'text/csv' }));
    return dragged;
  }, text);
  await page.getByLabel('CSV or ZIP file').dispatchEvent('drop', { dataTransfer });
}

async function priceOf({ shop }: ShopInBrowser, name: string): Promise<number | undefined> {
  const [row] = await shop.db.select({ usdMinor: products.usdMinor }).from(products).where(eq(products.name, name));
  return row?.usdMinor;
}

test('staff export the products, change a price, look at the difference, apply it and undo it', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Import');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Products, numbers as 12,50, separated by semicolons' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const row = /^140;DB-0150;48,00;/m;
  expect(text).toMatch(row);

  await send(page, text);
  await page.getByText('Nothing differs from the shop: there is nothing to apply.').waitFor();

  await send(page, text.replace(row, '140;DB-0150;52,80;'));
  await page.getByText('none new, one changed, 216 as they are').waitFor();
  const difference = page.getByRole('table', { name: 'Differences' }).getByRole('row').filter({ hasText: 'DB-0150' });
  expect(await difference.getByRole('deletion').innerText()).toBe('48.00');
  expect(await difference.getByRole('insertion').innerText()).toBe('52.80');
  expect(await priceOf(shop, 'DB-0150'), 'a dry run changes nothing').toBe(4800);

  await page.getByRole('button', { name: 'Apply the one row' }).click();
  await page.getByText('All of it has been applied.').waitFor();
  const buyer = await visits.pageAs('us@converter.test');
  await buyer.goto('/product?id=140&name=DB-0150');
  await buyer.getByText('$52.80').first().waitFor();

  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put it back' }).click();
  await page.getByText('All of it is as it was before.').waitFor();
  expect(await priceOf(shop, 'DB-0150')).toBe(4800);

  await page.goto('/Administration/Audit?entity=product+import');
  await page.getByText('imported').first().waitFor();
  await page.getByText('put back').first().waitFor();
});

test('wrong cells are named by row and column, and nothing is changed (C6)', async ({ shop, visits }) => {
  const page = await visits.pageAs(STAFF);
  await send(page, 'productID,productName,productPriceDollar,stockLevel\n140,DB-0150,,eighty\n141,DB-0200,61,1\n');
  await page.getByText('2 cells can’t be taken').waitFor();
  const rows = await page.getByRole('table', { name: 'What is wrong' }).locator('tbody tr').all();
  expect(await Promise.all(rows.map((row) => row.locator('td').allInnerTexts()))).toEqual([
    ['products.csv', '2', 'productPriceDollar', 'Price is required', ''],
    ['products.csv', '2', 'stockLevel', 'stockLevel must be a whole number', 'eighty'],
  ]);
  expect(await page.getByRole('button', { name: /Apply/ }).count()).toBe(0);
  expect(await priceOf(shop, 'DB-0200')).toBe(6000);
});

test('an import works without script: send, look again, apply, undo after the question', async ({ shop, visits }) => {
  visits.expectErrors(/400/);
  const page = await visits.pageAs(STAFF, { javaScriptEnabled: false });
  await page.goto('/Administration/Import');
  await page.getByRole('button', { name: 'Compare with the shop' }).click();
  await page.getByText('Please choose a CSV or ZIP file.').waitFor();
  const lookUntil = async (text: string) => {
    while ((await page.getByText(text).count()) === 0) {
      await page.getByRole('link', { name: 'Look again' }).click();
    }
  };
  await send(page, 'productID,productPriceDollar\n139,27.50\n');
  await lookUntil('Look at the differences below');
  await page.getByRole('button', { name: 'Apply the one row' }).click();
  await lookUntil('All of it has been applied.');
  expect(await priceOf(shop, 'DB-0025')).toBe(2750);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await lookUntil('All of it is as it was before.');
  expect(await priceOf(shop, 'DB-0025')).toBe(2500);
});

test('an import is not undone over what somebody saved since: the row is named', async ({ shop, visits }) => {
  const page = await visits.pageAs(STAFF);
  await send(page, 'productID,productPriceDollar\n102,39.00\n103,24.00\n');
  await page.getByRole('button', { name: 'Apply all 2 rows' }).click();
  await page.getByText('All of it has been applied.').waitFor();
  const importUrl = page.url();
  await page.goto('/Administration/ProductEdit?id=103');
  await page.getByLabel('Introduction').fill('Saved by somebody else meanwhile');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved successfully').waitFor();
  await page.goto(importUrl);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put it back' }).click();
  await page.getByText('One row is not as the import left them').waitFor();
  await page
    .getByRole('table', { name: 'Rows in the way' })
    .getByRole('row')
    .filter({ hasText: 'TT-1020-25' })
    .getByText('It was saved since.')
    .waitFor();
  expect(await priceOf(shop, 'TT-1015-50')).toBe(3900);
});

test.for([{}, { javaScriptEnabled: false }])(
  'an import is undone over a part number that was given away since only when that is meant: %o (D45)',
  async (options, { shop, visits }) => {
    visits.expectErrors(/409/);
    const { db } = shop.shop;
    const [mine] = await db
      .insert(products)
      .values({ name: `UN-${Object.keys(options).length}` })
      .returning();
    if (mine === undefined) throw new Error('A product was inserted and not answered.');
    const page = await visits.pageAs(STAFF, options);
    const lookUntil = async (text: string) => {
      const look = page.getByRole('link', { name: 'Look again' });
      if (options.javaScriptEnabled === false) while ((await page.getByText(text).count()) === 0) await look.click();
      else await page.getByText(text).waitFor();
    };
    await send(page, `productID,productName\n${mine.id},${mine.name}-OLD\n`);
    await lookUntil('Look at the differences below');
    await page.getByRole('button', { name: 'Apply the one row' }).click();
    await lookUntil('All of it has been applied.');
    await db.insert(products).values({ name: mine.name.toLowerCase() });
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await page.getByText(`has the part number ${mine.name.toLowerCase()} already (row 2).`).waitFor();
    await page.getByRole('button', { name: 'Put it back all the same' }).click();
    await lookUntil('All of it is as it was before.');
    expect(await db.$count(products, eq(products.name, mine.name))).toBe(1);
  },
);

test('a name is put back over a part number that was given away since only when that is meant (D45)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/409/);
  const { db } = shop.shop;
  const page = await visits.pageAs(STAFF);
  const [mine] = await db.insert(products).values({ name: 'PB-1', intro: 'Put back', usdMinor: 4800 }).returning();
  if (mine === undefined) throw new Error('A product was inserted and not answered.');
  await page.goto(`/Administration/ProductEdit?id=${mine.id}`);
  await page.getByLabel('Part number', { exact: true }).fill('PB-1-OLD');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved successfully').waitFor();
  await db.insert(products).values({ name: 'pb 1' });
  await page.goto('/Administration/Audit');
  const row = page.getByRole('row').filter({ hasText: 'PB-1-OLD' }).first();
  await row.getByRole('button', { name: 'Put back' }).click();
  await page.getByText('has the part number pb 1 already').waitFor();
  expect(await db.$count(products, eq(products.name, 'PB-1'))).toBe(0);
  await page.getByRole('button', { name: 'Put back all the same' }).click();
  await page.getByText('The texts and prices are what they were before that change.').waitFor();
  expect(await db.$count(products, eq(products.name, 'PB-1'))).toBe(1);
});

test('axe finds no fault in imports, and nothing scrolls sideways', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  const faults: string[] = [];
  const look = async (screen: string) => {
    faults.push(...(await screenFaults(page)).map((fault) => `${screen} ${fault}`));
  };
  const long = 'A text without end '.repeat(12);
  await send(
    page,
    `productID,productName,productPriceDollar,stockLevel,productIntro\n0,NEW-1,1,1,${long}\n104,,1,x,\n`,
  );
  await page.getByText('2 cells can’t be taken').waitFor();
  await look('refused');
  await send(
    page,
    `productID,productName,productPriceDollar,stockLevel,productIntro\n0,NEW-1,1,1,${long}\n104,T,1,7,\n`,
  );
  await page.getByText('Look at the differences below').waitFor();
  await look('differences');
  await page.goto('/Administration/Import');
  await look('list');
  expect(faults).toEqual([]);
});

describe('the end of a session', () => {
  const CSV = 'productID,productPriceDollar\n139,26.50\n';
  test.for([
    ['chosen', 'only that of staff'],
    ['dropped', 'staff who have one of the shop too'],
  ] as const)(
    'a file that was %s is not sent, the way to the sign-in stands there, and it stays chosen: %s',
    async ([how, who], { shop, visits }) => {
      visits.expectErrors(/40[13]/);
      const page = await visits.pageAs(STAFF);
      await page.goto('/Administration/Import');
      await endSessions(shop);
      if (who !== 'only that of staff') await logInAsBuyer(page);
      if (how === 'dropped') await drop(page, CSV);
      else {
        const file = { name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
        await page.getByLabel('CSV or ZIP file').setInputFiles(file);
        await page.getByRole('button', { name: 'Compare with the shop' }).click();
      }
      await page.getByText('Your session has ended. Sign in in another window').waitFor();
      const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name: 'Sign in in another window' }).click(),
      ]);
      await signIn(other);
      await other.waitForURL('**/Administration/Import');
      await page.getByRole('button', { name: 'Compare with the shop' }).click();
      await page.getByText('none new, one changed').waitFor();
    },
  );

  test('what was compared is applied after the sign-in, to which the button leads', async ({ shop, visits }) => {
    visits.expectErrors(/401/);
    const page = await visits.pageAs(STAFF);
    await send(page, 'productID,productPriceDollar\n104,24.50\n');
    await page.getByText('none new, one changed').waitFor();
    await endSessions(shop);
    await page.getByRole('button', { name: 'Apply the one row' }).click();
    await signIn(page);
    await page.waitForURL('**/Administration/ImportView?id=*');
    await page.getByRole('button', { name: 'Apply the one row' }).click();
    await page.getByText('All of it has been applied.').waitFor();
  });
});

test('nobody but staff comes to imports; one that is not there is said so (D31)', async ({ visits }) => {
  visits.expectErrors(/404/);
  const customer = await visits.pageAs('uk@converter.test');
  await customer.goto('/Administration/Import');
  expect(new URL(customer.url()).pathname).toBe('/administration');
  const file = await customer.request.get('/Administration/export/files/products.csv');
  expect(file.status()).toBe(403);
  const staff = await visits.pageAs(STAFF);
  const answer = await staff.goto('/Administration/ImportView?id=999999');
  expect(answer?.status()).toBe(404);
});

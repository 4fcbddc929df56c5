import { asc, eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { priceListRows } from '#shop/catalogue/pricing/tables.ts';
import { giveList, UK_COMPANY } from '#shop/catalogue/pricing/testing/give-list.ts';
import { STAFF } from './support/counter.ts';
import type { BuiltShop } from './support/built-shop.ts';
import { test } from './support/shop-in-browser.ts';

const cellOf = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const textCell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Pastes a block as a spreadsheet puts it into the clipboard. */
async function paste(cell: Locator, block: string): Promise<void> {
  await cell.focus();
  await cell.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, block);
}

/** A list in pounds with one price, and its page. */
async function openList(shop: BuiltShop, page: Page, name: string): Promise<number> {
  const price = { productId: 140, startsOn: '2026-01-01', ladder: [{ from: 1, minor: 2900 }] };
  const id = await giveList(shop, { companyId: UK_COMPANY }, [price], { name });
  await page.goto(`/Administration/Price-List?id=${id}`);
  return id;
}

/** Stored prices of a list: part, quantity and amount, by day. */
async function storedIn(shop: BuiltShop, priceListId: number) {
  const rows = await shop.shop.db
    .select()
    .from(priceListRows)
    .where(eq(priceListRows.priceListId, priceListId))
    .orderBy(asc(priceListRows.id));
  return rows.map(({ productId, ladder }) => [productId, ladder]);
}

describe('the grid of a price list (K1, K5)', () => {
  test('a list with three prices is made by keyboard: the company by its name, the prices in cells', async ({
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Price-List');
    await page.getByLabel('Name', { exact: true }).fill('Contract by keyboard');
    await page.getByLabel('Currency', { exact: true }).selectOption('2');
    await page.getByRole('combobox', { name: 'Companies', exact: true }).pressSequentially('bour lab');
    await page.getByRole('combobox', { name: 'Companies', exact: true }).press('Enter');
    await button(page, 'Remove Harbour Label Company Ltd').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: 'Price list Contract by keyboard' }).waitFor();
    await button(page, 'Remove Harbour Label Company Ltd').waitFor();
    await cellOf(page, 'Part number, Row 1').focus();
    for (const part of ['DB-0025', 'DB-0150', 'DB-0150-20']) {
      await page.keyboard.type(part);
      await page.keyboard.press('Enter');
    }
    await textCell(page, 'From 1, Row 1').focus();
    for (const price of ['15', '29.00', '24,50']) {
      await page.keyboard.type(price);
      await page.keyboard.press('Enter');
    }
    await page.getByText('6 unsaved cells').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Prices saved').waitFor();
    for (const part of ['DB-0025', 'DB-0150', 'DB-0150-20'])
      await page.getByRole('rowheader', { name: part, exact: true }).waitFor();
    await page.getByText('No unsaved cells').waitFor();
  });

  test('a pasted block with wrong cells names each with row and column, and is saved once all are right', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/400|409/);
    const page = await visits.pageAs(STAFF);
    const id = await openList(shop, page, 'Contract by paste');
    await paste(cellOf(page, 'Part number, Row 1'), 'Part\tColour\nDB-0025\tred');
    await page.getByText('No column is called “Colour”. Nothing was pasted.').waitFor();
    await paste(
      cellOf(page, 'Part number, Row 1'),
      'SKU\tPrice\tFrom 50\nDB-0025\t15.00\t14.00\nNO-SUCH\t1,234\t1.00\nDB-0150-20\t24.50\t\n',
    );
    await button(page, 'Save prices').click();
    await page.getByText('One cell can’t be saved. Nothing has been saved.').waitFor();
    await page.getByRole('link', { name: /^Row 2, From 1: “1,234” could be two amounts/ }).click();
    await page.keyboard.type('1.50');
    await button(page, 'Save prices').click();
    await page.getByRole('link', { name: /^Row 2, Part number: There is no part with this number/ }).waitFor();
    expect(await storedIn(shop, id)).toHaveLength(1);
    await cellOf(page, 'Part number, Row 2').fill('DB-0150-BV');
    await button(page, 'Save prices').click();
    await page.getByRole('checkbox', { name: 'Yes, this price is correct' }).check(); // 1.50 is far below the list price (D45)
    await button(page, 'Save prices').dblclick();
    await page.getByText('Prices saved').waitFor();
    expect(await storedIn(shop, id)).toHaveLength(4);
  });

  test('a stale save is refused with both prices, and typed cells survive it and the end of the session', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/40[19]/);
    const page = await visits.pageAs(STAFF);
    const id = await openList(shop, page, 'Contract of two');
    await textCell(page, 'From 1, DB-0150 01-01-2026').fill('28.00');
    const colleague = await visits.pageAs(STAFF);
    await colleague.goto(`/Administration/Price-List?id=${id}`);
    await textCell(colleague, 'From 1, DB-0150 01-01-2026').fill('27.00');
    await button(colleague, 'Save prices').click();
    await colleague.getByText('Prices saved').waitFor();
    await button(page, 'Save prices').click();
    await page.getByRole('heading', { name: 'This has been saved elsewhere' }).waitFor();
    await page.getByRole('row', { name: /From 1, DB-0150.*29\.00.*27\.00.*28\.00/ }).waitFor();
    expect(await storedIn(shop, id)).toEqual([[140, [{ from: 1, minor: 2700 }]]]);
    await page.context().clearCookies({ name: 'admintoken' });
    await button(page, 'Save prices').click();
    const again = page.getByRole('dialog');
    await again.getByLabel('Email address').fill(STAFF);
    await again.getByLabel('Password').fill('counter-2026');
    await again.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Prices saved').waitFor();
    expect(await storedIn(shop, id)).toEqual([[140, [{ from: 1, minor: 2800 }]]]);
  });

  test('a save is undone with one press, and the undo with another', async ({ shop, visits }) => {
    const page = await visits.pageAs(STAFF);
    const id = await openList(shop, page, 'Contract undone after its save');
    await textCell(page, 'From 1, DB-0150 01-01-2026').fill('28.00');
    await cellOf(page, 'Part number, Row 1').fill('DB-0025');
    await textCell(page, 'From 1, Row 1').fill('15.00');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Last saved by .*: 2 prices/).waitFor();
    await button(page, 'Undo last change').click();
    await page.getByText(/^Last restored by .*: 2 prices/).waitFor();
    expect(await storedIn(shop, id)).toEqual([[140, [{ from: 1, minor: 2900 }]]]);
    await button(page, 'Undo last change').click();
    await page.getByRole('rowheader', { name: 'DB-0025', exact: true }).waitFor();
    expect(await storedIn(shop, id)).toHaveLength(2);
  });

  test('leaving asks while cells are unsaved; undo takes a paste back as one step', async ({ shop, visits }) => {
    const page = await visits.pageAs(STAFF);
    await openList(shop, page, 'Contract undone');
    await paste(cellOf(page, 'Part number, Row 1'), 'DB-0025\t\t\t15.00\nDB-0150-20\t\t\t24.50\n');
    await page.getByText('4 unsaved cells').waitFor();
    await page.getByRole('link', { name: 'All price lists' }).click();
    await page
      .getByRole('dialog', { name: 'Unsaved changes' })
      .getByRole('button', { name: 'Stay on this page' })
      .click();
    await textCell(page, 'From 1, Row 1').press('Control+z');
    await page.getByText('No unsaved cells').waitFor();
    await expect.poll(() => cellOf(page, 'Part number, Row 2').inputValue()).toBe('');
  });
});

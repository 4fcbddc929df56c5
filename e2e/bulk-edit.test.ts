import { describe, expect } from 'vitest';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

describe('many parts at once, from the list of products (P4, K5)', () => {
  test('Shift selects a range; its prices are raised and given back as one price update', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Products?sort=id&direction=asc&search=DB-0');
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    await boxes.nth(1).click();
    await boxes.nth(3).click({ modifiers: ['Shift'] });
    await expect.poll(() => boxes.nth(2).isChecked()).toBe(true);
    await expect.poll(() => boxes.nth(4).isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Change prices' }).click();
    await page.getByRole('heading', { name: 'Change the prices of 3 parts by a percentage' }).waitFor();
    await page.getByLabel('Per cent').fill('4');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Price update \d+: / }).waitFor();
    await page.getByRole('button', { name: /^Apply \d+ prices/ }).click();
    await page.getByRole('cell', { name: 'Applied' }).first().waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Undo it' }).click();
    await page.getByRole('cell', { name: 'Undone' }).first().waitFor();
  });

  test('a bulk edit is called what it is, names its fields, and is undone as one', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ChangeProducts?id=140&id=141');
    await page.getByLabel('Status').selectOption('inactive');
    await page.getByLabel('Fits model').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Show the differences' }).click();
    await page.getByRole('heading', { name: /^Bulk edit \d+: Status, Press models of 2 parts$/ }).waitFor();
    await page
      .getByRole('term')
      .filter({ hasText: /^Active/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: /^Apply all/ }).dblclick();
    await page.getByText('All rows have been applied.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo bulk edit' }).click();
    await page.getByText('The bulk edit has been undone.').waitFor();
  });

  test('prices are shown in dollars, and in the other currencies on demand', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Products?search=DB-0150');
    const heads = () => page.getByRole('columnheader').allInnerTexts();
    expect((await heads()).join()).not.toContain('GBP');
    await page.getByRole('link', { name: 'GBP', exact: true }).click();
    await expect.poll(async () => (await heads()).join()).toContain('Domestic, GBP');
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await expect.poll(async () => (await heads()).filter((head) => /USD|GBP|EUR/.test(head)).length).toBe(9);
    await page.goBack();
    await expect.poll(async () => (await heads()).filter((head) => /USD|GBP|EUR/.test(head)).length).toBe(3);
  });
});

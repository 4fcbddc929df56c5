import { expect } from 'vitest';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

test.for([
  ['with script', {}],
  ['without script', { javaScriptEnabled: false }],
] as const)(
  'all of a company is one page: members, terms, orders, and a note in its timeline, %s (H7)',
  async ([how, options], { visits }) => {
    const page = await visits.pageAs(STAFF, options);
    await page.goto('/Administration/CustomerEdit?id=1');
    await page.getByRole('link', { name: 'The whole company: members, orders, documents' }).click();
    await page.getByRole('heading', { name: 'Harbour Label Company Ltd', level: 1 }).waitFor();
    await page.getByRole('row', { name: /Alison Marsh.*Manager.*Any amount.*Active/s }).waitFor();
    await page.getByRole('heading', { name: 'Own part numbers (0)' }).waitFor();
    await page.getByLabel('About').selectOption('Alison Marsh');
    await page.getByLabel('Note', { exact: true }).fill(`Rings before ten, ${how}.`);
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('listitem').getByText(`Rings before ten, ${how}.`).first().waitFor();
    await page.getByRole('link', { name: 'Complete orders' }).click();
    await page.getByText('Orders of the company 1.').waitFor();
    expect(await page.getByRole('cell', { name: 'Harbour Label Company Ltd' }).count()).toBeGreaterThan(0);
  },
);

test('a company that there is not is no page (H7)', async ({ visits }) => {
  visits.expectErrors(/404/);
  const page = await visits.pageAs(STAFF);
  const answer = await page.goto('/Administration/Company?id=999999');
  expect(answer?.status()).toBe(404);
});

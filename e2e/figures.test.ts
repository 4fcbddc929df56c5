import { expect } from 'vitest';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

test('the owner compares both years in one currency, chosen by keyboard and remembered; each table is a file (P5)', async ({
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Stats');
  await page.getByRole('link', { name: 'Owner’s figures' }).first().press('Enter');
  const customers = page.getByRole('table', { name: 'By customer' });
  await customers.getByText('£').first().waitFor();
  await page.getByRole('navigation', { name: 'Currency' }).getByRole('link', { name: 'EUR' }).press('Enter');
  await customers.getByText('€').first().waitFor();
  expect(await customers.getByText('£').count()).toBe(0);
  await page.getByText('All amounts in EUR, at the rates of each order’s own day.').waitFor();
  await page.goto('/Administration/Figures'); // remembered
  await customers.getByText('€').first().waitFor();
  const files = await page.getByRole('main').getByRole('link', { name: 'Export CSV' }).all();
  const heads: string[] = [];
  for (const file of files) {
    const answer = await page.request.get((await file.getAttribute('href')) ?? '');
    heads.push((await answer.text()).split(',')[0]?.replace('\uFEFF', '') ?? '');
  }
  expect(heads).toEqual(['Month', 'Company', 'Category', 'Press', 'Company', 'Words']);
  await page.getByRole('navigation', { name: 'Currency' }).getByRole('link', { name: 'GBP' }).press('Enter');
  await customers.getByText('£').first().waitFor();
  await page.getByText('Show as table').press('Enter');
  await page
    .getByRole('table', { name: 'By month' })
    .getByRole('cell', { name: 'Jan' })
    .or(page.getByRole('rowheader', { name: 'Jan' }))
    .first()
    .waitFor();
});

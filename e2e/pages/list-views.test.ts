import { expect } from 'vitest';
import { STAFF } from '../support/counter.ts';
import { test } from '../support/plain-visits.ts';

test('staff choose columns, save them as a view for everyone, open the list with it and remove it, without script (P3)', async ({
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Products?search=DB-0150');
  const heads = async () => (await page.getByRole('columnheader').allInnerTexts()).map((head) => head.trim());
  const [first = '', second = ''] = await heads();
  await page.getByRole('link', { name: `Move ${second} forward` }).click();
  expect((await heads()).slice(0, 2)).toEqual([second, first]);
  await page.getByRole('link', { name: `Hide ${first}` }).click();
  expect(await heads()).not.toContain(first);
  await page.getByLabel('Save as').fill('Cut of DB');
  await page.getByLabel('For everyone').check();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByText('View: Cut of DB').waitFor();
  expect(await heads()).not.toContain(first);
  await page.getByRole('button', { name: 'Make default' }).click();
  await page.goto('/Administration/Dashboard');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  expect(new URL(page.url()).search).toContain('search=DB-0150');
  expect(await heads()).not.toContain(first);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.goto('/Administration/Products');
  await expect.poll(() => page.getByRole('main').innerText()).not.toContain('Cut of DB');
});

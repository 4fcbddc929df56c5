import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/shop-in-browser.ts';

const BLADES = '/search?p=98429C14-E911-4590-A74C-7F0D788D3567';

const thickness = (page: Page) => page.getByRole('group', { name: 'Thickness (mm)' });
const addressOf = (page: Page) =>
  [...new URL(page.url()).searchParams.keys()].map((name) => name.replace(/\d+/, '')).toSorted();

test('a tick counts at once, a range as soon as its fields are left, and what is empty stays out of the address (I1)', async ({
  visits,
}) => {
  const page = await visits.visitor();
  await page.goto(BLADES);
  await page.getByRole('checkbox', { name: 'bevel' }).check();
  await page.getByText('6 parts', { exact: true }).waitFor();
  expect(addressOf(page)).toEqual(['f', 'p']);

  const [from, to] = ['Thickness (mm) from', 'Thickness (mm) to'].map((name) => page.getByLabel(name));
  await from?.fill('0,2');
  await to?.fill('0.3');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByText('2 parts', { exact: true }).waitFor();
  expect(addressOf(page)).toEqual(['f', 'from', 'p', 'to']);
  expect(await page.getByRole('checkbox', { name: 'bevel' }).isChecked()).toBe(true);

  await page.goBack();
  await page.getByText('6 parts', { exact: true }).waitFor();
  expect(await from?.inputValue()).toBe('');
});

test('on a telephone the button that shows the results takes the typed range along (I1)', async ({ visits }) => {
  const page = await visits.visitor({ viewport: { width: 320, height: 640 } });
  await page.goto(BLADES);
  await page.getByRole('button', { name: 'Filter search results' }).click();
  await page.getByLabel('Thickness (mm) from').fill('0.5');
  await page.getByRole('button', { name: 'Show results' }).click();
  await page.getByText('3 parts', { exact: true }).waitFor();
  expect(await thickness(page).isVisible()).toBe(false);
  expect(addressOf(page)).toEqual(['from', 'p']);
});

test('without script a button applies ticks and ranges (I1)', async ({ visits }) => {
  const page = await visits.visitor({ javaScriptEnabled: false });
  await page.goto(BLADES);
  await page.getByRole('checkbox', { name: 'lamella' }).check();
  await page.getByLabel('Thickness (mm) from').fill('0.2');
  await page.getByRole('complementary').getByRole('button', { name: 'Apply' }).click();
  await page.getByText('5 parts', { exact: true }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'lamella' }).isChecked()).toBe(true);
});

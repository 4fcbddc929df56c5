import { expect } from 'vitest';
import { test } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';

test('a day is typed as the shop writes days, or picked from the calendar (A26)', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Documents');
  const from = page.getByLabel('Issued from');
  await from.fill('5.1.2020');
  const calendar = page.locator('input[type="date"]').first();
  await page.getByRole('button', { name: 'Choose from the calendar' }).first().click();
  await calendar.fill('2020-02-03'); // what a press in the calendar does
  expect(await from.inputValue()).toBe('03/02/2020');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/from=/);
  await page.reload();
  expect(await from.inputValue()).toBe('03/02/2020');
  await page.goto('/de/Documents?from=2020-02-03');
  expect(await page.getByLabel('Ausgestellt ab').inputValue()).toBe('03.02.2020');
});

test('a day that is none is refused by name, and stays in its field', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Documents?from=31%2F02%2F2026');
  await page.getByText('Please enter the date as dd/mm/yyyy').waitFor();
  expect(await page.getByLabel('Issued from').inputValue()).toBe('31/02/2026');
});

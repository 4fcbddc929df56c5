import { expect } from 'vitest';
import { counting } from './support/new-orders.ts';
import { test } from './support/shop-in-browser.ts';

const STAFF = 'staff@pressline.test';

test('staff quote on the phone by keyboard: parts, prices, stock and total are there while they type (K6)', async ({
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Quote?member=1');
  const row = page.getByRole('row').filter({ has: page.getByLabel('Part number, line 1', { exact: true }) });
  const person = counting(page);
  await person.clickOn(page.getByLabel('Part number, line 1', { exact: true }));
  await person.type('db-0150');
  await expect.poll(() => page.locator('datalist option[value="DB-0150-BV"]').count()).toBe(1);
  await person.press('Tab');
  await expect.poll(() => row.innerText()).toMatch(/Doctor blade 0\.15 .* in stock[^]*£30\.34[^]*£37\.92/);
  await person.press('Tab');
  await person.type('40');
  await person.press('Tab');
  await person.type('27,50');
  await expect.poll(() => row.innerText()).toMatch(/-9\.4 %[^]*£1,100\.00/);
  await expect.poll(() => page.getByRole('status').filter({ hasText: '£1,100.00' }).count()).toBe(1);
  await person.click('Create and send');
  await page.getByText('Version 1 sent').waitFor();
});

test('a part that does not exist is reported when its cell is left, and does not end the total (K6)', async ({
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Quote?member=1');
  await page.getByLabel('Part number, line 1', { exact: true }).fill('NO-SUCH-PART');
  await page.keyboard.press('Tab');
  await page.keyboard.type('x');
  await page.getByText('There is no part with this number').waitFor();
});

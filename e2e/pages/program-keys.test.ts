import { expect } from 'vitest';
import { test } from '../support/plain-visits.ts';

const UK = 'uk@converter.test';

test('a manager makes a key without script, sees it once, and revokes it (M1)', async ({ shop, visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Company/Keys');
  await page.getByLabel('Name').fill('Label ERP');
  await page.getByLabel(/^company:read/).check();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const text = await page.getByLabel('The key', { exact: true }).inputValue();
  expect(text).toMatch(/^pl_live_/);
  const headers = { authorization: `Bearer ${text}` };
  const call = async () => (await fetch(new URL('/api/Company/GetOwnCompany', shop.url), { headers })).status;
  expect(await call()).toBe(200);
  await page.goto('/Company/Keys');
  expect(await page.getByLabel('The key', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Revoke Label ERP' }).click();
  await page.getByText('The key is revoked.').waitFor();
  expect(await call()).toBe(401);
});

test('a key without a scope, or with an address that is none, is refused beside its fields (M1)', async ({
  visits,
}) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Company/Keys');
  await page.getByLabel('Name').fill('Nothing');
  await page.getByLabel('Works from these addresses only').fill('the office');
  await page.getByRole('button', { name: 'Make the key' }).click();
  await page.getByText('Please choose at least one scope that such a key can have').waitFor();
  await page.getByText('Please enter addresses or networks, such as 203.0.113.7 or 203.0.113.0/24').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Nothing');
});

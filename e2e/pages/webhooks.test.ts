import { expect } from 'vitest';
import { CUSTOMER } from '#server/api/testing/callers.ts';
import { updateEndpoint } from '#shop/desk/webhooks/endpoint-queries.ts';
import { putWebhook } from '#shop/desk/webhooks/testing/webhooks.ts';
import { test } from '../support/plain-visits.ts';

test('a manager adds a webhook without script, sees its secret once, tests it and turns it off (M3)', async ({
  visits,
}) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto('/Company/Webhooks');
  await page.getByLabel('Address').fill('https://erp.converter.test/pressline');
  await page.getByLabel('What it is for').fill('Label ERP');
  await page.getByLabel(/order\.placed/).check();
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  expect(await page.getByLabel('The secret', { exact: true }).inputValue()).toMatch(/^whsec_/);
  await page.goto('/Company/Webhooks');
  expect(await page.getByLabel('The secret', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: /^Send a test/ }).click();
  await page.getByText('Saved.').waitFor();
  await page.getByRole('link', { name: 'https://erp.converter.test/pressline' }).click();
  await page.getByRole('rowheader').nth(1).waitFor();
  expect(await page.getByText(/^test_\d+$/).count()).toBe(1);
  await page.getByRole('button', { name: /^Turn off/ }).click();
  await page.getByRole('cell', { name: 'Off', exact: true }).waitFor();
});

test('a webhook without a kind, or with an address that is none, is refused beside its fields (M3)', async ({
  visits,
}) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto('/Company/Webhooks');
  await page.getByLabel('Address').fill('ftp://erp');
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  await page.getByText('Please choose kinds of changes that exist, at least one').waitFor();
  await page.getByText(/Please enter an address that begins with https/).waitFor();
  expect(await page.getByLabel('Address').inputValue()).toBe('ftp://erp');
});

test('a manager reads on both pages that nothing is delivered, and that a webhook was turned off (M3)', async ({
  shop,
  visits,
}) => {
  const { db } = shop.shop;
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  const warned = { failingSince: yesterday, warnedAt: yesterday };
  const [failing, off] = [await putWebhook(shop, CUSTOMER), await putWebhook(shop, CUSTOMER)];
  await updateEndpoint(db, failing.id, { url: 'https://failing.converter.test/', ...warned });
  await updateEndpoint(db, off.id, { url: 'https://gone.converter.test/', offReason: 'gone', offAt: yesterday });
  const page = await visits.pageAs('uk@converter.test');
  for (const address of ['/Company/Webhooks', '/Company']) {
    await page.goto(address);
    await page.getByText(/Nothing could be delivered to https:\/\/failing\.converter\.test\/ since/).waitFor();
    await page.getByText(/The webhook to https:\/\/gone\.converter\.test\/ was turned off on .* \(410\)/).waitFor();
  }
  await page.getByRole('link', { name: 'Show its deliveries' }).first().click();
  await page.getByRole('heading', { name: /^Last deliveries to/ }).waitFor();
});

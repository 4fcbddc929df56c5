import { expect } from 'vitest';
import { addMachine, P5_13 } from '#shop/catalogue/presses/testing/add-machine.ts';
import { test } from './support/shop-in-browser.ts';

test('at the press: fewer hours ask whether the counter is new, and what is due goes into the basket by one press (J10)', async ({
  shop,
  visits,
}) => {
  const machineId = await addMachine(
    { shop: { db: shop.shop.db } },
    { companyId: 1, modelId: P5_13, serial: 'P5-0600', name: 'Press 60' },
  );
  visits.expectErrors(/400 \(Bad Request\)/);
  const page = await visits.pageAs('uk@converter.test');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/My-Press?id=${machineId}`);
  const main = page.getByRole('main');
  const enter = async (hours: string, day: string) => {
    await main.getByLabel('Hours on the counter').fill(hours);
    await main.getByLabel('Read on').fill(day);
    await main.getByRole('button', { name: 'Save hours' }).click();
  };
  await enter('6490', '2026-11-01');
  await main.getByText('6,490 hours on 01-11-2026').waitFor();
  await enter('15', '2026-11-02');
  await main.getByText(/The counter showed 6,490 hours on 01-11-2026/).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('counterHours');
  await main.getByLabel('The counter was replaced').check();
  await main.getByRole('button', { name: 'Save hours' }).click();
  await main.getByText('15 hours on 02-11-2026').waitFor();
  const service = main.getByRole('row').filter({ hasText: 'US-KIT-UV-SERVICE' });
  await service.getByText('Due now').waitFor();
  await main.getByText(/^\d more, not due yet$/).waitFor();
  await service.getByText('Mark as done').first().click(); // asks before it is done
  await service.getByText('Mark US-KIT-UV-SERVICE as done today?', { exact: false }).waitFor();
  await service.getByText('Mark as done').first().click();
  await service.getByRole('button', { name: 'Add to basket: US-KIT-UV-SERVICE' }).click();
  await service.getByText('US-KIT-UV-SERVICE is in the basket, for this press.').waitFor();
  await main.getByRole('link', { name: 'To the basket' }).click();
  await main.getByText('P5-0600').first().waitFor();
});

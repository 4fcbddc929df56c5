import { expect } from 'vitest';
import { addMachine, P5_13 } from '#shop/catalogue/presses/testing/add-machine.ts';
import { STAFF } from '../support/counter.ts';
import { test } from '../support/plain-visits.ts';

test('without script: hours show what is due, its part goes into the basket for the press, and done is done (J10)', async ({
  shop,
  visits,
}) => {
  const machineId = await addMachine(shop, { companyId: 1, modelId: P5_13, serial: 'P5-0500', name: 'Press 50' });
  const page = await visits.pageAs('uk@converter.test');
  const address = `/My-Press?id=${machineId}`;
  await page.goto(address);
  const main = page.getByRole('main');
  const enter = async (hours: string, day: string) => {
    await main.getByLabel('Hours on the counter').fill(hours);
    await main.getByLabel('Read on').fill(day);
    await main.getByRole('button', { name: 'Save hours' }).click();
  };
  await enter('6400', '2026-11-02');
  await main.getByText('6,400 hours on 02-11-2026').waitFor();
  await enter('6510', '2026-11-03');
  await main.getByText('Due now').first().waitFor();

  await enter('20', '2026-11-04');
  expect(page.status()).toBe(400);
  await main.getByText(/The counter showed 6,510 hours on 03-11-2026/).waitFor();
  expect(await main.getByLabel('Hours on the counter').inputValue()).toBe('20');
  await page.goto(address);
  await main.getByText('6,510 hours on 03-11-2026').waitFor();

  await main.getByRole('button', { name: 'Add to basket: US-KIT-UV-SERVICE' }).click();
  await main.getByText(/US-KIT-UV-SERVICE is in the basket, for this press/).waitFor();
  expect(await main.getByRole('row').filter({ hasText: 'is in the basket' }).count()).toBe(1); // at its place
  await page.goto('/Basket');
  expect(await main.innerText()).toContain('P5-0500');
  await page.goto(address);
  // A task counts pieces, the basket packs.
  expect(await main.innerText()).toContain('20 pieces: 1 pack of 40');
  await main.getByRole('button', { name: 'Add to basket: CS-SEAL-P5-FM' }).click();
  await page.goto('/Basket');
  expect(await main.getByRole('spinbutton', { name: /CS-SEAL-P5-FM/ }).inputValue()).toBe('1');
  await page.goto(address);
  await main.getByRole('button', { name: 'Mark as done: US-KIT-UV-SERVICE' }).click();
  await main.getByText(/US-KIT-UV-SERVICE is marked as done/).waitFor();
  expect(await main.innerText()).toContain('At 7,010 hours, 500 to go');

  await main.getByLabel('P5-CHILL-SEAL: due by').fill('2026-01-05');
  await main.getByRole('button', { name: 'Set day: P5-CHILL-SEAL' }).click();
  expect(page.status()).toBe(400);
  await main.getByText('This day is in the past').waitFor();
  await main.getByRole('button', { name: 'Email me when something is due' }).click();
  await main.getByText('You get an email when something is due on this press.').waitFor();
  await page.goto('/Dashboard');
  expect(await main.innerText()).toContain('Maintenance due');
});

test('staff say in the rows of a model which part is due every so many hours (J10)', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Press-Model?id=3');
  const cell = (label: string, row: number) => page.getByLabel(label, { exact: true }).nth(row);
  await page.getByLabel('2. Kit or part', { exact: true }).fill('NO-SUCH-PART');
  await cell('Interval in hours', 1).fill('500');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(page.status()).toBe(400);
  await page.getByText('There is no part with this number').first().waitFor();
  await page.getByLabel('2. Kit or part', { exact: true }).fill('us-kit-clean');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/Administration/Press-Model?id=3');
  expect(await page.getByLabel('1. Kit or part', { exact: true }).inputValue()).toBe('US-KIT-CLEAN');
  await page.getByLabel('1. Kit or part', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/Administration/Press-Model?id=3');
  expect(await page.getByLabel('1. Kit or part', { exact: true }).inputValue()).toBe('M830-BEARING-KIT');
});

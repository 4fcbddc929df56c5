import { expect } from 'vitest';
import { addMachine, M2200 } from '#shop/catalogue/presses/testing/add-machine.ts';
import { test } from '../support/plain-visits.ts';

test('without a camera: a typed number leads to its part, the own press, or the form that adds one (J6)', async ({
  shop,
  visits,
}) => {
  const machineId = await addMachine(shop, { companyId: 1, modelId: M2200, serial: '2200-860' });
  await addMachine(shop, { companyId: 2, modelId: M2200, serial: '2200-861' });
  const page = await visits.pageAs('uk@converter.test');
  const find = async (code: string) => {
    await page.goto('/Scan');
    await page.getByLabel('Part number or serial number').fill(code);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    return new URL(page.url());
  };
  await page.goto('/Scan');
  await page.getByText('The type plate is on the frame of the press').waitFor();
  const part = await find('db 0150');
  expect([part.pathname, part.searchParams.get('name')]).toEqual(['/product', 'DB-0150']);
  const press = await find('S/N 2200-860');
  expect([press.pathname, press.searchParams.get('id')]).toEqual(['/My-Press', String(machineId)]);
  const label = await find('https://shop.test/Press/AAAAAAAAAAAAAAAAAAAAAA');
  expect(label.pathname).toBe('/Press/AAAAAAAAAAAAAAAAAAAAAA');

  // Another company's press is none.
  const other = await find('2200-861');
  expect([other.pathname, other.searchParams.get('model')]).toEqual(['/My-Presses', String(M2200)]);
  expect(await page.getByLabel('Serial number').inputValue()).toBe('2200-861');
  expect(await page.getByLabel('Model').inputValue()).toBe(String(M2200));

  await find('P5-0150');
  await page.getByText('Several models have serial numbers like P5-0150').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'P5-13', exact: true }).click();
  expect(await page.getByLabel('Serial number').inputValue()).toBe('P5-0150');
  for (const nothing of ['nothing-like-it', 'https://elsewhere.test/x']) {
    await find(nothing);
    await page.getByText(`No part and no press has the number ${nothing}.`).waitFor();
  }
});

import { expect } from 'vitest';
import { parts } from '../support/basket.ts';
import { STAFF } from '../support/counter.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';

const press = (page: PlainPage, name: string) => page.getByRole('button', { name, exact: true }).click();
const main = (page: PlainPage) => page.getByRole('main').innerText();

test('without script: a buyer asks for a price, staff type it and send it, the buyer orders at it (K6)', async ({
  visits,
}) => {
  const buyer = await visits.pageAs('uk@converter.test');
  await buyer.goto(`/product?id=${parts['DB-0150']}`);
  await buyer.getByRole('link', { name: 'Request a quote', exact: true }).click();
  await buyer.getByLabel('Quantity of DB-0150', { exact: true }).fill('0');
  await press(buyer, 'Send request');
  expect(await main(buyer)).toContain('Quantity must be a whole number from 1 to 100');
  await buyer.getByLabel('Quantity of DB-0150', { exact: true }).fill('40');
  await buyer.getByLabel('Your message', { exact: true }).fill('Every month, please.');
  await press(buyer, 'Send request');
  expect(await main(buyer)).toContain('We have received your request');
  const id = new URL(buyer.url()).searchParams.get('id');

  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Quotes?quotationState=waiting');
  await staff.getByRole('link', { name: `Q${id}`, exact: true }).click();
  expect(await main(staff)).toContain('£30.34'); // the own price next to it
  await staff.getByLabel('Quoted price, line 1', { exact: true }).fill('2750,00,');
  await press(staff, 'Save version');
  expect(await main(staff)).toContain('An amount from 0 with at most two decimal places');
  await staff.getByLabel('Quoted price, line 1', { exact: true }).fill('27,50');
  await staff.getByLabel('Quantity, line 1', { exact: true }).fill('');
  await press(staff, 'Save version');
  expect(await main(staff)).toContain('Quantity must be a whole number from 1 to 100'); // never 1 (D54)
  await staff.getByLabel('Quantity, line 1', { exact: true }).fill('40');
  await staff.getByLabel('Message to the customer', { exact: true }).fill('As discussed.');
  await press(staff, 'Save version');
  expect(await main(staff)).toMatch(/Largest discount on customer prices: 10 %/);
  await press(staff, 'Send to customer');
  expect(await main(staff)).toContain('The quote has been sent.');

  await buyer.goto(`/Quote?id=${id}`);
  const offer = await main(buyer);
  for (const text of ['As discussed.', '£27.50', '£30.34', '9 % less', 'You save £113.60', '£1,100.00'])
    expect(offer).toContain(text);
  await press(buyer, 'Place order');
  expect(await main(buyer)).toContain('purchase order number');
  await buyer.getByLabel('Purchase order number', { exact: true }).fill('PO 4711');
  await press(buyer, 'Place order');
  expect(buyer.url()).toContain('/Sale-Complete/');
  expect(await main(buyer)).toContain('£1,115.00');
});

test('an offer to an address that was edited since it was sent says what differs, and is not accepted (D54)', async ({
  visits,
}) => {
  const buyer = await visits.pageAs('us@converter.test');
  await buyer.goto('/Delivery-Address-Edit');
  const address = {
    'Contact name': 'Night shift of the offer',
    'Address line 1': '8 Dock Road',
    'Address line 2': 'Gate 2',
    Region: 'Leeds',
    Postcode: 'LS1 4AP',
  };
  for (const [label, text] of Object.entries(address)) await buyer.getByLabel(label).fill(text);
  await buyer.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await press(buyer, 'Save address');
  await buyer.goto(`/product?id=${parts['DB-0150']}`);
  await buyer.getByRole('link', { name: 'Request a quote', exact: true }).click();
  await buyer.getByLabel('Quantity of DB-0150', { exact: true }).fill('40');
  await press(buyer, 'Send request');
  const id = new URL(buyer.url()).searchParams.get('id');

  const staff = await visits.pageAs(STAFF);
  await staff.goto(`/Administration/Quote?id=${id}`);
  const to = 'Night shift of the offer, 8 Dock Road, Gate 2, Leeds, LS1 4AP, United Kingdom';
  await staff.getByLabel('Delivery address', { exact: true }).selectOption({ label: to });
  await staff.getByLabel('Delivery charge', { exact: true }).fill('12.50');
  await press(staff, 'Save version');
  await press(staff, 'Send to customer');
  expect(await main(staff)).toContain('The quote has been sent.');

  await buyer.goto(`/Quote?id=${id}`);
  expect(await main(buyer)).not.toContain('has changed since it was sent');
  const editing = await visits.pageAs('us@converter.test');
  await editing.goto('/Delivery-Addresses');
  await editing
    .getByRole('link', { name: /Night shift of the offer/ })
    .first()
    .click();
  await editing.getByLabel('Region').fill('Tokyo');
  await press(editing, 'Save address');
  await buyer.getByLabel('Purchase order number', { exact: true }).fill('PO 4712');
  await press(buyer, 'Place order');
  expect(buyer.url()).toContain('/Quote');
  const refused = await main(buyer);
  for (const text of ['has changed since it was sent', 'Leeds', 'Tokyo']) expect(refused).toContain(text);
});

test('a typed price goes back to the own price by one button, and a quote is begun for a member (K6)', async ({
  visits,
}) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Quote?member=1');
  await staff.getByLabel('Part number, line 1', { exact: true }).fill('DB-0150');
  await staff.getByLabel('Quantity, line 1', { exact: true }).fill('5');
  await staff.getByLabel('Quoted price, line 1', { exact: true }).fill('25');
  await staff.getByLabel('Part number, line 2', { exact: true }).fill('NO-SUCH-PART');
  await press(staff, 'Create draft');
  expect(await main(staff)).toContain('no part');
  await staff.getByLabel('Part number, line 2', { exact: true }).fill('');
  await press(staff, 'Create draft');
  const price = () => staff.getByLabel('Quoted price, line 1', { exact: true }).inputValue();
  expect(await price()).toBe('25.00');
  await press(staff, 'Back to customer price, line 1');
  expect(await price()).toBe('');
});

test('quick order asks for a price of all its rows, once each is clear (K6)', async ({ visits }) => {
  const buyer = await visits.pageAs('uk@converter.test');
  await buyer.goto('/Quick-Order');
  await buyer.getByLabel('Or paste a list', { exact: true }).fill('DB-0150 40\nNO-SUCH-PART 2');
  await press(buyer, 'Request a quote');
  expect(buyer.url()).toContain('/Quick-Order');
  await buyer.goto('/Quick-Order');
  await buyer.getByLabel('Or paste a list', { exact: true }).fill('DB-0150 40\nDB-0200 2');
  await press(buyer, 'Request a quote');
  expect(buyer.url()).toContain('/Quote?id=');
  expect(await main(buyer)).toContain('DB-0200');
});

test('without script a quote is begun and sent by one button (K6)', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Quote?member=1');
  await staff.getByLabel('Part number, line 1', { exact: true }).fill('DB-0150');
  await staff.getByLabel('Quantity, line 1', { exact: true }).fill('5');
  await staff.getByLabel('Valid until', { exact: true }).fill('01/01/2020');
  await press(staff, 'Create and send');
  expect(await main(staff)).toContain('must not be in the past');
  await staff.getByLabel('Valid until', { exact: true }).fill('');
  await press(staff, 'Create and send');
  expect(staff.url()).toMatch(/Quote\?id=\d+$/);
  expect(await main(staff)).toContain('Version 1 sent');
});

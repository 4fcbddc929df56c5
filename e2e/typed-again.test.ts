import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillBasket, parts } from './support/basket.ts';
import { test, type Visits } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';
const NOTHING_SENT = 'Your session had ended, so nothing was sent.';

async function logIn(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/login?next=**');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill('press-2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** A page whose session ends once the work is done. */
async function typedWithout(visits: Visits, address: string, type: (page: Page) => Promise<void>): Promise<Page> {
  visits.expectErrors(/401/);
  const page = await visits.pageAs(UK);
  await page.goto(address);
  await type(page);
  await page.context().clearCookies({ name: 'token' });
  return page;
}

test('what was typed at the checkout is there again after the login, and is ordered when it is pressed again (D14)', async ({
  shop,
  visits,
}) => {
  const page = await typedWithout(visits, '/search', async (at) => {
    await fillBasket(at, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
    await at.goto('/checkout');
    await at.getByLabel('Purchase order number').fill('PO 4712');
  });
  await page.getByRole('button', { name: 'Place order' }).click();
  await logIn(page, UK);
  await page.getByText(`${NOTHING_SENT} What you had typed is here again.`).waitFor();
  expect(await page.getByLabel('Purchase order number').inputValue()).toBe('PO 4712');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText('Thank you for your order').first().waitFor();
  expect(await page.getByText(NOTHING_SENT).count()).toBe(0);
  await page.getByText('PO 4712').first().waitFor();
});

test('what was typed in a part that opens is open again, with the file to be chosen anew (D14)', async ({
  shop,
  visits,
}) => {
  const rows = (page: Page) => page.getByRole('textbox', { name: 'Rows' });
  const page = await typedWithout(visits, '/Lists', async (at) => {
    const data = { listName: 'Pressroom', isCompanys: false, lines: [{ productId: 140, quantity: 1 }] };
    const made = await at.request.post('/api/List/CreateList', { headers: { origin: shop.url }, data });
    const { listId } = await made.json();
    await at.goto(`/List?id=${listId}`);
    await at.getByText('Add pasted rows or a file').click();
    await rows(at).fill('DB-0200 2');
    const file = { name: 'more.csv', mimeType: 'text/csv', buffer: Buffer.from('DB-0025;3') };
    await at.getByLabel('Or a CSV or Excel file').setInputFiles(file);
  });
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await logIn(page, UK);
  await page.getByText('please choose your files once more').waitFor();
  expect([await rows(page).inputValue(), await rows(page).isVisible()]).toEqual(['DB-0200 2', true]);
});

test('an address that was typed comes back with its country, to whoever typed it alone (D14, B11)', async ({
  visits,
}) => {
  const type = async (page: Page) => {
    await page.getByLabel('Contact name').fill('Zoë Ward');
    await page.getByLabel('Postcode').fill('CH1 4AA');
    await page.getByLabel('Country').selectOption({ label: 'Ireland' });
    await page.getByLabel('Address line 1').fill('12 Quay');
    await page.getByLabel('Address line 2').fill('Dock');
    await page.getByLabel('Region').fill('Cork');
  };
  const address = '/Delivery-Address-Edit';
  const page = await typedWithout(visits, address, type);
  await page.getByRole('button', { name: 'Save' }).click();
  await logIn(page, UK);
  await page.getByText(NOTHING_SENT).waitFor();
  expect(await page.getByLabel('Contact name').inputValue()).toBe('Zoë Ward');
  expect(await page.getByLabel('Country').locator('option:checked').innerText()).toBe('Ireland');

  const theirs = await typedWithout(visits, address, type);
  await theirs.getByRole('button', { name: 'Save' }).click();
  await logIn(theirs, 'de@converter.test');
  await theirs.waitForURL(`**${address}`);
  await theirs.getByLabel('Contact name').waitFor();
  expect(await theirs.getByLabel('Contact name').inputValue()).toBe('');
  expect(await theirs.getByText(NOTHING_SENT).count()).toBe(0);
});

/** At a checkout with an address in Ireland, which the next checkout begins with. */
async function checkoutWithIreland(page: Page, origin: string): Promise<void> {
  await fillBasket(page, origin, [{ productId: parts['DB-0150'], quantity: 3 }]);
  await page.goto('/checkout?edit=new');
  await page.getByLabel('Contact name').fill('Quay');
  await page.getByLabel('Address line 1').fill('12 Quay');
  await page.getByLabel('Postcode').fill('T12 X2');
  await page.getByLabel('Country').selectOption({ label: 'Ireland' });
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByText('Your delivery address has been saved.').waitFor();
}

const delivery = (page: Page) => page.getByRole('definition').nth(1).innerText();

test('another address that was chosen is there again with its own delivery charge, and is ordered to (D12, D14)', async ({
  shop,
  visits,
}) => {
  const page = await typedWithout(visits, '/search', async (at) => {
    await checkoutWithIreland(at, shop.url);
    expect(await delivery(at)).toBe('£42.00');
    await at.getByLabel('Deliver to').selectOption('2');
    await expect.poll(() => delivery(at)).toBe('£15.00');
    await at.getByLabel('Purchase order number').fill('PO 4713');
  });
  await page.getByRole('button', { name: 'Place order' }).click();
  await logIn(page, UK);
  await page.getByText(`${NOTHING_SENT} What you had typed is here again.`).waitFor();
  expect(await page.getByLabel('Deliver to').inputValue()).toBe('2');
  expect(await delivery(page)).toBe('£15.00');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText('Thank you for your order').first().waitFor();
});

test('an address that was being added is added, and overwrites none (D14)', async ({ shop, visits }) => {
  const page = await typedWithout(visits, '/search', async (at) => {
    await checkoutWithIreland(at, shop.url);
    await at.getByText('Add/edit delivery address').first().click();
    await at.getByRole('button', { name: 'Clear form' }).click();
    await at.getByLabel('Contact name').fill('Dock');
    await at.getByLabel('Address line 1').fill('7 Dock');
    await at.getByLabel('Postcode').fill('CH1 4AB');
    await at.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  });
  const addresses = page.getByLabel('Deliver to').getByRole('option');
  const before = await addresses.count();
  await page.getByRole('button', { name: 'Save address' }).click();
  await logIn(page, UK);
  await page.getByText(NOTHING_SENT).waitFor();
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByText('Your delivery address has been saved.').waitFor();
  expect(await addresses.count()).toBe(before + 1);
});

test('the page of a part comes back in the width and quantity that were chosen (D14)', async ({ visits }) => {
  const width = (at: Page) => at.getByRole('radio', { name: '50 mm', exact: true });
  const page = await typedWithout(visits, '/product?id=101', async (at) => {
    await width(at).check();
    await at.getByLabel('Quantity').fill('7');
  });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await logIn(page, UK);
  await page.waitForURL('**/product?**');
  expect([await page.getByLabel('Quantity').inputValue(), await width(page).isChecked()]).toEqual(['7', true]);
});

test('the account is filled in again, but no password, though the browser refused it first (D14)', async ({
  visits,
}) => {
  const page = await typedWithout(visits, '/Edit-Account', async (at) => {
    await at.getByLabel('Telephone number').fill('01632 960 999');
    await at.getByLabel('Present password').fill('press-2026');
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await logIn(page, UK);
  await page.getByText(NOTHING_SENT).waitFor();
  expect(await page.getByLabel('Telephone number').inputValue()).toBe('01632 960 999');
  expect(await page.getByLabel('Present password').inputValue()).toBe('');
});

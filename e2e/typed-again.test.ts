import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fillBasket, parts } from './support/basket.ts';
import { test, type Visits } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';
const NOTHING_SENT = 'Your session had ended, so nothing was sent.';

async function logIn(page: Page, email: string, at = '**/login?next=**'): Promise<void> {
  await page.waitForURL(at);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill('press-2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Without script what was typed goes through the login, and is brought back from there by a button. */
async function goOn(page: Page): Promise<void> {
  await page.getByText('nothing of it has been sent yet').waitFor();
  await page.getByRole('button', { name: 'Go on with what I typed' }).click();
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
    await at.waitForURL(/address=2/);
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

describe.each([{}, { javaScriptEnabled: false }])('where the session ends: %j', (options) => {
  test('the page of a part comes back in the width and quantity that were chosen (D14)', async ({ visits }) => {
    visits.expectErrors(/401/);
    const page = await visits.pageAs(UK, { locale: 'en-GB', ...options });
    await page.goto('/product?id=101');
    const width = page.getByRole('radio', { name: '50 mm', exact: true });
    await width.check();
    await page.getByLabel('Quantity').fill('7');
    await page.context().clearCookies({ name: 'token' });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await logIn(page, UK, 'javaScriptEnabled' in options ? '**' : undefined);
    if ('javaScriptEnabled' in options) await goOn(page);
    await page.waitForURL('**/product?**');
    expect([await page.getByLabel('Quantity').inputValue(), await width.isChecked()]).toEqual(['7', true]);
  });

  test('the checkout comes back with what was chosen and typed into it (D14)', async ({ shop, visits }) => {
    visits.expectErrors(/401/);
    const page = await visits.pageAs(UK, { locale: 'en-GB', ...options });
    await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
    await page.goto('/checkout?address=2');
    await page.getByLabel('Purchase order number').fill('PO 4714');
    await page.context().clearCookies({ name: 'token' });
    await page.getByRole('button', { name: 'Place order' }).click();
    await logIn(page, UK, 'javaScriptEnabled' in options ? '**' : undefined);
    if ('javaScriptEnabled' in options) await goOn(page);
    await page.waitForURL('**/checkout?**');
    expect(await page.getByLabel('Deliver to').inputValue()).toBe('2');
    expect(await page.getByLabel('Purchase order number').inputValue()).toBe('PO 4714');
  });
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

describe('without script what was typed is kept over the login (D14)', () => {
  /** What to type where, what sends it, and where it has to be again. */
  const screens: readonly [string, string, (page: Page) => Promise<[Locator, string][]>, string][] = [
    [
      'an account',
      '/Edit-Account',
      async (page) => {
        await page.getByLabel('Present password').fill('press-2026');
        await page.getByLabel('Password', { exact: true }).fill('press-2027');
        return [[page.getByLabel('Telephone number'), '01632960999']];
      },
      'Save',
    ],
    [
      'an address',
      '/Delivery-Address-Edit',
      async (page) => {
        await page.getByLabel('Country').selectOption({ label: 'Ireland' });
        return [
          [page.getByLabel('Contact name'), 'Zoë "Z" Ward & <Co>'],
          [page.getByLabel('Postcode'), 'CH1 4AA'],
          [page.getByLabel('Address line 1'), '12 Quay'],
          [page.getByLabel('Address line 2'), 'Dock'],
          [page.getByLabel('Region'), 'Cork'],
        ];
      },
      'Save',
    ],
    ['a new list', '/Lists', async (page) => [[page.getByLabel('Name'), 'Pressroom 4']], 'Make list'],
    [
      'a return',
      '/Return-Parts?id=1120',
      async (page) => {
        await page.getByLabel('Reason').selectOption('faulty');
        return [
          [page.getByRole('textbox', { name: /^Quantity of / }).first(), '1'],
          [page.getByLabel('What is wrong?'), 'The edge\nis bent.'],
        ];
      },
      'Ask for the return',
    ],
    [
      'a message about an order',
      '/Customer-Order/?id=1120',
      async (page) => [[page.getByLabel('Write to us about this order'), 'Is it on its way?']],
      'Send the message',
    ],
    [
      'an invitation',
      '/Company/Members',
      async (page) => [[page.getByLabel('Email address'), 'new@converter.test']],
      'Send the invitation',
    ],
  ];

  test.for(screens)('%s', async ([, address, type, button], { visits }) => {
    visits.expectErrors(/401/);
    const page = await visits.pageAs(UK, { locale: 'en-GB', javaScriptEnabled: false });
    await page.goto(address);
    const fields = await type(page);
    for (const [field, value] of fields) await field.fill(value);
    const chosen = page.locator('#content select').first();
    const before = (await chosen.count()) === 0 ? null : await chosen.inputValue();
    await page.context().clearCookies({ name: 'token' });
    await page.getByRole('button', { name: button }).click();
    await page.getByText('Your session has ended. Log in again: what you typed is kept.').waitFor();
    expect(await page.content()).not.toContain('press-202');
    await page.getByLabel('Email address').fill(UK);
    await page.getByLabel('Password').fill('wrong-2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('There was a problem with those details.').waitFor();
    await page.getByLabel('Password').fill('press-2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await goOn(page);
    await page.getByText(`${NOTHING_SENT} What you had typed is here again.`).waitFor();
    for (const [field, value] of fields) expect(await field.inputValue()).toBe(value);
    if (before !== null) expect(await chosen.inputValue()).toBe(before);
    for (const password of await page.locator('#content input[type=password]').all())
      expect(await password.inputValue()).toBe('');
  });

  test('lines of a list: each in its own field, and saved when they are sent again', async ({ shop, visits }) => {
    visits.expectErrors(/401/);
    const page = await visits.pageAs(UK, { locale: 'en-GB', javaScriptEnabled: false });
    const lines = [
      { productId: 140, quantity: 1 },
      { productId: 139, quantity: 2 },
    ];
    const data = { listName: 'Lines', isCompanys: false, lines };
    const made = await page.request.post('/api/List/CreateList', { headers: { origin: shop.url }, data });
    const { listId } = await made.json();
    await page.goto(`/List?id=${listId}`);
    await page.getByLabel('Quantity of DB-0025').fill('7');
    await page.getByLabel('Note on DB-0150').fill('shelf B4');
    await page.context().clearCookies({ name: 'token' });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await logIn(page, UK, '**');
    await goOn(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved.').waitFor();
    await page.goto(`/List?id=${listId}`);
    expect(await page.getByLabel('Quantity of DB-0025').inputValue()).toBe('7');
    expect(await page.getByLabel('Quantity of DB-0150').inputValue()).toBe('1');
    expect(await page.getByLabel('Note on DB-0150').inputValue()).toBe('shelf B4');
  });

  test('whoever else logs in then is not shown it (B11)', async ({ visits }) => {
    visits.expectErrors(/401/);
    const page = await visits.pageAs(UK, { locale: 'en-GB', javaScriptEnabled: false });
    await page.goto('/Delivery-Address-Edit');
    await page.getByLabel('Contact name').fill('Zoë Ward');
    await page.context().clearCookies({ name: 'token' });
    await page.getByRole('button', { name: 'Save' }).click();
    await logIn(page, 'de@converter.test', '**');
    await goOn(page);
    await page.getByLabel('Contact name').waitFor();
    expect(await page.getByLabel('Contact name').inputValue()).toBe('');
    expect(await page.getByText(NOTHING_SENT).count()).toBe(0);
  });
});

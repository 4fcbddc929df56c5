import { describe, expect } from 'vitest';
import { fillBasket, parts } from '../support/basket.ts';
import type { PlainLocator } from '../support/plain-locator.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';

const UK = 'uk@converter.test';
const NOTHING_SENT = 'Your session had ended, so nothing was sent.';

async function logIn(page: PlainPage, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill('press-2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** What was typed goes through the login, and is brought back from there by a button. */
async function goOn(page: PlainPage): Promise<void> {
  await page.getByText('nothing of it has been sent yet').waitFor();
  await page.getByRole('button', { name: 'Go on with what I typed' }).click();
}

describe('what was typed is kept over the login (D14)', () => {
  /** What to type where, what sends it, and where it has to be again. */
  const screens: readonly [string, string, (page: PlainPage) => Promise<[PlainLocator, string][]>, string][] = [
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
    const page = await visits.pageAs(UK);
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
    const page = await visits.pageAs(UK);
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
    await logIn(page, UK);
    await goOn(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved.').waitFor();
    await page.goto(`/List?id=${listId}`);
    expect(await page.getByLabel('Quantity of DB-0025').inputValue()).toBe('7');
    expect(await page.getByLabel('Quantity of DB-0150').inputValue()).toBe('1');
    expect(await page.getByLabel('Note on DB-0150').inputValue()).toBe('shelf B4');
  });

  test('whoever else logs in then is not shown it (B11)', async ({ visits }) => {
    const page = await visits.pageAs(UK);
    await page.goto('/Delivery-Address-Edit');
    await page.getByLabel('Contact name').fill('Zoë Ward');
    await page.context().clearCookies({ name: 'token' });
    await page.getByRole('button', { name: 'Save' }).click();
    await logIn(page, 'de@converter.test');
    await goOn(page);
    await page.getByLabel('Contact name').waitFor();
    expect(await page.getByLabel('Contact name').inputValue()).toBe('');
    expect(await page.getByText(NOTHING_SENT).count()).toBe(0);
  });

  test('the page of a part comes back in the width and quantity that were chosen', async ({ visits }) => {
    const page = await visits.pageAs(UK);
    await page.goto('/product?id=101');
    const width = page.getByRole('radio', { name: '50 mm', exact: true });
    await width.check();
    await page.getByLabel('Quantity').fill('7');
    await page.context().clearCookies({ name: 'token' });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await logIn(page, UK);
    await goOn(page);
    await page.waitForURL('**/product?**');
    expect([await page.getByLabel('Quantity').inputValue(), await width.isChecked()]).toEqual(['7', true]);
  });

  test('the checkout comes back with what was chosen and typed into it', async ({ shop, visits }) => {
    const page = await visits.pageAs(UK);
    await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
    await page.goto('/checkout?address=2');
    await page.getByLabel('Purchase order number').fill('PO 4714');
    await page.context().clearCookies({ name: 'token' });
    await page.getByRole('button', { name: 'Place order' }).click();
    await logIn(page, UK);
    await goOn(page);
    await page.waitForURL('**/checkout?**');
    expect(await page.getByLabel('Deliver to').inputValue()).toBe('2');
    expect(await page.getByLabel('Purchase order number').inputValue()).toBe('PO 4714');
  });
});

import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';
const NAME = 'DB-DAY-1';

/** The file as dragged from a folder onto the page. */
async function dropPicture(page: Page, target: string): Promise<void> {
  const bytes = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#2060a0' } })
    .png()
    .toBuffer();
  const dataTransfer = await page.evaluateHandle(
    (content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], 'blade.png', { type: 'image/png' }));
      return transfer;
    },
    [...bytes],
  );
  await page.getByLabel(target).dispatchEvent('dragover', { dataTransfer });
  await page.getByLabel(target).dispatchEvent('drop', { dataTransfer });
}

/** One day at the counter, from sign-in to the closing question; each step depends on the one before. */
test('a working day: approve, price, add, promote, sell, print, find the best customer', async ({ visits }) => {
  visits.expectErrors(/401/);
  const page = await visits.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  const buyer = await visits.pageAs(UK);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

  // Signing in: first with a wrong password, then with the right one.
  await page.goto('/Administration');
  await page.getByLabel('Email address').fill(STAFF);
  await page.getByLabel('Password').fill('wrong-password');
  await page.keyboard.press('Enter');
  await page.getByText('Invalid credentials').waitFor();
  await page.getByLabel('Password').fill('counter-2026');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();

  // The account that has waited longest in the list of what needs attention.
  await page.getByRole('main').getByRole('link', { name: 'Fenland Labels' }).click();
  await button('Approve as domestic (class 2)').click();
  await page.getByText('User Activated').waitFor();
  await page.getByRole('link', { name: 'Mailbox' }).click();
  await page.getByRole('row', { name: /Account authorised waiting@converter\.test/ }).waitFor();

  // Twenty prices from a spreadsheet, through the real clipboard.
  await page.getByRole('link', { name: 'Pricing 15 Thou' }).click();
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
  await cell('Dollar of 25 mm').click();
  const block = Array.from({ length: 10 }, (_, row) => `$${60 + row}.00\t${50 + row},50`).join('\r\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${block}\r\n`);
  await page.keyboard.press('Control+v');
  await expect.poll(() => cell('Euro of 500 mm').inputValue()).toBe('59.50');
  await page.keyboard.press('Control+s');
  const review = page.getByRole('dialog', { name: 'Changes to save' });
  await review.getByRole('row', { name: '25 mm Dollar 20.00 60.00 +200 %' }).waitFor();
  await review.getByRole('checkbox').check(); // they change by more than half (D45)
  await review.getByRole('button', { name: 'Save 20 changes' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await buyer.goto('/product?id=101&name=TT-1015-25');
  await buyer.locator('main').getByText('£13.20').first().waitFor(); // pounds have their own price: 16.50 × 0.8

  // A product with a picture and a category.
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('link', { name: 'Add product' }).click();
  await page.getByLabel('Part number', { exact: true }).fill(NAME);
  await page.getByLabel('Introduction').fill('Doctor blade of the day');
  await page.getByLabel('Price', { exact: true }).fill('75');
  await page.getByLabel('Stock', { exact: true }).fill('40');
  await page.getByLabel('Active: shown').check();
  await button('Save').click();
  await page.getByRole('heading', { level: 1, name: `Product ${NAME}` }).waitFor();
  await dropPicture(page, 'New picture');
  await page.getByText('Picture saved').waitFor();
  const ticked = page.waitForResponse(/DeleteProductCategory$/i);
  await page.getByRole('checkbox', { name: 'Dr Blades' }).check();
  await ticked;

  // A promotion for it.
  await page.getByRole('link', { name: 'Promo codes' }).click();
  await page.getByRole('link', { name: 'Add promo code' }).click();
  await page.getByLabel('Promo Name').fill('Blade of the day');
  await page.getByLabel('Promo Code').fill('Blade20');
  await page.getByLabel('Status').selectOption('Live');
  await page.getByLabel('Value').fill('0.8');
  await page.getByLabel('Start Date').fill('01/01/2026');
  await page.getByLabel('End Date').fill('31/12/2099');
  await button('Save').click();
  await page.getByRole('row', { name: /Blade20 Blade of the day Live 0\.8 \(20 % off\)/ }).waitFor();

  // A customer in the United Kingdom finds it, sees the picture and orders with the code.
  await buyer.goto(`/search?keyword=${NAME}`);
  await buyer.getByRole('link', { name: NAME }).first().click();
  await buyer.getByRole('img', { name: NAME }).last().waitFor();
  await buyer.getByLabel('Quantity').fill('2');
  await buyer.getByRole('button', { name: 'Add to cart' }).click();
  await buyer.waitForURL(/basket/i);
  await buyer.goto('/checkout');
  await buyer.getByLabel('Promo code').fill('Blade20');
  await buyer.getByRole('button', { name: 'Apply' }).click();
  await buyer.getByText('Blade20 has been applied').waitFor();
  await buyer.locator('main').getByText('-£18.96').first().waitFor(); // 2 × 75 × 0.79 × 0.8 = 94.80, a fifth of it off
  await buyer.getByLabel('Purchase order number').fill('DAY/1');
  await buyer.getByRole('button', { name: 'Place order' }).click();
  await buyer.waitForURL(/sale-complete/i);

  // The order sheet, found by the buyer's own reference and printed.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('day/1');
  await page.getByRole('dialog').getByRole('link', { name: /^MA00/ }).click();
  const sheet = page.getByRole('article', { name: 'Order sheet' });
  await sheet.getByText('£90.84').waitFor(); // 75.84 and 15.00 for the delivery
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await button('Print').click();
  expect(await page.locator('body[data-printed]').count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await sheet.isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Download PDF' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  // The closing question: who bought most last year?
  await page.getByRole('link', { name: 'Stats & Financials' }).click();
  const years = page.getByRole('navigation', { name: 'Year of the report' });
  const lastYear = String(new Date().getFullYear() - 1);
  await years.getByRole('link', { name: lastYear }).click();
  const best = page
    .getByRole('table', { name: `Top customers, ${lastYear}` })
    .getByRole('row')
    .nth(1);
  const company = await best.getByRole('link').innerText();
  await best.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: company }).waitFor();
});

import { describe, expect } from 'vitest';
import { fillBasket, parts } from './support/basket.ts';
import { test } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';
const DE = 'de@converter.test';
const NO_SCRIPT = { javaScriptEnabled: false };

describe('the dashboard (A23)', () => {
  test('begins with the last orders and what to buy again; one press puts it into the basket', async ({
    shop,
    visits,
  }) => {
    const page = await visits.pageAs(UK);
    await fillBasket(page, shop.url, []);
    await page.goto('/Dashboard');
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.slice(0, 2)).toEqual(['Recent orders', 'Buy again']);
    expect(await page.getByRole('table', { name: 'Recent orders' }).locator('tbody tr').count()).toBe(5);
    const again = page.getByRole('region', { name: 'Buy again' }).getByRole('listitem').first();
    const number = await again.getByRole('link').innerText();
    await again.getByRole('button', { name: /^Add \d+ to cart: / }).click();
    await page.waitForURL('**/Basket/');
    await page.getByRole('rowheader').filter({ hasText: number }).waitFor();
  });
});

describe('the order history (A26)', () => {
  test('says what was in an order, what was looked for first, and leaves as a file', async ({ visits }) => {
    const page = await visits.pageAs(UK);
    await page.goto('/Order-History');
    await page.getByLabel('Search your orders').fill('doctor blade');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.getByText('with “doctor blade”').waitFor();
    const items = page.locator('tbody tr').first().locator('td').nth(3);
    expect(await items.innerText()).toMatch(/DB-/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^order-history-\d{4}-\d\d-\d\d\.csv$/);
  });
});

describe('delivery addresses (A25, A16)', () => {
  test.for([{}, NO_SCRIPT])(
    'the default is chosen first at the checkout; none: the newest: %j',
    async (options, { shop, visits }) => {
      const page = await visits.pageAs(DE, options);
      await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
      await page.goto('/Delivery-Addresses');
      const names = await page.locator('tbody th').allInnerTexts();
      const [newest, other] = [names[0] ?? '', names[1] ?? ''];
      await page.getByRole('button', { name: `Make default: ${other}` }).click();
      await page.getByText(`The checkout begins with ${other} now.`).waitFor();
      await page.goto('/Checkout');
      expect(await page.getByLabel('Deliver to').locator('option:checked').textContent()).toContain(other);
      await page.goto('/Delivery-Addresses');
      await page.getByRole('button', { name: `Remove as default: ${other}` }).click();
      await page.getByText('begins with the most recently saved').waitFor();
      await page.goto('/Checkout');
      expect(await page.getByLabel('Deliver to').locator('option:checked').textContent()).toContain(newest);
    },
  );

  test.for([{}, NO_SCRIPT])('one is deleted after a question, and only then: %j', async (options, { visits }) => {
    const page = await visits.pageAs('fr@converter.test', options);
    await page.goto('/Delivery-Address-Edit');
    const name = options === NO_SCRIPT ? 'Quai Plain' : 'Quai Script';
    for (const [label, text] of Object.entries({
      'Contact name': name,
      'Address line 1': '8 rue du Cliché',
      'Address line 2': 'Cour',
      Region: 'Isère',
      Postcode: '38200',
    }))
      await page.getByLabel(label).fill(text);
    await page.getByLabel('Country').selectOption({ label: 'France' });
    await page.getByRole('button', { name: 'Save address' }).click();
    const row = page.getByRole('rowheader', { name });
    await row.waitFor();
    await page.getByRole('link', { name: `Delete the address of ${name}` }).click();
    await page.getByText('Orders that went there keep it.').waitFor();
    await page.getByRole('link', { name: 'Keep it' }).click();
    await row.waitFor();
    await page.getByRole('link', { name: `Delete the address of ${name}` }).click();
    await page.getByRole('button', { name: 'Delete this address' }).click();
    await page.getByText('The delivery address has been deleted.').waitFor();
    expect(await row.count()).toBe(0);
  });
});

test('home does not ask those to log in who have', async ({ visits }) => {
  const [customer, visitor] = [await visits.pageAs(UK), await visits.visitor()];
  await visitor.goto('/');
  await visitor.getByText('Log in for your prices').waitFor();
  await customer.goto('/');
  await customer.getByText('You see your own prices').waitFor();
  expect(await customer.getByText(/log in for|one login away/i).count()).toBe(0);
});

test.for([UK, null])(
  'a part on paper has its widths, whose it is and where it came from: %s',
  async (who, { visits }) => {
    const page = who === null ? await visits.visitor() : await visits.pageAs(who);
    await page.goto('/product?id=101&name=TT-1015-25');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    expect(await main.locator('svg text').filter({ hasText: 'Pressline' }).isVisible()).toBe(true);
    expect(await main.getByText(/^http.*\/product\?id=101&name=TT-1015-25$/).isVisible()).toBe(true);
    expect(await main.getByText(/50 mm/).first().isVisible()).toBe(true);
    expect(await main.getByText('£24.80').count()).toBe(who === null ? 0 : 1);
    for (const name of ['Add to cart', 'Log in or create an account to view prices'])
      expect(await main.getByText(name).filter({ visible: true }).count()).toBe(0);
  },
);

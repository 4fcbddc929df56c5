import { expect } from 'vitest';
import { test } from './support/shop-in-browser.ts';

const WIDTHS = '/product?id=101&name=TT-1015-25'; // of family 1

test('a part shows its number, brand, price, stock, SKU and what goes with it (A12)', async ({ visits }) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto(WIDTHS);
  await page.getByRole('heading', { level: 1, name: 'TT-1015-25' }).waitFor();
  const main = page.getByRole('main');
  for (const text of ['Pressline Genuine Part', 'Item In Stock', 'SKU', 'Super soft plate mounting tape'])
    expect(await main.getByText(text).first().isVisible()).toBe(true);
  expect(await page.title()).toContain('TT-1015-25');

  await page.getByRole('region', { name: 'Related Products' }).getByRole('link', { name: 'TT-1015-50' }).click();
  await page.getByRole('heading', { level: 1, name: 'TT-1015-50' }).waitFor();
  expect(page.url()).toContain('/product?id=102&name=TT-1015-50');
});

test('choosing a width changes the price at once (A12, B2, B3)', async ({ visits }) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto(WIDTHS);
  const price = page.getByRole('main').locator('[aria-live="polite"]');
  expect(await price.innerText()).toContain('£13.20'); // 16.50 × 0.8
  await page.getByRole('radio', { name: '50 mm', exact: true }).click();
  expect(await price.innerText()).toContain('£24.80'); // 31.00 × 0.8
  await page.getByRole('radio', { name: '75 mm', exact: true }).click();
  expect(await price.innerText()).toContain('£34.76'); // 55.00 dollars × 0.79 × 0.8
});

test('the picture follows the chosen width (A12)', async ({ visits }) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto(WIDTHS);
  const picture = page
    .getByRole('main')
    .getByRole('img', { name: /^TT-1015-25: Super soft/ })
    .first();
  const [first, asked] = [await picture.getAttribute('src'), page.waitForRequest(/\/images\/products\//)];
  await page.getByRole('radio', { name: '310 mm', exact: true }).click();
  expect(await picture.getAttribute('src')).not.toBe(first);
  expect(await picture.getAttribute('alt')).toBe(
    'TT-1015-25: Super soft plate mounting tape, 15 thou, 25 m roll, 310 mm',
  );
  expect(await (await asked).response().then((answer) => answer?.status())).toBe(200);
});

test('without script a visitor opens a width by its link, a customer by a button', async ({ visits }) => {
  const visitor = await visits.visitor({ javaScriptEnabled: false });
  await visitor.goto(WIDTHS);
  const source = (page: typeof visitor) =>
    page
      .getByRole('main')
      .getByRole('img', { name: /^TT-1015-25: / })
      .first()
      .getAttribute('src');
  const first = await source(visitor);
  await visitor.getByRole('link', { name: '150 mm' }).click();
  expect(visitor.url()).toContain('/product?id=101&name=TT-1015-25&variantId=505');
  expect(await visitor.getByRole('link', { name: '150 mm' }).getAttribute('aria-current')).toBe('true');
  const wide = await source(visitor);
  expect(wide).not.toBe(first);

  const customer = await visits.pageAs('uk@converter.test', { javaScriptEnabled: false });
  await customer.goto(WIDTHS);
  await customer.getByRole('radio', { name: '150 mm', exact: true }).check();
  await customer.getByRole('button', { name: 'Show this width' }).click();
  expect(await customer.getByRole('radio', { name: '150 mm', exact: true }).isChecked()).toBe(true);
  expect(await source(customer)).toBe(wide);
});

test('a visitor sees no price anywhere, but the way to one (A13)', async ({ visits }) => {
  const page = await visits.visitor();
  const answer = await page.goto(WIDTHS);
  expect(await answer?.text()).not.toMatch(/[£€$]\s?\d|unitPriceMinor/);
  expect(await page.getByRole('spinbutton').count()).toBe(0);
  const link = page.getByRole('link', { name: 'Log in or create an account to view prices' });
  expect(await link.getAttribute('href')).toBe('/LogIn?returnUrl=true&id=101&name=TT-1015-25');
});

test('adding covers the page, then leads to the basket with the part in it (A14)', async ({ visits }) => {
  const page = await visits.pageAs('de@converter.test');
  await page.goto(WIDTHS);
  expect(await page.getByRole('link', { name: 'Go to basket' }).count()).toBe(0);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/Cart/CreateCartItem', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('radio', { name: '50 mm', exact: true }).click();
  await page.getByLabel('Quantity').fill('3');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('Adding to basket').waitFor();
  held.resolve();
  await page.waitForURL('**/Basket/');
  await page.getByRole('button', { name: 'Basket, 3 items' }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain('50 mm');

  await page.goto(WIDTHS);
  await page.getByRole('link', { name: 'Go to basket' }).click();
  await page.waitForURL('**/Basket/');
});

test('a part that could not be added says so and keeps what was asked for (A14, D14)', async ({ visits }) => {
  visits.expectErrors(/ERR_FAILED/);
  const page = await visits.pageAs('fr@converter.test');
  await page.goto(WIDTHS);
  await page.route('**/api/Cart/CreateCartItem', (route) => route.abort());
  await page.getByLabel('Quantity').fill('7');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  expect(await page.getByRole('alert').innerText()).toContain('The shop could not be reached');
  expect(await page.getByLabel('Quantity').inputValue()).toBe('7');
  expect(await page.getByText('Adding to basket').count()).toBe(0);
});

test.for(['0', '101', '1.5', ''])(
  'a quantity of "%s" is refused beside its field (A12, C1)',
  async (typed, { visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto(WIDTHS);
    await page.getByLabel('Quantity').fill(typed);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText('Quantity must be a whole number from 1 to 100').waitFor();
    expect(await page.getByLabel('Quantity').evaluate((field) => field === document.activeElement)).toBe(true);
  },
);

test('over 100 of the same part is refused by the basket, and the page says so (D11)', async ({ visits }) => {
  visits.expectErrors(/status of 400/);
  const page = await visits.pageAs('jp@converter.test');
  const add = async (quantity: string) => {
    await page.goto(WIDTHS);
    await page.getByLabel('Quantity').fill(quantity);
    await page.getByRole('button', { name: 'Add to cart' }).click();
  };
  await add('60');
  await page.waitForURL('**/Basket/');
  await add('41');
  await page.getByText('Quantity must be a whole number from 1 to 100').waitFor();
});

test.for([
  ['TT-AWARD-3', 'To order Tesa Tape in your country, please visit tape.pressline.test'],
  ['TT-AWARD-2', 'This product/offer is currently unavailable in your country'],
] as const)('customers in the USA read why they can not buy %s (B8, D4)', async ([name, message], { visits }) => {
  const page = await visits.pageAs('us@converter.test');
  await page.goto(`/search?keyword=${name}`);
  await page.getByRole('link', { name }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(message).waitFor();
  expect(await dialog.getByRole('button', { name: 'Add to cart' }).count()).toBe(0);
});

test.for(['/product?id=999999', '/product?id=158&name=XX-INACTIVE', '/product?id=blade', '/product'])(
  '%s is not available (A12, D33)',
  async (address, { visits }) => {
    visits.expectErrors(/status of 404/);
    const page = await visits.visitor();
    expect((await page.goto(address))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'This product is not available' }).waitFor();
  },
);

test('the part number is copied by one click', async ({ visits }) => {
  const page = await visits.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(WIDTHS);
  await page.getByRole('button', { name: 'Copy part number TT-1015-25' }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TT-1015-25');
});

test('without script a part is chosen, refused and added by forms alone (A12, A14)', async ({ visits }) => {
  visits.expectErrors(/status of 400/);
  const page = await visits.pageAs('ca@converter.test', { javaScriptEnabled: false });
  await page.goto(WIDTHS);
  await page.getByRole('radio', { name: '75 mm', exact: true }).check();
  await page.getByLabel('Quantity').fill('101');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('Quantity must be a whole number from 1 to 100').waitFor();
  expect(await page.getByRole('radio', { name: '75 mm', exact: true }).isChecked()).toBe(true);
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/Basket/');
  expect(await page.getByRole('main').innerText()).toContain('75 mm');
});

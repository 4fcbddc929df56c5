import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { products } from '#shop/catalogue/parts/tables.ts';
import { homeImages } from '#shop/shopfront/images/tables.ts';
import { languages } from '#texts/languages.ts';
import { withManyThicknesses } from '../support/many-thicknesses.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { fillBasket, parts } from '../support/basket.ts';
import { test } from '../support/plain-visits.ts';

const UK = 'uk@converter.test';
const TESA_TAPE = '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171';
const BLADES = '/search?p=98429C14-E911-4590-A74C-7F0D788D3567';
const WIDTHS = '/product?id=101&name=TT-1015-25'; // of family 1
const UPPER_GUID = '[\\dA-F]{8}(-[\\dA-F]{4}){3}-[\\dA-F]{12}';

const cards = (page: PlainPage) => page.locator('main h1 ~ ul > li');
const heading = (page: PlainPage, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const carousel = (page: PlainPage) => page.getByRole('region', { name: 'What is new' });
const header = (page: PlainPage) => page.getByRole('banner');
const mainMenu = (page: PlainPage) => page.getByRole('navigation', { name: 'Main menu' });
// The header has the languages and the account twice: on a phone they are in the menu.
const languageMenu = (page: PlainPage) => header(page).getByRole('combobox', { name: 'Language' }).first();

async function reduced(page: PlainPage): Promise<PlainPage> {
  const value = encodeURIComponent(JSON.stringify({ name: 'label' }));
  await page.context().addCookies([{ name: 'storefront', value }]);
  return page;
}

test('a card says whether the part is in stock, and that one can order it if it is not (A10)', async ({
  shop,
  visits,
}) => {
  const { db } = shop.shop;
  const [part] = await db.select().from(products).where(eq(products.name, 'DB-0150'));
  const page = await visits.visitor();
  const stockTextAt = async (stockLevel: number) => {
    await db.update(products).set({ stockLevel }).where(eq(products.name, 'DB-0150'));
    await page.goto(`${BLADES}&stock=${stockLevel}`);
    return (
      await page
        .getByRole('link', { name: /DB-0150/ })
        .first()
        .innerText()
    ).match(/In stock|Out of stock, .*?order/)?.[0];
  };
  try {
    await expect.poll(() => stockTextAt(0)).toBe('Out of stock, available to order');
    await expect.poll(() => stockTextAt(5)).toBe('In stock');
  } finally {
    await stockTextAt(part?.stockLevel ?? 0);
  }
});

test('parts side by side: selected in a list, and more by their number (I5)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto(BLADES);
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await page.getByRole('checkbox', { name: 'DB-0150', exact: true }).check();
  await page.getByRole('checkbox', { name: 'DB-0200', exact: true }).check();
  await page.getByRole('button', { name: 'Compare selected' }).click();
  await page.getByRole('heading', { name: 'Compare: Doctor blade' }).waitFor();
  await page.getByRole('row', { name: /Thickness.*0\.15 mm.*0\.2 mm/ }).waitFor();
  await page.getByLabel('Part number to add').fill('db0025');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'Remove DB-0025' }).waitFor();
  expect(new URL(page.url()).searchParams.getAll('part')).toHaveLength(3);
  await page.getByRole('link', { name: 'Remove DB-0025' }).click();
  await page.getByRole('link', { name: 'Remove DB-0025' }).waitFor({ state: 'detached' });
});

test('an unknown number is reported by the comparison', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/Compare?part=140&add=NOPE-1');
  await page.getByText('There is no available part with the number NOPE-1.').waitFor();
  await page.getByRole('link', { name: 'Remove DB-0150' }).waitFor();
});

test('a button applies checkboxes and ranges (I1)', async ({ shop, visits }) => {
  await withManyThicknesses(shop, async () => {
    const page = await visits.visitor();
    await page.goto(BLADES);
    await page.getByRole('checkbox', { name: 'lamella' }).check();
    await page.getByLabel('Thickness (mm) from').fill('0.2');
    await page.getByRole('complementary').getByRole('button', { name: 'Apply' }).click();
    await page.getByText('5 parts', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('checkbox', { name: 'lamella' }).isChecked()).toBe(true);
  });
});

test('active filters are links above the results: each removes itself, the last removes all (I1)', async ({
  visits,
}) => {
  const page = await visits.visitor();
  await page.goto(BLADES);
  await page.getByRole('checkbox', { name: 'lamella' }).check();
  await page.getByRole('checkbox', { name: 'bevel' }).check();
  await page.getByRole('complementary').getByRole('button', { name: 'Apply' }).click();
  const chosen = page.getByRole('navigation', { name: 'Active filters' });
  await chosen.getByRole('link', { name: 'Remove filter Edge: lamella' }).click();
  await page.getByText('6 parts', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'lamella' }).isChecked()).toBe(false);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.getByText('19 parts', { exact: true }).waitFor();
  await expect.poll(() => chosen.count()).toBe(0);
});

test('a filter that leaves nothing, and one that no longer exists, can be cleared', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto(`${BLADES}&f=999999%3Anone`);
  await page.getByText('19 parts are hidden by filters.').waitFor();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.getByText('19 parts', { exact: true }).waitFor();
});

test('the search in the header is a plain form', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search products' }).fill('anilox');
  await header(page).getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Search results for “anilox”' }).waitFor();
});

test('without a selection the page has the home-page tiles and a tape banner (A8)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search');
  await heading(page, 'Product Catalogue').waitFor();
  await expect.poll(() => page.getByRole('link', { name: /\d+ parts$/ }).count()).toBe(7);
  await page.getByRole('link', { name: 'Tesa Tape: five hardnesses' }).click();
  await heading(page, 'Tesa Tape').waitFor();
});

test('a keyword finds parts, or the page says that none match, or how much to type (A8, A9)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search');
  const field = page.getByRole('main').getByRole('searchbox');
  const search = page.getByRole('button', { name: 'Search by keyword' });
  await field.fill('tt 1015');
  await search.click();
  await heading(page, 'Search results for “tt 1015”').waitFor();
  await expect.poll(() => cards(page).first().innerText()).toContain('TT-1015-25');

  await field.fill('no such part');
  await search.click();
  await page.getByText('No products match your search').waitFor();
  await page.getByText('Try the first letters').waitFor();

  await field.fill('tt');
  await search.click();
  await page.getByText('Enter at least 3 characters to search').waitFor();
  await expect.poll(() => page.getByText('Try the first letters').count()).toBe(0);
});

test('a part without a picture says NO IMAGE (A10)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search?keyword=NO-IMAGE-1');
  await cards(page).first().getByRole('img', { name: 'NO IMAGE' }).waitFor();
});

test('a card links to its page, lists have buttons, keywords search (A9, A10)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search');
  await page.getByRole('radio', { name: 'Tesa Tape' }).check();
  await page.getByRole('button', { name: 'Show category' }).click();
  await page.getByRole('radio', { name: 'Hard Mounting Tape', exact: true }).check();
  await page.getByRole('button', { name: 'Show sub-category' }).click();
  await heading(page, 'Hard Mounting Tape').waitFor();
  await page.getByRole('main').getByRole('searchbox').fill('TT-1015-25');
  await page.getByRole('button', { name: 'Search by keyword' }).click();
  await page.getByRole('link', { name: 'TT-1015-25' }).click();
  await heading(page, 'TT-1015-25').waitFor();
});

test('a category of another region is not available, and says so (D8)', async ({ visits }) => {
  const regional = '/search?p=A25EEE32-3624-4A2A-81C6-EDDCC082E151';
  const us = await visits.pageAs('us@converter.test');
  expect((await us.goto(regional))?.status()).toBe(200);
  await heading(us, 'US Warehouse').waitFor();

  const uk = await visits.pageAs('uk@converter.test');
  expect((await uk.goto(regional))?.status()).toBe(404);
  await heading(uk, 'This category is not available').waitFor();
});

test('the filter keeps the keyword (A8)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search?keyword=chamber');
  await page.getByRole('radio', { name: 'Dr Blades' }).check();
  await page.getByRole('button', { name: 'Show category' }).click();
  await heading(page, 'Search results for “chamber” in Dr Blades').waitFor();
  await page.getByRole('radio', { name: 'All of Dr Blades' }).check();
  await page.getByRole('button', { name: 'Show sub-category' }).click();
  await heading(page, 'Search results for “chamber” in Dr Blades').waitFor();
});

test('a page beyond the last is empty and links to the first (A9)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto(`${TESA_TAPE}&page=9999`);
  await page.getByText('This page is empty').waitFor();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await page.getByRole('link', { name: 'TT-1015-25' }).waitFor();
});

test('a part shows its number, brand, price, stock, SKU and related parts (A12)', async ({ visits }) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto(WIDTHS);
  await page.getByRole('heading', { level: 1, name: 'TT-1015-25' }).waitFor();
  const main = page.getByRole('main');
  for (const text of ['Pressline Genuine Part', 'Item In Stock', 'SKU', 'Super soft plate mounting tape'])
    await main.getByText(text).first().waitFor();
  expect(await page.title()).toContain('TT-1015-25');

  await page.getByRole('region', { name: 'Related Products' }).getByRole('link', { name: 'TT-1015-50' }).click();
  await page.getByRole('heading', { level: 1, name: 'TT-1015-50' }).waitFor();
  expect(page.url()).toContain('/product?id=102&name=TT-1015-50');
});

test('a visitor selects a width with its link, a customer with a button', async ({ visits }) => {
  const visitor = await visits.visitor();
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
  await expect.poll(() => visitor.getByRole('link', { name: '150 mm' }).getAttribute('aria-current')).toBe('true');
  const wide = await source(visitor);
  expect(wide).not.toBe(first);

  const customer = await visits.pageAs('uk@converter.test');
  await customer.goto(WIDTHS);
  await customer.getByRole('radio', { name: '150 mm', exact: true }).check();
  await customer.getByRole('button', { name: 'Show this width' }).click();
  await expect.poll(() => customer.getByRole('radio', { name: '150 mm', exact: true }).isChecked()).toBe(true);
  expect(await source(customer)).toBe(wide);
});

test('a visitor sees no price anywhere, but the link to one (A13)', async ({ visits }) => {
  const page = await visits.visitor();
  const answer = await page.goto(WIDTHS);
  expect(await answer?.text()).not.toMatch(/[£€$]\s?\d|unitPriceMinor/);
  await expect.poll(() => page.getByRole('spinbutton').count()).toBe(0);
  const link = page.getByRole('link', { name: 'Log in or create an account to view prices' });
  await expect.poll(() => link.first().getAttribute('href')).toBe('/LogIn?returnUrl=true&id=101&name=TT-1015-25');
});

test('an inactive or missing part is not available (A12, D33)', async ({ visits }) => {
  const page = await visits.visitor();
  for (const address of ['/product?id=999999', '/product?id=158&name=XX-INACTIVE', '/product?id=blade', '/product']) {
    expect([address, (await page.goto(address)).status()]).toEqual([address, 404]);
    await heading(page, 'This product is not available').waitFor();
  }
});

test('a part is configured, refused and added with forms only (A12, A14)', async ({ visits }) => {
  const page = await visits.pageAs('ca@converter.test');
  await page.goto(WIDTHS);
  await page.getByRole('radio', { name: '75 mm', exact: true }).check();
  await page.getByLabel('Quantity').fill('101');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('Quantity must be a whole number from 1 to 100').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: '75 mm', exact: true }).isChecked()).toBe(true);
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/Basket/');
  await expect.poll(() => page.getByRole('main').innerText()).toContain('75 mm');
});

test('the basket refuses more than 100 of the same part, and the page says so (D11)', async ({ visits }) => {
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

test('all users see the pictures of their column, each with its link (A7)', async ({ visits }) => {
  for (const [email, first] of [
    [null, 'Parts for every press'],
    [UK, 'Five hardnesses, one choice'], // adminContact 1
    ['us@converter.test', 'Shipped from Ohio'], // adminContact 2
  ] as const) {
    const page = email === null ? await visits.visitor() : await visits.pageAs(email);
    await page.goto('/');
    const links = carousel(page).locator('a');
    await expect.poll(() => links.first().locator('img').getAttribute('alt')).toContain(first);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBeGreaterThanOrEqual(3);
  }
});

test('a picture link without a description still has a name (A6)', async ({ shop, visits }) => {
  const describe = async (description: string) => {
    await shop.shop.db.update(homeImages).set({ description }).where(eq(homeImages.id, 4));
    await shop.shop.refreshHot();
  };
  const page = await visits.pageAs(UK);
  await page.goto('/');
  const name = (await carousel(page).locator('a').first().locator('img').getAttribute('alt')) ?? '';
  await describe('');
  await page.goto('/');
  await carousel(page)
    .getByRole('link', { name: /^What is new, 1 . 3$/ })
    .waitFor();
  await describe(name);
});

test('three promotional blocks, tiles of the flagged categories and the banners (A6)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/');
  await carousel(page).getByRole('img', { name: 'Parts for every press' }).first().waitFor();
  for (const promotion of ['You know the part number', 'You need the right tape', 'You are at the press'])
    await expect.poll(() => page.getByRole('link', { name: promotion }).count()).toBe(1);

  const tiles = page.getByRole('region', { name: 'Shop by category' }).getByRole('link');
  await expect.poll(() => tiles.count()).toBe(4); // the other three have a banner
  const banners = page.getByRole('region', { name: 'Consumables in stock' });
  for (const name of ['Dr Blades', 'Tesa Tape', 'Anilox Rolls'])
    await expect
      .poll(() => banners.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href'))
      .toMatch(new RegExp(`^/search\\?p=${UPPER_GUID}$`));
  for (const name of ['Super Soft', 'Soft', 'Medium', 'Medium Hard'])
    await expect
      .poll(() => banners.getByRole('link', { name: `${name} Mounting Tape`, exact: true }).getAttribute('href'))
      .toMatch(new RegExp(`^/search\\?s=${UPPER_GUID}$`));
});

test('the tape page links to the five families, a flyer and white papers (A30)', async ({ visits, shop }) => {
  await shop.shop.files.put('media/tape-flyer.pdf', new TextEncoder().encode('%PDF-1.4'));
  const page = await visits.visitor();
  await page.goto('/TesaTape');
  await page.getByRole('heading', { level: 1, name: 'Tesa Tape' }).waitFor();
  const tiles = page.getByRole('region', { name: 'Five hardnesses' }).getByRole('link');
  expect(await tiles.evaluateAll((all) => all.map((tile) => [tile.textContent, tile.getAttribute('href')]))).toEqual([
    ['Super Soft Mounting Tape', '/search?s=FBE850CA-3ADD-489E-A7D9-FBF26DAAB9FA'],
    ['Soft Mounting Tape', '/search?s=922BCD1D-0033-4ABF-9319-6124E6E56A67'],
    ['Medium Mounting Tape', '/search?s=890D0EAC-A1ED-4B38-A3F2-909FE2CED014'],
    ['Medium Hard Mounting Tape', '/search?s=AE47F73C-AD4E-4A51-B417-8ED672E6673E'],
    ['Hard Mounting Tape', '/search?s=B06F2E13-3B1C-4DAD-B306-39436CE8D3B9'],
  ]);
  const reading = page.getByRole('region', { name: 'Further reading' }).getByRole('link');
  expect(await reading.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/media/tape-flyer.pdf',
    'https://papers.pressline.test/tape-hardness-and-dot-gain',
    'https://papers.pressline.test/why-plates-lift',
    'https://papers.pressline.test/storing-sleeves',
  ]);
  await tiles.first().click();
  await page.getByRole('heading', { level: 1, name: 'Super Soft Mounting Tape' }).waitFor();
});

test('news are listed, newest first, each with its day and its own address (A30)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/News');
  const days = await page.getByRole('main').locator('time').allInnerTexts();
  expect(days).toEqual(['12-10-2026', '24-08-2026', '18-05-2026', '09-02-2026', '27-11-2025']);
  await page.getByRole('link', { name: 'Open days in Leeds, and two presses running' }).click();
  await page.getByRole('heading', { level: 1, name: 'Open days in Leeds, and two presses running' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/News/open-days-leeds');
  await page.getByRole('main').getByRole('link', { name: 'office' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
});

test('a missing piece of news is 404, with a link to the others', async ({ visits }) => {
  const page = await visits.visitor();
  expect((await page.goto('/News/nothing-of-the-kind'))?.status()).toBe(404);
  await page
    .getByRole('heading', { level: 1, name: 'This news item does not exist or is no longer available.' })
    .waitFor();
});

test('content is the same in any letter case, with one canonical address (A1, A30)', async ({ visits }) => {
  const page = await visits.visitor();
  for (const address of ['/TesaTape', '/Contact-Us', '/News', '/News/longer-lamella']) {
    expect((await page.goto(address.toLowerCase())).status()).toBe(200);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expect.poll(() => page.locator('link[rel="canonical"]').getAttribute('href')).toContain(address);
  }
});

test('the header greets visitors, offers languages, login and registration, and counts the basket (A2)', async ({
  visits,
}) => {
  const page = await visits.visitor();
  await page.goto('/');
  await header(page).getByText('Welcome to Pressline').waitFor();
  await expect.poll(() => languageMenu(page).locator('option').allTextContents()).toEqual(Object.values(languages));
  await expect
    .poll(() => header(page).getByRole('link', { name: 'Log In' }).first().getAttribute('href'))
    .toBe('/login');
  await expect
    .poll(() => header(page).getByRole('link', { name: 'Register' }).first().getAttribute('href'))
    .toBe('/create-account');
  await header(page).getByRole('button', { name: 'Basket, 0 items' }).waitFor();
});

test('a customer is greeted by name, with the currency symbol (A2)', async ({ visits }) => {
  for (const [email, greeting, sign] of [
    [UK, 'Hello, Alison Marsh', '£'],
    ['de@converter.test', 'Hello, Jonas Wiebe', '€'],
    ['us@converter.test', 'Hello, Dana Whitlock', '$'],
  ] as const) {
    const page = await visits.pageAs(email);
    await page.goto('/News');
    await header(page).getByRole('link', { name: greeting }).first().waitFor();
    await expect.poll(() => header(page).locator(`[title="Prices in ${sign}"]`).first().textContent()).toBe(sign);
    await expect.poll(() => header(page).getByRole('link', { name: 'Log In' }).count()).toBe(0);
  }
});

test('the header is not on paths that contain Administration', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/Administration');
  await expect.poll(() => page.getByText('Welcome to Pressline').count()).toBe(0);
  await expect.poll(() => mainMenu(page).count()).toBe(0);
});

test('the main menu links to everything; Log Out needs a session (A3)', async ({ visits }) => {
  const visitor = await visits.visitor();
  await visitor.goto('/');
  const links = await mainMenu(visitor).getByRole('link').allTextContents();
  expect(links).toEqual(expect.arrayContaining(['Consumables', 'Tesa Tape', 'Manuals', 'My Account', 'Contact Us']));
  await expect.poll(() => mainMenu(visitor).getByRole('button', { name: 'Log Out' }).count()).toBe(0);

  const customer = await visits.pageAs('uk@converter.test');
  await customer.goto('/');
  await mainMenu(customer).getByRole('button', { name: 'Log Out' }).waitFor();
});

test('the footer has the year and the rights notice', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/');
  const footer = await page.getByRole('contentinfo').innerText();
  expect(footer).toContain(`© ${new Date().getFullYear()} Pressline. All Rights Reserved`);
});

test('a button changes the language (A31, D46)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search?keyword=anilox');
  await languageMenu(page).selectOption('de');
  await header(page).getByRole('button', { name: 'Change language' }).first().click();
  await header(page).getByText('Willkommen bei Pressline').waitFor();
  expect(page.url()).toContain('/search?keyword=anilox');
});

test('a language that the shop does not have falls back to English', async ({ visits }) => {
  const page = await visits.visitor();
  await page.context().addCookies([{ name: 'language', value: 'xx' }]);
  await page.goto('/News');
  await header(page).getByText('Welcome to Pressline').waitFor();
});

test('no page of the reduced set links to one that it lacks, not even its 404 (A32, D36)', async ({ visits }) => {
  const page = await reduced(await visits.pageAs(UK));
  for (const address of [
    '/search',
    '/no-such-page',
    '/',
    '/product?id=101',
    '/product?id=99999',
    '/TesaTape',
    '/Basket',
    '/Dashboard',
  ]) {
    await page.goto(address);
    const links = page.locator('a:is([href^="/search" i], [href^="/administration" i]), form[action="/search"]');
    expect([address, await links.count()]).toEqual([address, 0]);
  }
  await page.goto('/TesaTape');
  const tiles = page.getByRole('region', { name: 'Five hardnesses' }).getByRole('link');
  expect(await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href')))).toEqual(Array(5).fill('/'));
});

test('home does not ask signed-in customers to log in', async ({ visits }) => {
  const [customer, visitor] = [await visits.pageAs(UK), await visits.visitor()];
  await visitor.goto('/');
  await visitor.getByText('Log in to see your prices').waitFor();
  await customer.goto('/');
  await customer.getByText('See your own prices').waitFor();
  await expect.poll(() => customer.getByText(/log in for|one login away/i).count()).toBe(0);
});

test('a part’s unit is next to its price: on its page, its card and in the basket (B2)', async ({ shop, visits }) => {
  const page = await visits.pageAs(UK);
  await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 1 }]);
  for (const address of ['/product?id=140', BLADES, '/Basket']) {
    await page.goto(address);
    await page.getByRole('main').getByText('per coil').first().waitFor();
  }
  await page.goto('/product?id=160');
  await page.getByRole('main').getByText('each', { exact: true }).waitFor();
});

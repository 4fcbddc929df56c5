import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SearchRecorder } from '#server/jobs/search-recorder.ts';
import { test } from './support/shop-in-browser.ts';

const TESA_TAPE = '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171';
const cards = (page: Page) => page.getByRole('region', { name: /.*/ }).locator('h1 ~ ul > li');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('with nothing chosen there are the tiles of the home page and a tape banner (A8)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search');
  await heading(page, 'Product Catalogue').waitFor();
  expect(await page.getByRole('link', { name: /\d+ parts$/ }).count()).toBe(7);
  await page.getByRole('link', { name: 'Tesa Tape: five hardnesses' }).click();
  await heading(page, 'Tesa Tape').waitFor();
});

test('choosing a category or a sub-category leads there at once and begins at page 1 (A8, A9)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto(`${TESA_TAPE}&page=2`);
  await page.getByRole('radio', { name: 'Soft Mounting Tape', exact: true }).click();
  await heading(page, 'Soft Mounting Tape').waitFor();
  expect(new URL(page.url()).searchParams.has('page')).toBe(false);
  expect(new URL(page.url()).searchParams.get('s')).toBe('922BCD1D-0033-4ABF-9319-6124E6E56A67');

  await page.getByRole('radio', { name: 'Dr Blades' }).click();
  await heading(page, 'Dr Blades').waitFor();
  expect(new URL(page.url()).search).toBe('?p=98429C14-E911-4590-A74C-7F0D788D3567');
  expect(await page.getByRole('radio', { name: 'Dr Blades', exact: true }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Steel Bevel Blades' }).isVisible()).toBe(true);
});

test('18 parts a page; paging moves one page and returns to the top (A9, D9)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto(TESA_TAPE);
  expect(await cards(page).count()).toBe(18);
  expect(await page.getByRole('link', { name: 'Previous' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('Page 2').waitFor();
  expect(await cards(page).count()).toBe(18);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.getByRole('link', { name: 'Next' }).count()).toBe(0); // 36 parts are two pages, not three
  await page.getByRole('link', { name: 'Previous' }).click();
  await page.getByText('Page 1').waitFor();
});

test('a keyword finds parts, or says that none match, or how much to type (A8, A9)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search');
  const field = page.getByRole('complementary').or(page.getByRole('main')).getByRole('searchbox');
  const search = page.getByRole('button', { name: 'Search by keyword' });
  await field.fill('tt 1015');
  await search.click();
  await heading(page, 'Search results for “tt 1015”').waitFor();
  expect(await cards(page).first().innerText()).toContain('TT-1015-25');

  await field.fill('no such part');
  await search.click();
  await page.getByText('No products match your search').waitFor();

  await field.fill('tt');
  await search.click();
  await page.getByText('Enter at least 3 characters to search').waitFor();
});

test('a part opens in the width that was searched for, at its price (B2, I2)', async ({ visits }) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto('/search?keyword=super+soft+100+mm');
  const card = cards(page).first().getByRole('link');
  const price = /\d+\.\d\d/.exec(await card.innerText())?.[0] ?? 'none';
  expect(await card.innerText()).toContain('100 mm');
  await card.click();
  const part = page.getByRole('dialog');
  await part.getByText(price).first().waitFor();
  expect(await part.getByRole('radio', { name: '100 mm' }).isChecked()).toBe(true);
});

test('a card cuts a long name, wears its flash text, and tells only customers a price (A10, A13)', async ({
  visits,
}) => {
  const visitor = await visits.visitor();
  await visitor.goto('/search?keyword=P7-20-UV-LAMP');
  const long = visitor.getByRole('link', { name: 'P7-20-UV-LAMP-REFLECTOR-CASSET ...' });
  await long.waitFor();
  const { width, height } = (await long.boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeGreaterThanOrEqual(200);
  expect(width).toBeLessThanOrEqual(400);
  expect(height).toBeGreaterThanOrEqual(200);

  await visitor.goto('/search?keyword=TT-THIN-460');
  expect(await cards(visitor).first().innerText()).toContain('Out of stock, can be ordered');

  await visitor.goto(TESA_TAPE);
  expect(await cards(visitor).first().innerText()).toContain('Bestseller');
  expect(await visitor.content()).not.toMatch(/[£€$]\s?\d|unitPriceMinor/);

  const uk = await visits.pageAs('uk@converter.test');
  await uk.goto(TESA_TAPE);
  expect(await cards(uk).first().innerText()).toContain('£13.20'); // 16.50 pounds × 0.8 for class 2
});

test('a card fades and scales in over half a second, from nothing and half its size (A10)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto(TESA_TAPE);
  const [duration, from] = await cards(page)
    .first()
    .getByRole('link')
    .evaluate((card) => {
      const [arrival] = card.getAnimations();
      const effect = arrival?.effect as KeyframeEffect | undefined;
      return [effect?.getTiming().duration, effect?.getKeyframes()[0]] as const;
    });
  expect(duration).toBe(500);
  expect(from).toMatchObject({ opacity: '0', scale: '0.5' });
});

test('a page beyond the last is empty and leads to the first (A9)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto(`${TESA_TAPE}&page=9999`);
  await page.getByText('There is nothing on this page').waitFor();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await page.getByRole('link', { name: 'TT-1015-25' }).waitFor();
});

test('a part without a picture says NO IMAGE (A10)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search?keyword=NO-IMAGE-1');
  await cards(page).first().getByRole('img', { name: 'NO IMAGE' }).waitFor();
});

test('while a list is on its way its places read Loading (A10)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto(TESA_TAPE);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/Product/GetListing**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('radio', { name: 'Anilox Rolls' }).click();
  await page.getByText('Loading', { exact: true }).first().waitFor();
  held.resolve();
  await heading(page, 'Anilox Rolls').waitFor();
  expect(await page.getByText('Loading', { exact: true }).count()).toBe(0);
});

test('a card opens its part over the grid, at an address of its own (A10)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto(TESA_TAPE);
  const dialog = page.getByRole('dialog');
  const card = page.getByRole('link', { name: 'TT-1015-50' });

  await card.click();
  await dialog.getByRole('heading', { name: 'TT-1015-50' }).waitFor();
  const address = page.url();
  expect(address).toContain('&product=102');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toContain(TESA_TAPE);
  expect(await card.evaluate((link) => link === document.activeElement)).toBe(true);

  await card.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await card.click();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });

  await page.goto(address); // as somebody who was sent the link
  await dialog.getByRole('heading', { name: 'TT-1015-50' }).waitFor();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await cards(page).count()).toBe(18);
});

test('a related part takes the place of the one that is open, and Close leads back to the grid (A10, A12)', async ({
  visits,
}) => {
  const page = await visits.visitor();
  await page.goto(TESA_TAPE);
  await page.getByRole('link', { name: 'TT-1015-25' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'TT-2015-25' }).click();
  await dialog.getByRole('heading', { name: 'TT-2015-25' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toContain(TESA_TAPE);
});

test('without script a card leads to its page, lists have buttons, keywords search (A9, A10)', async ({ visits }) => {
  const page = await visits.visitor({ javaScriptEnabled: false });
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

test('Machines opens one category at a time; its links carry the guid in upper case (A11)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search');
  const machines = page.getByRole('region', { name: 'Machines' });
  await machines.getByText('2200 Series', { exact: true }).click();
  await machines.getByText('830 Series', { exact: true }).click();
  expect(await machines.getByRole('link', { name: '2200 Web Path' }).isVisible()).toBe(false);
  const link = machines.getByRole('link', { name: '830 Web Path' });
  expect(await link.getAttribute('href')).toMatch(/^\/search\?p=9D4674B7-437A-4650-BA29-86270531E007/);
  await link.click();
  await heading(page, '830 Web Path').waitFor();
});

test('a category of another region is not available, and says so (D8)', async ({ visits }) => {
  const regional = '/search?p=A25EEE32-3624-4A2A-81C6-EDDCC082E151';
  const us = await visits.pageAs('us@converter.test');
  expect((await us.goto(regional))?.status()).toBe(200);
  await heading(us, 'US Warehouse').waitFor();

  visits.expectErrors(/status of 404/);
  const uk = await visits.pageAs('uk@converter.test');
  expect((await uk.goto(regional))?.status()).toBe(404);
  await heading(uk, 'This category is not available').waitFor();
});

test('on a telephone the lists lie behind one button (A8)', async ({ visits }) => {
  const page = await visits.visitor({ viewport: { width: 320, height: 640 } });
  await page.goto('/search');
  expect(await page.getByRole('radio', { name: 'Tesa Tape' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filter search results' }).click();
  await page.getByRole('radio', { name: 'Tesa Tape' }).click();
  await page.getByRole('button', { name: 'Show results' }).click();
  await heading(page, 'Tesa Tape').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

const DR_BLADES = '98429C14-E911-4590-A74C-7F0D788D3567';

test('beside a keyword the filter narrows what was found, and the keyword stays (A8)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search?keyword=chamber');
  expect(await page.getByRole('radio', { name: 'All categories' }).isChecked()).toBe(true);
  const all = await cards(page).count();
  await page.getByRole('radio', { name: 'Dr Blades' }).click();
  await heading(page, 'Search results for “chamber” in Dr Blades').waitFor();
  expect(new URL(page.url()).search).toBe(`?keyword=chamber&in=${DR_BLADES}`);
  const narrowed = await cards(page).count();
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(all);
  expect(await page.getByRole('radio', { name: 'Dr Blades', exact: true }).isChecked()).toBe(true);
  expect(await page.getByRole('searchbox', { name: 'Search products' }).inputValue()).toBe('chamber');

  await page.getByRole('radio', { name: 'Steel Bevel Blades' }).click();
  await heading(page, 'Search results for “chamber” in Steel Bevel Blades').waitFor();
  await page.getByText('No products match your search').waitFor();
  await page.getByRole('link', { name: 'Search all categories' }).click();
  await heading(page, 'Search results for “chamber”').waitFor();
  expect(await cards(page).count()).toBe(all);
});

test('without script the filter keeps the keyword too', async ({ visits }) => {
  const page = await visits.visitor({ javaScriptEnabled: false });
  await page.goto('/search?keyword=chamber');
  await page.getByRole('radio', { name: 'Dr Blades' }).check();
  await page.getByRole('button', { name: 'Show category' }).click();
  await heading(page, 'Search results for “chamber” in Dr Blades').waitFor();
  await page.getByRole('radio', { name: 'All of Dr Blades' }).check();
  await page.getByRole('button', { name: 'Show sub-category' }).click();
  await heading(page, 'Search results for “chamber” in Dr Blades').waitFor();
});

test('a keyword that is too short is not told to be shorter still', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search?keyword=tt');
  await page.getByText('Enter at least 3 characters to search').waitFor();
  expect(await page.getByText('Try fewer letters').count()).toBe(0);
  await page.goto('/search?keyword=qqqqqq');
  await page.getByText('Try fewer letters').waitFor();
});

test('staff see what is searched for and opened, and put a part above the results (I4)', async ({ shop, visits }) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto('/search?keyword=core');
  const noted = page.waitForResponse(/NoteChosen/);
  await page.getByRole('region', { name: /core/ }).getByRole('listitem').first().getByRole('link').click();
  expect((await noted).status()).toBe(200);
  await new SearchRecorder(shop.shop).save();

  const staff = await visits.pageAs('staff@pressline.test');
  await staff.goto('/Administration/Searches');
  const row = staff.getByRole('row', { name: /^core 1 0 0/ });
  expect(await row.textContent()).toContain('(1)');
  await row.getByRole('link', { name: 'Pin parts' }).click();
  await staff.getByLabel('Part numbers').fill('DB-0200');
  await staff.getByRole('button', { name: 'Save' }).click();
  await staff.waitForURL(/Searches$/);

  await page.goto('/search?keyword=Core');
  const suggested = page.getByRole('region', { name: 'Our suggestion' });
  expect(await suggested.getByRole('link').count()).toBe(1);
  expect(await suggested.textContent()).toContain('DB-0200');
});

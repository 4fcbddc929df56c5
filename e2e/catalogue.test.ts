import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Recorder } from '#server/jobs/recorder.ts';
import { withManyThicknesses } from './support/many-thicknesses.ts';
import { test } from './support/shop-in-browser.ts';

const TESA_TAPE = '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171';
const cards = (page: Page) => page.getByRole('region', { name: /.*/ }).locator('h1 ~ ul > li');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

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
  await expect.poll(() => page.getByRole('radio', { name: 'Dr Blades', exact: true }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('radio', { name: 'Steel Bevel Blades' }).isVisible()).toBe(true);
});

test('18 parts per page; paging moves one page and returns to the top (A9, D9)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto(TESA_TAPE);
  await expect.poll(() => cards(page).count()).toBe(18);
  await expect.poll(() => page.getByRole('link', { name: 'Previous' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('Page 2').waitFor();
  await expect.poll(() => cards(page).count()).toBe(18);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.getByRole('link', { name: 'Next' }).count()).toBe(0); // 36 parts are two pages, not three
  await page.getByRole('link', { name: 'Previous' }).click();
  await page.getByText('Page 1').waitFor();
});

test('a part opens with the searched width selected, at its price (B2, I2)', async ({ visits }) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto('/search?keyword=super+soft+100+mm');
  const card = cards(page).first().getByRole('link').first();
  const price = /\d+\.\d\d/.exec(await cards(page).first().innerText())?.[0] ?? 'none';
  await expect.poll(() => card.innerText()).toContain('100 mm');
  await card.click();
  const part = page.getByRole('dialog');
  await part.getByText(price).first().waitFor();
  await expect.poll(() => part.getByRole('radio', { name: '100 mm' }).isChecked()).toBe(true);
});

test('a card truncates a long name, shows its flash text, and shows only customers a price (A10, A13)', async ({
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
  await expect.poll(() => cards(visitor).first().innerText()).toContain('Out of stock, available to order');

  await visitor.goto(TESA_TAPE);
  await expect.poll(() => cards(visitor).first().innerText()).toContain('Bestseller');
  expect(await visitor.content()).not.toMatch(/[£€$]\s?\d|unitPriceMinor/);

  const uk = await visits.pageAs('uk@converter.test');
  await uk.goto(TESA_TAPE);
  await expect.poll(() => cards(uk).first().innerText()).toContain('£13.20'); // 16.50 pounds × 0.8 for class 2
});

test('a card fades and scales in over half a second, from nothing and half its size (A10)', async ({ visits }) => {
  const page = await visits.visitor({ reducedMotion: 'no-preference' });
  await page.goto(TESA_TAPE);
  const [duration, from] = await cards(page)
    .first()
    .getByRole('link')
    .first()
    .evaluate((link) => {
      const [arrival] = link.parentElement?.getAnimations() ?? [];
      const effect = arrival?.effect as KeyframeEffect | undefined;
      return [effect?.getTiming().duration, effect?.getKeyframes()[0]] as const;
    });
  expect(duration).toBe(500);
  expect(from).toMatchObject({ opacity: '0', scale: '0.5' });
});

test('while a list is loading, its places read Loading (A10)', async ({ visits }) => {
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
  await expect.poll(() => page.getByText('Loading', { exact: true }).count()).toBe(0);
});

test('a card opens its part over the grid, at its own address (A10)', async ({ visits }) => {
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

  await page.goto(address); // like a person who was sent the link
  await dialog.getByRole('heading', { name: 'TT-1015-50' }).waitFor();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => cards(page).count()).toBe(18);
});

test('a related part replaces the open one, and Close returns to the grid (A10, A12)', async ({ visits }) => {
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

test('Machines opens one category at a time; its links carry the guid in upper case (A11)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search');
  await page.getByRole('heading', { name: 'Machines' }).click();
  const machines = page.getByRole('region', { name: 'Machines' });
  await machines.getByText('2200 Series', { exact: true }).click();
  await machines.getByText('830 Series', { exact: true }).click();
  await expect.poll(() => machines.getByRole('link', { name: '2200 Web Path' }).isVisible()).toBe(false);
  const link = machines.getByRole('link', { name: '830 Web Path' });
  await expect.poll(() => link.getAttribute('href')).toMatch(/^\/search\?p=9D4674B7-437A-4650-BA29-86270531E007/);
  await link.click();
  await heading(page, '830 Web Path').waitFor();
});

test('while nothing is selected, the keyword box and the radios of all categories are in sight (A8)', async ({
  visits,
}) => {
  const page = await visits.visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto('/search');
  const column = page.getByRole('complementary', { name: 'Filter search results' });
  await column.getByRole('button', { name: 'Search by keyword' }).waitFor();
  const radios = column.getByRole('radio');
  expect(await radios.count()).toBeGreaterThan(10);
  for (const radio of await radios.all()) await expect.poll(() => radio.isVisible()).toBe(true);
  const tiles = page.getByRole('region', { name: 'Product Catalogue' });
  const [left, right] = await Promise.all([column.boundingBox(), tiles.boundingBox()]);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect(left?.y).toBeLessThan(900);
});

test('on a phone the lists are behind one button (A8)', async ({ visits }) => {
  const page = await visits.visitor({ viewport: { width: 320, height: 640 } });
  await page.goto('/search');
  await expect.poll(() => page.getByRole('radio', { name: 'Tesa Tape' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filter search results' }).click();
  await page.getByRole('radio', { name: 'Tesa Tape' }).click();
  await page.getByRole('button', { name: 'Show results' }).click();
  await heading(page, 'Tesa Tape').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

const DR_BLADES = '98429C14-E911-4590-A74C-7F0D788D3567';

test('with a keyword, the filter narrows the results, and the keyword stays (A8)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/search?keyword=chamber');
  await expect.poll(() => page.getByRole('radio', { name: 'All categories' }).isChecked()).toBe(true);
  const all = await cards(page).count();
  await page.getByRole('radio', { name: 'Dr Blades' }).click();
  await heading(page, 'Search results for “chamber” in Dr Blades').waitFor();
  expect(new URL(page.url()).search).toBe(`?keyword=chamber&in=${DR_BLADES}`);
  const narrowed = await cards(page).count();
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(all);
  await expect.poll(() => page.getByRole('radio', { name: 'Dr Blades', exact: true }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('searchbox', { name: 'Search products' }).inputValue()).toBe('chamber');

  await page.getByRole('radio', { name: 'Steel Bevel Blades' }).click();
  await heading(page, 'Search results for “chamber” in Steel Bevel Blades').waitFor();
  await page.getByText('No products match your search').waitFor();
  await page.getByRole('link', { name: 'Search all categories' }).click();
  await heading(page, 'Search results for “chamber”').waitFor();
  await expect.poll(() => cards(page).count()).toBe(all);
});

test('staff see the searches and the parts opened from them, and put a part above the results (I4)', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto('/search?keyword=core');
  const noted = page.waitForResponse(/NoteChosen/);
  await page.getByRole('region', { name: /core/ }).getByRole('listitem').first().getByRole('link').click();
  expect((await noted).status()).toBe(200);
  await new Recorder(shop.shop).save();

  const staff = await visits.pageAs('staff@pressline.test');
  await staff.goto('/Administration/Searches');
  const row = staff.getByRole('row', { name: /^core 1 0 0/ });
  await expect.poll(() => row.textContent()).toContain('(1)');
  await row.getByRole('link', { name: 'Pin parts' }).click();
  await staff.getByLabel('Part numbers').fill('DB-0200');
  await staff.getByRole('button', { name: 'Save' }).click();
  await staff.waitForURL(/Searches$/);

  await page.goto('/search?keyword=Core');
  const suggested = page.getByRole('region', { name: 'Recommended' });
  await expect.poll(() => suggested.getByRole('link').count()).toBe(1);
  await expect.poll(() => suggested.textContent()).toContain('DB-0200');
});

const WIDTHS = '/product?id=101&name=TT-1015-25'; // of family 1

test('price and picture follow the chosen width at once (A12, B2, B3)', async ({ visits }) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto(WIDTHS);
  const main = page.getByRole('main');
  const price = main.locator('[aria-live="polite"]');
  const picture = main.getByRole('img', { name: /^TT-1015-25: Super soft/ }).first();
  await expect.poll(() => price.innerText()).toContain('£13.20'); // 16.50 × 0.8
  const [first, asked] = [await picture.getAttribute('src'), page.waitForRequest(/\/images\/products\//)];
  await page.getByRole('radio', { name: '50 mm', exact: true }).click();
  await expect.poll(() => price.innerText()).toContain('£24.80'); // 31.00 × 0.8
  await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
  await expect
    .poll(() => picture.getAttribute('alt'))
    .toBe('TT-1015-25: Super soft plate mounting tape, 15 thou, 25 m roll, 50 mm');
  expect(await (await asked).response().then((answer) => answer?.status())).toBe(200);
  await page.getByRole('radio', { name: '75 mm', exact: true }).click();
  await expect.poll(() => price.innerText()).toContain('£34.76'); // 55.00 dollars × 0.79 × 0.8
});

test('adding covers the page, then leads to the basket with the part in it (A14)', async ({ visits }) => {
  const page = await visits.pageAs('de@converter.test');
  await page.goto(WIDTHS);
  await expect.poll(() => page.getByRole('link', { name: 'Go to basket' }).count()).toBe(0);
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
  await expect.poll(() => page.getByRole('main').innerText()).toContain('50 mm');

  await page.goto(WIDTHS);
  await page.getByRole('link', { name: 'Go to basket' }).click();
  await page.waitForURL('**/Basket/');
});

test('a part that could not be added says so and keeps the input (A14, D14)', async ({ visits }) => {
  visits.expectErrors(/ERR_FAILED/);
  const page = await visits.pageAs('fr@converter.test');
  await page.goto(WIDTHS);
  await page.route('**/api/Cart/CreateCartItem', (route) => route.abort());
  await page.getByLabel('Quantity').fill('7');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('The shop could not be reached');
  await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('7');
  await expect.poll(() => page.getByText('Adding to basket').count()).toBe(0);
});

test('an invalid quantity is refused next to its field (A12, C1)', async ({ visits }) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto(WIDTHS);
  const message = page.getByText('Quantity must be a whole number from 1 to 100');
  const field = page.getByLabel('Quantity');
  for (const typed of ['0', '101', '1.5', '']) {
    await field.fill('1');
    await field.blur();
    await field.fill(typed);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await message.waitFor();
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test('the part number is copied with one click', async ({ visits }) => {
  const page = await visits.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(WIDTHS);
  await page.getByRole('button', { name: 'Copy part number TT-1015-25' }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TT-1015-25');
});

const BLADES = '/search?p=98429C14-E911-4590-A74C-7F0D788D3567';

const thickness = (page: Page) => page.getByRole('group', { name: 'Thickness (mm)' });
const addressOf = (page: Page) =>
  [...new URL(page.url()).searchParams.keys()].map((name) => name.replace(/\d+/, '')).toSorted();

test('a checkbox applies at once, a range on leaving its fields, and empty fields stay out of the address (I1)', async ({
  shop,
  visits,
}) => {
  await withManyThicknesses(shop, async () => {
    const page = await visits.visitor();
    await page.goto(BLADES);
    const [from, to] = ['Thickness (mm) from', 'Thickness (mm) to'].map((name) => page.getByRole('textbox', { name }));
    await from?.fill('0,2');
    await to?.fill('0.3');
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByText('8 parts', { exact: true }).waitFor();
    expect(addressOf(page)).toEqual(['from', 'p', 'to']);

    await page.getByRole('checkbox', { name: 'bevel' }).check();
    await page.getByText('2 parts', { exact: true }).waitFor();
    expect(addressOf(page)).toEqual(['f', 'from', 'p', 'to']);
    await expect.poll(() => from?.inputValue()).toBe('0.2'); // still a range, although few values are left

    await page.goBack();
    await page.getByText('8 parts', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('checkbox', { name: 'bevel' }).isChecked()).toBe(false);
  });
});

test('on a phone, the button that shows the results includes the typed range (I1)', async ({ shop, visits }) => {
  await withManyThicknesses(shop, async () => {
    const page = await visits.visitor({ viewport: { width: 320, height: 640 } });
    await page.goto(BLADES);
    await page.getByRole('button', { name: 'Filter search results' }).click();
    await page.getByLabel('Thickness (mm) from').fill('0.5');
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.getByText('3 parts', { exact: true }).waitFor();
    await expect.poll(() => thickness(page).isVisible()).toBe(false);
    expect(addressOf(page)).toEqual(['from', 'p']);
  });
});

test('of many values five are shown, the others on demand; the filters stay in sight next to the results (I1)', async ({
  visits,
}) => {
  const page = await visits.visitor();
  await page.goto(BLADES);
  await expect.poll(() => thickness(page).getByRole('checkbox').count()).toBe(5);
  await thickness(page).getByText('2 more').click();
  const thickest = thickness(page).locator('input[value$=":1"]');
  await thickest.check();
  await page.getByRole('link', { name: 'Remove filter Thickness (mm): 1', exact: true }).waitFor();
  await expect.poll(() => thickest.isVisible()).toBe(true); // what is selected is not folded
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.getByText('19 parts', { exact: true }).waitFor();
  await page.evaluate(() => scrollTo(0, 1200));
  const { y } = (await thickness(page).boundingBox()) ?? { y: -1 }; // they have their own scroll position
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
});

test('no part of the video is loaded before somebody presses play (A30)', async ({ visits, shop }) => {
  visits.expectErrors(/404/); // the poster, which this test does not have
  await shop.shop.files.put('media/tape-mounting.webm', new Uint8Array(700_000));
  const page = await visits.pageAs('uk@converter.test'); // not the cached visitors' page of another test
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/TesaTape');
  await page.getByText('0.7 MB. It loads only when you press play, and has no sound.').waitFor();
  expect(asked).not.toContain('/media/tape-mounting.webm');
  const wanted = page.waitForRequest('**/media/tape-mounting.webm');
  await page.getByLabel('Mounting a plate without air bubbles').evaluate((film) => {
    void (film as HTMLVideoElement).play().catch(() => undefined); // these bytes are not a film
  });
  await wanted;
});

test('both offices can be reached; a map is requested from another site only on demand (A30)', async ({ visits }) => {
  const page = await visits.visitor();
  const elsewhere: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' });
  });
  await page.goto('/Contact-Us');
  for (const [region, company, telephone, email] of [
    ['Europe', 'Pressline Label Machines Ltd', 'tel:+441134960142', 'mailto:parts@pressline.test'],
    ['United States', 'Pressline Label Machines Inc', 'tel:+16145550100', 'mailto:parts.us@pressline.test'],
  ] as const) {
    const office = page.getByRole('region', { name: region });
    await office.getByText(company).waitFor();
    const links = await office.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([telephone, email, expect.stringContaining('https://www.openstreetmap.org/?mlat=')]);
  }
  expect(elsewhere).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).first().click();
  await page.getByTitle('Map of Pressline Label Machines Ltd').waitFor();
  await expect.poll(() => elsewhere.length).toBe(1);
  expect(elsewhere[0]).toContain('https://www.openstreetmap.org/export/embed.html?bbox=');
});

const UK = 'uk@converter.test';

test('a printed part has its widths, its seller and its address', async ({ visits }) => {
  for (const [page, prices] of [
    [await visits.visitor(), 0],
    [await visits.pageAs(UK), 1],
  ] as const) {
    await page.goto('/product?id=101&name=TT-1015-25');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect.poll(() => main.getByText('Pressline', { exact: true }).first().isVisible()).toBe(true);
    await expect.poll(() => main.getByText(/^http.*\/product\?id=101&name=TT-1015-25$/).isVisible()).toBe(true);
    await expect.poll(() => main.getByText(/50 mm/).first().isVisible()).toBe(true);
    await expect.poll(() => main.getByText('£24.80').count()).toBe(prices);
    for (const name of ['Add to cart', 'Log in or create an account to view prices'])
      await expect.poll(() => main.getByText(name).filter({ visible: true }).count()).toBe(0);
  }
});

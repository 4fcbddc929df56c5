import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fillBasket, parts } from './support/basket.ts';
import { STAFF } from './support/counter.ts';
import { widthFaults } from './support/faults.ts';
import { test } from './support/shop-in-browser.ts';

const PHONE = { viewport: { width: 320, height: 640 } };
const header = (page: Page) => page.getByRole('banner');
const languageMenu = (page: Page) => header(page).getByRole('combobox', { name: 'Language' });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

describe('addresses (A1)', () => {
  test('a screen that crashes says so with status 500, and the rest of the shop continues', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/500/);
    const { offices } = shop.shop.store;
    const page = await visits.visitor();
    Object.assign(shop.shop.store, { offices: [null] });
    try {
      const answer = await page.goto('/Contact-Us?crash');
      expect(answer?.status()).toBe(500);
      await page.getByRole('heading', { level: 1, name: 'Sorry.. there was an error' }).waitFor();
    } finally {
      Object.assign(shop.shop.store, { offices });
    }
    await header(page).getByRole('link', { name: 'Pressline' }).click();
    await page.getByRole('heading', { level: 1, name: 'Parts and consumables' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  });
});

describe('a screen whose files have new names since a deployment', () => {
  test('is reloaded in its current version', async ({ visits }) => {
    visits.expectErrors(/404|dynamically imported|Unable to preload/);
    const page = await visits.visitor({ isFresh: true });
    let isRenamed = true;
    await page.route(/\/assets\/.*\.js$/, (route) => (isRenamed ? route.fulfill({ status: 404 }) : route.continue()));
    page.on('framenavigated', () => void (isRenamed = false)); // the page that the server renders now refers to existing files
    isRenamed = false;
    await page.goto('/News');
    isRenamed = true;
    await page.getByRole('link', { name: 'Tesa Tape' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Tesa Tape' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/TesaTape');
  });

  test('without a network it says so, offers to try again, and opens when the network is back', async ({ visits }) => {
    visits.expectErrors(/ERR_|dynamically imported|Unable to preload/);
    const page = await visits.visitor({ isFresh: true });
    await page.goto('/News');
    await page.context().setOffline(true);
    const looksForShop = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.getByRole('link', { name: 'Tesa Tape' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    await looksForShop;
    await page.getByRole('link', { name: 'Try again' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Tesa Tape' }).waitFor();
  });
});

describe('the header (A2)', () => {
  test('fits every window, with menu, search, name and basket in reach; on a phone it is one bar', async ({
    visits,
  }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto('/News');
    for (const width of [320, 360, 480, 600, 768, 959, 960, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      expect([width, await widthFaults(page)]).toEqual([width, []]);
      const inReach = [
        header(page).getByRole('combobox', { name: 'Search products' }),
        header(page).getByRole('button', { name: /^Basket, / }),
        width < 960
          ? header(page).getByRole('button', { name: 'Menu' })
          : mainMenu(page).getByRole('link', { name: 'Manuals' }),
        ...(width < 768
          ? []
          : [
              header(page).getByText('Welcome to Pressline'),
              header(page).getByRole('link', { name: 'Hello, Alison Marsh' }),
            ]),
      ];
      for (const part of inReach) expect([width, await part.isVisible()]).toEqual([width, true]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect((await header(page).boundingBox())?.height).toBeLessThan(66);
    await header(page).getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Hello, Alison Marsh' }).waitFor();
    await menu.getByRole('combobox', { name: 'Language' }).waitFor();
  });
});

describe('the main menu (A3)', () => {
  test('by keyboard: Enter opens the catalogue, Tab moves through it, Esc returns to its button', async ({
    visits,
  }) => {
    const page = await visits.visitor();
    await page.goto('/');
    const opener = mainMenu(page).getByRole('button', { name: 'Product Catalogue' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await opener.focus();
    await page.keyboard.press('Enter');
    await mainMenu(page).getByRole('link', { name: 'All products' }).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('All products');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('Super Soft Mounting Tape');
    await page.keyboard.press('Escape');
    await mainMenu(page).getByRole('link', { name: 'All products' }).waitFor({ state: 'hidden' });
    await expect.poll(focused).toContain('Product Catalogue');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Tesa Tape' }).waitFor();
    expect(page.url()).toMatch(/\/search\?p=[\dA-F-]{36}$/);
    await expect.poll(() => mainMenu(page).getByRole('link', { name: 'All products' }).count()).toBe(0);
  });

  test('by touch: a tap opens it, a tap on a sub-category opens that', async ({ visits }) => {
    const page = await visits.visitor({ hasTouch: true, viewport: { width: 1024, height: 768 } });
    await page.goto('/');
    await mainMenu(page).getByRole('button', { name: 'Product Catalogue' }).tap();
    await mainMenu(page).getByRole('link', { name: 'Steel Bevel Blades' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Steel Bevel Blades' }).waitFor();
    expect(page.url()).toMatch(/\/search\?s=[\dA-F-]{36}$/);
  });
});

describe('the cart drop-down (A4)', () => {
  test('shows quantity × price, total and both links; a removed line is gone everywhere, in other windows too', async ({
    shop,
    visits,
  }) => {
    const page = await visits.pageAs('uk@converter.test');
    await fillBasket(page, shop.url, [
      { productId: parts['DB-0150'], quantity: 3 },
      { productId: parts['DB-0025'], quantity: 2 },
    ]);
    await page.goto('/News');
    const other = await page.context().newPage();
    await other.goto('/TesaTape');

    await header(page).getByRole('button', { name: 'Basket, 5 items' }).click();
    const menu = page.getByRole('region', { name: 'Basket' });
    const lines = async () => (await menu.getByRole('listitem').allInnerTexts()).map((line) => line.split(/\s*\n\s*/));
    await expect.poll(lines).toEqual([
      ['DB-0150', '3 × £30.34'],
      ['DB-0025', '2 × £15.80'],
    ]);
    await menu.getByText('£122.62').waitFor();
    await expect.poll(() => menu.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/basket');
    await expect.poll(() => menu.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');

    await menu.getByRole('button', { name: 'Remove DB-0150' }).click();
    await menu.getByText('£31.60', { exact: true }).waitFor();
    await header(page).getByRole('button', { name: 'Basket, 2 items' }).waitFor();
    await header(other).getByRole('button', { name: 'Basket, 2 items' }).waitFor();
  });

  test('opened before the script has loaded, it has its lines as soon as that has', async ({ shop, visits }) => {
    const page = await visits.pageAs('ca@converter.test');
    await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.evaluate((home) => location.assign(`${home}/News`), shop.url);
    await header(page).getByRole('button', { name: 'Basket, 3 items' }).click();
    held.resolve();
    await page.getByRole('region', { name: 'Basket' }).getByText('DB-0150').waitFor();
  });

  test('without script it leads to the basket and the checkout', async ({ shop, visits }) => {
    const page = await visits.pageAs('ca@converter.test', { javaScriptEnabled: false });
    await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
    await page.goto('/News');
    await header(page).getByRole('button', { name: 'Basket, 3 items' }).click();
    const menu = page.getByRole('region', { name: 'Basket' });
    await menu.getByRole('link', { name: 'Checkout' }).waitFor();
    await menu.getByRole('link', { name: 'View cart' }).click();
    await page.waitForURL('**/basket');
  });

  test('without a network it says so, and keeps its links', async ({ shop, visits }) => {
    visits.expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const page = await visits.pageAs('fr@converter.test');
    await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
    await page.goto('/News');
    await page.context().setOffline(true);
    await header(page).getByRole('button', { name: 'Basket, 3 items' }).click();
    const menu = page.getByRole('region', { name: 'Basket' });
    await menu.getByText(/The shop (can’t|could not) be reached/).waitFor();
    await menu.getByRole('link', { name: 'View cart' }).waitFor();
  });
});

describe('on a phone (A5)', () => {
  test('the menu has a search that leads to /search?keyword=', async ({ visits }) => {
    const page = await visits.visitor(PHONE);
    await page.goto('/News');
    await header(page).getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('heading', { name: 'Product Catalogue' }).waitFor();
    await menu.getByRole('searchbox', { name: 'Search products' }).fill('anilox');
    await menu.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { level: 1, name: 'Search results for “anilox”' }).waitFor();
    expect(new URL(page.url()).search).toBe('?keyword=anilox');
    await menu.waitFor({ state: 'hidden' });
  });

  test('the menu closes with its button and with Esc, and the focus returns', async ({ visits }) => {
    const page = await visits.visitor(PHONE);
    await page.goto('/News');
    const opener = header(page).getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    for (const close of [
      () => menu.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await opener.click();
      await menu.waitFor();
      await close();
      await menu.waitFor({ state: 'hidden' });
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });
});

describe('languages (A31, D46, N2)', () => {
  test('a chosen one is kept between visits', async ({ visits }) => {
    const page = await visits.visitor();
    await page.goto('/News');
    await languageMenu(page).selectOption('fr');
    await header(page).getByText('Bienvenue chez Pressline').waitFor();
    expect(new URL(page.url()).pathname).toBe('/News');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    await header(page).getByRole('combobox', { name: 'Rechercher des produits' }).waitFor();

    const later = await page.context().newPage();
    await later.goto('/');
    await header(later).getByText('Bienvenue chez Pressline').waitFor();
    await expect.poll(() => later.getByRole('heading', { level: 1 }).textContent()).not.toBe('Parts and consumables');
  });

  test('one in the address stays in the address until another is chosen', async ({ visits }) => {
    const page = await visits.visitor();
    await page.goto('/de');
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await page.locator('a[href="/de/News"]').first().click();
    await page.waitForURL('**/de/News');
    const news = page.locator('main a[href^="/de/News/"]').first();
    await news.waitFor();
    await header(page).getByRole('combobox', { name: 'Produkte suchen' }).fill('blade');
    await page.keyboard.press('Enter');
    await page
      .getByRole('main')
      .locator('a[href^="/de/product"], a[href^="/de/search?keyword=blade&"]')
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/de/search');
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
    await page.goBack();
    await news.waitFor();
    expect(new URL(page.url()).pathname).toBe('/de/News');
    await header(page).getByRole('combobox', { name: 'Sprache' }).selectOption('fr');
    await header(page).getByText('Bienvenue chez Pressline').waitFor();
    expect(new URL(page.url()).pathname).toBe('/News');
  });
});

describe('links', () => {
  test('Manuals is a normal page: it opens without a full load (A3, A29)', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto('/Dashboard');
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await mainMenu(page).getByRole('link', { name: 'Manuals' }).click();
    await page.getByRole('heading', { level: 1, name: 'Manuals' }).waitFor();
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
  });

  test('phone and mail links are at least 24 pixels high, on a phone too', async ({ visits }) => {
    const [page, counter] = [await visits.pageAs('uk@converter.test'), await visits.pageAs(STAFF)];
    for (const [where, address, fewest] of [
      [page, '/Contact-Us', 4],
      [page, '/Customer-Order?id=1124', 4],
      [page, '/PDFOrder?id=1124', 4],
      [counter, '/Administration/OrderView?id=1124', 1],
      [counter, '/Administration/OrderView?id=1124&sheet=1', 4],
    ] as const) {
      await where.goto(address);
      for (const width of [1440, 320]) {
        await where.setViewportSize({ width, height: 900 });
        const links = where.locator('a:is([href^="tel:"], [href^="mailto:"])');
        const heights = await links.evaluateAll((all) =>
          all.filter((link) => link.checkVisibility()).map((link) => link.getBoundingClientRect().height),
        );
        expect(heights.length).toBeGreaterThanOrEqual(fewest);
        expect([address, width, Math.min(...heights) >= 24]).toEqual([address, width, true]);
      }
    }
  });
});

const carousel = (page: Page) => page.getByRole('region', { name: 'What is new' });

/** Presses the button, and returns how the pictures move from now on: milliseconds, from where, to where. */
function movesAfter(page: Page, button: string) {
  return carousel(page).evaluate((region, name) => {
    for (const earlier of region.getAnimations({ subtree: true })) earlier.finish();
    region.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    const items = Array.from(region.querySelectorAll('li'));
    return items.flatMap((item, index) =>
      item.getAnimations().map(({ effect }) => {
        const [from, to] = (effect as KeyframeEffect).getKeyframes().map(({ transform }) => String(transform));
        return { place: index + 1, ms: effect?.getTiming().duration, from, to };
      }),
    );
  }, button);
}

test('the pictures rotate with the required timing until the pause button stops them (A6, D40)', async ({ visits }) => {
  const page = await visits.visitor({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause the pictures' });
  await pause.waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000); // picture after picture, whichever is in view now
  const position = carousel(page).getByText(/^\d \/ 4$/);
  const shown = async () => Number((await position.innerText()).charAt(0));
  const first = await shown();
  const following = (count: number) => ((first - 1 + count) % 4) + 1;

  const left = 'translateX(calc(-100% - 50px))';
  const right = 'translateX(calc(100% + 50px))';
  const middle = 'translateX(calc(0% + 0px))';
  expect(await movesAfter(page, 'Next picture')).toEqual(
    [
      { place: first, ms: 900, from: middle, to: left },
      { place: following(1), ms: 900, from: right, to: middle },
    ].toSorted((one, other) => one.place - other.place),
  );
  await page.clock.runFor(3899);
  expect(await shown()).toBe(following(1));
  await page.clock.runFor(1);
  await expect.poll(shown).toBe(following(2));
  const shownLater = async () => {
    await page.clock.runFor(1300); // a third of a picture's time: none is missed
    return shown();
  };
  for (const turns of [3, 4, 5]) await expect.poll(shownLater).toBe(following(turns)); // after the last comes the first

  await pause.click();
  await page.clock.runFor(3900);
  expect(await shown()).toBe(following(5));
  await page.getByRole('button', { name: 'Play the pictures' }).click();
  await expect.poll(shownLater).toBe(following(6));
  expect(await carousel(page).locator('li:not([inert])').count()).toBe(1); // links out of view can't be focused
});

test('the script takes the pictures over without moving anything', async ({ visits }) => {
  const page = await visits.visitor({ isFresh: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the pictures' }).waitFor();
  await carousel(page).locator('li[inert]').first().waitFor({ state: 'attached' });
  const moved = await carousel(page).evaluate(
    (region) =>
      new Promise((resolve) => {
        const shifts: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        const sourcesOf = (shift: PerformanceEntry) => Reflect.get(shift, 'sources') as { node: Node | null }[];
        const ofPictures = () => shifts.flatMap(sourcesOf).filter(({ node }) => region.contains(node));
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(ofPictures().length))));
      }),
  );
  expect(moved).toBe(0);
});

test('with reduced motion the pictures stand still until the user presses Play (D40)', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the pictures' }).waitFor();
  expect(await movesAfter(page, 'Next picture')).toEqual([]);
  await carousel(page).getByText('2 / 4').waitFor();
});

test('a finger turns the pictures, in both directions', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the pictures' }).waitFor();
  const swipe = async (by: number) => {
    const shown = carousel(page).locator('li:not([inert])');
    const touch = { pointerType: 'touch', isPrimary: true, clientY: 200 };
    await shown.dispatchEvent('pointerdown', { ...touch, clientX: 150 });
    await shown.dispatchEvent('pointerup', { ...touch, clientX: 150 + by });
  };
  await swipe(-10); // a press
  await swipe(-100);
  await carousel(page).getByText('2 / 4').waitFor();
  await swipe(100);
  await carousel(page).getByText('1 / 4').waitFor();
  await swipe(100);
  await carousel(page).getByText('4 / 4').waitFor();
});

test('the header answers while typing, part numbers first; arrows move, Enter opens', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await page.keyboard.press('/');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('tt1015');
  const options = page.getByRole('listbox').getByRole('option');
  await options.first().waitFor();
  await expect.poll(() => options.first().innerText()).toContain('TT-1015-25');
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => options.nth(1).getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'TT-1015-25' }).waitFor();
});

test('Esc closes the list and keeps the input; Enter then searches', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('blade');
  const options = page.getByRole('listbox').getByRole('option');
  await options.first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => options.count()).toBe(0);
  await expect.poll(() => field.inputValue()).toBe('blade');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Search results for “blade”' }).waitFor();
});

test('an answer to an earlier query is not shown after a later one', async ({ visits }) => {
  visits.expectErrors(/ERR_(FAILED|ABORTED)/);
  const page = await visits.visitor();
  await page.goto('/');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/Product/Suggest/blade', async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined); // the request is no longer needed
  });
  const field = page.getByRole('combobox', { name: 'Search products' });
  const asked = page.waitForRequest('**/api/Product/Suggest/blade');
  await field.fill('blade');
  await asked;
  await field.fill('anilox');
  const first = page.getByRole('listbox').getByRole('option').first();
  await first.waitFor();
  held.resolve();
  await expect.poll(() => first.innerText()).toMatch(/anilox/i);
});

test('a part number also opens its part before the script has loaded (I3)', async ({ shop, visits }) => {
  visits.expectErrors(/ERR_FAILED/);
  const page = await visits.visitor();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.evaluate((home) => location.assign(home), shop.url);
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('db0150');
  await field.press('Enter');
  await page.waitForURL(/\/product\?id=140/);
});

test('without a network it says so, and nothing else (D14)', async ({ visits }) => {
  visits.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const page = await visits.visitor({ isFresh: true }); // its list of suggestions is not loaded yet
  await page.goto('/News');
  await page.context().setOffline(true);
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('blade');
  await page.getByRole('status').getByText('The shop can’t be reached. Please check your connection.').waitFor();
  await expect.poll(() => page.getByText('No parts match').count()).toBe(0);
  await page.context().setOffline(false);
  await field.fill('blades');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await expect.poll(() => page.getByText('can’t be reached').count()).toBe(0);
});

test('the search of the counter says so too', async ({ visits }) => {
  visits.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Dashboard');
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Control+k');
  await dialog.waitFor();
  await page.context().setOffline(true);
  await page.keyboard.type('marsh');
  await dialog.getByText('The shop could not be reached').waitFor();
});

test('a customer sees their price while typing, and Ctrl+Enter adds the selected part to the basket (G5)', async ({
  visits,
}) => {
  const page = await visits.pageAs('jp@converter.test', { locale: 'en-GB' });
  await page.goto('/Dashboard');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('db0150');
  const first = page.getByRole('listbox').getByRole('option').first();
  await first.waitFor();
  await expect.poll(() => first.innerText()).toMatch(/DB-0150[^]*\$[\d.,]+[^]*(?:in stock|to order)/);
  await field.press('ArrowDown');
  await field.press('Control+Enter');
  await page.getByRole('status').filter({ hasText: 'Added 1 × DB-0150 to your basket.' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/Dashboard');
  await page.goto('/Basket');
  await page.getByRole('row', { name: /DB-0150/ }).waitFor();
});

/** Selects the text of a cell with the mouse: press at its left edge, drag to its right edge, release. */
async function mark(page: Page, cell: Locator): Promise<string> {
  const text = await cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, height } = range.getBoundingClientRect();
    return { left, right, middle: top + height / 2 };
  });
  await page.mouse.move(text.left + 1, text.middle);
  await page.mouse.down();
  await page.mouse.move(text.right - 1, text.middle, { steps: 4 });
  await page.mouse.up();
  return page.evaluate(() => getSelection()?.toString() ?? '');
}

describe('a row of orders (A26, E3)', () => {
  test.for([
    ['uk@converter.test', '/Order-History', 'td:nth-of-type(3)', '/Customer-Order/'],
    [STAFF, '/Administration/Orders', 'td:nth-of-type(2)', '/Administration/OrderView'],
  ] as const)('%s: its text can be selected; a click on it opens the order', async (who, { visits }) => {
    const [email, address, cell, order] = who;
    const page = await visits.pageAs(email);
    await page.goto(address);
    const wanted = page.locator('tbody tr').first().locator(cell);
    const text = (await wanted.innerText()).trim();
    expect(text.length).toBeGreaterThan(3);
    expect(text).toContain((await mark(page, wanted)).trim().slice(0, 4));
    expect(await page.evaluate(() => getSelection()?.toString().trim().length ?? 0)).toBeGreaterThan(2);
    expect(new URL(page.url()).pathname).toBe(address);

    await page.evaluate(() => getSelection()?.removeAllRanges());
    await wanted.click();
    await page.waitForURL((url) => url.pathname === order);
  });

  test('without script the row is the link of its first cell', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test', { javaScriptEnabled: false });
    await page.goto('/Order-History');
    await page.locator('tbody tr').first().locator('td').nth(2).click({ force: true });
    await page.waitForURL('**/Customer-Order/**');
  });

  test('a re-rendered list handles each click once', async ({ visits }) => {
    const page = await visits.pageAs(STAFF, { isFresh: true });
    await page.addInitScript(() => {
      const heard: Event[] = [];
      Object.assign(window, { heard });
      const add = Reflect.get(HTMLTableElement.prototype, 'addEventListener') as (...given: unknown[]) => void;
      HTMLTableElement.prototype.addEventListener = function (this: HTMLTableElement, ...given: unknown[]) {
        if (given[0] === 'click') heard.push(new Event('click'));
        Reflect.apply(add, this, given);
      };
    });
    await page.goto('/Administration/Orders');
    for (const order of ['ascending', 'descending', 'ascending']) {
      await page.getByRole('link', { name: 'Number' }).click();
      await page.locator(`th[aria-sort=${order}]`, { hasText: 'Number' }).waitFor(); // drawn: the address changes before
    }
    expect(await page.evaluate<number>('heard.length')).toBe(1);
  });
});

const FORCED = { forcedColors: 'active' } as const;

/** Computed styles of an element, by CSS names. */
function drawn(element: Locator, ...names: string[]): Promise<string[]> {
  return element.evaluate((it, asked) => asked.map((name) => getComputedStyle(it).getPropertyValue(name)), names);
}

/** A system colour as the browser currently has it. */
function system(element: Locator, name: string): Promise<string> {
  return element.evaluate((it, asked) => {
    const probe = it.ownerDocument.body.appendChild(it.ownerDocument.createElement('i'));
    probe.style.color = asked;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}

describe("with the reader's own colours (Windows contrast themes)", () => {
  test.for([
    ['uk@converter.test', '/product?id=101', 'Add to cart'],
    [STAFF, '/Administration/Promo-Code-Edit', 'Save'],
  ] as const)('%s sees where the focus is', async ([email, address, button], { visits }) => {
    const page = await visits.pageAs(email, FORCED);
    await page.goto(address);
    const target = page.getByRole('main').getByRole('button', { name: button }).first();
    await target.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab'); // by keyboard: then it is shown
    const [style, width, colour] = await drawn(target, 'outline-style', 'outline-width', 'outline-color');
    expect([style, width]).toEqual(['solid', '3px']);
    expect(colour).toBe(await system(target, 'Highlight'));
  });

  test('the chosen width is distinguishable from the others, and so is the focused one', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test', FORCED);
    await page.goto('/product?id=101');
    const width = (name: string) =>
      page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
    const ring = async (name: string) => (await drawn(width(name), 'outline-style'))[0];
    expect([await ring('25 mm'), await ring('50 mm')]).toEqual(['solid', 'none']);
    await page.getByRole('radio', { name: '50 mm', exact: true }).check();
    expect([await ring('25 mm'), await ring('50 mm')]).toEqual(['none', 'solid']);
  });

  test('flash, count and buttons keep their own background, and their text is readable on it', async ({
    shop,
    visits,
  }) => {
    const page = await visits.pageAs('uk@converter.test', FORCED);
    await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
    await page.goto('/search?p=23140838-5158-4B2F-93E5-850B7A7BD171');
    for (const filled of [
      page.getByText('Bestseller').first(),
      page.getByRole('button', { name: 'Basket, 3 items' }).locator('span'),
      page.getByRole('button', { name: 'Search', exact: true }),
    ]) {
      const [ground, ink, adjust] = await drawn(filled, 'background-color', 'color', 'forced-color-adjust');
      expect(adjust).toBe('none'); // otherwise the browser puts a background of the page colour behind the words
      expect(ground).not.toBe(await system(filled, 'Canvas'));
      expect(ink).not.toBe(ground);
    }
  });
});

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languages } from '#texts/languages.ts';
import { fillBasket, parts } from './support/basket.ts';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

const PHONE = { viewport: { width: 320, height: 640 } };
const header = (page: Page) => page.getByRole('banner');
const languageMenu = (page: Page) => header(page).getByRole('combobox', { name: 'Language' });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

describe('addresses (A1)', () => {
  test.for(['/contact-us', '/CONTACT-US', '/Contact-Us/', '/cOnTaCt-uS/'])(
    '%s is the same page',
    async (path, { shop }) => {
      const answer = await fetch(shop.url + path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<h1>Contact Us</h1>');
    },
  );

  test.for(['/no-such-page', '/search/deeper', '/%', '/%E0%A4%A'])('%s is 404 Not Found', async (path, { shop }) => {
    const answer = await fetch(shop.url + path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('<h1>404 Not Found</h1>');
  });

  test('a screen that crashes says so with status 500, and the rest of the shop goes on', async ({ shop, visits }) => {
    visits.expectErrors(/500/);
    const { offices } = shop.shop.store;
    const page = await visits.visitor();
    Object.assign(shop.shop.store, { offices: null });
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
  test('is loaded again as the shop has it today', async ({ visits }) => {
    visits.expectErrors(/404|dynamically imported|Unable to preload/);
    const page = await visits.visitor();
    let isRenamed = true;
    await page.route(/\/assets\/.*\.js$/, (route) => (isRenamed ? route.fulfill({ status: 404 }) : route.continue()));
    page.on('framenavigated', () => void (isRenamed = false)); // the page that the server makes now names files that are there
    isRenamed = false;
    await page.goto('/News');
    isRenamed = true;
    await page.getByRole('link', { name: 'Tesa Tape' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Tesa Tape' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/TesaTape');
  });

  test('is loaded again when somebody comes to a page that was open meanwhile', async ({ visits }) => {
    visits.expectErrors(/404|dynamically imported|Unable to preload/);
    const page = await visits.visitor();
    await page.goto('/News');
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }), { times: 1 });
    const loadedAgain = page.waitForEvent('framenavigated');
    await page.mouse.move(10, 10);
    await loadedAgain;
    await page.getByRole('link', { name: 'Tesa Tape' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Tesa Tape' }).waitFor();
  });

  test('without a network an untouched page says so and stays as it is, and works when it is back', async ({
    visits,
  }) => {
    visits.expectErrors(/ERR_|dynamically imported|Unable to preload/);
    const page = await visits.pageAs('uk@converter.test');
    await page.goto('/product?id=101');
    await page.context().setOffline(true);
    await page.getByLabel('Quantity').fill('7');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('alert').getByText('The shop could not be reached. Nothing was changed').waitFor();
    await header(page).getByRole('link', { name: 'Pressline' }).click();
    expect(await page.getByLabel('Quantity').inputValue()).toBe('7');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL(/\/basket/i);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('without a network it says so, and offers to try again', async ({ visits }) => {
    visits.expectErrors(/ERR_|dynamically imported|Unable to preload/);
    const page = await visits.visitor();
    await page.goto('/News');
    const moved = page.waitForResponse(/\/assets\/.*\.js$/);
    await page.mouse.move(10, 10);
    await moved;
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Tesa Tape' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tesa Tape' }).waitFor();
  });
});

describe('the header (A2)', () => {
  test('greets visitors, offers languages, login and registration, and counts the basket', async ({ visits }) => {
    const page = await visits.visitor();
    await page.goto('/');
    await header(page).getByText('Welcome to Pressline').waitFor();
    expect(await languageMenu(page).locator('option').allTextContents()).toEqual(Object.values(languages));
    expect(await header(page).getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login');
    expect(await header(page).getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/create-account');
    await header(page).getByRole('button', { name: 'Basket, 0 items' }).waitFor();
  });

  test.for([
    ['uk@converter.test', 'Hello, Alison Marsh', '£'],
    ['de@converter.test', 'Hello, Jonas Wiebe', '€'],
    ['us@converter.test', 'Hello, Dana Whitlock', '$'],
  ] as const)('%s is greeted by name, with the sign of the currency', async ([email, greeting, sign], { visits }) => {
    const page = await visits.pageAs(email);
    await page.goto('/News');
    await header(page).getByRole('link', { name: greeting }).waitFor();
    expect(await header(page).getByTitle(`Prices in ${sign}`).textContent()).toBe(sign);
    expect(await header(page).getByRole('link', { name: 'Log In' }).count()).toBe(0);
  });

  test('is not on paths that contain Administration', async ({ visits }) => {
    const page = await visits.visitor();
    await page.goto('/Administration');
    expect(await page.getByText('Welcome to Pressline').count()).toBe(0);
    expect(await mainMenu(page).count()).toBe(0);
  });

  test.for([320, 360, 480, 600, 768, 959, 960, 1280, 1920])(
    'fits a window of %i pixels, with menu, search, name and basket in reach',
    async (width, { visits }) => {
      const page = await visits.pageAs('uk@converter.test', { viewport: { width, height: 700 } });
      await page.goto('/News');
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBe(0);
      const inReach = [
        header(page).getByText('Welcome to Pressline'),
        header(page).getByRole('link', { name: 'Hello, Alison Marsh' }),
        header(page).getByRole('button', { name: /^Basket, / }),
        width < 960
          ? header(page).getByRole('button', { name: 'Menu' })
          : mainMenu(page).getByRole('link', { name: 'Manuals' }),
        ...(width < 768 ? [] : [header(page).getByRole('combobox', { name: 'Search products' })]),
      ];
      for (const part of inReach) expect(await part.isVisible()).toBe(true);
    },
  );
});

describe('the main menu (A3)', () => {
  const shared = ['Consumables', 'Tesa Tape', 'Manuals', 'My Account', 'Contact Us'];

  test('leads everywhere; only who is logged in can log out', async ({ visits }) => {
    const visitor = await visits.visitor();
    await visitor.goto('/');
    await mainMenu(visitor).getByRole('button', { name: 'Product Catalogue' }).waitFor();
    expect(await mainMenu(visitor).getByRole('link').allTextContents()).toEqual(shared);
    expect(await mainMenu(visitor).getByRole('button', { name: 'Log Out' }).count()).toBe(0);

    const customer = await visits.pageAs('uk@converter.test');
    await customer.goto('/');
    await mainMenu(customer).getByRole('button', { name: 'Log Out' }).waitFor();
  });

  test('by keyboard: Enter opens the catalogue, Tab goes through it, Esc leads back to its button', async ({
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
    expect(await focused()).toBe('All products');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Super Soft Mounting Tape');
    await page.keyboard.press('Escape');
    await mainMenu(page).getByRole('link', { name: 'All products' }).waitFor({ state: 'hidden' });
    expect(await focused()).toContain('Product Catalogue');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Tesa Tape' }).waitFor();
    expect(page.url()).toMatch(/\/search\?p=[\dA-F-]{36}$/);
    expect(await mainMenu(page).getByRole('link', { name: 'All products' }).count()).toBe(0);
  });

  test('by touch: a tap opens it, a tap on a sub-category leads there', async ({ visits }) => {
    const page = await visits.visitor({ hasTouch: true, viewport: { width: 1024, height: 768 } });
    await page.goto('/');
    await mainMenu(page).getByRole('button', { name: 'Product Catalogue' }).tap();
    await mainMenu(page).getByRole('link', { name: 'Steel Bevel Blades' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Steel Bevel Blades' }).waitFor();
    expect(page.url()).toMatch(/\/search\?p=[\dA-F-]{36}&s=[\dA-F-]{36}$/);
  });
});

describe('the cart drop-down (A4)', () => {
  test('shows quantity × price, total and both ways on; what it removes is gone everywhere, other windows too', async ({
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
    const lines = await menu.getByRole('listitem').allInnerTexts();
    expect(lines.map((line) => line.split(/\s*\n\s*/))).toEqual([
      ['DB-0150', '3 × £30.34'],
      ['DB-0025', '2 × £15.80'],
    ]);
    await menu.getByText('£122.62').waitFor();
    expect(await menu.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/basket');
    expect(await menu.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');

    await menu.getByRole('button', { name: 'Remove DB-0150' }).click();
    await menu.getByText('£31.60', { exact: true }).waitFor();
    await header(page).getByRole('button', { name: 'Basket, 2 items' }).waitFor();
    await header(other).getByRole('button', { name: 'Basket, 2 items' }).waitFor();
  });
});

describe('on a telephone (A5)', () => {
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

  test('a part number that is typed there opens its part, as in the header (I3)', async ({ visits }) => {
    const page = await visits.visitor({ viewport: { width: 360, height: 800 } });
    await page.goto('/');
    await header(page).getByRole('button', { name: 'Menu' }).click();
    await mainMenu(page).getByRole('searchbox', { name: 'Search products' }).fill('db0150');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/product\?id=140/);
  });

  test('the menu closes by its button and by Esc, and the focus goes back', async ({ visits }) => {
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
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  test('the footer has the year and all rights', async ({ visits }) => {
    const page = await visits.visitor(PHONE);
    await page.goto('/');
    const footer = await page.getByRole('contentinfo').innerText();
    expect(footer).toContain(`© ${new Date().getFullYear()} Pressline. All Rights Reserved`);
  });
});

describe('languages (A31, D46, N2)', () => {
  test.for([
    ['fr', 'Bienvenue chez Pressline', 'Rechercher des produits'],
    ['de', 'Willkommen bei Pressline', 'Produkte suchen'],
    ['it', 'Benvenuti da Pressline', 'Cerca prodotti'],
    ['es', 'Bienvenido a Pressline', 'Buscar productos'],
  ] as const)('%s is kept over visits', async ([language, welcome, search], { visits }) => {
    const page = await visits.visitor();
    await page.goto('/News');
    await languageMenu(page).selectOption(language);
    const text = header(page).getByText(welcome);
    await text.waitFor();
    expect(new URL(page.url()).pathname).toBe('/News');
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await header(page).getByRole('combobox', { name: search }).waitFor();

    const later = await page.context().newPage();
    await later.goto('/');
    await header(later).getByText(welcome).waitFor();
    expect(await later.getByRole('heading', { level: 1 }).textContent()).not.toBe('Parts and consumables');
  });

  test('without script a button changes it, also on a telephone', async ({ visits }) => {
    const page = await visits.visitor({ ...PHONE, javaScriptEnabled: false });
    await page.goto('/search?keyword=anilox');
    await languageMenu(page).selectOption('de');
    await header(page).getByRole('button', { name: 'Change language' }).click();
    await header(page).getByText('Willkommen bei Pressline').waitFor();
    expect(page.url()).toContain('/search?keyword=anilox');
  });

  test('a language that the shop does not have is English', async ({ shop, visits }) => {
    const page = await visits.visitor();
    await page.context().addCookies([{ name: 'language', value: 'xx', url: shop.url }]);
    await page.goto('/News');
    await header(page).getByText('Welcome to Pressline').waitFor();
  });
});

describe('links', () => {
  test('Manuals is a page like any other: it is shown without loading everything anew (A3, A29)', async ({
    visits,
  }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto('/Dashboard');
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await mainMenu(page).getByRole('link', { name: 'Manuals' }).click();
    await page.getByRole('heading', { level: 1, name: 'Manuals' }).waitFor();
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
  });

  test('no page of the reduced set leads to one that it lacks, its 404 neither (A32, D36)', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/404/);
    const page = await visits.pageAs('uk@converter.test');
    const stored = encodeURIComponent(JSON.stringify({ name: 'label' }));
    await page.context().addCookies([{ name: 'storefront', value: stored, url: shop.url }]);
    for (const address of [
      '/search',
      '/no-such-page',
      '/',
      '/product?id=101',
      '/product?id=99999',
      '/TesaTape',
      '/Basket',
    ]) {
      await page.goto(address);
      const links = page.locator('a:is([href^="/search" i], [href^="/administration" i])');
      expect([address, await links.count()]).toEqual([address, 0]);
    }
  });

  test.for([1440, 320])('telephone and mail are at least 24 pixels high (%i wide)', async (width, { visits }) => {
    const sizes = { viewport: { width, height: 900 } };
    const [page, counter] = [await visits.pageAs('uk@converter.test', sizes), await visits.pageAs(STAFF, sizes)];
    await page.goto('/Order-History');
    const [order] = await page
      .locator('tbody a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const id = /\d+/.exec(order ?? '')?.[0];
    for (const [where, address] of [
      [page, '/Contact-Us'],
      [page, `/Customer-Order?id=${id}`],
      [page, `/PDFOrder?id=${id}`],
      [counter, `/Administration/OrderView?id=${id}`],
    ] as const) {
      await where.goto(address);
      const links = where.locator('a:is([href^="tel:"], [href^="mailto:"])');
      const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThanOrEqual(4);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    }
  });
});

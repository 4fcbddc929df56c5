import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { fillBasket, parts } from './support/basket.ts';
import { STAFF } from './support/counter.ts';
import { launchKeepingBrowser } from './support/keeping-browser.ts';
import { test } from './support/shop-in-browser.ts';

const TAPE = '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171';
const BLADES = '/search?p=98429C14-E911-4590-A74C-7F0D788D3567';

/** Records what the page requests from the API from now on: method and path. */
function asked(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
}

const links = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('a link’s resources are loaded before it is followed', () => {
  test('the code of its screen on hover', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test', { isFresh: true });
    await page.goto('/News');
    const link = links(page).getByRole('link', { name: 'Tesa Tape' });
    const seen = asked(page);
    const code = page.waitForResponse(/\.js$/);
    await link.hover();
    await code;
    await page.waitForLoadState('networkidle');
    expect(seen).toEqual([]);
    const late: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && late.push(request.url())));
    await link.click();
    await heading(page, 'Tesa Tape').waitFor();
    expect(late).toEqual([]);
  });

  test('its data when it is pressed, once: on release it is there', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto('/News');
    const seen = asked(page);
    await links(page).getByRole('link', { name: 'Consumables' }).hover();
    const answered = page.waitForResponse(/GetListing/);
    await page.mouse.down();
    await answered;
    const before = [...seen];
    await page.mouse.up();
    await heading(page, 'Consumables').waitFor();
    expect(seen).toEqual(before);
    expect(seen.filter((call) => call.includes('/Press/'))).toEqual([]); // they have chosen no press
  });

  test('for a part over its list, only the part, once; the list is requested again on the way back', async ({
    visits,
  }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto(TAPE);
    const part = page.getByRole('dialog');
    const seen = asked(page);
    await page
      .getByRole('listitem')
      .getByRole('link', { name: /^TT-1015-50/ })
      .click({ delay: 50 });
    await part.getByText('TT-1015-50').first().waitFor();
    expect(seen.filter((each) => /GetListing|GetProductDetail/.test(each))).toEqual([
      expect.stringMatching(/GetProductDetail/),
    ]);
    const list = page.waitForResponse(/GetListing/);
    await page.goBack();
    await part.waitFor({ state: 'detached' });
    await list;
  });

  test('not in data-saver mode', async ({ visits }) => {
    const page = await visits.visitor({ isFresh: true });
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    });
    await page.goto('/News');
    const seen = asked(page);
    const consumables = links(page).getByRole('link', { name: 'Consumables' });
    await consumables.hover();
    await consumables.focus();
    await page.mouse.down();
    expect(seen).toEqual([]);
    await page.mouse.up();
    await heading(page, 'Consumables').waitFor();
    expect(seen).toEqual(['GET /api/Product/GetListing']);
  });
});

test('going back within the shop shows the previous page, without a full load', async ({ visits }) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto(TAPE);
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  await links(page).getByRole('link', { name: 'Tesa Tape' }).click();
  await heading(page, 'Tesa Tape').waitFor();
  await page.waitForURL(/\/TesaTape/i);
  await page.goBack();
  await page.waitForURL(/\/search/);
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /^TT-1015-50/ })
    .waitFor();
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
});

test('a link pressed before the scripts have loaded is followed normally', async ({ shop, visits }) => {
  const page = await visits.visitor({ isFresh: true });
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue().catch(() => undefined); // the page that requested it is gone
  });
  await page.evaluate((address) => location.assign(address), `${shop.url}/News`);
  await links(page).getByRole('link', { name: 'Tesa Tape' }).click();
  await heading(page, 'Tesa Tape').waitFor();
  release(undefined);
  await page.reload();
  await heading(page, 'Tesa Tape').waitFor();
});

describe('what was chosen before the scripts have loaded is applied when they have', () => {
  /** Opens the address with these scripts held back until `letGo` is called. */
  async function openWithoutScript(
    page: Page,
    address: string,
    scripts = /\/assets\/.*\.js$/,
  ): Promise<{ letGo(): void }> {
    const held = Promise.withResolvers<void>();
    await page.route(scripts, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.evaluate((to) => location.assign(to), address);
    return { letGo: () => held.resolve() };
  }

  test('language (A31)', async ({ shop, visits }) => {
    const page = await visits.visitor({ isFresh: true });
    const scripts = await openWithoutScript(page, `${shop.url}/News`);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    scripts.letGo();
    await heading(page, 'Aktuelles').waitFor();
  });

  test('the key of the search: what is typed after it stays', async ({ shop, visits }) => {
    const page = await visits.visitor({ isFresh: true });
    const scripts = await openWithoutScript(page, `${shop.url}/News`, /\/assets\/(?!after-paint).*\.js$/);
    await heading(page, 'News').waitFor();
    await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]') !== null); // the first script has run
    await page.keyboard.press('/');
    await page.keyboard.type('tt1015');
    scripts.letGo();
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    expect(await page.getByRole('combobox', { name: 'Search products' }).inputValue()).toBe('tt1015');
  });

  test.for(['/', 'Control+k'])(
    'the key %s of the administration’s search: its dialog opens, with what is typed after it',
    async (key, { shop, visits }) => {
      const page = await visits.pageAs(STAFF, { isFresh: true });
      const scripts = await openWithoutScript(
        page,
        `${shop.url}/Administration/Customers`,
        /\/assets\/(?!after-paint).*\.js$/,
      );
      await heading(page, 'Customers').waitFor();
      await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]') !== null);
      await page.keyboard.press(key);
      await page.keyboard.type('db0');
      scripts.letGo();
      const field = page.getByRole('dialog', { name: 'Search everywhere' }).getByRole('textbox');
      await field.waitFor();
      await expect.poll(() => field.inputValue()).toBe('db0');
      await page.keyboard.type('150');
      await page
        .getByRole('link', { name: /DB-0150/ })
        .first()
        .waitFor();
    },
  );

  test('what the browser restores on going back is no choice', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test', { isFresh: true });
    await page.goto(TAPE);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
    await page.waitForURL(/sort=newest/);
    await page.goto('/News');
    await page.evaluate(() => history.go(-2));
    await heading(page, 'Tesa Tape').waitFor();
    await page.waitForLoadState('networkidle');
    expect(page.url()).not.toContain('sort=');
    await expect.poll(() => page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('number');
  });

  test('a text that is typed over the stored one', async ({ shop, visits }) => {
    const page = await visits.pageAs(STAFF, { isFresh: true });
    const scripts = await openWithoutScript(page, `${shop.url}/Administration/Shop-Details`);
    const address = page.getByRole('group', { name: 'Office 1' }).getByLabel('Address');
    await address.fill('7 Quay Street');
    scripts.letGo();
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    expect(await address.inputValue()).toBe('7 Quay Street');
  });

  test('sorting of a list (I3)', async ({ shop, visits }) => {
    const page = await visits.pageAs('uk@converter.test', { isFresh: true });
    const scripts = await openWithoutScript(page, `${shop.url}${TAPE}`);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
    scripts.letGo();
    await page.waitForURL(/sort=newest/);
  });

  test('filters of a list (I1)', async ({ shop, visits }) => {
    const page = await visits.pageAs('uk@converter.test', { isFresh: true });
    const scripts = await openWithoutScript(page, shop.url + BLADES);
    const bevel = page.getByRole('checkbox', { name: 'bevel' });
    await bevel.check();
    scripts.letGo();
    await page.waitForURL(/f=/);
    await expect.poll(() => bevel.isChecked()).toBe(true);
  });

  test('delivery address (A16)', async ({ shop, visits }) => {
    const page = await visits.pageAs('uk@converter.test', { isFresh: true });
    await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 1 }]);
    const scripts = await openWithoutScript(page, `${shop.url}/Checkout`);
    const address = page.getByLabel('Deliver to');
    const other = await address.locator('option:not(:checked)').last().getAttribute('value');
    await address.selectOption(other ?? '');
    const saved = page.waitForResponse('**/api/Cart/SaveCheckoutDraft');
    scripts.letGo();
    await saved;
    await expect.poll(() => address.inputValue()).toBe(other);
  });

  test('width of a part: its price is shown, and the choice stays (B2)', async ({ shop, visits }) => {
    const page = await visits.pageAs('uk@converter.test', { isFresh: true });
    const scripts = await openWithoutScript(page, `${shop.url}/product?id=${parts['TT-1015-25']}`);
    const width = page.getByRole('radio', { name: '50 mm', exact: true });
    await width.check();
    scripts.letGo();
    await page.getByText('£24.80').first().waitFor();
    await page.getByLabel('Quantity').fill('3');
    await expect.poll(() => width.isChecked()).toBe(true);
  });
});

describe('the browser keeps an earlier page', () => {
  test('with scroll position and input; not after logging out', async ({ shop }) => {
    const browser = await launchKeepingBrowser();
    try {
      const context = await browser.newContext({ baseURL: shop.url });
      context.setDefaultTimeout(scaledTimeout(30_000));
      await context.request.post('/api/user/CreateToken', {
        data: { Username: 'uk@converter.test', Password: 'press-2026' },
      });
      const page = await context.newPage();
      expect(await leaveAndComeBack(page)).toEqual({ persisted: true, typed: 'anilox', top: 300, prices: 18 });

      await page.goto('/robots.txt');
      await context.request.post('/log-out', { form: {}, headers: { origin: shop.url } });
      await page.evaluate(() => history.back());
      await page.getByRole('link', { name: 'Log In' }).waitFor();
      await expect.poll(() => page.getByText('£').count()).toBe(0);
    } finally {
      await browser.close();
    }
  });
});

/**
 * A page that must not be cached never is; one that may be is sometimes dropped by a busy browser: it has five tries.
 */
async function leaveAndComeBack(page: Page, tries = 5): ReturnType<typeof leftBehind> {
  await leaveCataloguePage(page);
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => document.title.startsWith('Tesa Tape'));
  const found = await leftBehind(page);
  return found.persisted || tries === 1 ? found : leaveAndComeBack(page, tries - 1);
}

/** Opens a page of parts, types and scrolls there, and goes to an address outside the shop. */
async function leaveCataloguePage(page: Page): Promise<void> {
  await page.goto(TAPE);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.getByRole('combobox', { name: 'Search products' }).fill('anilox');
  await page.evaluate(() => scrollTo(0, 300));
  await page.goto('/robots.txt');
}

function leftBehind(page: Page) {
  return page.evaluate(() => ({
    persisted: document.documentElement.dataset['persisted'] === 'true',
    typed: document.querySelector<HTMLInputElement>('input[role=combobox]')?.value,
    top: scrollY,
    prices: document.querySelectorAll('main strong').length,
  }));
}

/** Maximum compressed size: of a page, of the page that a link leads to, and of what loads when the pointer moves (docs/performance.md). */
const MAX_BYTES = { script: 143_400, stylesheet: 22_400, font: 28_000 };

type Kind = keyof typeof MAX_BYTES;

/** Records every file of these kinds that a page loads from now on, with its transferred size. */
function loadedBy(page: Page) {
  const loaded: { kind: Kind; path: string; bytes: number }[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!Object.hasOwn(MAX_BYTES, kind)) return;
    const bytes = Number(response.headers()['content-length']);
    loaded.push({ kind: kind as Kind, path: new URL(response.url()).pathname, bytes });
  });
  return loaded;
}

test.for([
  ['a catalogue page', TAPE, 'Tesa Tape', null],
  ['a part', '/product?id=101', 'Consumables', null],
  ['the home page of a customer', '/', 'Quick order', 'uk@converter.test'],
  ['a catalogue page of a customer', TAPE, 'Quick order', 'uk@converter.test'],
  ['the quick order', '/Quick-Order', 'Consumables', 'uk@converter.test'],
  ['the checkout', '/Checkout', 'Quick order', 'uk@converter.test'],
  ['an order', '/Customer-Order?id=1124', 'Quick order', 'uk@converter.test'],
] as const)('%s loads within the budget, including the next page', async ([, address, next, who], { visits }) => {
  const page = await (who === null ? visits.visitor({ isFresh: true }) : visits.pageAs(who, { isFresh: true }));
  const loaded = loadedBy(page);
  await page.goto(address);
  await page.getByRole('banner').getByRole('link', { name: next, exact: true }).click();
  await heading(page, next).waitFor();
  await page.waitForLoadState('networkidle');
  for (const [kind, most] of Object.entries(MAX_BYTES)) {
    const bytes = loaded.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.bytes, 0);
    expect(bytes, `${kind} of ${address}`).toBeGreaterThan(0);
    expect(bytes, `${kind} of ${address}`).toBeLessThanOrEqual(most);
  }
});

test('the first script of a page is small and imports nothing: the page is painted before the others are requested', async ({
  shop,
}) => {
  const html = await (await fetch(`${shop.url}/News`)).text();
  const [, src = ''] = /<script[^>]* src="([^"]+)"/.exec(html) ?? [];
  const script = await (await fetch(`${shop.url}${src}`)).text();
  expect(script).toContain('requestAnimationFrame');
  expect(script).not.toMatch(/\bimport\b/);
});

test.for([
  ['English', '/News', 2],
  ['German, with the letters that English lacks,', '/de/News', 3],
] as const)(
  'the fonts of a first screen in %s are named before the styles that use them, and no others are loaded',
  async ([, address, faces], { shop, visits }) => {
    const html = await (await fetch(`${shop.url}${address}`)).text();
    const [styles = ''] = html.split('rel="stylesheet"');
    const named = Array.from(styles.matchAll(/rel="preload" href="([^"]+\.woff2)"/g), ([, path]) => path);
    expect(named).toHaveLength(faces);
    const page = await visits.visitor({ isFresh: true });
    const loaded = loadedBy(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    const fonts = loaded.filter(({ kind }) => kind === 'font').map(({ path }) => path);
    expect(fonts.toSorted()).toEqual(named.toSorted());
  },
);

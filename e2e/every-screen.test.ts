import { eq } from 'drizzle-orm';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { RouteObject } from 'react-router';
import { expect } from 'vitest';
import { patience } from '#platform/testing/patience.ts';
import { type Eyes, EYES, LOOKS } from '#server/testing/shop-screens.ts';
import { customers } from '#shop/accounts/tables.ts';
import { routesFor } from '#web/routes.tsx';
import type { ScreenHandle } from '#web/screen.tsx';
import { fillBasket, parts } from './support/basket.ts';
import { screenFaults, stretchedFaults, widthFaults } from './support/faults.ts';
import { test, type ShopInBrowser, type Visits } from './support/shop-in-browser.ts';

/** What a search engine may keep; everything else says that it may not. */
const FOR_EVERYBODY = [
  '/LogIn',
  '/',
  '/search',
  '/product',
  '/Create-Account',
  '/TesaTape',
  '/Contact-Us',
  '/News',
  '/News/:slug',
];

test('every route of the shop is looked at below: a new one needs its line', () => {
  const paths = new Set(shopRoutes(routesFor({ reduced: false })).map(({ path }) => path));
  expect([...paths].toSorted()).toEqual(Object.keys(LOOKS).toSorted());
});

test(
  'no screen has a fault that axe finds, scrolls sideways or lacks its heading, in light, in dark or on a telephone',
  { timeout: patience(420_000) },
  async ({ shop, visits }) => {
    await lookAtAll({ shop, visits }, {}, screenFaults);
  },
);

test(
  'every screen reads without script on a telephone, in a longer language too (N5); only what is for everybody is for search engines',
  { timeout: patience(180_000) },
  async ({ shop, visits }) => {
    const options = { javaScriptEnabled: false, viewport: { width: 320, height: 640 } };
    await lookAtAll({ shop, visits }, options, async (page, path) => {
      const canonical = page.locator('link[rel="canonical"]');
      const isFor = (await canonical.count()) === 1;
      const isKept = (await page.locator('meta[name="robots"][content="noindex"]').count()) === 0;
      const faults = isFor === isKept ? [] : ['has both or neither of canonical link and noindex'];
      if (isKept && !FOR_EVERYBODY.includes(path)) faults.push('may be kept by search engines');
      if (isFor && !(await canonical.getAttribute('href'))?.startsWith('http://localhost:'))
        faults.push('has no whole canonical address');
      return [...faults, ...(await stretchedFaults(page))];
    });
  },
);

test(
  'every screen is as wide as a telephone in German, with the words that it has there (N5)',
  { timeout: patience(180_000) },
  async ({ shop, visits }) => {
    const options = { javaScriptEnabled: false, locale: 'de-DE', viewport: { width: 320, height: 640 } };
    await lookAtAll({ shop, visits }, options, () => Promise.resolve([]));
  },
);

test('no word is too long for a telephone', async ({ shop, visits }) => {
  visits.expectErrors(/404/);
  const word = 'Featherstonehaughcholmondeleymarjoribanksworcester'; // 50 letters, as many as a field takes
  await shop.shop.db
    .update(customers)
    .set({ surname: word, company: word, line1: word, town: word })
    .where(eq(customers.email, EYES.newcomer));
  const page = await visits.pageAs(EYES.newcomer, { viewport: { width: 320, height: 640 } });
  await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3, serial: word, machine: word }]);
  const faults: Fault[] = [];
  for (const address of [
    '/Dashboard',
    '/My-Account',
    '/Edit-Account',
    '/Basket',
    '/Checkout',
    `/search?keyword=${word}`,
    `/Order-History?search=${word}`,
    `/product?id=158&name=${word}`,
  ]) {
    await page.goto(address);
    faults.push(...(await faultsOfAny(page)).map((fault) => `${address} ${fault}`));
  }
  expect(faults).toEqual([]);
});

type Fault = string;

/** Opens every look in turn. @throws the faults, each with its address and eyes */
async function lookAtAll(
  { shop, visits }: { shop: ShopInBrowser; visits: Visits },
  options: BrowserContextOptions,
  inspect: (page: Page, path: string) => Promise<Fault[]>,
): Promise<void> {
  visits.expectErrors(/40[04]|410/); // unknown things, and pictures that a test shop does not have
  const pages = new Map<Eyes, Page>();
  for (const [eyes, email] of Object.entries(EYES) as [Eyes, string | null][])
    pages.set(eyes, email === null ? await visits.visitor(options) : await visits.pageAs(email, options));
  for (const eyes of ['uk', 'us'] as const) {
    const page = pages.get(eyes);
    if (page !== undefined) await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
  }
  const faults: Fault[] = [];
  for (const [path, looks] of Object.entries(LOOKS)) {
    for (const [eyes, address] of looks) {
      const page = pages.get(eyes);
      if (page === undefined) continue;
      await page.goto(address);
      const found = [...(await faultsOfAny(page)), ...(await inspect(page, path))];
      faults.push(...found.map((fault) => `${address} (${eyes}) ${fault}`));
    }
  }
  expect(faults).toEqual([]);
}

/** What no screen may have, however it is looked at. */
async function faultsOfAny(page: Page): Promise<Fault[]> {
  const { headings, title } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    title: document.title,
  }));
  return [
    ...(await widthFaults(page)),
    ...(headings === 1 ? [] : [`has ${headings} main headings`]),
    ...(/^\S.* · Pressline$/.test(title) ? [] : [`is called "${title}"`]),
  ];
}

/** The routes with a screen of the shop, and the one for every other address. */
function shopRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => {
    if (route.children !== undefined) return shopRoutes(route.children);
    const { module } = (route.handle as ScreenHandle | undefined) ?? {};
    return route.path === '*' || module?.startsWith('web/storefront/') === true ? [route] : [];
  });
}

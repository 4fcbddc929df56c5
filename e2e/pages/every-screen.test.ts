import type { RouteObject } from 'react-router';
import { describe, expect } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { SCREEN_STATES, type Viewer, VIEWERS } from '#server/testing/shop-screens.ts';
import { routesFor } from '#web/routes.tsx';
import type { ScreenHandle } from '#web/screen.tsx';
import { fillBasket } from '../support/basket.ts';
import { STAFF } from '../support/counter.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';
import { USUAL_BASKET, usualStaffScreens } from '../support/prepared-screens.ts';
import { structureFaults } from '../support/structure-faults.ts';

/** Pages that a search engine may index; all others forbid it. */
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
  '/Presses',
  '/Presses/:model',
  '/Presses/:model/:assembly',
  '/Legal/:kind',
  '/Legal/:kind/:version',
];

/** For a hundred screens in one test. */
const LIMIT = { timeout: scaledTimeout(180_000) };

describe('a new screen needs a line', () => {
  test('in server/testing/shop-screens.ts', () => {
    const paths = new Set(shopRoutes(routesFor({ reduced: false })).map(({ path }) => path));
    expect([...paths].toSorted()).toEqual(Object.keys(SCREEN_STATES).toSorted());
  });
});

// The usual state of every screen; the others, and checks that need a layout, run before a release
// (release/every-screen.test.ts).

test(
  'every screen of the shop is sound: by axe, its title, one heading; only public screens are for search engines',
  LIMIT,
  async ({ shop, visits }) => {
    const pages = new Map<Viewer, PlainPage>();
    for (const [viewer, email] of Object.entries(VIEWERS) as [Viewer, string | null][]) {
      const page = email === null ? await visits.visitor() : await visits.pageAs(email);
      if (viewer === 'uk' || viewer === 'us') await fillBasket(page, shop.url, USUAL_BASKET);
      pages.set(viewer, page);
    }
    const faults: string[] = [];
    for (const [path, [usual]] of Object.entries(SCREEN_STATES)) {
      if (usual === undefined) continue; // it shows nothing: it redirects
      const [viewer, address] = usual;
      const page = pages.get(viewer) ?? expect.fail(viewer);
      await page.goto(address);
      const found = await structureFaults(await page.content(), page.url(), (document) => faultsOf(document, path));
      faults.push(...found.map((fault) => `${address} (${viewer}) ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

test('every screen of the administration is sound: by axe, its title, one heading', LIMIT, async ({ shop, visits }) => {
  const page = await visits.pageAs(STAFF);
  const faults: string[] = [];
  for (const screen of await usualStaffScreens(shop)) {
    await page.goto(`/Administration/${screen}`);
    const found = await structureFaults(await page.content(), page.url(), headFaults);
    faults.push(...found.map((fault) => `${screen} ${fault}`));
  }
  expect(faults).toEqual([]);
});

function faultsOf(document: Document, path: string): string[] {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const isIndexed = document.querySelector('meta[name="robots"][content="noindex"]') === null;
  return [
    ...headFaults(document),
    ...((canonical !== undefined) === isIndexed ? [] : ['has both or neither of canonical link and noindex']),
    ...(isIndexed && !FOR_EVERYBODY.includes(path) ? ['may be kept by search engines'] : []),
    ...(canonical?.startsWith('http://localhost:') === false ? ['has no whole canonical address'] : []),
  ];
}

function headFaults(document: Document): string[] {
  const headings = document.querySelectorAll('h1').length;
  return [
    ...(headings === 1 ? [] : [`has ${headings} main headings`]),
    ...(/^\S.* · Pressline( administration)?$/.test(document.title) ? [] : [`is called "${document.title}"`]),
  ];
}

/** The routes with a screen of the shop, and the one for every other address. */
function shopRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => {
    if (route.children !== undefined) return shopRoutes(route.children);
    const { module } = (route.handle as ScreenHandle | undefined) ?? {};
    return route.path === '*' || /^web\/(?:storefront|copies)\//.test(module ?? '') ? [route] : [];
  });
}

import type { RouteObject } from 'react-router';
import { describe, expect } from 'vitest';
import { administrationScreens, SCREEN_STATES as STAFF_SCREENS } from '#server/testing/administration-screens.ts';
import { SCREEN_STATES, type Viewer, VIEWERS } from '#server/testing/shop-screens.ts';
import { routesFor } from '#web/routes.tsx';
import type { ScreenHandle } from '#web/screen.tsx';
import { fillBasket } from '../support/basket.ts';
import { STAFF } from '../support/counter.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';
import { USUAL_BASKET } from '../support/prepared-screens.ts';

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

describe('a new screen needs a line', () => {
  test('in server/testing/shop-screens.ts', () => {
    const paths = new Set(shopRoutes(routesFor({ reduced: false })).map(({ path }) => path));
    expect([...paths].toSorted()).toEqual(Object.keys(SCREEN_STATES).toSorted());
  });

  test('in server/testing/administration-screens.ts', () => {
    expect(administrationScreens.toSorted()).toEqual(Object.keys(STAFF_SCREENS).toSorted());
  });
});

test('every state of a screen of the shop has its title and one heading; only what is for everybody is for search engines', async ({
  shop,
  visits,
}) => {
  const pages = new Map<Viewer, PlainPage>();
  for (const [viewer, email] of Object.entries(VIEWERS) as [Viewer, string | null][]) {
    const page = email === null ? await visits.visitor() : await visits.pageAs(email);
    if (viewer === 'uk' || viewer === 'us') await fillBasket(page, shop.url, USUAL_BASKET);
    pages.set(viewer, page);
  }
  const faults: string[] = [];
  for (const [path, states] of Object.entries(SCREEN_STATES)) {
    for (const [viewer, address] of states) {
      const page = pages.get(viewer);
      if (page === undefined) continue;
      await page.goto(address);
      faults.push(...faultsOf(page.document, path).map((fault) => `${address} (${viewer}) ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('every state of a screen of the administration has its title and one heading', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  const faults: string[] = [];
  for (const [path, states] of Object.entries(STAFF_SCREENS)) {
    for (const query of states) {
      await page.goto(`/Administration/${path}${query}`);
      faults.push(...headFaults(page.document).map((fault) => `${path}${query} ${fault}`));
    }
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
    return route.path === '*' || module?.startsWith('web/storefront/') === true ? [route] : [];
  });
}

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { SCREEN_STATES, type Viewer, VIEWERS } from '#server/testing/shop-screens.ts';
import { languages } from '#texts/languages.ts';
import { fillBasket } from '../support/basket.ts';
import type { BuiltShop } from '../support/built-shop.ts';
import { STAFF } from '../support/counter.ts';
import { refuseOtherOrigins, unknownItems } from '../support/kept-in-browser.ts';
import { faultsInEveryView, stretchedFaults, widthFaults } from '../support/faults.ts';
import { everyStaffScreen, USUAL_BASKET } from '../support/prepared-screens.ts';
import { test, type Visits } from '../support/shop-in-browser.ts';

/** Some hundred pages, each checked in three views. */
const MANY_PAGES = { timeout: scaledTimeout(600_000) };
const ON_PHONE = { javaScriptEnabled: false, viewport: { width: 320, height: 640 } };

/**
 * Opens every state of every screen of the shop: no page asks another origin, and no browser holds anything outside the
 * table (O6). @throws the faults, each with its address and viewer
 */
async function lookAtShop(
  { shop, visits }: { shop: BuiltShop; visits: Visits },
  options: BrowserContextOptions,
  inspect: (page: Page) => Promise<string[]>,
): Promise<void> {
  visits.expectErrors(/40[04]|410/); // unknown things, and pictures that a test shop does not have
  const pages = new Map<Viewer, Page>();
  for (const [viewer, email] of Object.entries(VIEWERS) as [Viewer, string | null][])
    pages.set(viewer, email === null ? await visits.visitor(options) : await visits.pageAs(email, options));
  for (const viewer of ['uk', 'us'] as const) {
    const page = pages.get(viewer);
    if (page !== undefined) await fillBasket(page, shop.url, USUAL_BASKET);
  }
  const faults: string[] = [];
  const foreign = await Promise.all([...pages.values()].map((page) => refuseOtherOrigins(page, shop.url)));
  for (const [viewer, address] of Object.values(SCREEN_STATES).flat()) {
    const page = pages.get(viewer);
    if (page === undefined) continue;
    await page.goto(address);
    faults.push(...(await inspect(page)).map((fault) => `${address} (${viewer}) ${fault}`));
  }
  for (const page of pages.values()) faults.push(...(await unknownItems(page)));
  expect([...faults, ...foreign.flatMap(({ asked }) => asked)]).toEqual([]);
}

async function lookAtAdministration(
  { shop, visits }: { shop: BuiltShop; visits: Visits },
  options: BrowserContextOptions,
  inspect: (page: Page) => Promise<string[]>,
): Promise<void> {
  const screens = await everyStaffScreen(shop);
  const page = await visits.pageAs(STAFF, options);
  const { asked } = await refuseOtherOrigins(page, shop.url);
  const faults: string[] = [];
  for (const screen of screens) {
    await page.goto(`/Administration/${screen}`);
    faults.push(...(await inspect(page)).map((fault) => `${screen} ${fault}`));
  }
  expect([...faults, ...(await unknownItems(page)), ...asked]).toEqual([]);
}

test(
  'no state of a shop screen has an axe fault, in light, in dark or on a phone',
  MANY_PAGES,
  async ({ shop, visits }) => {
    await lookAtShop({ shop, visits }, {}, faultsInEveryView);
  },
);

test(
  'no state of an administration screen has an axe fault, in light, in dark or on a phone',
  MANY_PAGES,
  async ({ shop, visits }) => {
    await lookAtAdministration({ shop, visits }, {}, faultsInEveryView);
  },
);

test.for(Object.keys(languages))(
  'every screen of the shop fits a telephone without script: %s (N5)',
  async (language, { shop, visits }) => {
    await lookAtShop({ shop, visits }, { ...ON_PHONE, locale: language }, async (page) => [
      ...(await widthFaults(page)),
      ...(language === 'en' ? await stretchedFaults(page) : []),
    ]);
  },
);

test.for(['en', 'de'])(
  'every screen of the administration fits a phone: %s (N1, N5)',
  async (language, { shop, visits }) => {
    await lookAtAdministration({ shop, visits }, { ...ON_PHONE, locale: language }, async (page) => [
      ...(await widthFaults(page)),
      ...(language === 'en' ? await stretchedFaults(page) : []),
    ]);
  },
);

import { eq } from 'drizzle-orm';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { type Viewer, VIEWERS } from '#server/testing/shop-screens.ts';
import { customers } from '#shop/people/accounts/tables.ts';
import { fillBasket, parts } from './support/basket.ts';
import type { BuiltShop } from './support/built-shop.ts';
import { STAFF } from './support/counter.ts';
import { layoutFaults, stretchedFaults, widthFaults } from './support/faults.ts';
import { USUAL_BASKET } from './support/prepared-screens.ts';
import { test, type Visits } from './support/shop-in-browser.ts';

type Look = readonly [viewer: Viewer, address: string];

const PHONE = { width: 320, height: 640 };
const TAPE = '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171';

/** Together they contain every part that screens are made of. */
const TELLING: readonly Look[] = [
  ['uk', TAPE],
  ['uk', '/product?id=101&name=TT-1015-25'],
  ['uk', '/Basket'],
  ['uk', '/Checkout'],
  ['uk', '/Customer-Order/?id=1124'],
  ['uk', '/Dashboard'],
];
const TELLING_STAFF = ['dashboard', 'queue', 'orderview?id=1136', 'productedit?id=101'];

/** A page for each viewer; viewers who buy have something in their baskets. */
async function viewers(
  shop: BuiltShop,
  visits: Visits,
  options: BrowserContextOptions = {},
): Promise<Map<Viewer, Page>> {
  visits.expectErrors(/40[04]|410/); // unknown things, and pictures that a test shop does not have
  const pages = new Map<Viewer, Page>();
  for (const [viewer, email] of Object.entries(VIEWERS) as [Viewer, string | null][])
    pages.set(viewer, email === null ? await visits.visitor(options) : await visits.pageAs(email, options));
  for (const viewer of ['uk', 'us'] as const) {
    const page = pages.get(viewer);
    if (page !== undefined) await fillBasket(page, shop.url, USUAL_BASKET);
  }
  return pages;
}

/** Opens every view in turn. @returns the faults, each with its address and viewer */
async function faultsOf(
  looks: readonly Look[],
  pages: ReadonlyMap<Viewer, Page>,
  inspect: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [viewer, address] of looks) {
    const page = pages.get(viewer);
    if (page === undefined) continue;
    await page.goto(address);
    faults.push(...(await inspect(page)).map((fault) => `${address} (${viewer}) ${fault}`));
  }
  return faults;
}

async function staffFaults(
  page: Page,
  screens: readonly string[],
  inspect: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    await page.goto(`/Administration/${screen}`);
    faults.push(...(await inspect(page)).map((fault) => `${screen} ${fault}`));
  }
  return faults;
}

// Checks that need no layout run without a browser (pages/every-screen.test.ts), all screens in all views before a release
// (release/every-screen.test.ts).
describe('no screen has colours without contrast or scrolls sideways', () => {
  test(
    'that serves as an example for others: in light, in dark and on a phone, also in a longer language',
    { timeout: scaledTimeout(180_000) },
    async ({ shop, visits }) => {
      const inShop = async (page: Page) => [...(await layoutFaults(page)), ...(await stretchedFaults(page))];
      const faults = await faultsOf(TELLING, await viewers(shop, visits), inShop);
      expect([...faults, ...(await staffFaults(await visits.pageAs(STAFF), TELLING_STAFF, layoutFaults))]).toEqual([]);
    },
  );
});

/** Stores what a browser has kept after some days of use; it runs before the scripts of each page. */
function keepAsAfterDays(): void {
  const id = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  localStorage.setItem('pressline.single-keys', 'off');
  localStorage.setItem(
    `finds of ${id('adminuserID')}`,
    JSON.stringify([{ label: 'MA001136', href: '/Administration/OrderView?id=1136' }]),
  );
  localStorage.setItem(`quick-order-${id('userID')}`, JSON.stringify([{ part: 'DB-0150', width: '', quantity: '4' }]));
}

test('what a browser has kept changes no page while it hydrates: each error of a page fails its test', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/404/);
  const [staff, buyer] = [
    await visits.pageAs(STAFF, { isFresh: true }),
    await visits.pageAs(VIEWERS.uk, { isFresh: true }),
  ];
  await fillBasket(buyer, shop.url, USUAL_BASKET);
  await Promise.all([staff, buyer].map((page) => page.addInitScript(keepAsAfterDays)));
  for (const screen of TELLING_STAFF) await staff.goto(`/Administration/${screen}`);
  for (const address of [...TELLING.map(([, address]) => address), '/Quick-Order']) await buyer.goto(address);
  await expect
    .poll(() =>
      buyer
        .getByRole('textbox', { name: /^Part number/ })
        .first()
        .inputValue(),
    )
    .toBe('DB-0150');
  await staff.keyboard.press('Control+k');
  await staff.getByRole('dialog', { name: 'Search everywhere' }).getByRole('link', { name: 'MA001136' }).waitFor();
});

test('no word is too long for a phone', async ({ shop, visits }) => {
  visits.expectErrors(/404/);
  const word = 'Featherstonehaughcholmondeleymarjoribanksworcester'; // 50 letters, the maximum for the field
  await shop.shop.db
    .update(customers)
    .set({ surname: word, company: word, line1: word, town: word })
    .where(eq(customers.email, VIEWERS.newcomer));
  const page = await visits.pageAs(VIEWERS.newcomer, { viewport: PHONE, javaScriptEnabled: false });
  await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3, serial: word, machine: word }]);
  const looks = [
    '/Dashboard',
    '/My-Account',
    '/Edit-Account',
    '/Basket',
    '/Checkout',
    `/search?keyword=${word}`,
    `/Order-History?search=${word}`,
    `/product?id=158&name=${word}`,
  ].map((address) => ['newcomer', address] as const);
  expect(await faultsOf(looks, new Map([['newcomer', page]]), widthFaults)).toEqual([]);
});

import { eq } from 'drizzle-orm';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { RouteObject } from 'react-router';
import { expect } from 'vitest';
import { patience } from '#platform/testing/patience.ts';
import { customers } from '#shop/accounts/tables.ts';
import { routesFor } from '#web/routes.tsx';
import type { ScreenHandle } from '#web/screen.tsx';
import { fillBasket, parts } from './support/basket.ts';
import { screenFaults, stretchedFaults, widthFaults } from './support/faults.ts';
import { test, type ShopInBrowser, type Visits } from './support/shop-in-browser.ts';

/** Who looks: a visitor, a buyer with a basket, one in the USA, one who has neither address nor order. */
const EYES = {
  visitor: null,
  uk: 'uk@converter.test',
  us: 'us@converter.test',
  newcomer: 'ca@converter.test',
} as const;
type Eyes = keyof typeof EYES;

const TAPE = '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171';

/** How each route of the shop is looked at, in the states that it has. Routes that only send on have no screen. */
const LOOKS: Record<string, readonly (readonly [eyes: Eyes, address: string])[]> = {
  '/': [
    ['visitor', '/'],
    ['us', '/'],
  ],
  '/search': [
    ['visitor', '/search'],
    ['visitor', TAPE],
    ['uk', `${TAPE}&product=101`],
    ['uk', `${TAPE}&page=9999`],
    ['visitor', '/search?p=00000000-0000-4000-8000-000000000000'],
    ['visitor', '/search?keyword=no+such+part'],
    ['visitor', '/search?keyword=tt'],
  ],
  '/Part-Table': [
    ['uk', TAPE.replace('search', 'Part-Table')],
    ['us', '/Part-Table?keyword=blade'],
  ],
  '/product': [
    ['visitor', '/product?id=101&name=TT-1015-25'],
    ['uk', '/product?id=101&name=TT-1015-25'],
    ['us', '/product?id=124&name=TT-AWARD-3'],
    ['visitor', '/product?id=158&name=XX-INACTIVE'],
  ],
  '/Compare': [
    ['visitor', '/Compare'],
    ['visitor', `${TAPE.replace('search', 'Compare')}&part=101`],
    ['visitor', '/Compare?part=140&part=141&part=101'],
    ['uk', '/Compare?part=140&part=141&part=142&part=143&part=144&part=145'],
  ],
  '/LogIn': [['visitor', '/LogIn']],
  '/Basket': [
    ['visitor', '/Basket'],
    ['uk', '/Basket'],
    ['newcomer', '/Basket'],
  ],
  '/Checkout': [
    ['uk', '/Checkout'],
    ['us', '/Checkout'],
    ['newcomer', '/Checkout'],
  ],
  '/Sale-Complete': [['uk', '/Sale-Complete/?id=1137']],
  '/Customer-Order': [
    ['uk', '/Customer-Order/?id=1124'],
    ['us', '/Customer-Order/?id=1124'],
  ],
  '/Create-Account': [['visitor', '/Create-Account']],
  '/Account-Created': [['visitor', '/Account-Created']],
  '/Activate': [
    ['visitor', '/Activate'],
    ['visitor', '/Activate?d=00000000-0000-4000-8000-000000000000'],
  ],
  '/Forgot-Password': [['visitor', '/Forgot-Password']],
  '/Password-Sent': [['visitor', '/Password-Sent']],
  '/Reset-Password': [
    ['visitor', '/Reset-Password?token=used'],
    ['visitor', '/Reset-Password?done=1'],
  ],
  '/Dashboard': [
    ['uk', '/Dashboard'],
    ['newcomer', '/Dashboard'],
  ],
  '/My-Account': [
    ['uk', '/My-Account'],
    ['newcomer', '/My-Account'],
  ],
  '/Edit-Account': [['uk', '/Edit-Account']],
  '/Account-Security': [['uk', '/Account-Security']],
  '/Account-Edited': [['uk', '/Account-Edited']],
  '/Company': [['uk', '/Company']],
  '/Company/Part-Numbers': [
    ['uk', '/Company/Part-Numbers'],
    ['uk', '/Company/Part-Numbers?search=nothing+of+the+kind'],
  ],
  '/Company/Members': [['uk', '/Company/Members?change=1']],
  '/Approvals': [
    ['uk', '/Approvals'],
    ['newcomer', '/Approvals'],
  ],
  '/Approval': [['uk', '/Approval?id=1']],
  '/Company/Join': [
    ['visitor', '/Company/Join?token=used'],
    ['visitor', '/Company/Join?done=1'],
  ],
  '/Delivery-Addresses': [
    ['uk', '/Delivery-Addresses'],
    ['newcomer', '/Delivery-Addresses'],
  ],
  '/Delivery-Address-Edit': [
    ['uk', '/Delivery-Address-Edit?id=1'],
    ['newcomer', '/Delivery-Address-Edit'],
    ['us', '/Delivery-Address-Edit?id=1'],
  ],
  '/Order-History': [
    ['uk', '/Order-History'],
    ['uk', '/Order-History?search=nothing+of+the+kind'],
    ['newcomer', '/Order-History'],
  ],
  '/Quick-Order': [['uk', '/Quick-Order']],
  '/Lists': [['uk', '/Lists']],
  '/List': [['uk', '/List?id=1']],
  '/List-Add': [
    ['uk', '/List-Add?product=140'],
    ['uk', '/List-Add?keyword=tesa'],
  ],
  '/Bought-Before': [
    ['uk', '/Bought-Before'],
    ['newcomer', '/Bought-Before'],
    ['uk', '/Bought-Before?search=nothing+of+the+kind'],
  ],
  '/Order-Again': [
    ['uk', '/Order-Again?id=1124'],
    ['us', '/Order-Again?id=1124'],
  ],
  '/Documents': [
    ['uk', '/Documents'],
    ['uk', '/Documents?search=nothing+of+the+kind'],
    ['newcomer', '/Documents'],
  ],
  '/Returns': [
    ['uk', '/Returns'],
    ['newcomer', '/Returns'],
  ],
  '/Return': [
    ['uk', '/Return?id=1'],
    ['us', '/Return?id=1'],
  ],
  '/Return-Parts': [
    ['uk', '/Return-Parts?id=1124'],
    ['uk', '/Return-Parts?id=1137'],
    ['us', '/Return-Parts?id=1124'],
  ],
  '/Manuals': [['uk', '/Manuals']],
  '/TesaTape': [['visitor', '/TesaTape']],
  '/Contact-Us': [['visitor', '/Contact-Us']],
  '/News': [['visitor', '/News']],
  '/News/:slug': [
    ['visitor', '/News/open-days-leeds'],
    ['visitor', '/News/nothing-of-the-kind'],
  ],
  '/PDFOrder': [
    ['uk', '/PDFOrder?id=1124'],
    ['us', '/PDFOrder?id=1124'],
  ],
  '*': [['visitor', '/no/such/page']],
  '/log-out': [],
  '/language': [],
};

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

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { launchKeepingBrowser } from './support/keeping-browser.ts';
import { test } from './support/shop-in-browser.ts';

const TAPE = '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171';
const BLADES = '98429C14-E911-4590-A74C-7F0D788D3567';

/** Notes what the page asks of the API from now on: method and path. */
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

describe('what a link needs is asked for when somebody is about to follow it', () => {
  test('once: the click finds it there', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto(TAPE);
    const seen = asked(page);
    const answered = page.waitForResponse(/GetProductDetail/);
    await page
      .getByRole('listitem')
      .getByRole('link', { name: /^TT-1015-50/ })
      .hover();
    await answered;
    const before = [...seen];
    expect(before.filter((each) => each.startsWith('POST'))).toEqual([]);
    await page
      .getByRole('listitem')
      .getByRole('link', { name: /^TT-1015-50/ })
      .click();
    await page.getByRole('dialog').getByText('TT-1015-50').first().waitFor();
    expect(seen).toEqual(before);
  });

  test('of a part over its list the part alone; the list anew on the way back', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto(TAPE);
    const part = page.getByRole('dialog');
    const seen = asked(page);
    await page
      .getByRole('listitem')
      .getByRole('link', { name: /^TT-1015-50/ })
      .click();
    await part.getByText('TT-1015-50').first().waitFor();
    expect(new Set(seen.filter((each) => /GetListing|GetProductDetail/.test(each)))).toEqual(
      new Set([expect.stringMatching(/GetProductDetail/)]),
    );
    const list = page.waitForResponse(/GetListing/);
    await page.goBack();
    await part.waitFor({ state: 'detached' });
    await list;
  });

  test('once, too, when the answer is long in coming: the pressed link has the focus by then', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test', { isFresh: true });
    await page.clock.install();
    await page.goto('/News');
    const seen = asked(page);
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/api/**', async (route) => {
      await released;
      await route.continue();
    });
    await links(page).getByRole('link', { name: 'Tesa Tape' }).click();
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    await page.clock.runFor(1000);
    release(undefined);
    await heading(page, 'Tesa Tape').waitFor();
    expect(seen).toEqual([...new Set(seen)]);
  });

  test('what nobody waits for any more is given up', async ({ visits }) => {
    const page = await visits.visitor();
    await page.goto('/News');
    const seen = asked(page);
    const given = page.waitForEvent('requestfailed');
    await page.route('**/api/**', () => {}); // no answer will come
    await links(page).getByRole('link', { name: 'Tesa Tape' }).hover();
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    await page.mouse.move(5, 500);
    expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
  });

  test('not for somebody who counts their bytes', async ({ visits }) => {
    const page = await visits.visitor({ isFresh: true });
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    });
    await page.goto('/News');
    const seen = asked(page);
    const consumables = links(page).getByRole('link', { name: 'Consumables' });
    await consumables.hover();
    await consumables.focus();
    await consumables.click();
    await heading(page, 'Consumables').waitFor();
    expect(seen).toEqual(['GET /api/Product/GetListing']);
  });
});

test('the way back within the shop shows what was there at once, and then what is there now', async ({ visits }) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto(TAPE);
  await page.getByRole('radio', { name: 'Dr Blades' }).click();
  await heading(page, 'Dr Blades').waitFor();
  let answers: () => void = () => {};
  const held = new Promise<void>((resolve) => (answers = resolve));
  await page.route('**/api/Product/GetListing**', async (route) => {
    await held;
    await route.continue();
  });
  const fresh = page.waitForResponse(
    (response) => !response.url().includes(BLADES.toLowerCase()) && /GetListing/.test(response.url()),
  );
  await page.evaluate(() => history.back());
  await heading(page, 'Tesa Tape').waitFor();
  answers();
  expect((await fresh).ok()).toBe(true);
});

describe('a page that nobody has touched yet', () => {
  test('shows that it waits for its scripts, and does what was pressed last', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto('/News', { waitUntil: 'networkidle' });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(/\/assets\/.*\.js$/, (route) => held.then(() => route.continue()));
    const progress = page.locator('main').locator('xpath=preceding-sibling::div[1]');
    expect(await progress.getAttribute('data-busy')).toBeNull();
    await links(page).getByRole('link', { name: 'Tesa Tape' }).click();
    await expect.poll(() => progress.getAttribute('data-busy'), { timeout: scaledTimeout(5000) }).toBe('true');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    goOn();
    await heading(page, 'Contact Us').waitFor();
    await page.goBack();
    await heading(page, 'News').waitFor();
    await expect.poll(() => progress.getAttribute('data-busy'), { timeout: scaledTimeout(5000) }).toBeNull();
  });

  test('leads back to where it was come from, when it was loaded anew', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto('/News');
    await links(page).getByRole('link', { name: 'Tesa Tape' }).click();
    await heading(page, 'Tesa Tape').waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await page.evaluate(() => history.back());
    await heading(page, 'News').waitFor();
    expect(new URL(page.url()).pathname).toBe('/News');
    await page.evaluate(() => history.forward());
    await heading(page, 'Tesa Tape').waitFor();
  });

  test('adds a part and moves its reader on, all in one press', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    await page.goto('/product?id=101', { waitUntil: 'networkidle' });
    await page.evaluate(() =>
      document.querySelector<HTMLFormElement>('main form:has([name=quantity])')?.requestSubmit(),
    );
    await page.waitForURL(/\/basket/i);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('row', { name: /TT-1015/ }).count()).toBeGreaterThan(0);
  });
});

describe('a page that was left is kept by the browser', () => {
  test('with place and typed text; not after logging out', async ({ shop }) => {
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
      expect(await page.getByText('£').count()).toBe(0);
    } finally {
      await browser.close();
    }
  });
});

/** A page that may not be kept never is; one that may, a busy browser gives up now and then: it has five tries. */
async function leaveAndComeBack(page: Page, tries = 5): ReturnType<typeof leftBehind> {
  await leaveCataloguePage(page);
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => document.title.startsWith('Tesa Tape'));
  const found = await leftBehind(page);
  return found.persisted || tries === 1 ? found : leaveAndComeBack(page, tries - 1);
}

/** Opens a page of parts, types and scrolls there, and goes to something that is no page of the shop. */
async function leaveCataloguePage(page: Page): Promise<void> {
  await page.goto(TAPE);
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
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

/** The most that a page may load before it is usable, compressed. */
const MOST_BYTES = { script: 110_000, stylesheet: 11_000, font: 28_000 };

type Kind = keyof typeof MOST_BYTES;

/** Opens a page and answers every file of these kinds that it loaded, with its size as it travelled. */
async function loadedBy(page: Page, address: string) {
  const loaded: { kind: Kind; path: string; bytes: number }[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!Object.hasOwn(MOST_BYTES, kind)) return;
    const bytes = Number(response.headers()['content-length']);
    loaded.push({ kind: kind as Kind, path: new URL(response.url()).pathname, bytes });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const first = page.locator('head script[data-scripts]');
  const [own, others] = [await first.getAttribute('src'), await first.getAttribute('data-scripts')];
  return { loaded, named: [own, ...(others ?? '').split(' ')] };
}

test.for([
  ['a catalogue page', '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171', null],
  ['a part', '/product?id=101', null],
  ['the login', '/LogIn', null],
  ['a catalogue page of a customer', '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171', 'uk@converter.test'],
  ['the quick order', '/Quick-Order', 'uk@converter.test'],
] as const)(
  '%s loads the scripts of its own screen, no others, within the budget',
  async ([, address, who], { visits }) => {
    const { loaded, named } = await loadedBy(
      await (who === null ? visits.visitor({ isFresh: true }) : visits.pageAs(who, { isFresh: true })),
      address,
    );
    const scripts = loaded.filter(({ kind }) => kind === 'script').map(({ path }) => path);
    expect(scripts.toSorted()).toEqual(named.toSorted());
    for (const [kind, most] of Object.entries(MOST_BYTES)) {
      const bytes = loaded.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.bytes, 0);
      expect(bytes, `${kind} of ${address}`).toBeGreaterThan(0);
      expect(bytes, `${kind} of ${address}`).toBeLessThanOrEqual(most);
    }
  },
);

test('the home page is usable within the budget; what moves its pictures comes after', async ({ visits }) => {
  const { loaded, named } = await loadedBy(await visits.visitor({ isFresh: true }), '/');
  const scripts = loaded.filter(({ kind }) => kind === 'script');
  const bytes = scripts.filter(({ path }) => named.includes(path)).reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES.script);
  expect(scripts).toHaveLength(named.length + 1);
});

test.for([
  ['English', '/News', 2],
  ['German, with the letters that English lacks,', '/de/News', 3],
] as const)(
  'the faces of a first screen in %s are named before the styles that ask for them, and no others are loaded',
  async ([, address, faces], { shop, visits }) => {
    const html = await (await fetch(`${shop.url}${address}`)).text();
    const [styles = ''] = html.split('rel="stylesheet"');
    const named = Array.from(styles.matchAll(/rel="preload" href="([^"]+\.woff2)"/g), ([, path]) => path);
    expect(named).toHaveLength(faces);
    const { loaded } = await loadedBy(await visits.visitor({ isFresh: true }), address);
    const fonts = loaded.filter(({ kind }) => kind === 'font').map(({ path }) => path);
    expect(fonts.toSorted()).toEqual(named.toSorted());
  },
);

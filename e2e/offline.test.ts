import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { openPdf } from './support/open-file.ts';
import { test } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';
const DRAWING = '/Presses/2200/Print-unit';

/** Addresses of the kept copies, without whose they are, since when, and how large. */
const keptIn = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.split(' ').at(-1)).toSorted());

const untilKept = (page: Page, address: string) => expect.poll(() => keptIn(page)).toContain(address);

/** Every text that the browser keeps in its caches. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const answers = await Promise.all(caching.map(async (cache) => cache.matchAll()));
    const pages = answers.flat().filter((answer) => answer.headers.get('content-type')?.startsWith('text/html'));
    return (await Promise.all(pages.map((answer) => answer.text()))).join('\n');
  });

describe('without a network (J4, J6)', () => {
  test('an opened drawing and the manuals of an opened press can be read, and say that they are copies; all else leads to the start page', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|Failed to fetch/);
    await shop.shop.files.put('manuals/2200.pdf', smallPdf('Manual'));
    const page = await visits.pageAs(UK, { isFresh: true });
    await page.goto('/My-Press?id=1');
    const manual = await page.getByRole('region', { name: 'Manuals' }).getByRole('link').first().getAttribute('href');
    await untilKept(page, manual ?? '');
    await page.goto(DRAWING);
    await page.getByText(/£/).first().waitFor();
    await untilKept(page, DRAWING);
    expect(await keptTexts(page)).not.toMatch(/[£$€]|Basket|Ada/);

    await page.context().setOffline(true);
    await page.goto(DRAWING);
    await page.getByText(/^This is a copy of .*, for reading without a network/).waitFor();
    const main = page.getByRole('main');
    await main.getByRole('table', { name: 'Parts list' }).getByRole('row').nth(5).waitFor();
    expect(await main.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect.poll(() => main.innerText()).not.toMatch(/£/);

    await page.goto(manual ?? '');
    await page.getByText(/^This is a copy of /).waitFor();
    await openPdf(page, page.getByRole('link', { name: 'Open the manual (PDF)' }));

    for (const other of ['/Presses/2200', '/Presses/2200/Unwind', '/product?id=101', '/Dashboard', '/']) {
      await page.goto(other);
      await page.getByText('That page needs a network. This one works without.').waitFor();
    }
    const kept = page.getByRole('region', { name: 'Readable without a network' });
    await kept.getByRole('link', { name: '2200: Print unit' }).waitFor();
    await kept.getByRole('link', { name: 'Manual: 2200' }).waitFor();
    await kept.getByRole('link', { name: '2200: Print unit' }).click();
    await page.getByText(/^This is a copy of /).waitFor();
    await page.getByRole('table', { name: 'Parts list' }).getByRole('link', { name: 'M2200-GEAR-88' }).click();
    await page.getByText('That page needs a network.').waitFor();
    await page.context().setOffline(false);
    await page.goto(DRAWING);
    await page.getByText(/£/).first().waitFor();
  });

  test('a link followed within the shop leads to the copy too, in the language of the page', async ({ visits }) => {
    visits.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|Failed to fetch/);
    const page = await visits.pageAs(UK, { isFresh: true });
    await page.goto(`/de${DRAWING}`);
    await untilKept(page, `/de${DRAWING}`);
    await page.goto('/de/Presses/2200');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('main').getByRole('link', { name: 'Druckwerk' }).click();
    await page.getByText(/^Dies ist eine Kopie vom /).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/de${DRAWING}/Copy`);
  });

  test('so does a link to a screen whose code the browser does not have', async ({ visits }) => {
    visits.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|Failed to fetch/);
    const page = await visits.pageAs(UK, { isFresh: true });
    await page.goto(DRAWING);
    await untilKept(page, DRAWING);
    await page.goto('/Presses/2200');
    await page.route(/\.js$/, (route) => route.abort());
    await page.context().setOffline(true);
    await page.getByRole('main').getByRole('link', { name: 'Print unit' }).click();
    await page.getByText(/^This is a copy of /).waitFor();
  });

  test('logging out deletes the copies; another member never gets them, even if the browser still has them', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|Failed to fetch/);
    const page = await visits.pageAs(UK, { isFresh: true });
    await page.goto(DRAWING);
    await untilKept(page, DRAWING);
    const userId = (await page.context().cookies()).find(({ name }) => name === 'userID');
    await page.context().addCookies([{ name: 'userID', value: '2', url: shop.url }]);
    await page.context().setOffline(true);
    await expect(page.goto(DRAWING)).rejects.toThrow(/ERR_/);
    await page.context().setOffline(false);
    await page.goto('/robots.txt');
    await expect.poll(() => keptIn(page)).toEqual([]);

    await page.context().addCookies([{ name: 'userID', value: userId?.value ?? '', url: shop.url }]);
    await page.goto(DRAWING);
    await untilKept(page, DRAWING);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => keptIn(page)).toEqual([]);
    await page.context().setOffline(true);
    await expect(page.goto(DRAWING)).rejects.toThrow(/ERR_/);
  });

  test.for([
    ['an answer of the wrong type', { status: 200, contentType: 'text/plain', body: 'poison' }],
    ['a refusal', { status: 403, contentType: 'text/html', body: 'poison' }],
    ['a login page in its place', { status: 302, headers: { location: '/LogIn' } }],
  ] as const)('%s is never kept, and ends an earlier copy', async ([, answer], { visits }) => {
    visits.expectErrors(/403|Failed to load/);
    const page = await visits.pageAs(UK, { isFresh: true });
    await page.goto(DRAWING);
    await untilKept(page, DRAWING);
    await page.context().route(`**${DRAWING}/Copy`, (route) => route.fulfill(answer));
    await page.goto(DRAWING);
    await expect.poll(() => keptIn(page)).toEqual(['/At-The-Press']);
  });

  test('visitors keep nothing', async ({ visits }) => {
    const page = await visits.visitor({ isFresh: true });
    await page.goto(DRAWING);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => keptIn(page)).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
});

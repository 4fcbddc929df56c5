import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shopScreens } from '#web/shop-routes.tsx';
import { test } from './support/shop-in-browser.ts';

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
    const { loaded, named } = await loadedBy(await (who === null ? visits.visitor() : visits.pageAs(who)), address);
    const scripts = loaded.filter(({ kind }) => kind === 'script').map(({ path }) => path);
    expect(scripts.toSorted()).toEqual(named.toSorted());
    for (const [kind, most] of Object.entries(MOST_BYTES)) {
      const bytes = loaded.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.bytes, 0);
      expect(bytes, `${kind} of ${address}`).toBeGreaterThan(0);
      expect(bytes, `${kind} of ${address}`).toBeLessThanOrEqual(most);
    }
  },
);

test('no page of the shop takes more script than that, with an account or without', async ({ shop, visits }) => {
  const context = (await visits.pageAs('uk@converter.test')).context();
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const screens = Object.values(shopScreens(false)).flat();
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = async (path: string) => {
    const answer = await fetch(shop.url + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    return Number(answer.headers.get('content-length'));
  };
  const wrong: string[] = [];
  for (const { path = '' } of screens) {
    if (/log-out|language/.test(path)) continue; // they lead elsewhere
    const html = await (await fetch(shop.url + path.replace(':slug', 'none'), { headers: { cookie } })).text();
    const [, own = '', others = ''] = /src="([^"]+)" data-scripts="([^"]*)"/.exec(html) ?? [];
    let bytes = 0;
    for (const file of [own, ...others.split(' ')]) {
      const size = sizes.get(file) ?? sizeOf(file);
      sizes.set(file, size);
      bytes += await size;
    }
    if (bytes < 50_000 || bytes > MOST_BYTES.script) wrong.push(`${path}: ${bytes}`);
  }
  expect(wrong).toEqual([]);
});

test('the home page is usable within the budget; what moves its pictures comes after', async ({ visits }) => {
  const { loaded, named } = await loadedBy(await visits.visitor(), '/');
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
    const { loaded } = await loadedBy(await visits.visitor(), address);
    const fonts = loaded.filter(({ kind }) => kind === 'font').map(({ path }) => path);
    expect(fonts.toSorted()).toEqual(named.toSorted());
  },
);

test('a customer’s catalogue page is small, with the menu in it once (A3)', async ({ shop, visits }) => {
  const context = (await visits.pageAs('uk@converter.test')).context();
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${shop.url}/search?p=23140838-5158-4B2F-93E5-850B7A7BD171`, { headers: { cookie } });
  const html = await answer.text();
  expect(html).toContain('£13.20');
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(50_000);
  const subcategory = /fbe850ca-3add-489e-a7d9-fbf26daab9fa/gi;
  // The menu, the widget beside the parts and the choice of sub-categories; nothing for the browser beside them.
  expect(html.match(subcategory)).toHaveLength(3);
  expect((await (await fetch(`${shop.url}/News`)).text()).match(subcategory)).toHaveLength(1);
});

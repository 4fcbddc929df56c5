import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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
  ['a catalogue page', '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171', null, {}],
  ['a part', '/product?id=101', null, {}],
  ['the login', '/LogIn', null, {}],
  ['a catalogue page of a customer', '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171', 'uk@converter.test', {}],
  ['the quick order (G1: 135 kB)', '/Quick-Order', 'uk@converter.test', { script: 116_000 }],
] as const)(
  '%s loads the scripts of its own screen, no others, within the budget',
  async ([, address, who, more], { visits }) => {
    const { loaded, named } = await loadedBy(await (who === null ? visits.visitor() : visits.pageAs(who)), address);
    const scripts = loaded.filter(({ kind }) => kind === 'script').map(({ path }) => path);
    expect(scripts.toSorted()).toEqual(named.toSorted());
    for (const [kind, most] of Object.entries({ ...MOST_BYTES, ...more })) {
      const bytes = loaded.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.bytes, 0);
      expect(bytes, `${kind} of ${address}`).toBeGreaterThan(0);
      expect(bytes, `${kind} of ${address}`).toBeLessThanOrEqual(most);
    }
  },
);

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

test.for([
  ['what leads into the catalogue', '/search', null],
  ['a part over its list', '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171&product=101', null],
  ['a part with its own number', '/product?id=101', 'uk@converter.test'],
] as const)(
  '%s is loaded on demand, and styled by what the page names before',
  async ([, address, who], { visits }) => {
    const page = await (who === null ? visits.visitor() : visits.pageAs(who));
    const { loaded } = await loadedBy(page, address);
    const styles = loaded.filter(({ kind }) => kind === 'stylesheet').map(({ path }) => path);
    const html = await (await page.request.get(address)).text();
    const named = Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, path]) => path);
    expect(styles.toSorted()).toEqual(named.toSorted());
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

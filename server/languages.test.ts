import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from 'vitest';
import { cartWith } from '#shop/cart/testing/shelf.ts';
import { LOOKS } from '../e2e/support/administration-screens.ts';
import { OUR_WORDS } from '#shop/frame/path.ts';
import { builtPages } from './start-server.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

const TEXTS = path.join(import.meta.dirname, '../texts');

/** What visitors and customers see. Names, part numbers and what staff wrote of the products are not ours to translate here. */
const PAGES = [
  '/',
  '/search',
  '/search?keyword=blade',
  '/search?keyword=nothingofthisname',
  '/product?id=140',
  '/product?id=101',
  '/login',
  '/Create-Account',
  '/Forgot-Password',
  '/Contact-Us',
  '/News',
  '/Manuals',
  '/Basket',
  '/Checkout',
  '/Dashboard',
  '/My-Account',
  '/Order-History',
  '/Documents',
  '/Delivery-Addresses',
  '/no-such-page',
] as const;

const test = base.extend<{ shop: TestShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const shop = await openTestShop('sample', { render: (await builtPages()).render });
      await use(shop);
      await shop.close();
    },
    { scope: 'file' },
  ],
});

test.for(['de', 'fr', 'it', 'es'])('pages in %s say nothing in English (N1, N5)', async (language, { shop }) => {
  const customer = await shop.as('uk@converter.test');
  await cartWith(shop, customer, { part: 'DB-0150', quantity: 2 });
  const sentences = englishOnly(language);
  const [found, inEnglish] = [[] as string[], new Set<string>()];
  for (const headers of [{}, { cookie: `token=${customer.token}` }]) {
    for (const address of PAGES) {
      const page = await shop.app.inject({ url: `/${language}${address}`, headers });
      const [text, same] = [textOf(page.body), textOf((await shop.app.inject({ url: address, headers })).body)];
      if (page.statusCode < 300 || page.statusCode === 404) expect(page.body).toContain(`<html lang="${language}"`);
      for (const sentence of sentences) {
        if (text.includes(`\n${sentence}\n`)) found.push(`${address}: ${sentence}`);
        if (same.includes(`\n${sentence}\n`)) inEnglish.add(sentence);
      }
    }
  }
  expect(found).toEqual([]);
  expect(inEnglish.size).toBeGreaterThan(60); // where they are English, they are found
});

test('the administration in German says nothing in English (N1, N5)', async ({ shop }) => {
  await shop.owner.$client.query('update staff set language = null'); // they have not chosen yet: the browser decides
  const { token } = await shop.asStaff();
  const seen = async (address: string, language: string) =>
    textOf(
      (
        await shop.app.inject({
          url: `/Administration/${address}`,
          headers: { cookie: `admintoken=${token}`, 'accept-language': language },
        })
      ).body,
    );
  const tagline = 'Parts and consumables for flexo label presses'; // the store's own, as its name
  const sentences = englishOnly('de', /./).filter((sentence) => sentence !== tagline);
  const [found, inEnglish] = [[] as string[], new Set<string>()];
  for (const [path, looks] of Object.entries(LOOKS)) {
    for (const query of looks) {
      const [text, same] = [await seen(path + query, 'de'), await seen(path + query, 'fr')];
      for (const sentence of sentences) {
        if (text.includes(`\n${sentence}\n`)) found.push(`${path}${query}: ${sentence}`);
        if (same.includes(`\n${sentence}\n`)) inEnglish.add(sentence);
      }
    }
  }
  expect(found).toEqual([]);
  expect(inEnglish.size).toBeGreaterThan(200);
});

test('a colleague reads the administration in the language they chose, whichever they look at the shop in (N1, N2)', async ({
  shop,
}) => {
  const colleague = await shop.asStaff();
  const read = async (language?: string) => {
    if (language !== undefined) await colleague.post('/api/User/ChooseLanguage', { language });
    const headers = { cookie: `admintoken=${colleague.token}; language=fr` };
    const page = await shop.app.inject({ url: '/Administration/Settings', headers });
    return [page.headers['content-language'], page.body.includes('Mindestbestellwert')];
  };
  expect([await read(), await read('de'), await read('fr'), await read('en')]).toEqual([
    ['en', false],
    ['de', true],
    ['de', true],
    ['en', false],
  ]);
});

test('a language is kept for mails and pages of an account, in every browser (N2)', async ({ shop }) => {
  const customer = await shop.as('fr@converter.test');
  const chosen = await customer.post('/api/User/ChooseLanguage', { language: 'fr' });
  expect([chosen.status, chosen.body]).toEqual([200, 1]);
  const elsewhere = await shop.app.inject({ url: '/News', headers: { cookie: `token=${customer.token}` } });
  expect([elsewhere.headers['content-language'], elsewhere.body.includes('<html lang="fr"')]).toEqual(['fr', true]);

  const refused = await customer.post('/api/User/ChooseLanguage', { language: 'nl' });
  expect(refused.status).toBe(400);
});

test('refusals of the API are said in the language that is asked for (D46)', async ({ shop }) => {
  const asked = (language: string) =>
    shop.app.inject({ url: '/api/Cart/GetCurrentCart', headers: { 'accept-language': language } });
  const [german, dutch] = await Promise.all([asked('de'), asked('nl')]);
  const own = JSON.parse(readFileSync(path.join(TEXTS, 'de/refusals.json'), 'utf8'));
  expect(german.json().detail).toBe(own['refusal.log-in']);
  expect(dutch.json().detail).toBe('Please log in first.');
});

test('countries are named and sorted in the language of the page; the documented answer stays English (N1)', async ({
  shop,
}) => {
  const { body } = await shop.app.inject({ url: '/de/Create-Account' });
  const names = [...body.matchAll(/<option value="\d+">([^<]+)/g)].map(([, name]) => name);
  expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln']);

  const asked = (accept: string) =>
    shop.app.inject({ url: '/api/Country/GetCountryByCountryID/85', headers: { accept, 'accept-language': 'de' } });
  const [documented, ours] = await Promise.all([asked('application/json'), asked(OUR_WORDS)]);
  expect([documented.json().name, ours.json().name]).toEqual(['Germany', 'Deutschland']);
});

test('what is kept for visitors is kept by language: a sentence of an answer is never heard in another (N2)', async ({
  shop,
}) => {
  const hint = async (language: string) =>
    (
      await shop.app.inject({
        url: '/api/Product/GetListing?keyword=ab',
        headers: { accept: OUR_WORDS, 'accept-language': language },
      })
    ).json().hint;
  const german = await hint('de');
  expect(await hint('en')).toBe('Enter at least 3 characters to search');
  expect(await hint('de')).toBe(german);
  expect(german).not.toBe('Enter at least 3 characters to search');
});

test('a page in a language names the others, and is its own canonical address (N2)', async ({ shop }) => {
  const { body } = await shop.app.inject({ url: '/it/News' });
  const links = [...body.matchAll(/<link rel="(?:canonical|alternate)"(?: hrefLang="(\w+)")? href="([^"]+)"/g)];
  expect(links.map(([, language = 'itself', address = '']) => [language, new URL(address).pathname])).toEqual([
    ['itself', '/it/News'],
    ['en', '/News'],
    ['fr', '/fr/News'],
    ['de', '/de/News'],
    ['it', '/it/News'],
    ['es', '/es/News'],
  ]);
});

/** English texts of several words that the language says otherwise. @param of  the files that are asked for */
function englishOnly(language: string, of = /^(?!administration|staff)/): string[] {
  const read = (folder: string, file: string): Record<string, string> =>
    existsSync(path.join(TEXTS, folder, file)) ? JSON.parse(readFileSync(path.join(TEXTS, folder, file), 'utf8')) : {};
  return readdirSync(path.join(TEXTS, 'en'))
    .filter((file) => file.endsWith('.json') && of.test(file))
    .flatMap((file) => {
      const own = read(language, file);
      return Object.entries(read('en', file))
        .filter(([key, text]) => / /.test(text) && !/[{}]/.test(text) && own[key] !== text)
        .map(([, text]) => text);
    });
}

/** A page's texts, a line each. */
function textOf(html: string): string {
  const body = html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '');
  const said = body.replaceAll(/<[^>]*? (?:aria-label|placeholder|alt|title)="([^"]*)"[^>]*>/g, '\n$1\n');
  const words = said.replaceAll('<!-- -->', '').replaceAll(/<[^>]*>/g, '\n');
  return `\n${words.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll(/\n+/g, '\n')}\n`;
}

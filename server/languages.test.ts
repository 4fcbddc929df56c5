import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { desc, eq, gt, inArray } from 'drizzle-orm';
import { expect, test as base } from 'vitest';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { customers } from '#shop/people/accounts/tables.ts';
import { products } from '#shop/catalogue/parts/tables.ts';
import { cartWith } from '#shop/trade/cart/testing/fill-cart.ts';
import { deliverAll, lastMail } from '#shop/desk/notifications/testing/outbox.ts';
import { mails } from '#shop/desk/notifications/tables.ts';
import { queueEffect } from '#shop/base/outbox/queue-effect.ts';
import type { WaitingEffect } from '#shop/base/outbox/effects.ts';
import { outbox } from '#shop/base/outbox/tables.ts';
import { orderReturns } from '#shop/trade/returns/tables.ts';
import { TRANSLATED_LANGUAGES } from '#texts/translated-languages.ts';
import { OUR_WORDS } from '#shop/base/operations/path.ts';
import { builtPages } from './start-server.ts';
import { SCREEN_STATES as STAFF_SCREENS } from './testing/administration-screens.ts';
import { SCREEN_STATES, type Viewer, VIEWERS } from './testing/shop-screens.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

const TEXTS = path.join(import.meta.dirname, '../texts');

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

/** The links and forms of a page in a language that lead to shop pages without its prefix (N2). */
function linksOutOf(html: string, language: string): string[] {
  const links = [...html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="(\/[^"]*)"/g)].map(([, link = '']) => link);
  return links.filter((link) => !isIn(language, link));
}

/** Addresses without a language: most files, the administration, and the choice of another language. */
const IN_NO_LANGUAGE = /^\/(?:administration|language|Return-Picture|[^?]*\.\w+(?:\?|$))/i;

/** Files in the language of their reader. */
const READERS_FILES = /^\/(?:Basket|Order-History|PDFOrder|Quote|Return-Sheet|List-Labels|Account-Data)\.\w+/;

function isIn(language: string, address: string): boolean {
  if (new RegExp(`^/${language}(?=[/?]|$)`).test(address)) return true;
  return IN_NO_LANGUAGE.test(address) && !READERS_FILES.test(address);
}

/** The screens are checked in German; npm run test:release checks them in every language. */
const READ_LANGUAGES =
  process.env.ALL_LANGUAGES === 'yes'
    ? TRANSLATED_LANGUAGES
    : TRANSLATED_LANGUAGES.filter((language) => language === 'de');

test.for(READ_LANGUAGES)(
  'no screen shows an English sentence to a reader of %s (N1, N5)',
  { timeout: scaledTimeout(120_000) },
  async (language, { shop }) => {
    const sentences = englishOnly(language);
    const [found, inEnglish] = [[] as string[], new Set<string>()];
    await shop.owner.update(customers).set({ language: null }); // an address without a language is English
    const cookies = await cookiesOf(shop);
    const list = await listOf(shop, await shop.as(VIEWERS.uk));
    for (const [viewer, address] of [...Object.values(SCREEN_STATES).flat(), ['uk', `/List?id=${list}`] as const]) {
      const headers = { cookie: cookies[viewer] };
      const page = await shop.app.inject({ url: `/${language}${address}`, headers });
      const text = textOf(page.body);
      if (page.statusCode < 300 || page.statusCode >= 400) expect(page.body).toContain(`<html lang="${language}"`);
      const [lost, { location = `/${language}/` }] = [linksOutOf(page.body, language), page.headers];
      found.push(...lost.map((link) => `${address} (${viewer}) leads to ${link}`));
      if (!isIn(language, location)) found.push(`${address} (${viewer}) redirects to ${location}`);
      const untranslated = sentencesIn(text, sentences).filter((sentence) => !NAMES.has(sentence));
      found.push(...untranslated.map((sentence) => `${address} (${viewer}): ${sentence}`));
      if (language === 'de') {
        const english = textOf((await shop.app.inject({ url: address, headers })).body);
        for (const sentence of sentencesIn(english, sentences)) inEnglish.add(sentence);
      }
      found.push(...englishIn(text).map((line) => `${address} (${viewer}): ${line}`));
    }
    expect(found).toEqual([]);
    if (language === 'de') expect(inEnglish.size).toBeGreaterThan(300); // the English texts are detected
  },
);

test.for(TRANSLATED_LANGUAGES)(
  'no paper shows an English sentence to a reader of %s (N1)',
  async (language, { shop }) => {
    await shop.owner.update(customers).set({ language }); // a delivery note is in the buyer's language
    const [uk, de] = [await shop.as('uk@converter.test'), await shop.as('de@converter.test')];
    await shop.owner.update(orderReturns).set({ state: 'accepted' }).where(eq(orderReturns.id, 1));
    const sentences = englishOnly(language);
    const found: string[] = [];
    for (const [reader, address] of [
      [uk, '/PDFOrder.pdf?id=1124'],
      [de, '/Delivery-Note.pdf?shipment=1'],
      [uk, '/Return-Sheet.pdf?id=1'],
      [uk, '/Quote.pdf?id=1001'],
      [uk, `/List-Labels.pdf?id=${await listOf(shop, uk)}`],
    ] as const) {
      const headers = { cookie: `token=${reader.token}; language=${language}` };
      const paper = await shop.app.inject({ url: address, headers });
      expect([address, paper.statusCode]).toEqual([address, 200]);
      const lines = readPdf(paper.rawPayload).pages.flat();
      expect(lines.length).toBeGreaterThan(5);
      found.push(...lines.filter((line) => sentences.has(line)).map((line) => `${address}: ${line}`));
      found.push(...englishIn(lines.join('\n')).map((line) => `${address}: ${line}`));
    }
    expect(found).toEqual([]);
  },
);

test.for(TRANSLATED_LANGUAGES)(
  'no mail contains an English sentence for a reader of %s (N1)',
  async (language, { shop }) => {
    await shop.owner.update(customers).set({ language });
    const found: string[] = [];
    const sentences = englishOnly(language);
    const kinds = await mailsOf(shop);
    for (const { kind, subject, text, html } of kinds) {
      const lines = [subject, ...text.split('\n'), ...textOf(html).split('\n')].map((line) => line.trim());
      found.push(...lines.filter((line) => sentences.has(line)).map((line) => `${kind}: ${line}`));
      found.push(...englishIn(lines.join('\n')).map((line) => `${kind}: ${line}`));
    }
    expect(found).toEqual([]);
    expect(kinds.length).toBeGreaterThan(8);
  },
);

test('the German administration shows nothing in English (N1, N5)', async ({ shop }) => {
  await shop.owner.$client.query('update staff set language = null'); // none selected, so the browser decides
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
  const tagline = 'Parts and consumables for flexo label presses'; // the store's own text, like its name
  const sentences = new Set(textsOnly('de', /./).filter((sentence) => sentence !== tagline));
  const [found, inEnglish] = [[] as string[], new Set<string>()];
  for (const [path, looks] of Object.entries(STAFF_SCREENS)) {
    for (const query of looks) {
      const [text, same] = [await seen(path + query, 'de'), await seen(path + query, 'fr')];
      found.push(...sentencesIn(text, sentences).map((sentence) => `${path}${query}: ${sentence}`));
      for (const sentence of sentencesIn(same, sentences)) inEnglish.add(sentence);
    }
  }
  expect(found).toEqual([]);
  expect(inEnglish.size).toBeGreaterThan(200);
});

test('a colleague reads the administration in their own language, whichever language they see the shop in (N1, N2)', async ({
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

test('an account keeps a language for mails and pages, in every browser (N2)', async ({ shop }) => {
  const customer = await shop.as('fr@converter.test');
  const chosen = await customer.post('/api/User/ChooseMailLanguage', { language: 'fr' });
  expect([chosen.status, chosen.body]).toEqual([200, 1]);
  const elsewhere = await shop.app.inject({ url: '/News', headers: { cookie: `token=${customer.token}` } });
  expect([elsewhere.headers['content-language'], elsewhere.body.includes('<html lang="fr"')]).toEqual(['fr', true]);

  const refused = await customer.post('/api/User/ChooseMailLanguage', { language: 'xx' });
  expect(refused.status).toBe(400);
});

test('refusals of the API are in the requested language (D46)', async ({ shop }) => {
  const asked = (language: string) =>
    shop.app.inject({ url: '/api/Cart/GetCurrentCart', headers: { 'accept-language': language } });
  const [german, unknown] = await Promise.all([asked('de'), asked('xx')]);
  const own = JSON.parse(readFileSync(path.join(TEXTS, 'de/refusals.json'), 'utf8'));
  expect(german.json().detail).toBe(own['refusal.log-in']);
  expect(unknown.json().detail).toBe('Please log in first.');
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

test('visitors’ answers are cached by language: no sentence of an answer appears in another (N2)', async ({ shop }) => {
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

test('a mail is in the language of the page that requested it, unless the account has chosen one (N2)', async ({
  shop,
}) => {
  const subjectFor = async (language: 'fr' | null) => {
    await shop.owner.update(customers).set({ language });
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/de/Forgot-Password',
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=uk%40converter.test',
    });
    expect(statusCode).toBe(302);
    await deliverAll(shop);
    return (await lastMail(shop, 'password-reset')).subject;
  };
  expect(await subjectFor(null)).toContain('Neues Passwort');
  expect(await subjectFor('fr')).toContain('mot de passe');
});

test('a page in a language names the others, and is its own canonical address (N2)', async ({ shop }) => {
  const { body } = await shop.app.inject({ url: '/it/News' });
  const links = [...body.matchAll(/<link rel="(?:canonical|alternate)"(?: hrefLang="(\w+)")? href="([^"]+)"/g)];
  expect(links.map(([, language = 'itself', address = '']) => [language, new URL(address).pathname])).toEqual([
    ['itself', '/it/News'],
    ['en', '/News'],
    ...TRANSLATED_LANGUAGES.map((language) => [language, `/${language}/News`]),
  ]);
});

test.for([
  ['a form', 'POST', '/de/Forgot-Password', 'email=uk%40converter.test', '/de/Password-Sent'],
  ['a login', 'POST', '/de/LogIn', 'email=uk%40converter.test&password=press-2026', '/de/Dashboard'],
  [
    'a login on the way',
    'POST',
    '/de/LogIn?next=%2FOrder-History',
    'email=uk%40converter.test&password=press-2026',
    '/de/Order-History',
  ],
  ['a page that asks for a login', 'GET', '/de/My-Account', '', '/de/login?next=%2FMy-Account'],
] as const)('%s keeps the language of its address (N2)', async ([, method, url, payload, to], { shop }) => {
  const form = { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };
  const { statusCode, headers } = await shop.app.inject({
    method,
    url,
    ...(method === 'POST' ? { headers: form, payload } : {}),
  });
  expect([statusCode, headers.location]).toEqual([302, to]);
});

/** A session for each viewer, with their baskets. */
async function cookiesOf(shop: TestShop): Promise<Record<Viewer, string>> {
  const [uk, us, newcomer] = [await shop.as(VIEWERS.uk), await shop.as(VIEWERS.us), await shop.as(VIEWERS.newcomer)];
  for (const buyer of [uk, us]) await cartWith(shop, buyer, { part: 'DB-0150', quantity: 2 });
  const of = ({ token }: { token: string | null }) => `token=${token}`;
  return { visitor: '', uk: of(uk), us: of(us), newcomer: of(newcomer) };
}

/** Creates a list of the buyer's with two parts; returns its id. */
async function listOf(shop: TestShop, buyer: Awaited<ReturnType<TestShop['as']>>): Promise<number> {
  const parts = await shop.shop.db
    .select({ productId: products.id })
    .from(products)
    .where(inArray(products.id, [140, 150]));
  const lines = parts.map(({ productId }) => ({ productId, variantId: null, quantity: 2 }));
  const { body } = await buyer.post('/api/List/CreateList', { listName: 'P5', isCompanys: false, lines });
  return body.listId;
}

/** The mails to a customer, each kind once, about the sample shop's orders and returns. */
async function mailsOf(shop: TestShop) {
  const customerId = 1;
  const { db, clock } = shop.shop;
  const waiting: WaitingEffect[] = [
    { kind: 'registration-customer', payload: { customerId } },
    { kind: 'registration-declined', payload: { customerId, reason: 'LTD 4711' } },
    { kind: 'activation', payload: { customerId } },
    { kind: 'password-reset', payload: { customerId } },
    {
      kind: 'changed-email-or-password',
      payload: { customerId, to: 'uk@converter.test', changed: ['email', 'password'] },
    },
    { kind: 'customer-key-change', payload: { customerId, changed: 'passkey added' } },
    { kind: 'customer-key-change', payload: { customerId, changed: 'second factor off' } },
    { kind: 'order-customer', payload: { orderId: 1124 } },
    { kind: 'order-shipped', payload: { orderId: 1130, shipmentId: 2 } },
    { kind: 'quotation-reminder', payload: { quotationId: 1001, customerId, version: 2 } },
  ];
  await deliverAll(shop);
  const [last] = await db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(1);
  for (const { kind, payload } of waiting) await queueEffect(db, clock.now(), kind, payload);
  await deliverAll(shop);
  return db
    .select({ kind: outbox.kind, subject: mails.subject, text: mails.text, html: mails.html })
    .from(mails)
    .innerJoin(outbox, eq(outbox.id, mails.outboxId))
    .where(gt(outbox.id, last?.id ?? 0));
}

/** Words that occur only in English, in no other language of the shop. */
const ENGLISH_WORDS =
  /(?<![\p{L}\p{N}&])(?:the|of|and|your|with|from|this|that|you|are|which|been|please|have|for|their|these|not|were|what|when)(?![\p{L}\p{N}])/iu;

/**
 * Content written by people, not by us: names, addresses, messages, the parts that tests order. Pages show it
 * unchanged.
 */
const WRITTEN_BY_PEOPLE = [
  'customers.csv',
  'addresses.csv',
  'messages.csv',
  'quotations.csv',
  'returns.csv',
  'lists.csv',
  'shipments.csv',
  'order-states.csv',
  'products.csv',
  'carriers.csv',
]
  .map((file) => readFileSync(path.join(TEXTS, '../sample-data', file), 'utf8'))
  .join('\n');

/** The lines that read like English and are not content of the sample shop. */
function englishIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => ENGLISH_WORDS.test(line) && !isWrittenByPeople(line));
}

/** Names that are the same in several languages: of the shop's tape page, and of an island. */
const NAMES: ReadonlySet<string> = new Set(['Tesa Tape', 'Isle of Man']);

/** Search text in a screen state's address, repeated by its page. */
const ASKED_FOR = 'nothing of the kind';

function isWrittenByPeople(line: string): boolean {
  return WRITTEN_BY_PEOPLE.includes(line) || NAMES.has(line) || line.includes(ASKED_FOR);
}

/**
 * Texts of several words that a buyer would read in English, although the language has a translation: the shop's texts,
 * and the sample catalogue's.
 */
function englishOnly(language: string): ReadonlySet<string> {
  const sample: Texts[] = parse(readFileSync(path.join(TEXTS, '../sample-data/texts.csv')), { columns: true });
  const catalogue = sample.flatMap((row) => {
    const { english = '' } = row;
    return / /.test(english) && row[language] !== english ? [english] : [];
  });
  return new Set([...textsOnly(language, /^(?!administration|staff)/), ...catalogue]);
}

type Texts = Readonly<Record<string, string>>;

/** @param of the requested files */
function textsOnly(language: string, of: RegExp): string[] {
  const read = (folder: string, file: string): Texts =>
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

/** The lines of a text that equal one of these sentences. */
function sentencesIn(text: string, sentences: ReadonlySet<string>): string[] {
  return text.split('\n').filter((line) => sentences.has(line));
}

/** A page's texts, one per line, without programs. */
function textOf(html: string): string {
  const body = html.replaceAll(/<(script|style|pre)\b[^]*?<\/\1>/g, '');
  const withAttributes = body.replaceAll(/<[^>]*? (?:aria-label|placeholder|alt|title)="([^"]*)"[^>]*>/g, '\n$1\n');
  const words = withAttributes.replaceAll('<!-- -->', '').replaceAll(/<[^>]*>/g, '\n');
  return `\n${words.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll(/\n+/g, '\n')}\n`;
}

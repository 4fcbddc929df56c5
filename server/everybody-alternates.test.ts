import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test as base } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { cartWith } from '#shop/trade/cart/testing/fill-cart.ts';
import { builtPages } from './start-server.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

// Callers of every class, currency, region and language, and visitors, request the same addresses in turn, hundreds of
// times and several at once, while the catalogue changes. Each must get, byte for byte, the answer that they get alone.
// npm run test:release takes 3,000 turns.

const TURNS = Number(process.env.ALTERNATING_TURNS ?? 200);
const AT_ONCE = 8;
const TURNS_PER_CHANGE = 40;
const SEED = 20_261_120;

const ADDRESSES = [
  '/',
  '/product?id=140',
  '/product?id=101',
  '/search?keyword=blade',
  '/Basket',
  '/Contact-Us',
  '/Dashboard',
  '/api/Product/GetProductByID/140',
  '/api/Product/GetProductByCategoryPageination/28/1/18',
  '/api/Product/GetProductBySearch/blade/1',
  '/api/HomePageImage/GetAllHomepageImages',
  '/api/Category/GetAllCategories',
  '/api/Cart/GetCurrentCart',
  '/api/User/GetSignedIn',
] as const;

/** A caller: their request headers, and their private data. */
interface Person {
  who: string;
  headers: Record<string, string>;
  /** Their names, and the serial number in their basket, which nobody else may see. */
  secrets: string[];
  /** Price of one DB-0150, 48.00 dollars in the list; null: they see no price. */
  price: number | null;
}

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

/** Five customers, each by cookie and by token, in five languages; staff, alone and together with a customer; all kinds of visitors. */
async function everybody(shop: TestShop): Promise<Person[]> {
  const customers = [
    { email: 'uk@converter.test', language: 'en', names: ['Alison', 'Harbour Label'], price: 30.34 },
    { email: 'de@converter.test', language: 'de', names: ['Wiebe', 'Etikettenwerk'], price: 44.16 },
    { email: 'fr@converter.test', language: 'fr', names: ['Camille', 'Atelier'], price: 35.33 },
    { email: 'us@converter.test', language: 'es', names: ['Whitlock', 'Buckeye'], price: 48 },
    { email: 'jp@converter.test', language: 'it', names: ['Onodera', 'Minato'], price: 48 },
  ];
  const people: Person[] = [];
  let lastCart = '';
  for (const { email, language, names, price } of customers) {
    const customer = await shop.as(email);
    lastCart = await cartWith(shop, customer, { part: 'DB-0150', quantity: 7 });
    const serial = `SERIAL OF ${email}`;
    await shop.shop.db.$client.query(
      'update cart_lines set serial = $1 where cart_id = (select id from carts where guid = $2)',
      [serial, lastCart],
    );
    const lastCookie = `token=${customer.token}; language=${language}; cart=${lastCart}`;
    const secrets = [...names, serial];
    people.push({ who: `${email} by cookie`, headers: { cookie: lastCookie }, secrets, price });
    people.push({ who: `${email} by token`, headers: { authorization: `Bearer ${customer.token}` }, secrets, price });
  }
  const staff = await shop.asStaff();
  const names = ['Pressline Counter'];
  const visitor = (who: string, headers: Record<string, string> = {}) => ({ who, headers, secrets: [], price: null });
  return [
    ...people,
    { who: 'staff', headers: { cookie: `admintoken=${staff.token}` }, secrets: names, price: null },
    visitor('a visitor'),
    ...['en', 'de', 'fr', 'it', 'es'].map((language) => visitor(language, { cookie: `language=${language}` })),
    visitor('a visitor of the reduced shop', { cookie: `storefront=${encodeURIComponent('{"name":"fair"}')}` }),
    visitor('a visitor with a session that has ended', { cookie: `token=${'x'.repeat(43)}; userID=1` }),
    visitor("a visitor with a customer's cart", { cookie: `cart=${lastCart}` }),
  ];
}

/** Parts in which two answers to the same request differ: the id of a refused request, and the key of a form. */
const MADE_ANEW = /"requestId":"[^"]*"|(?<=name="formKey" value=")[^"]*/g;

const FORMS = ['br', 'gzip', ''] as const;

async function ask({ app }: TestShop, person: Person, url: string, form: string, ours: boolean) {
  const headers = {
    ...person.headers,
    host: 'shop.test',
    ...(form === '' ? {} : { 'accept-encoding': form }),
    ...(ours ? { accept: 'application/vnd.pressline+json' } : {}),
  };
  const { statusCode, headers: answered, rawPayload } = await app.inject({ method: 'GET', url, headers });
  const encoding = answered['content-encoding'];
  const unpacked =
    encoding === 'br' ? brotliDecompressSync(rawPayload) : encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
  return {
    status: statusCode,
    location: answered.location,
    cache: answered['cache-control'],
    body: unpacked.toString().replaceAll(MADE_ANEW, ''),
  };
}

/** The same random numbers every time, so that a failed run can be repeated. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test(
  `in ${TURNS} turns nobody sees another's price, name, basket or language (A31, B1, B2, B3, D30)`,
  { timeout: scaledTimeout(300_000) },
  async ({ shop }) => {
    const people = await everybody(shop);
    const questions = people.flatMap((person) =>
      ADDRESSES.flatMap((url) => [false, url.startsWith('/api/')].map((ours) => ({ person, url, ours }))),
    );
    const alone: Awaited<ReturnType<typeof ask>>[] = [];
    for (const { person, url, ours } of questions) {
      if (person.secrets.length === 0) await shop.shop.refreshHot(); // not a cached visitor answer: it is made for this caller
      alone.push(await ask(shop, person, url, '', ours));
    }

    questions.forEach(({ person, url, ours }, each) => {
      const { status, body, cache } = alone[each] ?? { status: 0, body: '', cache: '' };
      const label = `${person.who} ${url}`;
      expect(status, label).toBeLessThan(500);
      const foreign = people.flatMap(({ secrets }) => secrets).filter((secret) => !person.secrets.includes(secret));
      for (const secret of foreign) expect(body.includes(secret), `${label}: ${secret}`).toBe(false);
      if (person.headers['authorization'] === undefined && person.secrets.length > 0 && !url.startsWith('/api'))
        expect(cache, label).toBe('private, no-store');
      if (person.price === null && person.who !== 'staff') {
        expect(/.{60}(?:[pP]rice(?:Minor)?":\d|productPrice|[£$€]\s?\d|\d\s?€)/.exec(body)?.[0], label).toBeUndefined();
      }
      if (person.price !== null && url.endsWith('GetProductByID/140') && !ours)
        expect(JSON.parse(body).price, label).toBe(person.price);
    });

    const random = seeded(SEED);
    const wrong: string[] = [];
    for (let turn = 0; turn < TURNS; turn += AT_ONCE) {
      if (turn % TURNS_PER_CHANGE === 0) void shop.shop.refreshHot(); // all cached answers become stale during the request
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          const each = random(questions.length);
          const form = FORMS[random(FORMS.length)] ?? '';
          const question = questions[each];
          if (question === undefined) return;
          const answer = await ask(shop, question.person, question.url, form, question.ours);
          const expected = alone[each];
          if (
            answer.body !== expected?.body ||
            answer.status !== expected.status ||
            answer.location !== expected.location
          )
            wrong.push(`${question.person.who} ${question.url} ${form} ${answer.status}`);
        }),
      );
    }
    expect(wrong).toEqual([]);
  },
);

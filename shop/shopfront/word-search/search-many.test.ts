import { type SQL, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { ours } from '../../catalogue/parts/testing/sample-parts.ts';

// A catalogue with common words: more gromble widgets than are ranked, and some sprockets.
const WIDGETS = 5300;
const PARTS = WIDGETS + 300;
const NAMED = [7, 5200];
const hasIntro = (n: number) => n % 100 === 50;
const isInactive = (n: number) => n % 23 === 0;

test.beforeAll(async ({ shop }) => {
  // As the owner, whose statements have no timeout on a busy machine.
  await shop.owner.execute(sql`
    insert into products (id, name, intro, details, active)
    select 50000 + n,
      case when n in (7, 5200) then 'ZZ-GROMBLE-WIDGET-' || n else 'MANY-1' || lpad(n::text, 4, '0') end,
      case when n % 100 = 50 and n <= ${WIDGETS}::integer then 'Gromble widget' else 'Part' end,
      case when n <= ${WIDGETS}::integer then 'A widget for the gromble.' else 'Sprocket.' end,
      n % 23 <> 0
    from generate_series(1, ${PARTS}::integer) as n
  `);
  await shop.owner.execute(sql`analyze products`);
});

/** Bypasses the shop's own screens, which would invalidate cached answers themselves. */
async function change({ shop }: TestShop, statement: SQL) {
  await shop.db.execute(statement);
  await shop.refreshHot();
}

async function page(api: ApiCaller, keyword: string, number: number) {
  const { body, headers } = await api.get(`/api/Product/GetProductBySearch/${encodeURIComponent(keyword)}/${number}`);
  return {
    found: body.map(({ productID }: { productID: number }) => productID - 50_000),
    total: headers['x-total-count'],
  };
}

const pages = (shop: TestShop, keyword: string, numbers: number[]) =>
  Promise.all(numbers.map((number) => page(shop.api, keyword, number)));

describe('words that very many parts have (D9)', () => {
  test('rank two thousand parts, each with the words in its name among them, then the intro, then the rest: the same on every page', async ({
    shop,
  }) => {
    const found = await pages(shop, 'gromble widget', [1, 2, 3, 111, 112, 113]);
    expect(found.map(({ total }) => total)).toEqual(Array(6).fill('2000'));
    expect(found.map((each) => each.found.length)).toEqual([18, 18, 18, 18, 2, 0]);
    const all = found.flatMap((each) => each.found);
    expect(new Set(all).size).toBe(all.length);
    expect(all.slice(0, 2).toSorted()).toEqual(NAMED.toSorted());
    expect(all.slice(2, 20).every(hasIntro)).toBe(true);
    expect(all.some(isInactive)).toBe(false);
  });

  test('are found half typed, and when they are misspelt', async ({ shop }) => {
    const [exact] = await pages(shop, 'gromble widget', [2]);
    expect((await page(shop.api, 'grombel widgte', 2)).found).toEqual(exact?.found);
    expect((await page(shop.api, 'gromb widg', 1)).total).toBe('2000');
  });

  test('are found even if hardly any part has both', async ({ shop }) => {
    expect(await page(shop.api, 'gromble sprocket', 1)).toEqual({ found: [], total: '0' });
    await change(shop, sql`update products set details = 'Gromble sprocket' where id = 55500`);
    expect(await page(shop.api, 'gromble sprocket', 1)).toEqual({ found: [5500], total: '1' });
  });

  test('are ranked also together with a rare word', async ({ shop }) => {
    await change(shop, sql`update products set details = 'A widget for the blue gromble' where id = 50100`);
    await change(shop, sql`update products set intro = 'Blue widget' where id = 50900`);
    expect((await page(shop.api, 'blue widget', 1)).found.slice(0, 2)).toEqual([900, 100]);
  });
});

test('a search that is sorted otherwise is of the same parts: those with the words in their number are among them', async ({
  shop,
}) => {
  const { body } = await ours(shop, '/api/Product/GetListing?keyword=gromble%20widget&filters=sort%3Dnewest');
  expect(body.products[0].id - 50_000).toBe(Math.max(...NAMED));
});

test('very many part numbers with one beginning are counted up to a thousand, and sorted by number (D9)', async ({
  shop,
}) => {
  const [first, later] = await pages(shop, 'many-1', [1, 60]);
  expect(first?.found.slice(0, 3)).toEqual([1, 2, 3]);
  expect([first?.total, later?.total]).toEqual(['1000', '1081']);
  const numbers = Array.from({ length: PARTS }, (_, index) => index + 1);
  const live = numbers.filter((n) => !isInactive(n) && !NAMED.includes(n));
  expect(later?.found).toEqual(live.slice(59 * 18, 60 * 18));
});

test('there are eight suggestions, matching part numbers first', async ({ shop }) => {
  const suggested = async (keyword: string) =>
    (await ours(shop, `/api/Product/Suggest/${keyword}`)).body.map(({ id }: { id: number }) => id - 50_000);
  expect(await suggested('many-100')).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
  expect((await suggested('gromb')).slice(0, 2).toSorted()).toEqual(NAMED.toSorted());
});

test('a search of the administration says that there are more than it counted', async ({ shop }) => {
  const staff = await shop.asStaff();
  const { body } = await ours(shop, '/api/Administration/Search?keyword=gromble%20widget', staff.token);
  expect(body.products).toMatchObject({ total: 2000, isMore: true });
});

import { type SQL, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { ours } from '../../catalogue/testing/shelf.ts';

// A catalogue where some words are common: 2,300 gromble widgets, and as many sprockets.
const WIDGETS = 2300;
const NAMED = [7, 2222];
const hasIntro = (n: number) => n % 100 === 50;
const isInactive = (n: number) => n % 23 === 0;

test.beforeAll(async ({ shop }) => {
  // By the owner, whose statements may take as long as they need on a busy machine.
  await shop.owner.execute(sql`
    insert into products (id, name, intro, details, active)
    select 50000 + n,
      case when n in (7, 2222) then 'ZZ-GROMBLE-WIDGET-' || n else 'MANY-1' || lpad(n::text, 4, '0') end,
      case when n % 100 = 50 and n <= ${WIDGETS}::integer then 'Gromble widget' else 'Part' end,
      case when n <= ${WIDGETS}::integer then 'A widget for the gromble.' else 'Sprocket.' end,
      n % 23 <> 0
    from generate_series(1, 2 * ${WIDGETS}::integer) as n
  `);
  await shop.owner.execute(sql`analyze products`);
});

const everyWidget = Array.from({ length: WIDGETS }, (_, index) => index + 1);
const inOrder = (widgets: number[]) => [
  ...widgets.filter((n) => NAMED.includes(n)),
  ...widgets.filter((n) => !NAMED.includes(n) && hasIntro(n)),
  ...widgets.filter((n) => !NAMED.includes(n) && !hasIntro(n)),
];

/** Past the shop's own screens, which would tell the kept answers themselves. */
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
  const live = inOrder(everyWidget.filter((n) => !isInactive(n)));

  test('stand by place, the name first, then the intro, then the rest, each by number: on every page', async ({
    shop,
  }) => {
    const found = await pages(shop, 'gromble widget', [1, 2, 3, 4, 5, 6, 60, 122, 123]);
    const expected = [1, 2, 3, 4, 5, 6, 60, 122, 123].map((number) => live.slice((number - 1) * 18, number * 18));
    expect(found.map((each) => each.found)).toEqual(expected);
  });

  test('are counted just past the page; at the end all of them are', async ({ shop }) => {
    const found = await pages(shop, 'widgets of a gromble', [1, 6, 10, 122, 123]);
    expect(found.map(({ total }) => total)).toEqual(['20', '109', '181', '2197', '2200']);
  });

  test('are found half typed, and when they are misspelt', async ({ shop }) => {
    expect((await page(shop.api, 'gromb widg', 1)).found).toEqual(live.slice(0, 18));
    expect((await page(shop.api, 'grombel widgte', 2)).found).toEqual(live.slice(18, 36));
  });

  test('of which hardly a part has two are found all the same', async ({ shop }) => {
    expect(await page(shop.api, 'gromble sprocket', 1)).toEqual({ found: [], total: '0' });
    await change(shop, sql`update products set details = 'Gromble sprocket' where id = 54000`);
    expect(await page(shop.api, 'gromble sprocket', 1)).toEqual({ found: [4000], total: '1' });
  });

  test('narrow nothing where a rare word stands beside them: those hits go by rank', async ({ shop }) => {
    await change(shop, sql`update products set details = 'A widget for the blue gromble' where id = 50100`);
    await change(shop, sql`update products set intro = 'Blue widget' where id = 50900`);
    expect((await page(shop.api, 'blue widget', 1)).found.slice(0, 2)).toEqual([900, 100]);
  });

  test('find inactive parts for staff only', async ({ shop }) => {
    const staff = await page(await shop.asStaff(), 'gromble widget', 3);
    expect(staff.found).toEqual(inOrder(everyWidget).slice(36, 54));
  });
});

test('a part stands where its words are once it is saved, new or changed (D9)', async ({ shop }) => {
  await change(
    shop,
    sql`
    insert into products (id, name, intro, active) values (90000, 'LATE-1', 'Widget, gromble', true)
  `,
  );
  const [, second] = await pages(shop, 'widget gromble', [1, 2]);
  expect(second?.found).toContain(40_000);
  await change(shop, sql`update products set name = 'LATE-GROMBLE-WIDGET' where id = 90000`);
  expect((await page(shop.api, 'widget gromble', 1)).found.slice(0, 3)).toEqual([7, 2222, 40_000]);
  await change(shop, sql`delete from products where id = 90000`);
  expect((await page(shop.api, 'widget gromble', 1)).found).not.toContain(40_000);
});

test('very many part numbers that begin so are counted as far as a thousand, and go by number (D9)', async ({
  shop,
}) => {
  const [first, later] = await pages(shop, 'many-1', [1, 60]);
  expect(first?.found.slice(0, 3)).toEqual([1, 2, 3]);
  expect([first?.total, later?.total]).toEqual(['1000', '1081']);
  const numbers = Array.from({ length: 2 * WIDGETS }, (_, index) => index + 1);
  const live = numbers.filter((n) => !isInactive(n) && !NAMED.includes(n));
  expect(later?.found).toEqual(live.slice(59 * 18, 60 * 18));
});

test('suggestions are eight of them, part numbers that begin so first', async ({ shop }) => {
  const suggested = async (keyword: string) =>
    (await ours(shop, `/api/Product/Suggest/${keyword}`)).body.map(({ id }: { id: number }) => id - 50_000);
  expect(await suggested('many-100')).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
  expect(await suggested('gromb')).toEqual([7, 2222, 50, 150, 250, 350, 450, 550]);
});

test('a search of the administration says that there are more than it counted', async ({ shop }) => {
  const staff = await shop.asStaff();
  const { body } = await ours(shop, '/api/Administration/Search?keyword=gromble%20widget', staff.token);
  expect(body.products).toMatchObject({ total: 20, isMore: true });
});

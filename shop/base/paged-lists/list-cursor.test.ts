import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { news } from '../../shopfront/content/tables.ts';
import { newsList } from '../../shopfront/content/news-list.ts';
import { listPage } from './staff-list.ts';

/** Adds articles of these days; several have the same day, so that their places differ by id alone. */
async function add({ shop: { db } }: TestShop, days: readonly number[]): Promise<number[]> {
  const rows = days.map((day) => ({
    slug: `a-${crypto.randomUUID()}`,
    publishedOn: `2026-03-${String(day).padStart(2, '0')}`,
    title: `Article ${day}`,
    text: 'Text',
  }));
  return (await db.insert(news).values(rows).returning({ id: news.id })).map(({ id }) => id);
}

const day = fc.integer({ min: 1, max: 4 });

/** Something that happens between two pages. */
const happening = fc.oneof(
  fc.record({ does: fc.constant('add' as const), day }),
  fc.record({ does: fc.constant('remove' as const), which: fc.nat() }),
);

describe('a list that is read to its end by cursors (M2)', () => {
  test(
    'has each row that stood throughout exactly once, while others come and go',
    async ({ ownShop: shop }) => {
      const { db } = shop.shop;
      await fc.assert(
        fc.asyncProperty(
          fc.array(day, { minLength: 1, maxLength: 12 }),
          fc.array(fc.array(happening, { maxLength: 5 }), { maxLength: 12 }),
          fc.record({
            sort: fc.constantFrom('published' as const, 'title' as const),
            direction: fc.constantFrom('asc' as const, 'desc' as const),
            pageSize: fc.integer({ min: 1, max: 4 }),
            search: fc.constantFrom(undefined, 'Article'),
          }),
          async (days, happenings, question) => {
            await db.delete(news);
            const alive = await add(shop, days);
            const stood = new Set(alive);
            const read: number[] = [];
            let after: string | undefined;
            for (let page = 0; ; page += 1) {
              const { items, next } = await listPage(shop.shop, newsList, { ...question, after });
              read.push(...items.map(({ id }) => id));
              if (next === undefined) break;
              after = next;
              for (const each of happenings[page] ?? []) {
                if (each.does === 'add') alive.push(...(await add(shop, [each.day])));
                const [gone] = each.does === 'remove' ? alive.splice(each.which % Math.max(alive.length, 1), 1) : [];
                if (gone === undefined) continue;
                stood.delete(gone);
                await db.delete(news).where(sql`${news.id} = ${gone}`);
              }
            }
            expect(new Set(read).size).toBe(read.length);
            expect([...stood].filter((id) => !read.includes(id))).toEqual([]);
          },
        ),
        { numRuns: 60 },
      );
    },
    scaledTimeout(60_000),
  );

  test('by page numbers would lose one of them', async ({ ownShop: shop }) => {
    const { db } = shop.shop;
    await db.delete(news);
    const [first, second, third] = await add(shop, [1, 2, 3]);
    const question = { sort: 'published', direction: 'asc', pageSize: 1 } as const;
    const [byPage, byCursor] = [
      await listPage(shop.shop, newsList, question),
      await listPage(shop.shop, newsList, question),
    ];
    expect(byPage.items.map(({ id }) => id)).toEqual([first]);
    await db.delete(news).where(sql`${news.id} = ${first}`);
    const next = await listPage(shop.shop, newsList, { ...question, page: 2 });
    const after = await listPage(shop.shop, newsList, { ...question, after: byCursor.next });
    expect([next, after].map(({ items }) => items.map(({ id }) => id))).toEqual([[third], [second]]);
  });

  test('goes on with another page size, and tells the same total on every page', async ({ ownShop: shop }) => {
    await shop.shop.db.delete(news);
    const ids = await add(shop, [1, 1, 2, 2, 3]);
    const first = await listPage(shop.shop, newsList, { direction: 'asc', sort: 'published', pageSize: 2 });
    const rest = await listPage(shop.shop, newsList, {
      direction: 'asc',
      sort: 'published',
      pageSize: 9,
      after: first.next,
    });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect([first.total, rest.total, rest.next]).toEqual([5, 5, undefined]);
  });
});

describe('a cursor is refused, with its field (M2)', () => {
  const NEWS = '/api/News/GetNewsList';
  const PRODUCTS = '/api/Product/GetProductList';

  /** The cursor that follows the first row of a list. */
  async function cursorOf(shop: TestShop, address: string): Promise<string> {
    const { headers } = await (await shop.asStaff()).get(address);
    return String(headers['x-next-cursor']);
  }

  /** A cursor with the check that the shop would give these values. */
  function madeUp(values: string): string {
    const of = `id asc,id asc ${JSON.stringify({ sort: 'id', direction: 'asc' })}`;
    const check = createHash('sha256').update(`${of}\0${values}`).digest().subarray(0, 6);
    return Buffer.concat([check, Buffer.from(values)]).toString('base64url');
  }

  test.for([
    [
      'that is mangled',
      async (shop: TestShop) => `${NEWS}?after=x${(await cursorOf(shop, `${NEWS}?pageSize=1`)).slice(1)}`,
    ],
    [
      'that was cut',
      async (shop: TestShop) => `${NEWS}?after=${(await cursorOf(shop, `${NEWS}?pageSize=1`)).slice(0, -2)}`,
    ],
    ['that is nonsense', () => `${NEWS}?after=%F0%9F%96%A8`],
    ['that is longer than any', () => `${NEWS}?after=${'a'.repeat(1001)}`],
    ['of another list', async (shop: TestShop) => `${NEWS}?after=${await cursorOf(shop, `${PRODUCTS}?pageSize=1`)}`],
    [
      'of another order',
      async (shop: TestShop) =>
        `${PRODUCTS}?sort=price&after=${await cursorOf(shop, `${PRODUCTS}?sort=name&pageSize=1`)}`,
    ],
    [
      'of another filter',
      async (shop: TestShop) =>
        `${PRODUCTS}?status=inactive&after=${await cursorOf(shop, `${PRODUCTS}?status=active&pageSize=1`)}`,
    ],
    [
      'beside a page',
      async (shop: TestShop) => `${PRODUCTS}?page=2&after=${await cursorOf(shop, `${PRODUCTS}?pageSize=1`)}`,
    ],
    [
      'that was made up, with a value that the database cannot read',
      () => `${PRODUCTS}?sort=id&direction=asc&after=${madeUp(JSON.stringify(['no-number', '1']))}`,
    ],
    [
      'that was made up, of what is no list of values',
      () => `${PRODUCTS}?sort=id&direction=asc&after=${madeUp('[{"a":1},2]')}`,
    ],
    ['that was made up, of no JSON', () => `${PRODUCTS}?sort=id&direction=asc&after=${madeUp('[')}`],
  ] as const)('%s', async ([, addressOf], { shop }) => {
    const { status, body } = await (await shop.asStaff()).get(await addressOf(shop));
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, 'input.invalid', 'after']);
  });

  test('only for that: the same cursor goes on where it belongs', async ({ shop }) => {
    const staff = await shop.asStaff();
    const whole = await staff.get(`${PRODUCTS}?status=active&pageSize=2`);
    const after = await cursorOf(shop, `${PRODUCTS}?status=active&pageSize=1`);
    const next = await staff.get(`${PRODUCTS}?status=active&pageSize=1&after=${after}`);
    expect([next.status, next.body]).toEqual([200, whole.body.slice(1)]);
  });
});

import { like, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import type { Listing, ProductCard, Shelf } from './paths.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { category, ours, stock, subcategory } from '../../catalogue/parts/testing/sample-parts.ts';

const TAPE = '23140838-5158-4b2f-93e5-850b7a7bd171';
const US_WAREHOUSE = 'a25eee32-3624-4a2a-81c6-eddcc082e151';
const USA = 'us@converter.test';
const GERMANY = 'de@converter.test';

const names = (products: readonly ProductCard[]) => products.map(({ name }) => name);
const parts = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => ({ name: `${prefix}-${String(index + 1).padStart(2, '0')}` }));

describe('pages of 18 (A9, D9)', () => {
  test.for([
    [18, [18, 0], [false, false]],
    [19, [18, 1], [true, false]],
    [36, [18, 18, 0], [true, false, false]],
  ] as const)('%i products', async ([count, lengths, next], { shop }) => {
    const { guid } = await category(shop, { name: `With ${count}`, parts: parts(count, `N${count}`) });
    const pages = await Promise.all(
      lengths.map((_, index) => ours(shop, `/api/Product/GetListing?categoryGuid=${guid}&page=${index + 1}`)),
    );
    expect(pages.map(({ body }) => body.products.length)).toEqual(lengths);
    expect(pages.map(({ body }) => body.hasNext)).toEqual(next);
    expect(pages.map(({ body }) => body.page)).toEqual(lengths.map((_, index) => index + 1));
    const all = pages.flatMap(({ body }) => names(body.products));
    expect(all).toEqual(parts(count, `N${count}`).map(({ name }) => name));
  });

  test.for([
    ['Anilox Rolls', 'ff5181de-256d-43a4-951e-14cc98606889', 18, false],
    ['Dr Blades', '98429c14-e911-4590-a74c-7f0d788d3567', 18, true],
  ] as const)('%s of the sample shop', async ([, guid, length, hasNext], { shop }) => {
    const { body } = await ours(shop, `/api/Product/GetListing?categoryGuid=${guid}`);
    expect([body.products.length, body.hasNext]).toEqual([length, hasNext]);
  });

  test.for(['0', '-1', '1.5', 'two', '1000001'])('page %s is refused with a message', async (page, { shop }) => {
    const { status, body } = await ours(shop, `/api/Product/GetListing?categoryGuid=${TAPE}&page=${page}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'page', message: 'The page must be a whole number from 1 to 1000000' }]);
  });

  test('lists are sorted by name as people sort, not by bytes; inactive parts are left out (B7)', async ({ shop }) => {
    const { guid } = await category(shop, {
      name: 'Sorted',
      parts: [
        { name: 'Zeta' },
        { name: 'ärmel' },
        { name: 'alpha-2' },
        { name: 'Alpha-1' },
        { name: 'beta', active: false },
      ],
    });
    const { body } = await ours(shop, `/api/Product/GetListing?categoryGuid=${guid}`);
    expect(names(body.products)).toEqual(['Alpha-1', 'alpha-2', 'ärmel', 'Zeta']);
  });
});

describe('the selection (A8, D9)', () => {
  const choose = async (shop: Parameters<typeof ours>[0], query: string): Promise<Listing> =>
    (await ours(shop, `/api/Product/GetListing?${query}`)).body;

  test('none: no products, nothing named', async ({ shop }) => {
    expect(await choose(shop, 'categoryGuid=&subcategoryGuid=%20&keyword=')).toEqual({
      mode: 'all',
      category: null,
      subcategory: null,
      keyword: '',
      hint: null,
      products: [],
      page: 1,
      hasNext: false,
      instead: null,
      own: null,
      replaced: null,
      exactId: null,
      counted: null,
      refusals: [],
      suggested: [],
      filters: null,
      press: null,
      presses: [],
      filteredOut: 0,
      sort: 'number',
    });
  });

  test('none: lists the parts that are in no category, page by page, and those alone', async ({ shop }) => {
    const { db } = shop.shop;
    const placed = await category(shop, { name: 'Placed', parts: parts(1, 'PL') });
    await stock(shop, ...parts(19, 'UP'), { name: 'UP-99', active: false });
    expect(names((await choose(shop, `categoryGuid=${placed.guid}`)).products)).toEqual(['PL-01']);
    const first = await choose(shop, 'sort=price');
    expect(first).toMatchObject({ mode: 'all', hasNext: true });
    expect(names(first.products)).toEqual(parts(18, 'UP').map(({ name }) => name));
    expect(names((await choose(shop, 'page=2')).products)).toEqual(['UP-19']);
    await db.delete(products).where(like(products.name, 'UP-%'));
    await shop.shop.refreshHot();
    expect((await choose(shop, '')).products).toEqual([]);
  });

  test('a category by its guid in upper case, as in the links', async ({ shop }) => {
    const listing = await choose(shop, `categoryGuid=${TAPE.toUpperCase()}`);
    expect(listing).toMatchObject({
      mode: 'category',
      category: { id: 28, guid: TAPE, name: 'Tesa Tape' },
      subcategory: null,
    });
    expect(listing.products).toHaveLength(18);
    expect(listing.hasNext).toBe(true);
  });

  test('a sub-category names its category too, and takes precedence over another one', async ({ shop }) => {
    const listing = await choose(
      shop,
      `subcategoryGuid=FBE850CA-3ADD-489E-A7D9-FBF26DAAB9FA&categoryGuid=${US_WAREHOUSE}`,
    );
    expect(listing).toMatchObject({
      mode: 'subcategory',
      category: { id: 28 },
      subcategory: { id: 301, name: 'Super Soft Mounting Tape' },
    });
    expect(names(listing.products)).toEqual(['TT-1015-25', 'TT-1015-50', 'TT-1020-25', 'TT-1020-50']);
  });

  test('a keyword takes precedence over both', async ({ shop }) => {
    const listing = await choose(shop, `keyword=DB-0150&subcategoryGuid=FBE850CA-3ADD-489E-A7D9-FBF26DAAB9FA`);
    expect(listing).toMatchObject({
      mode: 'keyword',
      keyword: 'DB-0150',
      category: null,
      subcategory: null,
      hint: null,
    });
    expect(listing.products[0]?.name).toBe('DB-0150');
  });

  test('the results of a keyword can be narrowed to a category or a sub-category', async ({ shop }) => {
    const parts = ['QF-A1', 'QF-A2'].map((name) => ({ name, intro: 'Quirfel', details: 'A gizmo' }));
    const first = await category(shop, { name: 'Narrow', parts });
    const second = await category(shop, { name: 'Other', parts: [{ name: 'QF-B1', intro: 'Quirfel' }] });
    const under = await subcategory(shop, { name: 'Narrower', categoryId: first.id });
    await shop.shop.db.execute(sql`
      insert into product_subcategories (subcategory_id, product_id, product_name, product_active)
      select ${under.id}, id, name, active
      from products
      where name = 'QF-A2'`);
    const found = async (query: string) => {
      const { mode, products: shown, ...where } = await choose(shop, query);
      return [mode, names(shown), where.category?.name, where.subcategory?.name];
    };
    for (const keyword of ['qf-', 'quirfel']) {
      const search = `keyword=${keyword}`;
      expect(await found(search)).toEqual(['keyword', ['QF-A1', 'QF-A2', 'QF-B1'], undefined, undefined]);
      expect(await found(`${search}&withinGuid=${first.guid.toUpperCase()}`)).toEqual([
        'keyword',
        ['QF-A1', 'QF-A2'],
        'Narrow',
        undefined,
      ]);
      expect(await found(`${search}&withinGuid=${second.guid}`)).toEqual(['keyword', ['QF-B1'], 'Other', undefined]);
      expect(await found(`${search}&withinGuid=${under.guid}`)).toEqual(['keyword', ['QF-A2'], 'Narrow', 'Narrower']);
    }
    expect(await found(`keyword=gizmo&withinGuid=${second.guid}`)).toEqual(['keyword', [], 'Other', undefined]);
    expect(await found(`keyword=qf-&withinGuid=nonsense`)).toEqual([
      'keyword',
      ['QF-A1', 'QF-A2', 'QF-B1'],
      undefined,
      undefined,
    ]);
    expect(await found(`categoryGuid=${second.guid}&withinGuid=${first.guid}`)).toEqual([
      'category',
      ['QF-B1'],
      'Other',
      undefined,
    ]);
  });

  test.for(['categoryGuid=00000000-0000-4000-8000-000000000000', 'subcategoryGuid=nonsense'])(
    'an unknown one is an empty list: %s',
    async (query, { shop }) => {
      expect(await choose(shop, query)).toMatchObject({ category: null, subcategory: null, products: [] });
    },
  );
});

describe('visibility of a category (B7, D8)', () => {
  test('US Warehouse, regional with show 2, is for customers in the USA', async ({ shop }) => {
    const [usa, germany] = [await shop.as(USA), await shop.as(GERMANY)];
    const address = `/api/Product/GetListing?categoryGuid=${US_WAREHOUSE}`;
    const seen = async (token?: string) => (await ours(shop, address, token)).body.products.length > 0;
    expect([await seen(), await seen(germany.token), await seen(usa.token)]).toEqual([false, false, true]);
  });

  test.for([
    ['regional, 1: everybody', { regional: true, show: 1 }, [true, true, true]],
    ['regional, 2: USA', { regional: true, show: 2 }, [false, false, true]],
    ['regional, 3: Europe, which is every other customer', { regional: true, show: 3 }, [false, true, false]],
    ['regional, 4: nobody', { regional: true, show: 4 }, [false, false, false]],
    ['1: everybody', { regional: false, show: 1 }, [true, true, true]],
    ['2 without a region: nobody', { regional: false, show: 2 }, [false, false, false]],
    ['3, archived: nobody', { regional: false, show: 3 }, [false, false, false]],
  ] as const)('%s', async ([name, mark, expected], { shop }) => {
    const { id } = await category(shop, { name, ...mark, onDashboard: true, parts: [{ name: `Part of ${name}` }] });
    const sub = await subcategory(shop, { name, categoryId: id });
    const callers = [undefined, (await shop.as(GERMANY)).token, (await shop.as(USA)).token];
    for (const [index, token] of callers.entries()) {
      const shelves = await ours(shop, '/api/Category/GetShelves', token);
      const menu = await ours(shop, '/api/Category/GetMenu', token);
      const listing = await ours(shop, `/api/Product/GetListing?subcategoryGuid=${sub.guid}`, token);
      expect(shelves.body.some((shelf: Shelf) => shelf.category.id === id)).toBe(expected[index]);
      expect(menu.body.some((each: { id: number }) => each.id === id)).toBe(expected[index]);
      expect(listing.body.subcategory !== null).toBe(expected[index]);
    }
  });

  test('staff rights do not extend what the pages show (D15)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { body } = await ours(shop, `/api/Product/GetListing?categoryGuid=${US_WAREHOUSE}`, staff.token);
    expect(body.products).toEqual([]);
  });
});

test('the dashboard shows the first four of the marked categories by name, in menu order (A23)', async ({ shop }) => {
  const { body } = await ours(shop, '/api/Category/GetShelves');
  const ofSample = body.filter((shelf: Shelf) => [28, 27, 21].includes(shelf.category.id));
  expect(ofSample.map((shelf: Shelf) => shelf.category.name)).toEqual([
    'Tesa Tape',
    'Consumables',
    'Performance Series',
  ]);
  for (const { category, products } of ofSample) {
    const page = await ours(shop, `/api/Product/GetListing?categoryGuid=${category.id}`);
    expect(names(products)).toHaveLength(4);
    expect(names(products)).toEqual(names(page.body.products).slice(0, 4));
  }
});

test('an empty category has no shelf (A23)', async ({ shop }) => {
  const { id } = await category(shop, { name: 'An empty shelf', show: 1, onDashboard: true, parts: [] });
  const { body } = await ours(shop, '/api/Category/GetShelves');
  expect(body.some((shelf: Shelf) => shelf.category.id === id)).toBe(false);
});

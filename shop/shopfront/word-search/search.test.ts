import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import type { ProductCard } from '../search/paths.ts';
import { ours, stock } from '../../catalogue/parts/testing/sample-parts.ts';

const numbers = (found: { productName: string }[]) => found.map(({ productName }) => productName);
const find = async (shop: TestShop, keyword: string, page = 1) =>
  numbers((await shop.api.get(`/api/Product/GetProductBySearch/${encodeURIComponent(keyword)}/${page}`)).body);

describe('the order of results (D9)', () => {
  test.for(['DB-0150', 'db 0150', ' Db0150 ', 'DB/01-50', 'ＤＢ－０１５０', 'ｄｂ　０１５０'])(
    'the exact part number comes first, then those that begin with it, by number, then parts whose text names it: "%s"',
    async (keyword, { shop }) => {
      const found = await find(shop, keyword);
      expect(found.slice(0, 5)).toEqual(['DB-0150', 'DB-0150-20', 'DB-0150-BV', 'DB-0150-CC', 'DB-0150-LL']);
    },
  );

  test('the beginning of a part number is enough', async ({ shop }) => {
    expect((await find(shop, 'an-17-0')).slice(0, 5)).toEqual([
      'AN-17-0165',
      'AN-17-0250',
      'AN-17-0360',
      'AN-17-0500',
      'AN-17-0700',
    ]);
  });

  test('a number from the middle of part numbers finds them', async ({ shop }) => {
    expect(await find(shop, '0150')).toEqual(expect.arrayContaining(['DB-0150', 'DB-0150-BV']));
  });

  test('a word in the part number counts more than in the intro, there more than in the details', async ({ shop }) => {
    await stock(
      shop,
      { name: 'ZZ-3', details: 'Comes with a quibbler.' },
      { name: 'ZZ-2', intro: 'Spare quibbler' },
      { name: 'ZZ-QUIBBLER-1' },
    );
    expect(await find(shop, 'quibbler')).toEqual(['ZZ-QUIBBLER-1', 'ZZ-2', 'ZZ-3']);
  });

  test('equal hits are sorted by name, then by number: the same order on every page', async ({ shop }) => {
    const parts = Array.from({ length: 40 }, (_, index) => ({ name: `WIDGET-${index % 20}`, intro: 'Gromble' }));
    const ids = await stock(shop, ...parts);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => shop.api.get(`/api/Product/GetProductBySearch/gromble/${page}`)),
    );
    expect(pages.map(({ body }) => body.length)).toEqual([18, 18, 4, 0]);
    expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['40', '40', '40', '40']);
    const found = pages.flatMap(({ body }) => body.map((product: { productID: number }) => product.productID));
    expect(found.toSorted((one, other) => one - other)).toEqual(ids.toSorted((one, other) => one - other));
    const again = await shop.api.get('/api/Product/GetProductBySearch/gromble/2');
    expect(numbers(again.body)).toEqual(numbers(pages[1]?.body));
  });

  test('words are found in other forms, and half typed', async ({ shop }) => {
    expect(await find(shop, 'splice')).toContain('TT-SPL-25');
    expect(await find(shop, 'splic')).toContain('TT-SPL-25');
    expect(await find(shop, 'mounti tap')).toContain('TT-1015-25');
  });

  test('every word counts: more words find fewer parts', async ({ shop }) => {
    expect(await find(shop, 'nitrile gloves')).toEqual(['CS-GLOVE-L', 'CS-GLOVE-M']);
    expect(await find(shop, 'nitrile anilox')).toEqual([]);
  });
});

describe('typing errors (D9)', () => {
  test.for([
    ['anelox', 'AN-10-0165'],
    ['anilx', 'AN-10-0165'],
    ['docotr blade', 'DB-0150'],
    ['chmaber sael', 'CS-SEAL-P5-FM'],
    ['photoplymer plate', 'PL-114-635'],
    ['nitrle gloves', 'CS-GLOVE-L'],
    ['adapter bridge', 'SL-ADAPT-13-140'],
    ['DB-0151', 'DB-0150'],
    ['DB-0510', 'DB-0150'],
  ] as const)('"%s" finds %s', async ([keyword, part], { shop }) => {
    expect(await find(shop, keyword)).toContain(part);
  });

  test('are corrected only if little was found: an existing word is taken literally', async ({ shop }) => {
    const found = await find(shop, 'sleeve');
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.every((name) => !name.startsWith('DB-'))).toBe(true);
    expect(await find(shop, 'xyzzy')).toEqual([]);
  });

  test('a new part’s word is known at once', async ({ shop }) => {
    await stock(shop, { name: 'ZZ-9', intro: 'Frobnicator' });
    expect(await find(shop, 'frobnicater')).toEqual(['ZZ-9']);
  });

  test('pages of a misspelt search are consistent too', async ({ shop }) => {
    const [first, second] = await Promise.all([find(shop, 'mounitng tape', 1), find(shop, 'mounitng tape', 2)]);
    expect(first).toHaveLength(18);
    expect(second.length).toBeGreaterThan(0);
    expect(first.filter((name) => second.includes(name))).toEqual([]);
  });
});

describe('the searched content', () => {
  test.for(['%%%', '___', 'D%-0150', 'DB_0151_%', '!!!', "'; drop table products; --", '<->', 'a:*'])(
    'wildcards, operators and quotes are ordinary characters: "%s" finds only what contains it',
    async (keyword, { shop }) => {
      await stock(shop, { name: `WILD-${keyword.length}-XYZ` });
      const found = await find(shop, keyword);
      expect(found).not.toContain(`WILD-${keyword.length}-XYZ`);
      expect(found.length).toBeLessThan(10); // 'D%-0150' may be a typo of 'DB-0150…'
    },
  );

  test('only staff find inactive parts (B7, D30)', async ({ shop }) => {
    const staff = await shop.asStaff();
    expect(await find(shop, 'XX-INACTIVE')).not.toContain('XX-INACTIVE');
    const customer = await shop.as('uk@converter.test');
    expect(numbers((await customer.get('/api/Product/GetProductBySearch/XX-INACTIVE/1')).body)).not.toContain(
      'XX-INACTIVE',
    );
    expect(numbers((await staff.get('/api/Product/GetProductBySearch/XX-INACTIVE/1')).body)[0]).toBe('XX-INACTIVE');
    expect(numbers((await staff.get('/api/Product/GetAllProductsAdmin/XX-INACTIVE')).body)[0]).toBe('XX-INACTIVE');
  });

  test('a regional category hides no part from the search (D8)', async ({ shop }) => {
    expect((await find(shop, 'US-KIT-CLEAN'))[0]).toBe('US-KIT-CLEAN');
  });

  test('fewer than three characters are not searched for: a hint on pages, 400 for programs', async ({ shop }) => {
    const message = 'Enter at least 3 characters to search';
    const staff = await shop.asStaff();
    for (const answer of [
      await shop.api.get('/api/Product/GetProductBySearch/db/1'),
      await shop.api.get('/api/Product/Suggest/%20db%20'),
      await staff.get('/api/Product/GetAllProductsAdmin/db'),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual([{ field: 'keyword', message }]);
    }
    const page = await ours(shop, '/api/Product/GetListing?keyword=db');
    expect(page.body).toMatchObject({ mode: 'keyword', hint: message, products: [], hasNext: false });
  });

  test('more than 100 characters are refused the same way', async ({ shop }) => {
    const long = 'x'.repeat(101);
    const message = 'Enter at most 100 characters to search';
    expect((await shop.api.get(`/api/Product/GetProductBySearch/${long}/1`)).body.errors).toEqual([
      { field: 'keyword', message },
    ]);
    expect((await ours(shop, `/api/Product/GetListing?keyword=${long}`)).body).toMatchObject({ hint: message });
  });
});

describe('suggestions while typing', () => {
  test('at most 8, matching part numbers first, with the content of the list', async ({ shop }) => {
    const { body } = await ours(shop, '/api/Product/Suggest/tt-1');
    expect(body.map(({ name }: ProductCard) => name).slice(0, 4)).toEqual([
      'TT-1015-25',
      'TT-1015-50',
      'TT-1020-25',
      'TT-1020-50',
    ]);
    expect(body[0]).toEqual({
      id: 101,
      name: 'TT-1015-25',
      intro: 'Super soft plate mounting tape, 15 thou, 25 m roll',
      imageHash: expect.stringMatching(/^[\da-f]+$/),
      cloudImageUrl: null,
      ownNumber: null,
      inPlaceOf: null,
      pressFit: null,
      price: null,
      inStock: null,
      hasWidths: true,
    });
    expect((await ours(shop, '/api/Product/Suggest/tape')).body).toHaveLength(8);
  });
});

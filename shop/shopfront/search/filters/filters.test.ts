import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { ours } from '../../../catalogue/parts/testing/sample-parts.ts';
import type { Listing } from '../paths.ts';

const BLADES = 'categoryGuid=98429c14-e911-4590-a74c-7f0d788d3567';
const TAPES = 'categoryGuid=23140838-5158-4b2f-93e5-850b7a7bd171';

async function listed(shop: TestShop, query: string, filters = ''): Promise<Listing> {
  const { status, body } = await ours(shop, `/api/Product/GetListing?${query}&filters=${encodeURIComponent(filters)}`);
  expect(status).toBe(200);
  return body;
}
const names = ({ products }: Listing) => products.map(({ name }) => name);
const facet = ({ filters }: Listing, name: string) => {
  const found = filters?.facets.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no filter by ${name}.`);
  return found;
};
const counts = (listing: Listing, name: string) =>
  Object.fromEntries(facet(listing, name).values.map(({ value, count }) => [value, count]));

describe('a list can be filtered by the measurements of its parts (I1)', () => {
  test('with counts', async ({ shop }) => {
    const listing = await listed(shop, BLADES);
    expect(counts(listing, 'Edge')).toEqual({ bevel: 6, flat: 1, lamella: 11, round: 1 });
    expect(facet(listing, 'Thickness')).toMatchObject({
      unit: 'mm',
      range: { from: null, to: null, least: 0.15, most: 1 },
    });
    expect(listing.filteredOut).toBe(0);
  });

  test('by several values of one attribute, with counts for its other values', async ({ shop }) => {
    const all = await listed(shop, BLADES);
    const [edge, thickness] = [facet(all, 'Edge').id, facet(all, 'Thickness').id];
    const listing = await listed(shop, BLADES, `f=${edge}:bevel&f=${edge}:round`);
    expect(names(listing)).toEqual([
      'DB-0150-BV',
      'DB-0200-BV',
      'DB-0200-RD',
      'DB-0250-BV',
      'DB-0350-PL',
      'DB-0500-PL',
      'DB-0750-PL',
    ]);
    expect([listing.counted, listing.filteredOut]).toEqual([{ count: 7, isMore: false }, 12]);
    // For the attribute itself, everything that the other filters leave, so that another value can be added.
    expect(counts(listing, 'Edge')).toEqual({ bevel: 6, flat: 1, lamella: 11, round: 1 });
    expect(counts(listing, 'Thickness')).toEqual({
      '0.15': 1,
      '0.2': 2,
      '0.25': 1,
      '0.35': 1,
      '0.5': 1,
      '0.75': 1,
    });
    const both = await listed(shop, BLADES, `f=${edge}:bevel&f=${thickness}:0.15`);
    expect(names(both)).toEqual(['DB-0150-BV']);
    expect(counts(both, 'Edge')).toEqual({ bevel: 1, lamella: 6 });
  });

  test('parts that the reader cannot buy come last in every order, and say why (I3)', async ({ shop }) => {
    const { token } = await shop.as('us@converter.test');
    const query = 'keyword=TT-AWARD&filters=sort%3Dnewest';
    const { body } = await ours(shop, `/api/Product/GetListing?${query}`, token);
    expect(names(body)).toEqual(['TT-AWARD-1', 'TT-AWARD-0', 'TT-AWARD-3', 'TT-AWARD-2']);
    expect(body.refusals.map(({ productId }: { productId: number }) => productId)).toEqual(
      body.products.slice(2).map(({ id }: { id: number }) => id),
    );
  });

  test('by a range', async ({ shop }) => {
    const { id } = facet(await listed(shop, BLADES), 'Thickness');
    expect(names(await listed(shop, BLADES, `from${id}=0,5`))).toEqual(['DB-0500-PL', 'DB-0750-PL', 'DB-1000-PL']);
  });

  test('by the widths of a family', async ({ shop }) => {
    const { id } = facet(await listed(shop, TAPES), 'Width');
    const found = names(await listed(shop, TAPES, `from${id}=75&to${id}=75`));
    expect(found).toEqual(expect.arrayContaining(['TT-1015-25', 'TT-SPL-75']));
    expect(found).not.toContain('TT-1015-50');
  });

  test('by type first, if there are several', async ({ shop }) => {
    const consumables = 'categoryGuid=993cce38-facc-43b6-bc3e-644f0ef38939';
    const listing = await listed(shop, consumables);
    expect(listing.filters?.facets).toEqual([]);
    const gloves = listing.filters?.types.find(({ name }) => name === 'Gloves');
    expect(gloves).toMatchObject({ count: 2, isChosen: false });
    expect(names(await listed(shop, consumables, `type=${gloves?.id}`))).toEqual(['CS-GLOVE-L', 'CS-GLOVE-M']);
  });

  test('and so can search results, which keep their order', async ({ shop }) => {
    const all = await listed(shop, 'keyword=doctor+blade');
    const blade = all.filters?.types.find(({ name }) => name === 'Doctor blade');
    const narrowed = await listed(shop, 'keyword=doctor+blade', `type=${blade?.id}`);
    const { id } = facet(narrowed, 'Material');
    const polymer = await listed(shop, 'keyword=doctor+blade', `type=${blade?.id}&f=${id}:stainless steel`);
    expect(names(polymer)).toEqual(['DB-0200-SS']);
  });

  test('a part with a changed measurement is listed by the new one', async ({ shop }) => {
    const edge = facet(await listed(shop, BLADES), 'Edge').id;
    const sharpen = async (word: string) => {
      await shop.shop.db.execute(sql`
        update specifications set word = ${word}
        where attribute_id = ${edge} and product_id = (select id from products where name = 'DB-0150-BV')`);
      await shop.shop.refreshHot();
      return listed(shop, BLADES, `f=${edge}:round`);
    };
    const round = await sharpen('round');
    const back = await sharpen('bevel');
    expect(names(round)).toEqual(['DB-0150-BV', 'DB-0200-RD']);
    expect(counts(round, 'Edge')).toEqual({ bevel: 5, flat: 1, lamella: 11, round: 2 });
    expect(names(back)).toEqual(['DB-0200-RD']);
  });

  test('no part meets a filter of another type, and pages continue where the previous one ended', async ({ shop }) => {
    const width = facet(await listed(shop, TAPES), 'Width').id;
    const blade = (await listed(shop, 'keyword=doctor+blade')).filters?.types.find(
      ({ name }) => name === 'Doctor blade',
    );
    expect(await listed(shop, BLADES, `type=${blade?.id}&from${width}=1`)).toMatchObject({
      products: [],
      counted: { count: 0, isMore: false },
      hasNext: false,
    });
    const [first, second] = await Promise.all(
      [1, 2].map((page) => listed(shop, `${BLADES}&page=${page}`, `type=${blade?.id}&sort=newest`)),
    );
    expect([first?.products.length, first?.hasNext, second?.products.length, second?.hasNext]).toEqual([
      18,
      true,
      1,
      false,
    ]);
    const both = [first, second].flatMap((listing) => listing?.products.map(({ id }) => id) ?? []);
    expect(new Set(both).size).toBe(19);
  });

  test('a value that no part has leaves nothing, and the page says how much it excludes', async ({ shop }) => {
    const { id } = facet(await listed(shop, BLADES), 'Edge');
    expect(await listed(shop, BLADES, `f=${id}:wooden`)).toMatchObject({ products: [], filteredOut: 19 });
  });
});

test('lists are sorted by number, price or newest first (I3)', async ({ shop }) => {
  const byPrice = await listed(shop, BLADES, 'sort=price');
  expect(names(byPrice).slice(0, 3)).toEqual(['DB-0025', 'DB-0350-PL', 'DB-0150-20']);
  expect(byPrice.sort).toBe('price');
  expect(names(await listed(shop, BLADES, 'sort=number'))[0]).toBe('DB-0025');
  expect((await listed(shop, BLADES)).sort).toBe('number');
  expect((await listed(shop, 'keyword=blade')).sort).toBe('relevance');
});

import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import type { Listing } from '../search/paths.ts';
import { ours, stock } from '../../catalogue/parts/testing/sample-parts.ts';

async function listed(shop: TestShop, keyword: string, more = ''): Promise<Listing> {
  return (await ours(shop, `/api/Product/GetListing?keyword=${encodeURIComponent(keyword)}${more}`)).body;
}
const names = ({ products }: Listing) => products.map(({ name }) => name);

describe('results match the input, or say that they do not (I3)', () => {
  test('a corrected part number is reported, and the original can be searched', async ({ shop }) => {
    const corrected = await listed(shop, 'TT-1051');
    expect(corrected.instead).toEqual({ how: 'corrected', keyword: 'TT-1015', leftOut: [] });
    expect(names(corrected)).toEqual(['TT-1015-25', 'TT-1015-50']);
    const exactly = await listed(shop, 'TT-1051', '&exactly=1');
    expect([exactly.instead, exactly.products]).toEqual([null, []]);
  });

  test.for([
    ['anelox', 'anilox'],
    ['anlox', 'anilox'],
    ['docotr blade', 'doctor blade'],
    ['emergancy stop', 'emergency stop'],
    ['raqueta', 'rasqueta'],
  ] as const)('"%s" is searched for as "%s", and the answer says so', async ([typed, meant], { shop }) => {
    const { instead, products } = await listed(shop, typed);
    expect(instead).toEqual({ how: 'corrected', keyword: meant, leftOut: [] });
    expect(products).not.toEqual([]);
  });

  test.for(['anilox roller', 'mounti tap', 'splice', 'Rakeln', 'tóner', 'TT1O15', 'tesa'])(
    '"%s" is correct: nothing is reported',
    async (typed, { shop }) => {
      const { instead, products } = await listed(shop, typed);
      expect(instead).toBeNull();
      expect(products).not.toEqual([]);
    },
  );

  test('if nothing matches completely, one demand is omitted, and the answer says so', async ({ shop }) => {
    const { instead, products } = await listed(shop, 'nitrile gloves xqzzv');
    expect(instead).toEqual({ how: 'near', keyword: 'nitrile gloves', leftOut: ['xqzzv'] });
    expect(products.map(({ name }) => name)).toEqual(['CS-GLOVE-L', 'CS-GLOVE-M']);
    const both = await listed(shop, 'nitrile anilox');
    expect(both.instead).toEqual({ how: 'near', keyword: 'anilox', leftOut: ['nitrile'] });
  });

  test('an unknown number shows those that begin with it, and says so', async ({ shop }) => {
    const { instead, products } = await listed(shop, 'AN-17-99');
    expect(instead).toEqual({ how: 'near', keyword: 'AN-17', leftOut: [] });
    expect(products[0]?.name).toBe('AN-17-0165');
  });

  test.for(['asdfgh', 'xqzzv 88417', '%%%', 'pizza'])('"%s" finds nothing', async (typed, { shop }) => {
    expect(await listed(shop, typed)).toMatchObject({
      products: [],
      instead: null,
      counted: { count: 0, isMore: false },
    });
  });
});

test('the part with exactly the typed number is named, in any notation (I3)', async ({ shop }) => {
  expect((await listed(shop, 'dbo150')).exactId).toBe(140);
  expect((await listed(shop, 'DB-01')).exactId).toBeNull();
  expect((await listed(shop, 'DB-0151')).exactId).toBeNull();
});

test('results are counted, up to a hundred and a page (I3)', async ({ shop }) => {
  expect((await listed(shop, 'nitrile gloves')).counted).toEqual({ count: 2, isMore: false });
  await stock(shop, ...Array.from({ length: 130 }, (_, at) => ({ name: `COUNTED-${at}` })));
  expect((await listed(shop, 'counted-')).counted).toEqual({ count: 100, isMore: true });
});

test('parts that the reader cannot buy come last and say why; others see them in their place (I3, D4)', async ({
  shop,
}) => {
  await stock(shop, { name: 'LAST-1', intro: 'Brumble' }, { name: 'LAST-2', intro: 'Brumble' });
  await shop.owner.execute(sql`update products set award = 2 where name = 'LAST-1'`);
  await shop.shop.refreshHot();
  const us = await shop.as('us@converter.test');
  const { body } = await ours(shop, '/api/Product/GetListing?keyword=brumble', us.token);
  expect(names(body)).toEqual(['LAST-2', 'LAST-1']);
  expect(body.refusals).toEqual([
    {
      productId: body.products[1].id,
      message: 'This product/offer is currently unavailable in your country',
    },
  ]);
  expect(names(await listed(shop, 'brumble'))).toEqual(['LAST-1', 'LAST-2']);
});

test('parts that only another region’s category holds come last, with and without filters, and while typing (I3, D8)', async ({
  shop,
}) => {
  const [uk, us] = await Promise.all(['uk', 'us'].map((name) => shop.as(`${name}@converter.test`)));
  const found = async (more: string, token?: string) =>
    names((await ours(shop, `/api/Product/GetListing?keyword=wipes${more}`, token)).body);
  expect((await found('', us?.token))[0]).toBe('US-PALLET-WIPES');
  for (const more of ['', '&filters=sort%3Dprice', '&filters=sort%3Dnewest']) {
    for (const token of [uk?.token, undefined]) {
      const isRegional = (await found(more, token)).map((name) => name.startsWith('US-'));
      expect([isRegional.includes(true), isRegional]).toEqual([true, isRegional.toSorted()]);
    }
  }
  const typing = await ours(shop, '/api/Product/Suggest/wipes', uk?.token);
  expect(typing.body[0].name).toBe('CS-WIPE-300');
});

test('a searched width has its own price, in the list and while typing (I2, B2)', async ({ shop }) => {
  const { token } = await shop.as('uk@converter.test');
  const found = (await ours(shop, '/api/Product/GetListing?keyword=super+soft+100+mm', token)).body.products[0];
  const offered = (await ours(shop, '/api/Product/Suggest/super%20soft%20100%20mm', token)).body[0];
  const inWidth = { name: 'TT-1015-25', soughtWidth: { id: 504, details: '100 mm' } };
  const page = (await ours(shop, '/api/Product/GetProductDetail/101', token)).body;
  const price = page.variants.find(({ id }: { id: number }) => id === 504).price;
  expect(found).toMatchObject({ ...inWidth, price });
  expect(offered).toMatchObject({ ...inWidth, price });
  const first = (await ours(shop, '/api/Product/GetListing?keyword=super+soft', token)).body.products[0];
  expect(first).toMatchObject({ name: 'TT-1015-25', price: page.price });
  expect(first).not.toHaveProperty('soughtWidth');
});

describe('near matches if nothing matches completely (I3)', () => {
  test('a trade word counts more than a machine’s number, and its series more than nothing', async ({ shop }) => {
    const { instead, products } = await listed(shop, 'p7-99 blade');
    expect(instead).toEqual({ how: 'near', keyword: 'p7 blade', leftOut: ['p7-99'] });
    expect(products[0]?.name).toBe('DB-0200-35');
    expect((await listed(shop, 'p9-99 blade')).instead).toEqual({ how: 'near', keyword: 'blade', leftOut: ['p9-99'] });
  });

  test('a measurement that no part has shows the nearest first, in any unit', async ({ shop }) => {
    const anilox = await listed(shop, 'anilox 800');
    expect(anilox.instead).toEqual({ how: 'near', keyword: 'anilox', leftOut: ['800'], nearest: '700 lpi' });
    expect(names(anilox).slice(0, 3)).toEqual(['AN-10-0700', 'AN-13-0700', 'AN-17-0700']);
    expect(names(await listed(shop, 'anilox 2.6 bcm')).slice(0, 3)).toEqual(['AN-10-0500', 'AN-13-0500', 'AN-17-0500']);
  });
});

describe('searches of strangers (I2, I3)', () => {
  test('carrier words are no condition', async ({ shop }) => {
    expect((await listed(shop, 'I need an end seal for a P5 press')).instead).toBeNull();
    expect(names(await listed(shop, 'end seal for press P7-13'))[0]).toBe('CS-SEAL-P7-FM');
    expect((await listed(shop, 'machine')).products).not.toEqual([]);
  });

  test('a part is found by a press that it fits, also when the press is renamed', async ({ ownShop: shop }) => {
    expect(names(await listed(shop, 'brake pads P5-13'))).toEqual(['P5-BRAKE-PAD']);
    await shop.owner.execute(sql`update press_models set name = 'X9-13' where name = 'P5-13'`);
    await shop.shop.refreshHot();
    expect(names(await listed(shop, 'brake pads x9-13'))).toEqual(['P5-BRAKE-PAD']);
    await shop.owner.execute(
      sql`delete from part_fits where product_id = (select id from products where name = 'P5-BRAKE-PAD')`,
    );
    await shop.shop.refreshHot();
    expect(await listed(shop, 'brake pads x9-13')).toMatchObject({ instead: { keyword: 'brake pads' } });
  });

  test('several words are corrected, and the strongest is searched for if no part has all', async ({ shop }) => {
    const { instead, products } = await listed(shop, 'anolox sleve');
    expect(instead).toEqual({ how: 'near', keyword: 'anilox', leftOut: ['sleeve'] });
    expect(products[0]?.name).toMatch(/^AN-/);
    const { instead: one } = await listed(shop, 'velvety nitrile fuser wobbles');
    expect(one).toEqual({ how: 'near', keyword: 'fuser', leftOut: ['velvety', 'nitrile', 'wobbles'] });
  });

  test('a word of another language is left out before an English one', async ({ shop }) => {
    const { instead } = await listed(shop, 'zahn loupe');
    expect(instead).toEqual({ how: 'near', keyword: 'loupe', leftOut: ['zahn'] });
  });

  test.for([
    ['why does ink leak at the chamber?', 'symptom', 'CS-SEAL-P5-FM'],
    ['3M E1020 tape', 'number', 'TT-1020-25'],
  ] as const)(
    '"%s" is a %s, which the answer says and an exact search ignores',
    async ([typed, how, part], { shop }) => {
      const { instead, products } = await listed(shop, typed);
      expect([instead?.how, products[0]?.name]).toEqual([how, part]);
      expect((await listed(shop, typed, '&exactly=1')).instead).toBeNull();
    },
  );

  test('of equal results the part that is ordered more often comes first', async ({ shop }) => {
    await stock(shop, { name: 'EQUAL-1', intro: 'Frobble' }, { name: 'EQUAL-2', intro: 'Frobble' });
    await shop.owner.execute(sql`update products set times_ordered = 7 where name = 'EQUAL-2'`);
    expect(names(await listed(shop, 'frobble'))).toEqual(['EQUAL-2', 'EQUAL-1']);
  });
});

describe('a part is found by the content of other tables (I2)', () => {
  test('its category, its widths, its measurements, the end of its number', async ({ shop }) => {
    expect(names(await listed(shop, 'tesa')).every((name) => name.startsWith('TT-'))).toBe(true);
    expect(names(await listed(shop, 'splicing 75 mm'))).toEqual(['TT-SPL-75']);
    expect(names(await listed(shop, 'blade 0,25 x 40'))).toEqual(['DB-0250-BV']);
    expect(names(await listed(shop, 'hmi-15'))).toEqual(['P5-HMI-15']);
  });

  test('at once when they change', async ({ shop }) => {
    const [id = 0] = await stock(shop, { name: 'MOVED-1' });
    expect(names(await listed(shop, 'letterpress moved', '&exactly=1'))).not.toContain('MOVED-1');
    await shop.owner.execute(sql`
      insert into product_categories (category_id, product_id, product_name, product_active) values (35, ${id}, 'MOVED-1', true)`);
    await shop.shop.refreshHot();
    expect((await listed(shop, 'letterpress spares')).products.map((part) => part.id)).toContain(id);
    await shop.owner.execute(sql`update categories set name = 'Quaint Presses' where id = 35`);
    await shop.shop.refreshHot();
    expect((await listed(shop, 'quaint presses')).products.map((part) => part.id)).toContain(id);
    await shop.owner.execute(sql`delete from product_categories where product_id = ${id}`);
    await shop.shop.refreshHot();
    expect((await listed(shop, 'quaint presses')).products.map((part) => part.id)).not.toContain(id);
  });
});

import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { ours } from '../../catalogue/parts/testing/sample-parts.ts';

const places = async (shop: TestShop, keyword: string, token?: string) =>
  (await ours(shop, `/api/Product/GetNamedPlaces/${encodeURIComponent(keyword)}`, token)).body;
const presses = async (shop: TestShop, keyword: string): Promise<string[]> =>
  (await places(shop, keyword)).presses.map(({ modelName }: { modelName: string }) => modelName);
const categories = async (shop: TestShop, keyword: string, token?: string): Promise<string[]> =>
  (await places(shop, keyword, token)).categories.map(({ name }: { name: string }) => name);

describe('presses and categories that a keyword names (I2)', () => {
  test.for([
    ['P5-13', ['P5-13']],
    ['p513', ['P5-13']],
    ['end seal for P5-13', ['P5-13']],
    ['the 2200 press', ['2200']],
    ['p5-1', ['P5-10', 'P5-13', 'P5-17']],
    ['seal 22', []],
    ['gloves', []],
  ] as const)('"%s" names %j', async ([keyword, named], { shop }) => {
    expect(await presses(shop, keyword)).toEqual(named);
  });

  test('a press has its drawings and manuals, and stands above the results', async ({ shop }) => {
    const [press] = (await places(shop, '2200')).presses;
    expect(press).toMatchObject({ modelPath: '2200', hasDrawings: true, hasManuals: true });
    const { body } = await ours(shop, '/api/Product/GetListing?keyword=gear+2200');
    expect(body.presses).toEqual([press]);
    expect((await ours(shop, '/api/Product/GetListing?keyword=gear+2200&page=2')).body.presses).toEqual([]);
  });

  test('categories come before their sub-categories, each word at the beginning of one', async ({ shop }) => {
    expect(await categories(shop, 'anilox')).toEqual([
      'Anilox Rolls',
      '10 inch Anilox Rolls',
      '13 inch Anilox Rolls',
      '17 inch Anilox Rolls',
    ]);
    expect(await categories(shop, 'poly bla')).toEqual(['Polymer Blades']);
    expect(await categories(shop, 'nilox')).toEqual([]);
  });

  test('a category that the reader cannot see is not named (D8)', async ({ shop }) => {
    const [uk, us] = await Promise.all(['uk', 'us'].map((name) => shop.as(`${name}@converter.test`)));
    expect(await categories(shop, 'warehouse', uk?.token)).toEqual([]);
    expect(await categories(shop, 'warehouse', us?.token)).toEqual(['US Warehouse']);
  });
});

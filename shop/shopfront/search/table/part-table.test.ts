import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { ours } from '../../../catalogue/parts/testing/sample-parts.ts';
import type { PartTable } from '../paths.ts';

const TAPE = 101; // TT-1015-25, with widths
const BLADE = 140; // DB-0150
const INACTIVE = 158;

async function tableOf(shop: TestShop, parts: readonly number[], email = 'uk@converter.test'): Promise<PartTable> {
  const { token } = await shop.as(email);
  const { status, body } = await ours(shop, `/api/Product/GetPartTable?parts=${parts.join(',')}`, token);
  expect(status).toBe(200);
  return body;
}

describe('a list as a table (G5)', () => {
  test('the attributes of a type are in their order, at most five', async ({ shop }) => {
    const { columns, families } = await tableOf(shop, [141, BLADE]);
    expect(families).toEqual([]);
    expect(columns.length).toBeLessThanOrEqual(5);
    const thickness = columns.find(({ name }) => name === 'Thickness');
    expect(thickness?.cells.map(({ productId, values }) => [productId, values[0]?.low])).toEqual([
      [141, 0.2],
      [BLADE, 0.15],
    ]);
  });

  test('attributes of several types with the same name are one column', async ({ shop }) => {
    const { columns } = await tableOf(shop, [TAPE, BLADE]);
    const names = columns.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    const thickness = columns.find(({ name }) => name === 'Thickness');
    expect(thickness?.cells.map(({ productId }) => productId)).toEqual([TAPE, BLADE]);
  });

  test("a family shows each width with the reader's own price, as its page does", async ({ shop }) => {
    for (const email of ['uk@converter.test', 'us@converter.test']) {
      const { families } = await tableOf(shop, [TAPE], email);
      const { token } = await shop.as(email);
      const { body: page } = await ours(shop, `/api/Product/GetProductDetail/${TAPE}`, token);
      expect(families.map(({ productId }) => productId)).toEqual([TAPE]);
      expect(families[0]?.widths.map(({ id, details, price }) => ({ id, details, price }))).toEqual(
        page.variants.map(({ id, details, price }: PartTable['families'][number]['widths'][number]) => ({
          id,
          details,
          price,
        })),
      );
    }
  });

  test("a width has the company's own number, and nobody else's (H6)", async ({ shop }) => {
    const uk = await shop.as('uk@converter.test');
    const rows = [{ ownNumber: 'HL-TABLE-50', part: 'TT-1015-25', width: '50 mm' }];
    expect((await uk.post('/api/OwnNumber/SaveOwnNumbers', { rows })).status).toBe(200);
    const numbersFor = async (email: string) =>
      (await tableOf(shop, [TAPE], email)).families.flatMap(({ widths }) =>
        widths.flatMap(({ details, ownNumber }) => (ownNumber === null ? [] : [[details, ownNumber]])),
      );
    expect(await numbersFor('uk@converter.test')).toEqual([['50 mm', 'HL-TABLE-50']]);
    expect(await numbersFor('us@converter.test')).toEqual([]);
  });

  test('parts not on offer, and those after the eighteenth, are left out', async ({ shop }) => {
    expect(await tableOf(shop, [INACTIVE, 999_999])).toEqual({ columns: [], families: [] });
    const many = Array.from({ length: 18 }, (_, index) => 900_000 + index);
    expect(await tableOf(shop, [...many, TAPE])).toEqual({ columns: [], families: [] });
  });

  test.for(['', 'x', '1,', '0', '1,-2'])('"%s" is refused', async (parts, { shop }) => {
    const { token } = await shop.as('uk@converter.test');
    expect((await ours(shop, `/api/Product/GetPartTable?parts=${parts}`, token)).status).toBe(400);
  });

  test('visitors have none', async ({ shop }) => {
    expect((await ours(shop, `/api/Product/GetPartTable?parts=${TAPE}`)).status).toBe(401);
  });
});

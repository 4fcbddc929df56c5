import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { ours } from '../../../catalogue/parts/testing/sample-parts.ts';
import type { Comparison } from '../paths.ts';

async function compared(shop: TestShop, parts: string): Promise<Comparison> {
  const { status, body } = await ours(shop, `/api/Product/GetComparison?parts=${parts}`);
  expect(status).toBe(200);
  return body;
}

const names = ({ products }: Comparison) => products.map(({ name }) => name);
const BLADE = 140; // DB-0150
const TAPE = 101;
const INACTIVE = 158;

describe('up to six parts of one type side by side (I5)', () => {
  test('in the order of the address, with the differences', async ({ shop }) => {
    const comparison = await compared(shop, `141,${BLADE}`);
    expect(comparison.products.map(({ id }) => id)).toEqual([141, BLADE]);
    expect(comparison).toMatchObject({ typeName: 'Doctor blade', leftOut: 0 });
    const thickness = comparison.rows.find(({ name }) => name === 'Thickness');
    expect(thickness?.cells).toHaveLength(2);
    expect(comparison.rows.every(({ cells }) => cells.length === 2)).toBe(true);
  });

  test('parts of another type, repeated, unavailable or too many are left out', async ({ shop }) => {
    const comparison = await compared(shop, `${INACTIVE},999999,${BLADE},${TAPE},${BLADE}`);
    expect([names(comparison), comparison.leftOut]).toEqual([['DB-0150'], 3]);
    const { body } = await ours(shop, '/api/Product/GetListing?categoryGuid=98429c14-e911-4590-a74c-7f0d788d3567');
    const blades = body.products.slice(0, 8).map(({ id }: { id: number }) => id);
    const many = await compared(shop, blades.join(','));
    expect([many.products.length, many.leftOut]).toEqual([6, 2]);
  });

  test('without any available part the comparison is empty', async ({ shop }) => {
    expect(await compared(shop, '999999')).toMatchObject({ products: [], rows: [], typeId: null, leftOut: 1 });
  });

  test('visitors see no price', async ({ shop }) => {
    const { products } = await compared(shop, `${BLADE}`);
    expect(products.map(({ price }) => price)).toEqual([null]);
  });

  test.for(['', 'x', '1,', '0', '1,2;3', Array(60).fill('1').join()])('"%s" is refused', async (parts, { shop }) => {
    expect((await ours(shop, `/api/Product/GetComparison?parts=${parts}`)).status).toBe(400);
  });
});

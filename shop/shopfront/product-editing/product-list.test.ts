import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { newProduct } from './testing/staff-at-work.ts';

const list = '/api/Product/GetProductList';
const names = (body: { name: string }[]) => body.map(({ name }) => name);

describe('the list of products for staff (E5)', () => {
  test('a row has the price of each price class in each currency (B2, B3)', async ({ shop }) => {
    const [staff, row] = [
      await shop.asStaff(),
      await newProduct(shop, { productPriceDollar: 100, productPriceEuro: 95 }),
    ];
    // The sample data's rates: 0.79 pounds and 0.92 euros per dollar.
    const { body } = await staff.get(`${list}?search=${row.name}`);
    expect(body).toEqual([
      {
        id: row.id,
        name: row.name,
        intro: 'Doctor blade, long life',
        stockLevel: 12,
        active: true,
        imageHash: null,
        cloudImageUrl: null,
        prices: {
          1: { 1: 10_000, 2: 7900, 3: 9500 },
          2: { 1: 8000, 2: 6320, 3: 7600 },
          3: { 1: 10_000, 2: 7900, 3: 9500 },
        },
      },
    ]);
  });

  test('it searches anywhere in name and description, part numbers in any spelling, and includes inactive ones', async ({
    shop,
  }) => {
    const [staff, row] = [
      await shop.asStaff(),
      await newProduct(shop, { productName: 'QX-77/B', productIntro: 'Ink pump gasket', productStatus: 2 }),
    ];
    for (const search of ['qx77b', 'QX 77', 'X-77', 'PUMP GASK', String(row.id)])
      expect(names((await staff.get(`${list}?search=${encodeURIComponent(search)}`)).body)).toContain('QX-77/B');
    expect((await staff.get(`${list}?search=%25%25%25`)).body).toEqual([]); // no wildcard
    expect((await staff.get(`${list}?search=ab`)).status).toBe(400);
  });

  test('it is sorted and filtered by the server', async ({ shop }) => {
    const staff = await shop.asStaff();
    await newProduct(shop, { productName: 'SORT-1', productPriceDollar: 30, stockLevel: 0 });
    await newProduct(shop, { productName: 'SORT-2', productPriceDollar: 10, stockLevel: 3 });
    await newProduct(shop, { productName: 'SORT-3', productPriceDollar: 20, stockLevel: 50, productStatus: 2 });
    const ask = async (question: string) => names((await staff.get(`${list}?search=SORT-&${question}`)).body);
    expect(await ask('sort=price')).toEqual(['SORT-2', 'SORT-3', 'SORT-1']);
    expect(await ask('sort=stock&direction=desc')).toEqual(['SORT-3', 'SORT-2', 'SORT-1']);
    expect(await ask('status=inactive')).toEqual(['SORT-3']);
    expect(await ask('stock=none')).toEqual(['SORT-1']);
    expect(await ask('stock=low')).toEqual(['SORT-1']); // SORT-2 has no reorder point
    expect(await ask('picture=with')).toEqual([]);
    expect(await ask('categoryId=28')).toEqual([]);
    expect(await ask('page=2&pageSize=2')).toEqual(['SORT-3']);
  });

  test('a category shows its own, including inactive ones; all without a category can be listed as well', async ({
    shop,
  }) => {
    const staff = await shop.asStaff();
    const { headers } = await staff.get(`${list}?categoryId=28`);
    const all = await staff.get('/api/ProductCategory/FindProductsByCategoryID/28/1');
    expect(headers['x-total-count']).toBe(all.headers['x-total-count']);
    expect((await staff.get(`${list}?categoryId=99999`)).body).toEqual([]);
  });

  test('it is exported as a spreadsheet, with the same query', async ({ shop }) => {
    const staff = await shop.asStaff();
    await newProduct(shop, { productName: '=CSV-1', productIntro: '@sum', productPriceDollar: 12.5 });
    const { body, headers } = await staff.get('/Administration/export/products.csv?search=CSV-1');
    expect(headers['content-type']).toContain('text/csv');
    const [head, row] = String(body).replace('\uFEFF', '').split('\r\n');
    expect(head).toBe(
      'productID,Name,Description,Stock,European USD,European GBP,European EUR,Domestic USD,Domestic GBP,Domestic EUR,International USD,International GBP,International EUR,Status',
    );
    expect(row).toMatch(/^\d+,'=CSV-1,'@sum,12,12\.5,9\.88,11\.5,10,7\.9,9\.2,12\.5,9\.88,11\.5,Active$/);
  });
});

import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { ours, stock } from '../../catalogue/parts/testing/sample-parts.ts';
import type { ProductCard } from './paths.ts';

test('lists show a customer when a part can ship, a visitor that it is in stock (L4)', async ({ ownShop: shop }) => {
  const staff = await shop.asStaff();
  const { token } = await shop.as('uk@converter.test');
  const [first, , third] = await stock(
    shop,
    { name: 'PROM-1', stockLevel: 12, leadTimeDays: 21 },
    { name: 'PROM-2', stockLevel: 1200 },
    { name: 'PROM-3', stockLevel: 0, leadTimeDays: 21 },
    { name: 'PROM-4', stockLevel: 0, leadTimeDays: 21 },
    { name: 'PROM-5', stockLevel: 0 },
  );
  for (const productId of [first, third]) {
    const added = await staff.post('/api/Stock/AddArrival', { productId, quantity: 50, expectedOn: '2099-12-03' });
    expect(added.status).toBe(200);
  }
  await shop.shop.refreshHot();
  const readPromises = async (as?: string) => {
    const { body } = await ours(shop, '/api/Product/GetListing?keyword=PROM-', as);
    return body.products.map(({ inStock, promised }: ProductCard) => [inStock, promised]);
  };
  expect(await readPromises(token)).toEqual([
    [true, '12 in stock, more on 3 Dec'],
    [true, '1,200 in stock'],
    [false, 'More on 3 Dec'],
    [false, 'About 3 weeks'],
    [false, null],
  ]);
  expect(await readPromises()).toEqual([
    [true, null],
    [true, null],
    [false, null],
    [false, null],
    [false, null],
  ]);
  const { body } = await ours(shop, '/api/Product/GetListing?keyword=PROM-1', token, 'de');
  expect(body.products[0].promised).toBe('12 auf Lager, weitere am 3. Dez.');
});

test('so do shelves, related parts and the comparison (L4)', async ({ shop }) => {
  const { token } = await shop.as('uk@converter.test');
  const [shelves, page, compared] = await Promise.all([
    ours(shop, '/api/Category/GetShelves', token),
    ours(shop, '/api/Product/GetProductDetail/101', token),
    ours(shop, '/api/Product/GetComparison?parts=140,141', token),
  ]);
  const cards: ProductCard[] = [
    ...shelves.body.flatMap(({ products }: { products: ProductCard[] }) => products),
    ...page.body.related,
    ...compared.body.products,
  ];
  const there = cards.filter(({ inStock }) => inStock);
  expect(there.length).toBeGreaterThan(5);
  for (const { promised } of there) expect(promised).toMatch(/^[\d,]+ in stock/);
});

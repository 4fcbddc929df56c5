import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { cartWith } from '../cart/testing/fill-cart.ts';
import { newProduct } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { ADDRESS, orderOf, place } from '../orders/testing/buying.ts';

test('the basket shows when a part can ship, and the order keeps that promise (L4)', async ({ ownShop }) => {
  const staff = await ownShop.asStaff();
  const uk = await ownShop.as('uk@converter.test');
  const { id: productId, name } = await newProduct(ownShop, { stockLevel: 12 });
  await staff.post('/api/Stock/SaveStockTerms', { productId, leadTimeDays: 21, lowStock: 5 });
  await staff.post('/api/Stock/AddArrival', { productId, quantity: 50, expectedOn: '2099-12-03' });
  await ownShop.shop.refreshHot();
  const promise = { inStock: 12, moreOn: '2099-12-03', weeks: 3 };
  const cartGuid = await cartWith(ownShop, uk, { part: name, quantity: 5 });
  expect((await uk.get(`/api/Cart/GetAllCartsByID/${cartGuid}`)).body).toMatchObject([{ deliveryPromise: promise }]);
  const { body: orderId } = await place(uk, cartGuid, ADDRESS.uk);
  await staff.post('/api/Stock/BookStock', { productId, kind: 'count', quantity: 500 });
  const items = `/api/SaleItem/GetAllSaleItemsBySaleID/${orderId}`;
  expect((await uk.get(items)).body).toMatchObject([{ productID: productId, deliveryPromise: promise }]);
});

test('the promised date is part of the snapshot: nobody rewrites it (B9)', async ({ shop }) => {
  const orderId = await orderOf(shop, await shop.as('uk@converter.test'), ADDRESS.uk, [
    { part: 'DB-0150', quantity: 2 },
  ]);
  await expect(
    shop.owner.$client.query('update order_lines set promise = null where order_id = $1', [orderId]),
  ).rejects.toThrow('is a snapshot');
});

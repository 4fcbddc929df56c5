import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { cartWith } from '../cart/testing/fill-cart.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { ours } from '../../catalogue/parts/testing/sample-parts.ts';
import { listWith } from '../lists/testing/fill-list.ts';
import { ADDRESS, orderOf, place } from '../orders/testing/buying.ts';

const CHOOSE = 'Please choose a width.';

test('a part that got widths after it was ordered asks for one everywhere; none is ordered at the first one’s price', async ({
  ownShop: shop,
}) => {
  const { db } = shop.shop;
  const uk = await shop.as('uk@converter.test');
  const part = { part: 'DB-0150', quantity: 3 };
  const orderId = await orderOf(shop, uk, ADDRESS.uk, [part]);
  const listId = await listWith(shop, uk, { lines: [part] });
  const cartGuid = await cartWith(shop, uk, part);
  await db.update(products).set({ familyId: 1 }).where(eq(products.name, part.part));
  await shop.shop.refreshHot();

  const { body: again } = await uk.get(`/api/Sale/GetOrderAgain/${orderId}`);
  expect(again.lines).toMatchObject([{ state: 'width-gone', now: null, refusal: CHOOSE }]);
  expect(again.lines[0].widths.length).toBeGreaterThan(1);
  const { body: list } = await uk.get(`/api/List/GetList/${listId}`);
  expect(list.lines).toMatchObject([{ price: null, refusal: CHOOSE }]);
  const { body: history } = await uk.get('/api/Sale/GetPartHistory?search=DB-0150');
  expect(history).toMatchObject([{ price: null, refusal: CHOOSE }]);
  const { body: before } = await uk.get('/api/Sale/GetBoughtBefore/20');
  expect(before.filter(({ productName }: { productName: string }) => productName === part.part)).toEqual([]);

  const [line] = again.lines;
  const lines = [{ productId: line.productId, variantId: null, quantity: 1 }];
  const { body: added } = await uk.post('/api/Cart/AddItems', { cartGuid, lines });
  expect(added).toMatchObject({ addedLines: 0, refused: [{ message: CHOOSE }] });
  const listed = await uk.post('/api/List/AddListLines', { listId, lines });
  expect(listed.body).toMatchObject({ addedLines: 0, refused: [{ message: CHOOSE }] });

  const { body: basket } = await ours(shop, `/api/Cart/GetAllCartsByID/${cartGuid}`, uk.token);
  expect(basket.lines).toMatchObject([{ refusal: { message: CHOOSE } }]);
  expect((await place(uk, cartGuid, ADDRESS.uk)).status).toBe(400);

  await db.update(products).set({ familyId: null }).where(eq(products.name, part.part));
  await shop.shop.refreshHot();
  expect((await place(uk, cartGuid, ADDRESS.uk)).status).toBe(200);
});

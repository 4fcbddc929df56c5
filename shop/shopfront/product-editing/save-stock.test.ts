import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { ADDRESS, place } from '../../trade/orders/testing/buying.ts';
import { stockMovements } from '../../catalogue/stock/tables.ts';
import { newProduct, productNamed } from './testing/staff-at-work.ts';

const save = '/api/Product/SaveProduct';

/** Creates a part that customers can buy, and the values of its form. */
async function partOnSale(shop: TestShop, stockLevel: number) {
  const { id, name } = await newProduct(shop, { stockLevel });
  const staff = await shop.asStaff();
  const read = (await staff.get(`/api/Product/GetProductForEdit/${id}`)).body as { version: number };
  const form = { productID: id, productName: name, productPriceDollar: 48.5, version: read.version };
  return { id, name, staff, form };
}

async function buy(shop: TestShop, productID: number, quantity: number): Promise<void> {
  const uk = await shop.as('uk@converter.test');
  const guid = randomUUID();
  const line = { productID, guid, productQuantity: quantity, price: 1 };
  expect((await uk.post('/api/Cart/CreateCartItem', line)).status).toBe(200);
  expect((await place(uk, guid, ADDRESS.uk)).status).toBe(200);
}

async function levelOf({ shop: { db } }: TestShop, id: number): Promise<number | undefined> {
  const [row] = await db.select({ stockLevel: products.stockLevel }).from(products).where(eq(products.id, id));
  return row?.stockLevel;
}

async function sumOf({ shop: { db } }: TestShop, id: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`sum(quantity)::integer` })
    .from(stockMovements)
    .where(eq(stockMovements.productId, id));
  return row?.sum ?? 0;
}

describe('saving a product never restores an old stock (L4, D42)', () => {
  test('a stock read before a sale is refused, with the product as it is now', async ({ shop }) => {
    const { id, staff, form } = await partOnSale(shop, 122);
    await buy(shop, id, 10);
    const answer = await staff.post(save, { ...form, stockLevel: 122 });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'save.stale', current: { productID: id, stockLevel: 112, version: 1 } });
    expect(await levelOf(shop, id)).toBe(112);
  });

  test('a program that saves a product as it read it, with another text, changes no stock', async ({ shop }) => {
    const { id, staff } = await partOnSale(shop, 122);
    const { body: read } = await staff.get(`/api/Product/GetProductByID/${id}`);
    await buy(shop, id, 30);
    expect((await staff.post(save, { ...read, flash: 'New' })).body).toBe(1);
    expect(await levelOf(shop, id)).toBe(92);
    expect((await staff.post(save, { ...read, flash: 'Newer' })).body, 'only its own session has saved since').toBe(1);
    expect(await levelOf(shop, id)).toBe(92);
    const other = await shop.asStaff();
    expect((await other.post(save, { ...read, flash: 'Newer' })).status, 'it is not as it was read').toBe(409);
    const uk = await shop.as('uk@converter.test');
    const { body: seen } = await uk.get(`/api/Product/GetProductByID/${id}`);
    expect([seen.version, seen.stockLevelSeen]).toEqual([undefined, undefined]);
  });

  test('without a stock only the rest is saved', async ({ shop }) => {
    const { id, name, staff, form } = await partOnSale(shop, 122);
    await buy(shop, id, 10);
    expect((await staff.post(save, { ...form, flash: 'New' })).body).toBe(1);
    expect(await productNamed(shop, name)).toMatchObject({ stockLevel: 112, flash: 'New', version: 2 });
  });

  test('with the stock that was seen, the difference is booked, whatever was sold meanwhile', async ({ shop }) => {
    const { id, staff, form } = await partOnSale(shop, 122);
    await buy(shop, id, 10);
    expect((await staff.post(save, { ...form, stockLevel: 127, stockLevelSeen: 122 })).body).toBe(1);
    expect(await levelOf(shop, id)).toBe(117);
  });

  test.for([' ', 'many', 1.5, -1, 1_000_000_001, 1e15, {}])('%j was never seen as a stock', async (seen, { shop }) => {
    const { id, staff, form } = await partOnSale(shop, 122);
    const answer = await staff.post(save, { ...form, stockLevel: 120, stockLevelSeen: seen });
    expect([answer.status, answer.body.errors?.[0].field]).toEqual([400, 'stockLevelSeen']);
    expect(await levelOf(shop, id)).toBe(122);
  });

  test('an impossible stock is not booked', async ({ shop }) => {
    const { id, staff, form } = await partOnSale(shop, 122);
    for (let each = 0; each < 3; each++) {
      const { version: _, ...anyVersion } = form;
      const answer = await staff.post(save, { ...anyVersion, stockLevel: 1_000_000_000, stockLevelSeen: 0 });
      expect(answer.body).toBe(1);
    }
    expect(await levelOf(shop, id)).toBe(1_000_000_000);
  });

  test('without a sale since the version that was read, the stock is enough', async ({ shop }) => {
    const { id, staff, form } = await partOnSale(shop, 122);
    await buy(shop, id, 10);
    expect((await staff.post(save, { ...form, flash: 'New' })).body).toBe(1);
    expect((await staff.post(save, { ...form, version: 1, stockLevel: 90 })).status).toBe(409);
    expect((await staff.post(save, { ...form, version: 2, stockLevel: 90 })).body).toBe(1);
    expect((await staff.post(save, { ...form, version: 3, stockLevel: 80 })).body).toBe(1);
    expect(await levelOf(shop, id)).toBe(80);
  });

  test('an empty stock is refused, and a new product needs one (C6)', async ({ shop }) => {
    const { staff, form } = await partOnSale(shop, 5);
    for (const draft of [
      { ...form, stockLevel: '' },
      { ...form, productID: 0, productName: 'ZZ-NO-STOCK' },
    ]) {
      const { status, body } = await staff.post(save, draft);
      expect([status, body.errors]).toEqual([400, [{ field: 'stockLevel', message: 'stockLevel is required' }]]);
    }
  });

  test('fifty orders and twenty saves at once: the stock is right, and equals the sum of its movements', async ({
    shop,
  }) => {
    const { id, staff, form } = await partOnSale(shop, 500);
    const uk = await shop.as('uk@converter.test');
    const carts = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const guid = randomUUID();
        const line = { productID: id, guid, productQuantity: 2, price: 1 };
        await uk.post('/api/Cart/CreateCartItem', line);
        return guid;
      }),
    );
    const { version: _version, ...anyVersion } = form;
    const saves = Array.from({ length: 20 }, (_, each) =>
      staff.post(save, { ...anyVersion, flash: `Save ${each}`, stockLevel: 501, stockLevelSeen: 500 }),
    );
    const orders = carts.map((guid) => place(uk, guid, ADDRESS.uk));
    const answers = await Promise.all([...orders, ...saves]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body])).toEqual([]);
    expect(await levelOf(shop, id)).toBe(420);
    expect(await sumOf(shop, id)).toBe(420);
  });
});

describe('the database keeps the level and the sum of the movements equal (L4)', () => {
  test('a directly written level is booked, and a movement changes the level', async ({ shop }) => {
    const { id } = await newProduct(shop, { stockLevel: 12 });
    const { db } = shop.shop;
    await db.update(products).set({ stockLevel: 9 }).where(eq(products.id, id));
    await db.insert(stockMovements).values({ productId: id, kind: 'arrival', quantity: 20, shelfQuantity: 20 });
    expect(await levelOf(shop, id)).toBe(29);
    const rows = await db
      .select({ kind: stockMovements.kind, quantity: stockMovements.quantity, reason: stockMovements.reason })
      .from(stockMovements)
      .where(eq(stockMovements.productId, id))
      .orderBy(stockMovements.id);
    expect(rows).toEqual([
      { kind: 'opening', quantity: 12, reason: '' },
      { kind: 'correction', quantity: -3, reason: 'Written directly' },
      { kind: 'arrival', quantity: 20, reason: '' },
    ]);
  });

  test('sold goods are on the shelf until they ship; missing ones wait as a back-order', async ({ shop }) => {
    const { id } = await partOnSale(shop, 4);
    await buy(shop, id, 10);
    expect(await levelOf(shop, id)).toBe(0);
    const { rows } = await shop.owner.execute(
      sql`select sum(shelf_quantity)::integer as shelf, (select missing from back_orders where product_id = ${id}) as missing
          from stock_movements where product_id = ${id}`,
    );
    expect(rows).toEqual([{ shelf: 4, missing: 6 }]);
  });
});

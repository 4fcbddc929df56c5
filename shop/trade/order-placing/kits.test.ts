import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { makeKit, stockOf } from '../../catalogue/parts/testing/make-kit.ts';
import { shelfOf } from '../fulfilment/testing/counter.ts';

async function setStock({ shop }: TestShop, productId: number | undefined, level: number) {
  await shop.db.execute(sql`update products set stock_level = ${level} where id = ${productId}`);
}

/** Orders these quantities of products as uk@; returns the order's id. */
async function order(shop: TestShop, ...lines: readonly [productId: number | undefined, quantity: number][]) {
  const uk = await shop.as('uk@converter.test');
  const guid = crypto.randomUUID();
  for (const [productID, productQuantity] of lines)
    await uk.post('/api/Cart/CreateCartItem', { productID, guid, productQuantity, price: 1 });
  const placed = await uk.post('/api/Sale/AddSale', { cartGuid: guid, deliveryID: 1, PONumber: 'PO kit' });
  expect(placed.status).toBe(200);
  return placed.body as number;
}

interface Progress {
  orderLineId: number;
  missing: number;
  left: number;
}

describe('an order of kits (J7)', () => {
  test('keeps the parts as sub-lines, at the price of the kit, and takes the stock of the parts', async ({ shop }) => {
    const { kitId, partIds, names } = await makeKit(shop, [2, 1]);
    const [two, one] = partIds;
    await setStock(shop, two, 5);
    await setStock(shop, one, 10);
    const uk = await shop.as('uk@converter.test');
    const staff = await shop.asStaff();
    const levels = () => stockOf(shop, [kitId, ...partIds]);
    expect(await levels()).toEqual([2, 5, 10]);
    const orderId = await order(shop, [kitId, 3], [one, 4]);
    expect(await levels()).toEqual([0, 0, 3]);

    const { body: items } = await uk.get(`/api/SaleItem/GetAllSaleItemsBySaleID/${orderId}`);
    expect(items[0]).toMatchObject({ productName: names[0], productQuantity: 3, salePrice: items[1].salePrice });
    expect(items.map((item: { kitParts: unknown }) => item.kitParts)).toEqual([
      [
        { productID: two, productName: names[1], productIntro: `${names[1]} intro`, productQuantity: 2 },
        { productID: one, productName: names[2], productIntro: `${names[2]} intro`, productQuantity: 1 },
      ],
      null,
    ]);

    // One piece is missing for the third kit; it goes to the order when it comes.
    const progress = async (): Promise<Progress[]> =>
      (await staff.get(`/api/Sale/GetOrderDelivery/${orderId}`)).body.lines;
    expect((await progress()).map(({ missing }) => missing)).toEqual([1, 0]);
    await staff.post('/api/Stock/BookStock', { productId: two, kind: 'arrival', quantity: 2 });
    expect((await progress()).map(({ missing }) => missing)).toEqual([0, 0]);
    expect(await levels()).toEqual([0, 1, 3]);

    // A shipment takes the parts off the shelf, and a cancellation returns those of the other kits.
    const [{ orderLineId }] = (await progress()) as [Progress];
    const shipped = await staff.post('/api/Sale/AddShipment', { orderId, lines: [{ orderLineId, quantity: 2 }] });
    expect([shipped.status, shipped.body]).toEqual([200, expect.any(Number)]);
    expect([await shelfOf(shop, two), await shelfOf(shop, one)]).toEqual([3, 8]);
    await staff.post('/api/Sale/TakeOrderStep', { orderIds: [orderId], step: 'close' });
    expect(await levels()).toEqual([1, 3, 8]);
  });

  test('follows a correction, and a returned kit comes back as its parts', async ({ shop }) => {
    const { kitId, partIds } = await makeKit(shop, [2, 1]);
    for (const partId of partIds) await setStock(shop, partId, 20);
    const staff = await shop.asStaff();
    const orderId = await order(shop, [kitId, 4]);
    const levels = () => stockOf(shop, [kitId, ...partIds]);
    expect(await levels()).toEqual([6, 12, 16]);
    const { body: delivery } = await staff.get(`/api/Sale/GetOrderDelivery/${orderId}`);
    const [{ orderLineId }] = delivery.lines;
    const corrected = await staff.post('/api/Sale/CorrectOrder', {
      orderId,
      version: 1,
      why: 'One less',
      lines: [{ orderLineId, quantity: 3 }],
    });
    expect(corrected.status).toBe(200);
    expect(await levels()).toEqual([7, 14, 17]);
    await staff.post('/api/Sale/AddShipment', { orderId });
    const asked = await staff.post('/api/Return/TakeReturn', {
      orderId,
      returnReason: 'faulty',
      remarks: 'Scratched',
      lines: [{ orderLineId, quantity: 2 }],
    });
    expect([asked.status, asked.body]).toEqual([200, expect.any(Number)]);
    const returnId = asked.body;
    await staff.post('/api/Return/ReceiveReturn', { returnId, lines: [{ orderLineId, toStock: 1, unsaleable: 1 }] });
    expect(await levels()).toEqual([8, 16, 18]);
    const { body: returned } = await staff.get(`/api/Return/GetReturn/${returnId}`);
    expect(returned.lines[0].kitParts).toHaveLength(2);
  });

  test('placed at once with orders of its parts never takes a piece twice', async ({ ownShop }) => {
    const { kitId, partIds } = await makeKit(ownShop, [2, 1]);
    const [two, one] = partIds;
    await setStock(ownShop, two, 9);
    await setStock(ownShop, one, 30);
    const orders = [
      ...Array.from({ length: 5 }, () => order(ownShop, [kitId, 1])),
      ...Array.from({ length: 3 }, () => order(ownShop, [one, 2], [two, 1])),
      ...Array.from({ length: 2 }, () => order(ownShop, [two, 1], [kitId, 1])),
    ];
    await Promise.all(orders); // 7 kits, 5 + 6 single pieces
    const { rows } = await ownShop.shop.db.execute<{ missing: number }>(
      sql`select coalesce(sum(missing), 0)::integer as missing from back_orders where product_id = ${two}`,
    );
    expect(await stockOf(ownShop, [kitId, two ?? 0, one ?? 0])).toEqual([0, 0, 30 - 7 - 6]);
    expect(rows[0]?.missing).toBe(7 * 2 + 5 - 9);
  });
});

describe('a kit is refused (J7)', () => {
  test.for([
    [
      'inside another kit',
      ([kit, , other]: number[]) => ({ productId: other, parts: [kit] }),
      'A kit can’t contain another kit',
    ],
    [
      'that contains itself',
      ([, , other]: number[]) => ({ productId: other, parts: [other] }),
      'A kit can’t contain itself',
    ],
    [
      'that is a part of one',
      ([, part, other]: number[]) => ({ productId: part, parts: [other] }),
      'A kit can’t contain another kit',
    ],
    [
      'with widths among its parts',
      ([, , other]: number[]) => ({ productId: other, parts: [101] }),
      'TT-1015-25 has widths and can’t be part of a kit',
    ],
  ] as const)('%s', async ([, draft, refusal], { shop }) => {
    const { kitId, partIds } = await makeKit(shop, [1]);
    const { kitId: other } = await makeKit(shop, []);
    await shop.shop.db.execute(sql`delete from kits where product_id = ${other}`);
    const { productId, parts } = draft([kitId, partIds[0] ?? 0, other]);
    const staff = await shop.asStaff();
    const { rows } = await shop.shop.db.execute<{ name: string }>(
      sql`select name from products where id = any(${sql.param(parts)}::integer[])`,
    );
    const { status, body } = await staff.post('/api/Product/SaveKit', {
      productId,
      parts: rows.map(({ name }) => ({ part: name, quantity: 1 })),
    });
    expect([status, body.errors]).toEqual([400, [{ field: 'parts', message: refusal }]]);
  });

  test('while the product has stock of its own', async ({ shop }) => {
    const { partIds, names } = await makeKit(shop, [1, 1]);
    await shop.shop.db.execute(
      sql`delete from kits where product_id = (select kit_id from kit_parts where part_id = ${partIds[0]})`,
    );
    await setStock(shop, partIds[0], 3);
    const staff = await shop.asStaff();
    const save = () =>
      staff.post('/api/Product/SaveKit', { productId: partIds[0], parts: [{ part: names[2], quantity: 2 }] });
    expect((await save()).body.errors?.[0].message).toMatch(/^A kit has no stock of its own/);
    await setStock(shop, partIds[0], 0);
    expect((await save()).body).toBe(1);
    await setStock(shop, partIds[1], 7);
    expect(await stockOf(shop, [partIds[0] ?? 0])).toEqual([3]);
    const { body } = await staff.get(`/api/Product/GetKitForEdit/${partIds[0]}`);
    expect(body).toMatchObject({ stockLevel: 3, parts: [{ part: names[2], quantity: 2 }], version: 1 });
    await staff.post('/api/Product/SaveKit', { productId: partIds[0], parts: [], version: 1 });
    expect(await stockOf(shop, [partIds[0] ?? 0])).toEqual([0]);
  });
});

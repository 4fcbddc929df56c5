import { and, eq, gt } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { cartWith, partIds } from '#shop/trade/cart/testing/fill-cart.ts';
import { products } from '#shop/catalogue/parts/tables.ts';
import { newProduct, productForm, productNamed } from '#shop/shopfront/product-editing/testing/staff-at-work.ts';
import { registrationOf, rowOf, waitingMails } from '#shop/people/customers/testing/people.ts';
import { openStaffSession } from '#shop/people/sessions/session-queries.ts';
import { purchaseOrders } from '#shop/trade/orders/tables.ts';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { auditEntries } from '#shop/base/audit/tables.ts';
import { orders } from '#shop/trade/orders/tables.ts';
import { ADDRESS, orderOf, place } from '#shop/trade/orders/testing/buying.ts';
import { test, type ApiAnswer, type TestShop } from './testing/test-shop.ts';

// Concurrent actions of fifty people, or of one person fifty times, must have the result of sequential ones, without
// any internal error. Five times as many as database connections, so that they queue as well.

const UK = 'uk@converter.test';
const save = '/api/Product/SaveProduct';

const fifty = <Result>(work: (each: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 50 }, (_, each) => work(each)));

/** Counts the answers by status. */
const countOf = (answers: readonly { status: number }[]) => {
  const counted = Object.groupBy(answers, ({ status }) => status);
  return Object.fromEntries(Object.entries(counted).map(([status, same]) => [status, same?.length]));
};

const ordersSince = ({ shop }: TestShop, id: number) => shop.db.$count(orders, gt(orders.id, id));

const lastOrder = async ({ shop }: TestShop): Promise<number> => {
  const { rows } = await shop.db.$client.query<{ last: number }>('select max(id) as last from orders');
  return rows[0]?.last ?? 0;
};

const newStaffSession = ({ shop }: TestShop) => openStaffSession(shop.db, 1, { device: 'test', now: shop.clock.now() });

const setStock = ({ shop }: TestShop, id: number, level: number) =>
  shop.db.update(products).set({ stockLevel: level }).where(eq(products.id, id));

const stockOf = async ({ shop }: TestShop, id: number) => {
  const [row] = await shop.db.select({ level: products.stockLevel }).from(products).where(eq(products.id, id));
  return row?.level;
};

describe('orders', () => {
  test('one cart from two tabs and two logins becomes one order, and every tab gets its number (D12)', async ({
    shop,
  }) => {
    const tabs = [await shop.as(UK), await shop.as(UK)] as const;
    const cartGuid = await cartWith(shop, tabs[0], { part: 'DB-0150', quantity: 3 });
    const before = await lastOrder(shop);
    const answers = await fifty((each) => place(tabs[each % 2 === 0 ? 0 : 1], cartGuid, ADDRESS.uk));
    expect(countOf(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await ordersSince(shop, before)).toBe(1);
  });

  test('two tabs with different totals: the one with the right total orders, and the rest get the same order (D12)', async ({
    shop,
  }) => {
    const tabs = [await shop.as(UK), await shop.as(UK)] as const;
    const cartGuid = await cartWith(shop, tabs[0], { part: 'DB-0150', quantity: 3 });
    const before = await lastOrder(shop);
    // 3 × 30.34 and 15 for delivery; the other tab is a day old.
    const answers = await fifty((each) =>
      place(tabs[each % 2 === 0 ? 0 : 1], cartGuid, ADDRESS.uk, { expectedTotal: each % 2 === 0 ? 106.02 : 99.99 }),
    );
    expect(answers.filter((_, each) => each % 2 === 0).map(({ status }) => status)).toEqual(Array(25).fill(200));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const placed = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(new Set(placed).size).toBe(1);
    expect(await ordersSince(shop, before)).toBe(1);
  });

  test.for([
    ['there is enough for all', 130, 30],
    ['it runs out', 60, 0],
  ] as const)('fifty carts take from one stock: %s (D12)', async ([, stock, left], { shop }) => {
    const buyers = [await shop.as(UK), await shop.as('de@converter.test')] as const;
    const { productID } = await partIds(shop, { part: 'DB-0200' });
    const carts: string[] = [];
    for (let each = 0; each < 50; each += 1) {
      carts.push(await cartWith(shop, buyers[each % 2 === 0 ? 0 : 1], { part: 'DB-0200', quantity: 2 }));
    }
    await setStock(shop, productID, stock);
    const answers = await Promise.all(
      carts.map((guid, each) =>
        each % 2 === 0 ? place(buyers[0], guid, ADDRESS.uk) : place(buyers[1], guid, ADDRESS.de),
      ),
    );
    expect(countOf(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map(({ body }) => body)).size).toBe(50);
    expect(await stockOf(shop, productID)).toBe(left);
  });

  test('twelve buyers fill carts with the same parts and order them, over and over: none is refused (D12)', async ({
    shop,
  }) => {
    const uk = await shop.as(UK);
    const parts = ['DB-0150', 'DB-0200', 'TT-AWARD-0'];
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, buyer) => {
        const own: ApiAnswer[] = [];
        for (let each = buyer; each < buyer + 12; each += 1) {
          const turned = [...parts.slice(each % 3), ...parts.slice(0, each % 3)].slice(0, 1 + (each % 3));
          const lines = turned.map((part) => ({ part, quantity: 3 }));
          own.push(await place(uk, await cartWith(shop, uk, ...lines), ADDRESS.uk));
        }
        return own;
      }),
    );
    expect(countOf(answers.flat())).toEqual({ 200: 144 });
  });

  test('staff save the part while it is ordered: no price is lost, and no stock (D12, E6)', async ({ shop }) => {
    const [uk, staff, part] = [await shop.as(UK), await shop.asStaff(), await newProduct(shop)];
    const carts: string[] = [];
    for (let each = 0; each < 25; each += 1) carts.push(await cartWith(shop, uk, { part: part.name, quantity: 2 }));
    await setStock(shop, part.id, 200);
    const asForm = { authorization: `Bearer ${staff.token}`, accept: 'application/vnd.pressline+json' };
    const saving = (usdMinor: number) =>
      shop.app
        .inject({
          method: 'POST',
          url: save,
          headers: asForm,
          payload: { id: part.id, name: part.name, usdMinor, stockLevel: 200, stockLevelSeen: 200 },
        })
        .then(({ statusCode }) => ({ status: statusCode }));
    const answers = await fifty((each) =>
      each % 2 === 0 ? place(uk, carts[each / 2] ?? '', ADDRESS.uk) : saving(5000 + each),
    );
    expect(countOf(answers)).toEqual({ 200: 50 });
    const row = await productNamed(shop, part.name);
    expect(row.stockLevel).toBe(150);
    expect(row.usdMinor).toBeGreaterThan(5000);
    // One after the other: each order has one of the saved prices, never a mixture. × 0.79 × 0.8 in each of them.
    const prices = new Set([4850, ...Array.from({ length: 25 }, (_, each) => 5001 + 2 * each)]);
    for (const { status, body: id } of answers.filter((_, each) => each % 2 === 0) as ApiAnswer[]) {
      expect(status).toBe(200);
      const [line] = (await uk.get(`/api/SaleItem/GetAllSaleItemsBySaleID/${id}`)).body;
      const charged = [...prices].map((usdMinor) => Math.round((usdMinor * 79 * 8) / 1000) / 100);
      expect(charged).toContain(line.salePrice);
      expect(line.subTotal).toBe(Math.round(line.salePrice * 200) / 100);
    }
  });
});

test('one account by the three links at once: one authorises it, with its class and one mail (A22, D18)', async ({
  shop,
}) => {
  const ada = registrationOf();
  await shop.api.post('/api/User/AddUser', ada);
  const { guid, id } = await rowOf(shop, ada.userEmail);
  const links = [
    ['d', 2],
    ['e', 1],
    ['i', 3],
  ] as const;
  const answers = await fifty(async (each) => {
    const [userType, priceClass] = links[each % 3] ?? links[0];
    return { ...(await shop.api.post('/api/activate/gr', { userType, userGuid: guid })), priceClass };
  });
  expect(countOf(answers)).toEqual({ 200: 50 });
  const [first, ...others] = answers.filter(({ body }) => body === 1);
  expect(others).toEqual([]);
  expect(answers.filter(({ body }) => body === 2)).toHaveLength(49);
  expect(await rowOf(shop, ada.userEmail)).toMatchObject({ status: 'active', priceClass: first?.priceClass });
  const mails = (await waitingMails(shop, 'activation')) as { customerId: number }[];
  expect(mails.filter(({ customerId }) => customerId === id)).toHaveLength(1);
});

test('of fifty purchase orders one is kept, with its bytes and one mail; the others leave no file (D32)', async ({
  shop,
}) => {
  const uk = await shop.as(UK);
  const orderId = await orderOf(shop, uk, ADDRESS.uk, [{ part: 'DB-0150', quantity: 2 }]);
  const kept: string[] = [];
  const { files } = shop.shop;
  const put = files.put.bind(files);
  files.put = (key, bytes) => {
    kept.push(key);
    return put(key, bytes);
  };
  const answers = await fifty(async (each) => {
    const form = new FormData();
    form.append('file', new File([smallPdf(`copy ${each}`)], `${orderId}.pdf`, { type: 'application/pdf' }));
    const body = new Response(form);
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/User/UploadPO',
      headers: { 'content-type': body.headers.get('content-type') ?? '', authorization: `Bearer ${uk.token}` },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    return { status: response.statusCode };
  });
  files.put = put;
  expect(countOf(answers)).toEqual({ 200: 1, 409: 49 });
  const [row, ...more] = await shop.shop.db.select().from(purchaseOrders).where(eq(purchaseOrders.orderId, orderId));
  expect(more).toEqual([]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(await files.get(row?.fileKey ?? '')).toEqual(Buffer.from(smallPdf(`copy ${winner}`)));
  const left = await Promise.all(kept.map((key) => files.has(key)));
  expect(left.filter(Boolean)).toHaveLength(1);
  const mails = (await waitingMails(shop, 'purchase-order-staff')) as { orderId: number }[];
  expect(mails.filter((mail) => mail.orderId === orderId)).toHaveLength(1);
});

describe('one product saved by fifty (E6, E16)', () => {
  const notesOf = ({ shop }: TestShop, id: number) =>
    shop.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'product'), eq(auditEntries.entityId, String(id))))
      .orderBy(auditEntries.id);

  test('from the same form: one is saved, the others learn of the change', async ({ shop }) => {
    const part = await newProduct(shop);
    // Saves of one session don't conflict with each other (D24).
    const colleagues = await fifty(async () => shop.withToken(await newStaffSession(shop)));
    const answers = await Promise.all(
      colleagues.map((colleague, each) =>
        colleague.post(
          save,
          productForm({ productID: part.id, productName: part.name, version: 1, productIntro: `${each}` }),
        ),
      ),
    );
    expect(countOf(answers)).toEqual({ 200: 1, 409: 49 });
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await productNamed(shop, part.name)).toMatchObject({ version: 2, intro: `${winner}` });
    expect(await notesOf(shop, part.id)).toHaveLength(2); // added, saved
  });

  test('by programs that know no version: all are saved, and the audit list is an unbroken chain', async ({ shop }) => {
    const [staff, part] = [await shop.asStaff(), await newProduct(shop)];
    const answers = await fifty((each) =>
      staff.post(save, productForm({ productID: part.id, productName: part.name, productIntro: `program ${each}` })),
    );
    expect(countOf(answers)).toEqual({ 200: 50 });
    expect((await productNamed(shop, part.name)).version).toBe(51);
    const [, ...saves] = await notesOf(shop, part.id);
    expect(saves).toHaveLength(50);
    const introOf = (side: unknown) => (side as { intro: string }).intro;
    expect(saves.slice(1).map(({ before }) => introOf(before))).toEqual(
      saves.slice(0, -1).map(({ after }) => introOf(after)),
    );
  });
});

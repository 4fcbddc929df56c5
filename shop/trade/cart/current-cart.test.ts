import { randomUUID } from 'node:crypto';
import { eq, sql, TransactionRollbackError } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { findCurrentCart, mayShopWith } from './cart-queries.ts';
import { carts } from './tables.ts';
import { addTo, cartWith } from './testing/fill-cart.ts';

/** A browser that keeps its cookies between requests. */
function browserOf({ app }: TestShop) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async ask(method: 'GET' | 'POST', url: string, payload?: object) {
      const response = await app.inject({
        method,
        url,
        headers: {
          host: 'shop.test',
          origin: 'http://shop.test',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
      });
      for (const { name, value } of response.cookies) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
    logIn(email: string) {
      return this.ask('POST', '/api/user/CreateToken', { Username: email, Password: 'press-2026' });
    },
    logOut() {
      return this.ask('POST', '/api/User/SignOut', {});
    },
    async parts() {
      const items: { product: { productName: string } }[] = (await this.ask('GET', '/api/Cart/GetCurrentCart')).json();
      return items.map((item) => item.product.productName);
    },
  };
}

const GUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const blade = { part: 'DB-0150', quantity: 1 };
const tape = { part: 'TT-AWARD-0', quantity: 1 };

describe('the cart of a browser (D11)', () => {
  test('a first login creates a new cart, in a cookie that scripts may read', async ({ shop }) => {
    const browser = browserOf(shop);
    const answer = await browser.logIn('ca@converter.test');
    expect(browser.cookies.get('cart')).toMatch(GUID);
    expect(answer.cookies.find(({ name }) => name === 'cart')?.httpOnly).toBeUndefined();
    expect(await browser.parts()).toEqual([]);
  });

  test('an unused guid stays in the browser between pages', async ({ shop }) => {
    const browser = browserOf(shop);
    await browser.logIn('ca@converter.test');
    const guid = browser.cookies.get('cart');
    await browser.parts();
    await browser.parts();
    expect(browser.cookies.get('cart')).toBe(guid);
  });

  test('logging out removes the cart from the browser only; the next login, anywhere, restores it', async ({
    shop,
  }) => {
    const browser = browserOf(shop);
    await browser.logIn('jp@converter.test');
    const guid = browser.cookies.get('cart') ?? '';
    await addTo(shop, await shop.as('jp@converter.test'), guid, blade);
    await browser.logOut();
    expect(browser.cookies.get('cart')).toBeUndefined();

    const other = browserOf(shop);
    await other.logIn('jp@converter.test');
    expect(other.cookies.get('cart')).toBe(guid);
    expect(await other.parts()).toEqual(['DB-0150']);
  });

  test('of several open carts the last changed one is restored, and never an empty one', async ({ shop }) => {
    const fr = await shop.as('fr@converter.test');
    const older = await cartWith(shop, fr, blade);
    const newer = await cartWith(shop, fr, tape);
    const emptied = await cartWith(shop, fr, blade);
    const [{ cartID }] = (await fr.get(`/api/Cart/GetAllCartsByID/${emptied}`)).body;
    await fr.delete(`/api/Cart/DeleteItemFromCart/${cartID}/${emptied}`);

    const browser = browserOf(shop);
    await browser.logIn('fr@converter.test');
    expect(browser.cookies.get('cart')).toBe(newer);
    await addTo(shop, fr, older, blade);
    await browser.logIn('fr@converter.test');
    expect(browser.cookies.get('cart')).toBe(older);
  });

  test("the browser's own cart comes before one changed later elsewhere, even while it is empty", async ({ shop }) => {
    const de = await shop.as('de@converter.test');
    const browser = browserOf(shop);
    await browser.logIn('de@converter.test');
    const own = await cartWith(shop, de, blade);
    browser.cookies.set('cart', own);
    await cartWith(shop, de, tape);
    expect(await browser.parts()).toEqual(['DB-0150']);
    const [{ cartID }] = (await de.get(`/api/Cart/GetAllCartsByID/${own}`)).body;
    await de.delete(`/api/Cart/DeleteItemFromCart/${cartID}/${own}`);
    expect(await browser.parts()).toEqual([]);
    expect(browser.cookies.get('cart')).toBe(own);
  });

  test.for([
    ['without a cookie', undefined],
    ['with a cookie that is no guid', 'mine'],
    ['with a guid that nobody has used', randomUUID()],
  ] as const)('%s the open cart changed last is found', async ([, cookie], { shop }) => {
    const us = await shop.as('us@converter.test');
    const guid = await cartWith(shop, us, blade);
    const browser = browserOf(shop);
    await browser.logIn('us@converter.test');
    browser.cookies.delete('cart');
    if (cookie !== undefined) browser.cookies.set('cart', cookie);
    expect(await browser.parts()).toEqual(['DB-0150']);
    expect(browser.cookies.get('cart')).toBe(guid);
  });

  test("another customer's cart in the cookie is not shown, and is removed from the browser", async ({ shop }) => {
    const theirs = await cartWith(shop, await shop.as('uk@converter.test'), blade);
    const browser = browserOf(shop);
    await browser.logIn('ca@converter.test');
    browser.cookies.set('cart', theirs);
    expect(await browser.parts()).toEqual([]);
    expect(browser.cookies.get('cart')).toMatch(GUID);
    expect(browser.cookies.get('cart')).not.toBe(theirs);
  });

  test("a guid that became the customer's own meanwhile stays, but not another’s or an ordered one", async ({
    shop,
  }) => {
    const us = await shop.as('us@converter.test');
    const own = await cartWith(shop, us, blade);
    const ordered = await cartWith(shop, us, blade);
    await shop.shop.db.update(carts).set({ orderedAt: new Date() }).where(eq(carts.guid, ordered));
    const theirs = await cartWith(shop, await shop.as('uk@converter.test'), blade);
    const may = (guid: string) => mayShopWith(shop.shop.db, guid, us.customerId);
    expect(await Promise.all([randomUUID(), own, ordered, theirs].map(may))).toEqual([true, true, false, false]);
  });

  test('of many open carts only the newest is read', async ({ shop }) => {
    const { customerId } = await shop.as('us@converter.test');
    let linesRead = 0;
    const work = shop.owner.transaction(async (tx) => {
      await tx.execute(sql`
        with filled as (
          insert into carts (guid, company_id, customer_id, changed_at)
          select gen_random_uuid(), company_id, id, now() - each * interval '1 minute'
          from generate_series(1, 120) as each, customers
          order by each
          returning id
        )
        insert into cart_lines (cart_id, product_id, quantity)
        select filled.id, (select min(id) from products), 1 from filled`);
      await tx.execute(sql`analyze carts, cart_lines`);
      const lookUps = async () => {
        const { rows } = await tx.execute<{ times: number }>(
          sql`select idx_scan::integer as times from pg_stat_xact_user_tables where relname = 'cart_lines'`,
        );
        return rows[0]?.times ?? 0;
      };
      const before = await lookUps();
      for (const staffId of [null, 1]) await findCurrentCart(tx, { customerId, staffId }, null);
      linesRead = (await lookUps()) - before;
      tx.rollback(); // the other tests have separate baskets
    });
    await expect(work).rejects.toThrow(TransactionRollbackError);
    expect(linesRead).toBeGreaterThan(0);
    expect(linesRead).toBeLessThan(50);
  });

  test('a visitor has no cart, and staff rights are no customer (D15)', async ({ shop }) => {
    expect((await shop.api.get('/api/Cart/GetCurrentCart')).status).toBe(401);
    expect((await (await shop.asStaff()).get('/api/Cart/GetCurrentCart')).status).toBe(403);
  });
});

import { expect } from 'vitest';
import { recordStatements } from '#server/testing/record-statements.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { cartWith } from '../../trade/cart/testing/fill-cart.ts';
import { ADDRESS, place } from '../../trade/orders/testing/buying.ts';

/** Statements of placing an order of two parts, including `begin` and `commit`. */
async function statementsOfOrder(shop: TestShop): Promise<number> {
  const uk = await shop.as('uk@converter.test');
  const guid = await cartWith(shop, uk, { part: 'DB-0150', quantity: 2 }, { part: 'DB-0025', quantity: 1 });
  const statements = await recordStatements(async () => {
    expect((await place(uk, guid, ADDRESS.uk)).status).toBe(200);
  });
  return statements.flatMap(({ text }) => text.split('; ')).length;
}

test('an endpoint that hears of orders and stock costs an order one statement at most (M3)', async ({
  ownShop: shop,
}) => {
  await statementsOfOrder(shop); // the first order of a shop reads what the later ones remember
  const without = await statementsOfOrder(shop);
  await shop.owner.$client.query(
    `insert into webhook_endpoints (url, kinds, secret, created_at)
     values ('https://erp.converter.test/hook', '{order.placed,stock.changed}', 'sealed', now())`,
  );
  const before = await shop.owner.$client.query('select count(*)::integer as count from changes');
  const withOne = await statementsOfOrder(shop);
  const after = await shop.owner.$client.query('select count(*)::integer as count from changes');
  expect(after.rows[0].count - before.rows[0].count).toBe(3); // the order, and the stock of each part
  expect(withOne).toBeLessThanOrEqual(without + 1);
});

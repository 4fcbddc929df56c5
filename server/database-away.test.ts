import { expect, onTestFinished, test } from 'vitest';
import { DatabaseGate } from './testing/database-gate.ts';
import { openTestShop } from './testing/test-shop.ts';

const line = (guid: string) => ({
  guid,
  productID: 140,
  productQuantity: 4,
  subProductVariantID: 99_999_999,
});

/** A shop whose connection to the database a test opens and closes. */
async function gatedShop() {
  let gate: DatabaseGate | undefined;
  const shop = await openTestShop('sample', {
    reach: async (direct) => {
      const url = new URL(direct);
      gate = new DatabaseGate({ host: url.hostname, port: Number(url.port) });
      await gate.open();
      url.host = `127.0.0.1:${gate.port}`;
      return url.href;
    },
  });
  onTestFinished(async () => {
    await shop.close();
    await gate?.close();
  });
  if (gate === undefined) throw new Error('The shop reached no database.');
  return { shop, gate };
}

test('during a failover, reads and an order wait for the new server; work that could be done twice is refused (D12)', async () => {
  const { shop, gate } = await gatedShop();
  const buyer = await shop.as('uk@converter.test');
  const cartGuid = crypto.randomUUID();
  expect((await buyer.post('/api/Cart/CreateCartItem', line(cartGuid))).status).toBe(200);

  await gate.close();
  const order = buyer.post('/api/Sale/AddSale', { cartGuid, deliveryID: 1, PONumber: 'PO-7' });
  const read = buyer.get('/api/Product/GetProductByID/140');
  const stranger = await shop.api.post('/api/Cart/CreateCartItem', line(crypto.randomUUID()));
  expect(stranger).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });

  await gate.open();
  expect(await read).toMatchObject({ status: 200, body: { productName: 'DB-0150' } });
  expect(await order).toMatchObject({ status: 200, body: expect.any(Number) });
  const { rows } = await shop.owner.$client.query(
    'select count(*)::integer as orders from orders join carts on carts.id = cart_id where carts.guid = $1',
    [cartGuid],
  );
  expect(rows).toEqual([{ orders: 1 }]);
});

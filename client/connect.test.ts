import { expect, test } from 'vitest';
import { calls, connect, ShopRefusal } from './index.ts';

const REFUSED = { status: 409, code: 'submission.changed', detail: 'Sent before.', requestId: 'r1', errors: [] };

/** A shop that answers with these one after the other; 'none' is no answer. */
function connected(...answers: (Response | 'none')[]) {
  const requests: Request[] = [];
  const waits: number[] = [];
  const shop = connect({
    url: 'https://shop.example.com/',
    key: 'pl_live_x',
    wait: async (ms) => void waits.push(ms),
    fetch: async (input) => {
      requests.push(input as Request);
      const answer = answers.shift();
      if (answer === undefined || answer === 'none') throw new TypeError('fetch failed');
      return answer;
    },
  });
  return { shop, requests, waits };
}

const later = (status: number, headers: Record<string, string> = {}) => new Response('', { status, headers });
const order = { body: { cartGuid: 'c', deliveryID: 1, PONumber: 'PO 4711' } };

test('a change is repeated under one key until it is answered, and waits as the shop asks (M2)', async () => {
  const { shop, requests, waits } = connected(
    later(429, { 'retry-after': '7' }),
    later(503),
    'none',
    Response.json(1140),
  );
  expect(await calls.postSaleAddSale(order, shop)).toBe(1140);
  expect(requests).toHaveLength(4);
  const [key] = new Set(requests.map(({ headers }) => headers.get('idempotency-key')));
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(requests.every(({ headers }) => headers.get('idempotency-key') === key)).toBe(true);
  expect(requests[3]?.headers.get('authorization')).toBe('Bearer pl_live_x');
  expect(requests[3]?.url).toBe('https://shop.example.com/api/Sale/AddSale');
  expect(await requests[3]?.json()).toEqual(order.body);
  const [asked = 0, first = 0, second = 0] = waits;
  expect([asked >= 7000 && asked <= 10_500, first >= 1000, second >= 2000 && second <= 3000]).toEqual([
    true,
    true,
    true,
  ]);
});

test('a change that is named keeps its name, and a read has none', async () => {
  const { shop, requests } = connected(Response.json(1), Response.json({}));
  await calls.postSaleAddSale(order, shop.once('PO 4711'));
  await calls.getSaleGetSaleById({ saleId: 1 }, shop);
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['PO 4711', null]);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer pl_live_x');
});

test('a refusal is thrown at once with its code', async () => {
  const { shop, requests } = connected(Response.json(REFUSED, { status: 409 }));
  const refused = await calls.postSaleAddSale(order, shop).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ShopRefusal);
  expect(refused).toMatchObject({ status: 409, code: 'submission.changed', message: 'Sent before.', requestId: 'r1' });
  expect(requests).toHaveLength(1);
});

test('the last of five attempts says why, also of an answer that is not the shop’s', async () => {
  const down = connected();
  await expect(calls.getCartGetCurrentCart(down.shop)).rejects.toThrow('fetch failed');
  expect(down.requests).toHaveLength(5);
  const busy = connected(...Array.from({ length: 5 }, () => later(503)));
  await expect(calls.getCartGetCurrentCart(busy.shop)).rejects.toMatchObject({ status: 503, code: 'other' });
});

import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { WorkerProcess } from '#platform/worker/worker-process.ts';
import { labelChoiceIn } from '#shop/trade/lists/label-grid.ts';
import { listWith } from '#shop/trade/lists/testing/fill-list.ts';
import { deliverAll, queueOnly, takingSender } from '#shop/desk/notifications/testing/outbox.ts';
import { orderReturns } from '#shop/trade/returns/tables.ts';
import { drawPaper } from '../papers/draw-paper.ts';
import { test } from '../testing/test-shop.ts';

test.for([
  ['an order', '/PDFOrder.pdf?id=1124'],
  ['a parcel', '/Delivery-Note.pdf?shipment=1'],
  ['a return', '/Return-Sheet.pdf?id=1'],
  ['an offer', '/Quote.pdf?id=1001'],
  ['a list', ''],
] as const)(
  'the paper of %s is drawn in a separate process, but not for a reader who has it, or for HEAD',
  async ([what, address], { shop }) => {
    await shop.owner.update(orderReturns).set({ state: 'accepted' }).where(eq(orderReturns.id, 1));
    const asked = vi.spyOn(WorkerProcess.prototype, 'ask');
    const { token } = what === 'a list' ? await shop.as('uk@converter.test') : await shop.asStaff();
    const url =
      address === ''
        ? `/List-Labels.pdf?id=${await listWith(shop, shop.withToken(token), { lines: [{ part: 'DB-0150' }] })}`
        : address;
    const get = (method: 'GET' | 'HEAD', headers: Record<string, string> = {}) =>
      shop.app.inject({ method, url, headers: { authorization: `Bearer ${token}`, ...headers } });
    const head = await get('HEAD');
    expect([head.statusCode, head.headers['content-type'], asked.mock.calls.length]).toEqual([
      200,
      'application/pdf',
      0,
    ]);
    const { rawPayload, headers } = await get('GET');
    expect([rawPayload.subarray(0, 5).toString(), headers.etag]).toEqual(['%PDF-', head.headers.etag]);
    expect(asked).toHaveBeenCalledTimes(1);
    const again = await get('GET', { 'if-none-match': String(head.headers.etag) });
    expect([again.statusCode, again.rawPayload.length, asked.mock.calls.length]).toEqual([304, 0, 1]);
    const part = await get('GET', { range: 'bytes=0-99' });
    expect([part.statusCode, part.headers['accept-ranges']]).toEqual([200, 'none']);
  },
);

test('the sheet of an order mail is drawn in a separate process', async ({ shop }) => {
  const asked = vi.spyOn(WorkerProcess.prototype, 'ask');
  await queueOnly(shop, 'order-customer', { orderId: 1001 });
  await deliverAll(shop, takingSender());
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a paper requested several times at once is drawn once', async () => {
  const asked = vi.spyOn(WorkerProcess.prototype, 'ask');
  const list = { listName: 'Press 3', changedAt: '2026-11-26T12:00:00Z', lines: [] };
  const shop = { store: { name: 'Pressline' }, publicUrl: 'http://localhost:3000' };
  const draw = () => drawPaper(['labels', list, labelChoiceIn({}), shop, 'en']);
  const [one, other] = await Promise.all([draw(), draw()]);
  expect([asked.mock.calls.length, one.equals(other)]).toEqual([1, true]);
  await draw();
  expect(asked).toHaveBeenCalledTimes(2);
});

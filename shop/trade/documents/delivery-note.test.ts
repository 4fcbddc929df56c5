import { expect } from 'vitest';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { test } from '#server/testing/test-shop.ts';
import { newOrder } from '../fulfilment/testing/counter.ts';

test('a delivery note names what follows in a later shipment; the last one names nothing (L3)', async ({ shop }) => {
  const { orderId, staff, uk } = await newOrder(shop, [3, 1]);
  const { body: delivery } = await staff.get(`/api/Sale/GetOrderDelivery/${orderId}`);
  const [first] = delivery.lines;
  const { body: part } = await staff.post('/api/Sale/AddShipment', {
    orderId,
    carrierId: 1,
    lines: [{ orderLineId: first.orderLineId, quantity: 1 }],
  });
  const { body: rest } = await staff.post('/api/Sale/AddShipment', { orderId, carrierId: 1 });
  const textOf = async (id: number) => {
    const file = await shop.app.inject({
      url: `/Delivery-Note.pdf?shipment=${id}`,
      headers: { cookie: `token=${uk.token}` },
    });
    return readPdf(file.rawPayload).pages.flat().join('|');
  };
  expect(await textOf(part)).toMatch(/\|Still to ship\|2 × .+\|1 × .+\|Goods received/);
  expect(await textOf(rest)).not.toContain('Still to ship');
});

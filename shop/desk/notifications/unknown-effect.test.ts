import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { deliverAll, rowOf } from './testing/outbox.ts';

/** A row that a newer version has queued, during a rolling upgrade. */
async function queueUnknown({ shop: { db, clock } }: TestShop, failedAt: Date | null = null): Promise<number> {
  const now = clock.now();
  const payload = { orderId: 1001, customerId: 1 };
  const row = { kind: 'order-praised', payload, createdAt: now, dueAt: now, failedAt };
  const [{ id } = { id: 0 }] = await db.insert(outbox).values(row).returning({ id: outbox.id });
  return id;
}

test('an effect that this version does not know is a plain row of mailbox, histories and dashboard (D22, E17)', async ({
  ownShop: shop,
}) => {
  const id = await queueUnknown(shop, shop.shop.clock.now());
  const staff = await shop.asStaff();
  const list = await staff.get('/api/Mail/GetMails?state=failed');
  expect([list.status, list.body[0]]).toEqual([200, expect.objectContaining({ id, kind: 'unknown' })]);
  const one = await staff.get(`/api/Mail/GetMailByID/${id}`);
  expect([one.status, one.body]).toEqual([200, expect.objectContaining({ kind: 'unknown', attachments: [] })]);
  const timeline = await staff.get('/api/Sale/GetOrderTimeline/1001');
  const { mail } = timeline.body.find((entry: { mail: { id: number } | null }) => entry.mail?.id === id);
  expect([timeline.status, mail.kind]).toEqual([200, 'unknown']);
  const attention = await staff.get('/api/Administration/GetDashboard');
  expect([attention.status, attention.body.attention.failedMail.first[0]]).toEqual([
    200,
    expect.objectContaining({ id, kind: 'unknown' }),
  ]);
});

test('an unknown effect fails with its reason and is tried again; the others are delivered (D22)', async ({
  ownShop: shop,
}) => {
  await deliverAll(shop);
  const id = await queueUnknown(shop);
  const { db, clock } = shop.shop;
  const now = clock.now();
  const after = { kind: 'order-customer', payload: { orderId: 1001 }, createdAt: now, dueAt: now };
  const [{ id: known } = { id: 0 }] = await db.insert(outbox).values(after).returning({ id: outbox.id });
  await deliverAll(shop);
  expect(await rowOf(shop, id)).toMatchObject({
    attempts: 1,
    failedAt: null,
    lastError: 'This version of the shop does not know the effect "order-praised".',
  });
  expect((await rowOf(shop, known)).doneAt).not.toBeNull();
});

test('an effect whose payload lacks a field of this version fails by the name of the field (D22)', async ({
  ownShop: shop,
}) => {
  await deliverAll(shop);
  const id = await queueUnknown(shop);
  await shop.shop.db
    .update(outbox)
    .set({ kind: 'order-shipped', payload: { orderId: 1001 } })
    .where(eq(outbox.id, id));
  await deliverAll(shop);
  expect((await rowOf(shop, id)).lastError).toBe('The effect "order-shipped" has no valid shipmentId.');
});

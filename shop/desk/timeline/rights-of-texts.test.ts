import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { hire } from '../../people/identity/testing/colleagues.ts';
import type { StaffRight } from '../../base/rights/staff-right.ts';
import { staff } from '../../people/identity/tables.ts';
import { mails } from '../notifications/tables.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { eq } from 'drizzle-orm';

describe('what a mail or a timeline tells needs the right of what it is about (D58)', () => {
  test('customers alone reads no words about orders; that there was something stays', async ({ ownShop: shop }) => {
    const counter = await shop.asStaff();
    await counter.post('/api/Sale/AnswerOrderMessage', { orderId: 1116, text: 'The words about the order' });
    const timeline = async (rights: StaffRight[]) => {
      await shop.shop.db.update(staff).set({ rights });
      return (await counter.get('/api/Company/GetCompanyTimeline/1')).body.entries;
    };
    const whole = await timeline(['customers', 'orders']);
    expect(JSON.stringify(whole)).toContain('The words about the order');
    const part = await timeline(['customers']);
    expect(JSON.stringify(part)).not.toContain('The words about the order');
    expect(part).toHaveLength(whole.length);
  });

  test('orders alone does not read the text of a quotation’s mail', async ({ ownShop: shop }) => {
    const { db, clock } = shop.shop;
    const now = clock.now();
    const payload = { quotationId: 1001, customerId: 1, eventId: 1 };
    const [row] = await db
      .insert(outbox)
      .values({ kind: 'quotation-news', payload, createdAt: now, dueAt: now, doneAt: now })
      .returning({ id: outbox.id });
    const mail = { recipient: 'uk@converter.test', subject: 'Offer', text: 'At 30.50 each', html: 'At 30.50 each' };
    await db.insert(mails).values({ ...mail, outboxId: row?.id ?? 0, createdAt: now });
    const counter = await shop.asStaff();
    const read = async (rights: StaffRight[]) => {
      await db.update(staff).set({ rights });
      return (await counter.get(`/api/Mail/GetMailByID/${row?.id}`)).body;
    };
    expect(await read(['orders', 'prices'])).toMatchObject({ text: 'At 30.50 each' });
    const hidden = { kind: 'quotation-news', recipient: null, subject: null };
    expect(await read(['orders'])).toMatchObject({ ...hidden, text: null, html: null });
    const list = async (query: string) => (await counter.get(`/api/Mail/GetMails${query}`)).body;
    expect(await list('?kind=quotation-news')).toMatchObject([hidden]);
    expect([await list('?search=uk%40converter'), await list('?search=Offer')]).toEqual([[], []]);
    await db.update(staff).set({ rights: ['orders', 'prices'] });
    expect(await list('?search=Offer')).toMatchObject([{ recipient: 'uk@converter.test', subject: 'Offer' }]);
  });
});

test('the audit list shows a private view to its owner alone, and a shared one to all (P3)', async ({
  ownShop: shop,
}) => {
  const counter = await shop.asStaff();
  const mabel = await hire(shop);
  await shop.shop.db
    .update(staff)
    .set({ rights: ['orders'] })
    .where(eq(staff.id, mabel.id));
  const other = await shop.asStaff(mabel.email, mabel.password);
  const view = { id: 0, list: 'orders', query: '?search=secret', version: 0 };
  for (const draft of [
    { ...view, name: 'Mine', shared: false },
    { ...view, name: 'Ours', shared: true },
  ])
    expect((await counter.post('/api/ListView/SaveListView', draft)).status).toBe(200);
  const namesFor = async (caller: typeof counter) =>
    (await caller.get('/api/Audit/GetAuditEntries?entity=list%20view')).body.map(
      ({ after }: { after: { name: string } }) => after.name,
    );
  expect((await namesFor(counter)).toSorted()).toEqual(['Mine', 'Ours']);
  expect(await namesFor(other)).toEqual(['Ours']);
});

import { eq } from 'drizzle-orm';
import { describe, expect, test as pure } from 'vitest';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { addMember } from '../../people/companies/testing/members.ts';
import { newCustomer } from '../../people/customers/testing/people.ts';
import { deliverAll, lastMail } from '../../desk/notifications/testing/outbox.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { nextReminder, sendListReminders } from './send-reminders.ts';
import { partListReminders } from './tables.ts';
import { listWith } from './testing/fill-list.ts';

pure.each([
  ['four weeks on', '2026-11-20', 4, '2026-11-20', '2026-12-18'],
  ['over new year and the change of clocks', '2026-10-23', 26, '2026-10-23', '2027-04-23'],
  ['after a pause of ten weeks the same weekday, once', '2026-09-04', 4, '2026-11-13', '2026-11-27'],
  ['on the very day it was due', '2026-11-06', 1, '2026-11-13', '2026-11-20'],
] as const)('the next reminder is %s (G4)', (_, from, weeks, today, expected) => {
  expect(nextReminder(from, weeks, today)).toBe(expected);
});

async function company(shop: TestShop) {
  const customer = await newCustomer(shop);
  const boss = await shop.as(customer.email, customer.userPass);
  return { boss, buyer: await addMember(shop, customer, 'buyer') };
}

function remind(caller: ApiCaller, listId: number, everyWeeks: number | null, nextOn?: string) {
  return caller.post('/api/List/SetListReminder', { listId, everyWeeks, nextOn });
}

/** Runs three concurrent processes, this many days later. */
async function look({ shop }: TestShop, days: number): Promise<void> {
  const now = new Date(shop.clock.now().getTime() + days * 24 * 60 * 60 * 1000);
  const at = { now, timeZone: shop.store.timeZone };
  await Promise.all([1, 2, 3].map(() => sendListReminders(shop.db, at, 500)));
}

/** Delivers mails scheduled for the future, too. */
async function deliverNow(shop: TestShop): Promise<void> {
  const { db, clock } = shop.shop;
  await db.update(outbox).set({ dueAt: clock.now() }).where(eq(outbox.kind, 'list-reminder'));
  await deliverAll(shop);
}

async function mailsOf({ shop }: TestShop, listId: number): Promise<number> {
  const rows = await shop.db.select({ payload: outbox.payload }).from(outbox).where(eq(outbox.kind, 'list-reminder'));
  return rows.filter(({ payload }) => (payload as { listId: number }).listId === listId).length;
}

describe('a reminder of a list (G4)', () => {
  test('is sent once when it is due, however many processes check, with the list as of today, and orders nothing', async ({
    shop,
  }) => {
    const { buyer } = await company(shop);
    const listId = await listWith(shop, buyer, { name: 'Every month', lines: [{ part: 'DB-0150', quantity: 3 }] });
    await remind(buyer, listId, 4);
    await look(shop, 27);
    expect(await mailsOf(shop, listId)).toBe(0);
    await look(shop, 28);
    await look(shop, 28);
    expect(await mailsOf(shop, listId)).toBe(1);
    await deliverNow(shop);
    const mail = await lastMail(shop, 'list-reminder');
    expect([mail.to, mail.subject]).toEqual([buyer.email, 'Reminder: Every month']);
    expect(mail.text).toContain('DB-0150');
    expect(mail.text).toContain('Nothing has been ordered.');
    expect(mail.text).toContain(`/List?id=${listId}`);
    await look(shop, 56);
    expect(await mailsOf(shop, listId)).toBe(2);
  });

  test('stops when the member is suspended, also for a mail that is already waiting', async ({ shop }) => {
    const { boss, buyer } = await company(shop);
    const listId = await listWith(shop, buyer, { name: 'Suspended' });
    await remind(buyer, listId, 1);
    await look(shop, 7);
    await boss.post('/api/Company/SaveMember', { memberId: buyer.id, memberRole: 'buyer', suspended: true });
    await deliverNow(shop);
    const { text } = await lastMail(shop, 'list-reminder').catch(() => ({ text: '' }));
    expect(text).not.toContain(`/List?id=${listId}`);
    await look(shop, 14);
    expect(await mailsOf(shop, listId)).toBe(1);
  });

  test('belongs to each member, and ends when they say so', async ({ shop }) => {
    const { boss, buyer } = await company(shop);
    const listId = await listWith(shop, buyer, { isCompanys: true });
    await remind(buyer, listId, 2);
    await remind(boss, listId, 3, '2099-01-05');
    const [ofBoss] = (await boss.get('/api/List/GetLists')).body;
    expect(ofBoss.reminder).toEqual({ everyWeeks: 3, nextOn: '2099-01-05' });
    await remind(boss, listId, null);
    const rows = await shop.shop.db.select().from(partListReminders).where(eq(partListReminders.listId, listId));
    expect(rows.map(({ customerId }) => customerId)).toEqual([buyer.id]);
  });

  test.for([
    ['every 0 weeks', 0, undefined],
    ['every 53 weeks', 53, undefined],
    ['a day in the past', 4, '2020-01-01'],
    ['no day', 4, '2026-02-30'],
  ] as const)('refuses %s', async ([, weeks, nextOn], { shop }) => {
    const { buyer } = await company(shop);
    const listId = await listWith(shop, buyer);
    expect((await remind(buyer, listId, weeks, nextOn)).status).toBe(400);
    expect((await buyer.get(`/api/List/GetList/${listId}`)).body.reminder).toBeNull();
  });
});

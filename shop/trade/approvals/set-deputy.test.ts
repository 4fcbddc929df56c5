import { DAY_MS } from '../../base/days/calendar-day.ts';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { keepHouse } from '#server/jobs/testing/keep-house.ts';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import { addMember } from '../../people/companies/testing/members.ts';
import { orders } from '../orders/tables.ts';
import { deliverAll, queueOnly, rowOf } from '../../desk/notifications/testing/outbox.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { asked, companyOfThree, stampOfRequest } from './testing/requests.ts';

const dayFromNow = ({ shop }: TestShop, days: number) =>
  new Date(shop.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

const nameDeputy = (shop: TestShop, caller: ApiCaller, memberId: number, from = 0, until = from) =>
  caller.post('/api/Approval/NameDeputy', {
    memberId,
    startsOn: dayFromNow(shop, from),
    endsOn: dayFromNow(shop, until),
  });

const approve = async (caller: ApiCaller, seenBy: ApiCaller, approvalId: number) =>
  caller.post('/api/Approval/ApproveRequest', { approvalId, stamp: await stampOfRequest(seenBy, approvalId) });

/** Creates a company, and a reader who is its approver's deputy from today. */
async function companyWithDeputy(shop: TestShop) {
  shop.setTime(new Date('2026-11-24T12:00:00Z'));
  const three = await companyOfThree(shop);
  const deputy = await addMember(shop, three.person, 'reader');
  expect((await nameDeputy(shop, three.approver, deputy.id, 0, 2)).body).toBe(1);
  return { ...three, deputy };
}

/** Recipients of the mails about a request, in the order in which they were added. */
async function askedByMail({ shop }: TestShop, approvalId: number): Promise<unknown[]> {
  const rows = await shop.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(eq(outbox.kind, 'approval-request'))
    .orderBy(outbox.id);
  return rows
    .map(({ payload }) => payload as { approvalId: number; customerId: number })
    .filter((payload) => payload.approvalId === approvalId)
    .map(({ customerId }) => customerId);
}

const setMember = ({ shop }: TestShop, id: number, set: Partial<typeof customers.$inferInsert>) =>
  shop.db.update(customers).set(set).where(eq(customers.id, id));

describe('a deputy (H3)', () => {
  test('decides in the approver’s place, and the request says so', async ({ shop }) => {
    const { buyer, deputy, addressId } = await companyWithDeputy(shop);
    const approvalId = await asked(shop, buyer, addressId);
    expect((await deputy.get(`/api/Approval/GetRequest/${approvalId}`)).body).toMatchObject({ mayDecide: true });
    const { status, body: orderId } = await approve(deputy, deputy, approvalId);
    expect(status).toBe(200);
    const { body } = await buyer.get(`/api/Approval/GetRequest/${approvalId}`);
    expect(body).toMatchObject({ approvalState: 'approved', orderId, decidedBy: 'Nia Bevan', decidedFor: 'Nia Bevan' });
    const [order] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.customerId).toBe(buyer.id);
  });

  test('is asked by mail together with the approvers, and the mail says on whose behalf', async ({ shop }) => {
    const { buyer, deputy, approver, person, addressId } = await companyWithDeputy(shop);
    const approvalId = await asked(shop, buyer, addressId);
    expect(await askedByMail(shop, approvalId)).toEqual([person.id, approver.id, deputy.id]);
    const letter = async (customerId: number) => {
      const owed = await queueOnly(shop, 'approval-request', { approvalId, customerId, isReminder: false });
      await deliverAll(shop);
      return (await rowOf(shop, owed)).mail?.text;
    };
    expect(await letter(deputy.id)).toContain('You receive this as the deputy of Nia Bevan.');
    expect(await letter(approver.id)).not.toContain('as the deputy');
  });

  test('decides nothing before and after their days, and is not asked then', async ({ shop }) => {
    const { buyer, approver, deputy, person, addressId } = await companyWithDeputy(shop);
    const later = await addMember(shop, person, 'reader');
    expect((await nameDeputy(shop, approver, later.id, 3, 5)).body).toBe(1);
    const approvalId = await asked(shop, buyer, addressId);
    const early = await approve(later, approver, approvalId);
    expect([early.status, early.body.detail]).toEqual([
      403,
      'Only an approver or a manager of your company can do this',
    ]);
    shop.setTime(new Date('2026-11-27T12:00:00Z'));
    expect((await approve(deputy, approver, approvalId)).status).toBe(403);
    await keepHouse(shop.shop, { mails: 365, carts: 365, unused: 365 });
    expect(await askedByMail(shop, approvalId)).toEqual([
      person.id,
      approver.id,
      deputy.id,
      person.id,
      approver.id,
      later.id,
    ]);
    expect((await approve(later, later, approvalId)).status).toBe(200);
  });

  test('approves no request of their approver if nobody approves their own, nor one of their own', async ({ shop }) => {
    const { approver, deputy, companyId, addressId } = await companyWithDeputy(shop);
    await setMember(shop, deputy.id, { role: 'buyer' });
    await shop.shop.db
      .update(companies)
      .set({ approveOwn: false, buyersSeeAll: true })
      .where(eq(companies.id, companyId));
    const theirs = await asked(shop, approver, addressId);
    const refused = await approve(deputy, approver, theirs);
    expect([refused.status, refused.body.code]).toEqual([409, 'approval.deputy']);
    const own = await asked(shop, deputy, addressId);
    const refusedOwn = await approve(deputy, deputy, own);
    expect([refusedOwn.status, refusedOwn.body.code]).toEqual([409, 'approval.own']);
    expect(await askedByMail(shop, theirs)).not.toContain(deputy.id);
    await shop.shop.db.update(companies).set({ approveOwn: true }).where(eq(companies.id, companyId));
    expect((await approve(deputy, deputy, own)).body.code).toBe('approval.own');
    expect((await approve(deputy, deputy, theirs)).status).toBe(200);
  });

  test.for([
    ['the deputy is suspended', 'deputy', { status: 'inactive' }],
    ['the deputy does not see the company’s orders any more', 'deputy', { role: 'buyer' }],
    ['who named them is suspended', 'approver', { status: 'inactive' }],
    ['who named them is no approver any more', 'approver', { role: 'reader' }],
  ] as const)('no longer counts when %s', async ([, who, set], { shop }) => {
    const company = await companyWithDeputy(shop);
    const { buyer, manager, deputy, addressId } = company;
    await setMember(shop, company[who].id, set);
    const approvalId = await asked(shop, buyer, addressId);
    expect((await approve(deputy, manager, approvalId)).status).toBeOneOf([401, 403]);
    expect(await askedByMail(shop, approvalId)).not.toContain(deputy.id);
  });

  test('is removed at once, only by the approver', async ({ shop }) => {
    const { approver, manager, buyer, deputy, addressId } = await companyWithDeputy(shop);
    const { body } = await approver.get('/api/Approval/GetDeputies');
    expect(body.named).toEqual([
      {
        deputyshipId: expect.any(Number),
        name: 'Nia Bevan',
        startsOn: '2026-11-24',
        endsOn: '2026-11-26',
        isAble: true,
      },
    ]);
    expect((await deputy.get('/api/Approval/GetDeputies')).body).toMatchObject({
      mayName: false,
      named: [],
      candidates: [],
      standsInFor: [{ name: 'Nia Bevan', startsOn: '2026-11-24', endsOn: '2026-11-26' }],
    });
    const { deputyshipId } = body.named[0];
    expect((await manager.delete(`/api/Approval/EndDeputy/${deputyshipId}`)).status).toBe(404);
    expect((await approver.delete(`/api/Approval/EndDeputy/${deputyshipId}`)).body).toBe(1);
    expect((await approver.delete(`/api/Approval/EndDeputy/${deputyshipId}`)).status).toBe(404);
    const approvalId = await asked(shop, buyer, addressId);
    expect((await approve(deputy, approver, approvalId)).status).toBe(403);
  });
});

describe('naming a deputy is refused (H3)', () => {
  const fieldsOf = (body: { errors: { field: string }[] }) => body.errors.map(({ field }) => field);

  test('for days in the past, that end before they begin, or more than a year', async ({ shop }) => {
    const { approver, deputy } = await companyWithDeputy(shop);
    expect(fieldsOf((await nameDeputy(shop, approver, deputy.id, -1, 4)).body)).toEqual(['startsOn']);
    expect(fieldsOf((await nameDeputy(shop, approver, deputy.id, 9, 8)).body)).toEqual(['endsOn']);
    expect(fieldsOf((await nameDeputy(shop, approver, deputy.id, 9, 9 + 367)).body)).toEqual(['endsOn']);
    const odd = await approver.post('/api/Approval/NameDeputy', {
      memberId: deputy.id,
      startsOn: '',
      endsOn: '31/02/2027',
    });
    expect(fieldsOf(odd.body)).toEqual(['startsOn', 'endsOn']);
  });

  test('for a day that already has one, also if both are named at once', async ({ shop }) => {
    const { approver, deputy, person } = await companyWithDeputy(shop);
    const other = await addMember(shop, person, 'approver');
    expect(fieldsOf((await nameDeputy(shop, approver, other.id, 2, 6)).body)).toEqual(['startsOn']);
    const both = await Promise.all([
      nameDeputy(shop, approver, other.id, 10, 14),
      nameDeputy(shop, approver, deputy.id, 12, 16),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('of oneself, of a buyer who sees only their own orders, of a suspended member and of another company’s', async ({
    shop,
  }) => {
    const { approver, buyer, deputy, companyId } = await companyWithDeputy(shop);
    const { person: stranger } = await companyOfThree(shop);
    await setMember(shop, deputy.id, { status: 'inactive' });
    for (const memberId of [approver.id, buyer.id, deputy.id, stranger.id])
      expect(fieldsOf((await nameDeputy(shop, approver, memberId, 20)).body)).toEqual(['userID']);
    await shop.shop.db.update(companies).set({ buyersSeeAll: true }).where(eq(companies.id, companyId));
    expect((await nameDeputy(shop, approver, buyer.id, 20)).body).toBe(1);
  });
});

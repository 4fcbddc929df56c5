import { DAY_MS } from '../../base/days/calendar-day.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { keepHouse } from '#server/jobs/testing/keep-house.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { customers } from '../../people/accounts/tables.ts';
import { carts } from '../cart/tables.ts';
import { invited } from '../../people/companies/testing/members.ts';
import { listWith } from '../lists/testing/fill-list.ts';
import { deliverAll } from '../../desk/notifications/testing/outbox.ts';
import { mails } from '../../desk/notifications/tables.ts';
import { approvalRequests } from './tables.ts';
import { orders } from '../orders/tables.ts';
import { asked, companyOfThree, stampOfRequest } from './testing/requests.ts';

/** Closes or opens all logins of the company, as staff. */
const setLogins = ({ shop }: TestShop, companyId: number, status: 'active' | 'inactive') =>
  shop.db.update(customers).set({ status }).where(eq(customers.companyId, companyId));

async function tend({ shop }: TestShop, days: number) {
  const { db, store, clock } = shop;
  const at = { now: () => new Date(clock.now().getTime() + days * DAY_MS) };
  await keepHouse({ db, store, clock: at, log: () => {} }, { mails: 365, carts: 365, unused: 365 });
}

/** Creates a company with an open request, a list with a reminder and an invitation, whose logins staff have closed. */
async function closedCompany(shop: TestShop) {
  const company = await companyOfThree(shop);
  const { buyer, manager, person, companyId, addressId } = company;
  const approvalId = await asked(shop, buyer, addressId);
  const stamp = await stampOfRequest(manager, approvalId);
  const listId = await listWith(shop, buyer, { name: 'Every week' });
  expect((await buyer.post('/api/List/SetListReminder', { listId, everyWeeks: 1 })).body).toBe(1);
  const invitation = await invited(shop, { companyId, by: person.id });
  await deliverAll(shop);
  await setLogins(shop, companyId, 'inactive');
  return { ...company, approvalId, stamp, invitation };
}

test('in a closed company nobody decides, joins or gets mail, and nothing is ordered (H2, H3)', async ({
  ownShop: shop,
}) => {
  const { buyer, manager, approver, approvalId, stamp, invitation, companyId } = await closedCompany(shop);
  for (const member of [manager, approver])
    expect((await member.post('/api/Approval/ApproveRequest', { approvalId, stamp })).status).toBe(401);
  expect((await buyer.post('/api/Approval/WithdrawRequest', { approvalId })).status).toBe(401);
  expect((await shop.api.post('/api/Company/ReadInvitation', { token: invitation.token })).status).toBe(410);
  const sent = await shop.shop.db.$count(mails);
  await tend(shop, 3); // approvers would be reminded
  await tend(shop, 8); // and of the list too
  await tend(shop, 15); // and be informed that nobody decided
  await deliverAll(shop);
  expect(await shop.shop.db.$count(mails)).toBe(sent);
  expect(await shop.shop.db.$count(orders, eq(orders.companyId, companyId))).toBe(0);
});

test('a reopened company decides what is still waiting, or has its basket back (H3)', async ({ ownShop: shop }) => {
  const waiting = await closedCompany(shop);
  await setLogins(shop, waiting.companyId, 'active');
  const { approvalId, stamp } = waiting;
  const { status, body: orderId } = await waiting.manager.post('/api/Approval/ApproveRequest', { approvalId, stamp });
  expect([status, await shop.shop.db.$count(orders, eq(orders.id, orderId))]).toEqual([200, 1]);

  const late = await closedCompany(shop);
  await tend(shop, 15);
  await setLogins(shop, late.companyId, 'active');
  const [request] = await shop.shop.db.select().from(approvalRequests).where(eq(approvalRequests.id, late.approvalId));
  expect(request?.state).toBe('expired');
  const isOpen = and(eq(carts.id, request?.cartId ?? 0), isNull(carts.orderedAt));
  expect(await shop.shop.db.$count(carts, isOpen)).toBe(1);
  expect((await late.buyer.post('/api/Approval/TakeBasket', { approvalId: late.approvalId })).body).toBe(1);
});

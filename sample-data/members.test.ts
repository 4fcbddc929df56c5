import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { inTransaction } from '#platform/database/database.ts';
import { test } from '#server/testing/test-shop.ts';
import { customers } from '#shop/people/accounts/tables.ts';
import { fillMembers } from './load/members.ts';

test('the first company of the samples gets two buyers with limits and an approver, who log in as its manager does (H3)', async ({
  ownShop: shop,
}) => {
  const { db } = shop.shop;
  await inTransaction(db, fillMembers);
  const members = await db.select().from(customers).where(eq(customers.companyId, 1)).orderBy(customers.id);
  expect(
    members.map(({ email, role, orderLimitMinor, alwaysAsk }) => [email, role, orderLimitMinor, alwaysAsk]),
  ).toEqual([
    ['uk@converter.test', 'manager', null, false],
    ['buyer@converter.test', 'buyer', 500_00, false],
    ['press@converter.test', 'buyer', null, true],
    ['approver@converter.test', 'approver', null, false],
  ]);
  const { body } = await (await shop.as('approver@converter.test')).get('/api/Company/GetOwnCompany');
  expect(body.memberRole).toBe('approver');
});

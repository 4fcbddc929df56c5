import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { memoryFiles } from '#platform/files.ts';
import { addStaff } from '#shop/identity/add-staff.ts';
import { OPERATOR } from '#shop/identity/staff-account.ts';
import { customers } from '#shop/accounts/tables.ts';
import { fillEmptyShop } from './fill-empty-shop.ts';
import { test } from './testing/test-shop.ts';

test('the first company of the samples has four members, who log in alike: a manager, two with limits, an approver (H3)', async ({
  emptyShop,
}) => {
  const { db } = emptyShop.shop;
  expect(await fillEmptyShop(db, memoryFiles())).toBe(true);
  const members = await db.select().from(customers).where(eq(customers.companyId, 1)).orderBy(customers.id);
  expect(
    members.map(({ email, role, orderLimitMinor, alwaysAsk }) => [email, role, orderLimitMinor, alwaysAsk]),
  ).toEqual([
    ['uk@converter.test', 'manager', null, false],
    ['buyer@converter.test', 'buyer', 500_00, false],
    ['press@converter.test', 'buyer', null, true],
    ['approver@converter.test', 'approver', null, false],
  ]);
  expect(new Set(members.map(({ passwordHash }) => passwordHash)).size).toBe(1);
});

test('a shop that has only a colleague of its own gets no samples and no sample logins', async ({ emptyShop }) => {
  const { db } = emptyShop.shop;
  const mabel = { name: 'Mabel Tripp', email: 'mabel@pressline.test', password: 'yellow-doctor-blade' };
  await addStaff(mabel, { db, now: new Date(), by: OPERATOR });
  expect(await fillEmptyShop(db, memoryFiles())).toBe(false);
  expect(await db.$count(customers)).toBe(0);
});

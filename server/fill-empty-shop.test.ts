import { expect } from 'vitest';
import { memoryFiles } from '#platform/testing/memory-files.ts';
import { addStaff } from '#shop/people/staff/add-staff.ts';
import { OPERATOR } from '#shop/people/staff/staff-account.ts';
import { customers } from '#shop/people/accounts/tables.ts';
import { fillEmptyShop } from './fill-empty-shop.ts';
import { test } from './testing/test-shop.ts';

test('a shop with only a staff account of its own gets no samples and no sample logins', async ({ emptyShop }) => {
  const { db } = emptyShop.shop;
  const mabel = { name: 'Mabel Tripp', email: 'mabel@pressline.test', password: 'yellow-doctor-blade' };
  await addStaff(mabel, { db, now: new Date(), by: OPERATOR });
  expect(await fillEmptyShop(db, memoryFiles())).toBe(false);
  expect(await db.$count(customers)).toBe(0);
});

import { expect } from 'vitest';
import { addStaff } from '#shop/people/staff/add-staff.ts';
import { OPERATOR } from '#shop/people/staff/staff-account.ts';
import { STAFF } from '../support/counter.ts';
import { test } from '../support/plain-visits.ts';

test('without script: an owner removes the sample data by typing the name of the shop (Q6)', async ({
  shop,
  visits,
}) => {
  const { db } = shop.shop;
  const samples = await visits.pageAs(STAFF);
  await samples.goto('/Administration/Start');
  await samples.getByText('All staff logins are samples').waitFor();
  const email = 'mabel@pressline.test';
  await addStaff(
    { name: 'Mabel Tripp', email, password: 'yellow-doctor-blade' },
    { db, now: new Date(), by: OPERATOR },
  );
  const owner = await visits.pageAs(email);
  await owner.goto('/Administration/Start');
  await owner.getByLabel('Name of the shop').fill('Other');
  await owner.getByRole('button', { name: 'Remove sample data' }).click();
  await owner.getByText('This is not the name of the shop').waitFor();
  await owner.getByLabel('Name of the shop').fill('Pressline');
  await owner.getByRole('button', { name: 'Remove sample data' }).click();
  await owner.getByText('The shop is not open yet.').waitFor();
  expect(await owner.locator('main').innerText()).not.toContain('Sample data');
  const visitor = await visits.visitor();
  await visitor.goto('/');
  expect(visitor.status()).toBe(503);
});

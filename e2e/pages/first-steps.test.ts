import { isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { customers } from '#shop/people/accounts/tables.ts';
import { queueDueInvitations } from '#shop/desk/password-invitations/queue-due-invitations.ts';
import { putMoved } from '#shop/desk/password-invitations/testing/put-moved.ts';
import { STAFF } from '../support/counter.ts';
import { test } from '../support/plain-visits.ts';

test('without script: a closed shop shows its name and the logins, members get in, and staff open it (Q6)', async ({
  visits,
}) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Start');
  await staff.getByRole('button', { name: 'Close the shop' }).click();
  await staff.getByText('Visitors will see “Opening soon” on every page.').waitFor();
  await staff.getByRole('button', { name: 'Close the shop' }).last().click();
  await staff.getByText('The shop is not open yet.').waitFor();

  const visitor = await visits.visitor();
  await visitor.goto('/product?id=140');
  expect(visitor.status()).toBe(503);
  await visitor.getByText('Opening soon').waitFor();
  await visitor.getByRole('link', { name: 'Log in' }).click();
  expect(visitor.status()).toBe(200);
  expect(await visitor.locator('body').innerText()).not.toContain('Doctor');
  await visitor.getByLabel('Email').fill('uk@converter.test');
  await visitor.getByLabel('Password', { exact: true }).fill('press-2026');
  await visitor.getByRole('button', { name: 'Log in', exact: true }).click();
  await visitor.goto('/product?id=140');
  expect(visitor.status()).toBe(200);

  await staff.getByRole('button', { name: 'Open the shop' }).click();
  await staff.getByText('The shop is open: everybody can see it.').waitFor();
  const other = await visits.visitor();
  await other.goto('/product?id=140');
  expect(other.status()).toBe(200);
});

test('without script: staff invite moved members, see the progress, and stop (Q3)', async ({ shop, visits }) => {
  const { db, clock } = shop.shop;
  await db.update(customers).set({ passwordHash: 'sample' }).where(isNull(customers.passwordHash));
  for (const name of ['ada', 'bob']) await putMoved(shop, { email: `${name}@moved.test` });
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Moving-In');
  await staff.getByRole('link', { name: 'Passwords of moved members' }).click();
  await staff.getByText('2 active members have no password and were not invited.').waitFor();
  await staff.getByLabel('Emails a minute').fill('601');
  await staff.getByRole('button', { name: 'Invite 2 members' }).click();
  await staff.getByText('Emails a minute must be a whole number from 1 to 600').waitFor();
  await staff.getByLabel('Emails a minute').fill('1');
  await staff.getByRole('button', { name: 'Invite 2 members' }).click();
  await staff.getByText('Every active member has a password or was invited.').waitFor();
  await queueDueInvitations(db, clock.now());
  await staff.reload();
  const table = staff.getByRole('table', { name: 'Invitations' });
  expect(await table.innerText()).toContain('1 a minute');
  await staff.getByRole('button', { name: 'Stop' }).first().click();
  await staff.getByRole('button', { name: 'Stop invitations' }).click();
  await staff.getByText('One active member has no password and was not invited.').waitFor();
  expect(await staff.getByRole('table', { name: 'Invitations' }).innerText()).toContain('Stopped by Pressline Counter');
});

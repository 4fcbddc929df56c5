import { expect } from 'vitest';
import { invited } from '#shop/people/companies/testing/members.ts';
import { rowOf } from '#shop/people/customers/testing/people.ts';
import { openPasswordReset } from '#shop/people/identity/password-reset-queries.ts';
import { fillAccount, messageOf } from '../support/account-form.ts';
import { test } from '../support/plain-visits.ts';

const UK = 'uk@converter.test';

test('Edit-Account shows the saved values, and the header greets with the new ones (A24)', async ({ visits, shop }) => {
  const page = await visits.pageAs('us@converter.test');
  await page.goto('/Edit-Account');
  await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Whitlock');
  await page.getByLabel('Last name').fill('Whitlock-Reyes');
  await page.getByLabel('Password', { exact: true }).fill('press-2026');
  await page.getByLabel('Repeat password').fill('press-2026');
  await page.getByRole('button', { name: 'Save account' }).click();
  await page.waitForURL(/account-edited/i);
  await page.getByRole('banner').getByRole('link', { name: 'Hello, Dana Whitlock-Reyes' }).waitFor();
  expect((await rowOf(shop, 'us@converter.test')).surname).toBe('Whitlock-Reyes');
});

test("the password is required, and another account's address is refused (A24, C3)", async ({ visits }) => {
  const page = await visits.pageAs('us@converter.test');
  await page.goto('/Edit-Account');
  await page.getByRole('button', { name: 'Save account' }).click();
  await page.getByText('Password is required').waitFor();
  await expect.poll(() => messageOf(page, 'Repeat password')).toBe('Please confirm your password');
  await page.getByLabel('Email address').fill(UK);
  await page.getByLabel('Password', { exact: true }).fill('press-2026');
  await page.getByLabel('Repeat password').fill('press-2026');
  await page.getByRole('button', { name: 'Save account' }).click();
  await page.getByText('A user with this email address already exists. Please reset your password.').waitFor();
});

test('a registration with the email address of an account: the message is under the button, with a link to the reset (A20, C2)', async ({
  visits,
}) => {
  const page = await visits.visitor();
  await page.goto('/Create-Account');
  await fillAccount(page, { 'Email address': 'UK@converter.test' });
  await page.getByRole('button', { name: 'Create account' }).click();
  const message = page.getByRole('alert');
  await message.waitFor();
  await expect
    .poll(() => message.textContent())
    .toContain('A user with this email address already exists. Please reset your password.');
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada');
  await message.getByRole('link').click();
  await page.waitForURL(/forgot-password/i);
});

test('the mailed link sets a new password, once; its page is not cached, the password logs in (A21, D16)', async ({
  visits,
  shop,
}) => {
  const { id } = await rowOf(shop, 'fr@converter.test');
  const link = `/Reset-Password?token=${await openPasswordReset(shop.shop.db, id, new Date())}`;
  const page = await visits.visitor();
  const opened = await page.goto(link);
  expect(opened.headers()['cache-control']).toBe('private, no-store');
  await page.getByLabel('New password').fill('short-7');
  await page.getByLabel('Repeat password').fill('other');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByText('Password must have at least 8 characters').waitFor();
  await expect.poll(() => messageOf(page, 'Repeat password')).toBe('Passwords do not match');
  await page.getByLabel('New password').fill('yellow-gear-77');
  await page.getByLabel('Repeat password').fill('yellow-gear-77');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByRole('heading', { name: 'Your new password has been set' }).waitFor();
  expect(page.url()).not.toContain('token');

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email address').fill('fr@converter.test');
  await page.getByLabel('Password', { exact: true }).fill('yellow-gear-77');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/dashboard/i);

  const late = await page.goto(link);
  expect(late.status()).toBe(410);
  await page.getByText('This link has already been used or has expired.').waitFor();
});

test('a manager invites someone, who joins with the link and is then in the company (H2)', async ({ shop, visits }) => {
  const manager = await visits.pageAs(UK);
  await manager.goto('/Company');
  await manager.getByRole('link', { name: 'Members and invitations' }).click();
  await manager.getByLabel('Email address').fill('nia@converter.test');
  await manager.getByLabel('Role').selectOption('Approver');
  await manager.getByRole('button', { name: 'Send invitation' }).click();
  await manager.getByText('Invitation sent.').waitFor();
  await manager.getByRole('rowheader', { name: 'nia@converter.test' }).waitFor();

  const { token, email } = await invited(shop, { companyId: 1, by: 1, role: 'approver' });
  const guest = await visits.visitor();
  await guest.goto(`/Company/Join?token=${token}`);
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.getByText('First name is required').waitFor();
  for (const [label, text] of [
    ['First name', 'Nia'],
    ['Last name', 'Bevan'],
    ['Telephone number', '01514960001'],
    ['New password', 'teal-sleeve-44'],
    ['Repeat password', 'teal-sleeve-44'],
  ] as const)
    await guest.getByLabel(label).fill(text);
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await guest.getByLabel('Email').fill(email);
  await guest.getByLabel('Password').fill('teal-sleeve-44');
  await guest.getByRole('button', { name: 'Log in', exact: true }).click();
  await guest.waitForURL('**/Dashboard');
  await guest.goto('/Company');
  await guest.getByText('Approver').waitFor();
  await expect.poll(() => guest.getByRole('link', { name: 'Members and invitations' }).count()).toBe(0);
});

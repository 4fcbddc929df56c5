import { expect } from 'vitest';
import { putMember, invited } from '#shop/companies/testing/members.ts';
import { test } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';

test('a manager invites somebody, who joins by the link and finds themselves in the company (H2)', async ({
  shop,
  visits,
}) => {
  const manager = await visits.pageAs(UK);
  await manager.goto('/Company');
  await manager.getByRole('link', { name: 'Members and invitations' }).click();
  await manager.getByLabel('Email address').fill('nia@converter.test');
  await manager.getByLabel('Role').selectOption('Approver');
  await manager.getByRole('button', { name: 'Send the invitation' }).click();
  await manager.getByText('The invitation is on its way.').waitFor();
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
  await guest.getByRole('link', { name: 'Log In' }).last().click();
  await guest.getByLabel('Email').fill(email);
  await guest.getByLabel('Password').fill('teal-sleeve-44');
  await guest.getByRole('button', { name: 'Log in', exact: true }).click();
  await guest.waitForURL('**/Dashboard');
  await guest.goto('/Company');
  await guest.getByText('Approver').waitFor();
  expect(await guest.getByRole('link', { name: 'Members and invitations' }).count()).toBe(0);
});

test('an invitation that somebody opens who is logged in as another asks them to log out (H2)', async ({
  shop,
  visits,
}) => {
  const { token, email } = await invited(shop, { companyId: 1, by: 1 });
  const page = await visits.pageAs('us@converter.test');
  await page.goto(`/Company/Join?token=${token}`);
  await page.getByText(`You are logged in with another account. To join with ${email}, log out first`).waitFor();
  expect(await page.getByLabel('New password').count()).toBe(0);
});

test('a member is suspended without script, too, and says so in the list (H2)', async ({ shop, visits }) => {
  const buyer = await putMember(shop, { id: 1 }, 'buyer');
  const page = await visits.pageAs(UK, { javaScriptEnabled: false });
  await page.goto(`/Company/Members?change=${buyer.id}`);
  await page.getByLabel('Suspended: cannot log in').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('row', { name: buyer.email }).getByText('Suspended').waitFor();
});

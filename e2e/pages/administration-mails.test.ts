import { expect } from 'vitest';
import { sessions } from '#shop/people/identity/tables.ts';
import { mails } from '#shop/desk/notifications/tables.ts';
import { queueEffect } from '#shop/base/outbox/queue-effect.ts';
import { outbox } from '#shop/base/outbox/tables.ts';
import { newestChange, STAFF } from '../support/counter.ts';
import { deliverAllMails, deliverOrderMail, failMail, newestMailId } from '../support/mails.ts';
import { test } from '../support/plain-visits.ts';

test('the order mail is sent again, and the same sheet is available as a PDF (E4, D22)', async ({ visits, shop }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/OrderView?id=1004');
  await page.getByRole('button', { name: 'Resend order email' }).click();
  await page.getByText(/^Email sent to .+@.+\.$/).waitFor();
  expect(await newestChange(shop, 'order', 1004)).toMatchObject({ staffName: 'Pressline Counter' });
  const address = (await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '';
  const file = await page.request.get(address);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a failed mail says why; on a retry it is delivered (E17)', async ({ shop, visits }) => {
  const id = await deliverOrderMail(shop, 1002);
  await failMail(shop, id);
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Mailbox?state=failed');
  await page.getByText('550 no such mailbox').waitFor();
  await page.goto(`/Administration/Mail?id=${id}`);
  await page.getByText('550 no such mailbox').waitFor();
  await page.getByText('This email has not been written yet').waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('It will be retried now.').waitFor();
  await deliverAllMails(shop);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Your order MA001002' }).waitFor();
});

test('a reset mail has no link that works; staff open one, shown once and recorded in the audit list (D44)', async ({
  shop,
  visits,
}) => {
  const { db, clock } = shop.shop;
  await queueEffect(db, clock.now(), 'password-reset', { customerId: 1 });
  await deliverAllMails(shop);
  const page = await visits.pageAs(STAFF);
  const address = `/Administration/Mail?id=${await newestMailId(shop)}`;
  await page.goto(address);
  await expect.poll(() => page.locator('pre').innerText()).toContain('/Reset-Password?token=(removed)');
  await db.update(sessions).set({ passwordGivenAt: new Date('2026-01-01T00:00:00Z') });
  await page.getByRole('button', { name: 'Create reset link' }).click();
  await page.getByLabel('Your password', { exact: true }).fill('counter-2026');
  await page.getByRole('button', { name: 'Confirm' }).click();
  const link = await page.getByRole('status').locator('code').innerText();
  expect(link).toMatch(/\/Reset-Password\?token=[\w-]{43}$/);

  const token = link.split('=')[1] ?? '';
  await page.goto(address);
  expect(await page.content()).not.toContain(token);
  expect(JSON.stringify([await db.select().from(mails), await db.select().from(outbox)])).not.toContain(token);
  await page.goto('/Administration/Audit?entity=customer&entityId=1');
  await page.getByText('created a reset link for').first().waitFor();
  const customer = await visits.visitor();
  await customer.goto(link);
  await customer.getByRole('button', { name: 'Save new password' }).waitFor();
});

test('an order’s mail is sent again, as a new mail; works without script too (D22)', async ({ shop, visits }) => {
  const id = await deliverOrderMail(shop, 1003);
  const before = await shop.shop.db.$count(outbox);
  const page = await visits.pageAs(STAFF);
  await page.goto(`/Administration/Mail?id=${id}`);
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('A new copy of the email is on its way.').waitFor();
  expect(await shop.shop.db.$count(outbox)).toBe(before + 1);
});

test('only staff open the mailbox; a missing mail is reported (D31)', async ({ visits }) => {
  const customer = await visits.pageAs('uk@converter.test');
  await customer.goto('/Administration/Mailbox');
  expect(new URL(customer.url()).pathname).toBe('/administration');
  const staff = await visits.pageAs(STAFF);
  const answer = await staff.goto('/Administration/Mail?id=999999');
  expect(answer?.status()).toBe(404);
});

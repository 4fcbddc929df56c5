import { desc, eq, isNull, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { patience } from '#platform/testing/patience.ts';
import { sessions } from '#shop/identity/tables.ts';
import { queueMail } from '#shop/outbox/queue-mail.ts';
import { mails } from '#shop/notifications/tables.ts';
import { outbox } from '#shop/outbox/tables.ts';
import { screenFaults } from './support/faults.ts';
import { test, type ShopInBrowser } from './support/shop-in-browser.ts';

const STAFF = 'staff@pressline.test';

function allDelivered({ shop: { db } }: ShopInBrowser): Promise<void> {
  const none = async () => expect(await db.$count(outbox, isNull(outbox.doneAt))).toBe(0);
  return vi.waitFor(none, { timeout: patience(20_000) });
}

/** Notes a mail and waits until the running shop has delivered it; answers its number. */
async function deliver(shop: ShopInBrowser, orderId: number): Promise<number> {
  const { db, clock } = shop.shop;
  await queueMail(db, clock.now(), 'order-customer', { orderId });
  await allDelivered(shop);
  const [row] = await db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(1);
  if (row === undefined) throw new Error('No mail was noted.');
  return row.id;
}

/** A mail that was given up, as a mail server's refusal leaves it. */
async function fail({ shop: { db } }: ShopInBrowser, mailId: number): Promise<void> {
  await db.delete(mails).where(eq(mails.outboxId, mailId));
  await db
    .update(outbox)
    .set({ doneAt: null, failedAt: sql`now()`, attempts: 10, lastError: '550 no such mailbox' })
    .where(eq(outbox.id, mailId));
}

test('staff find a mail in the mailbox and read it in both forms, with what is attached (E17)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/about:srcdoc/); // the test's own script wants to look into the frame, and may not
  const id = await deliver(shop, 1001);
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Mailbox');
  const row = page.getByRole('row').filter({ hasText: 'Your order MA001001' });
  await row.getByText('Not sent: no mail server').waitFor();
  await row.getByRole('link').click();
  await page.waitForURL(`**/Administration/Mail?id=${id}`);
  await page.getByRole('heading', { level: 1, name: 'Your order MA001001' }).waitFor();

  const shown = page.frameLocator('iframe');
  await shown.getByRole('heading', { name: 'Thank you for your order MA001001' }).waitFor();
  const colours = await shown
    .locator('a')
    .first()
    .evaluate((link) => getComputedStyle(link).color);
  expect(colours, 'the styles on its elements count').toBe('rgb(255, 255, 255)');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    shown.getByRole('link', { name: 'See the order' }).click(),
  ]);
  expect(new URL(opened.url()).pathname.toLowerCase()).toMatch(/customer-order|login/);
  await opened.close();

  expect(await page.locator('pre').innerText()).toContain('Thank you for your order MA001001');
  const attached = page.getByRole('link', { name: 'MA001001.pdf' });
  const file = await page.request.get((await attached.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('a failed mail says why; tried again it is delivered (E17)', async ({ shop, visits }) => {
  const id = await deliver(shop, 1002);
  await fail(shop, id);
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Mailbox?state=failed');
  await page.getByText('550 no such mailbox').waitFor();
  await page.goto(`/Administration/Mail?id=${id}`);
  await page.getByText('550 no such mailbox').waitFor();
  await page.getByText('This mail has not been written yet').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('It will be tried again now.').waitFor();
  await allDelivered(shop);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Your order MA001002' }).waitFor();
});

test('a reset mail has no link that works; staff open one, shown once and noted in the audit list (D44)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/403/); // asked for the password first
  const { db, clock } = shop.shop;
  await queueMail(db, clock.now(), 'password-reset', { customerId: 1 });
  await allDelivered(shop);
  const [row] = await db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(1);
  const page = await visits.pageAs(STAFF, { javaScriptEnabled: false });
  const address = `/Administration/Mail?id=${row?.id}`;
  await page.goto(address);
  expect(await page.locator('pre').innerText()).toContain('/Reset-Password?token=(removed)');
  await db.update(sessions).set({ passwordGivenAt: new Date('2026-01-01T00:00:00Z') });
  await page.getByRole('button', { name: 'Open a reset link' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill('counter-2026');
  await page.getByRole('button', { name: 'Confirm' }).click();
  const link = await page.getByRole('status').locator('code').innerText();
  expect(link).toMatch(/\/Reset-Password\?token=[\w-]{43}$/);

  const token = link.split('=')[1] ?? '';
  await page.goto(address);
  expect(await page.content()).not.toContain(token);
  expect(JSON.stringify([await db.select().from(mails), await db.select().from(outbox)])).not.toContain(token);
  await page.goto('/Administration/Audit?entity=customer&entityId=1');
  await page.getByText('opened a reset link of').first().waitFor();
  const customer = await visits.visitor();
  await customer.goto(link);
  await customer.getByRole('button', { name: 'Save new password' }).waitFor();
});

test('the mail of an order is sent again, as a mail of its own; works without script too (D22)', async ({
  shop,
  visits,
}) => {
  const id = await deliver(shop, 1003);
  const before = await shop.shop.db.$count(outbox);
  const page = await visits.pageAs(STAFF, { javaScriptEnabled: false });
  await page.goto(`/Administration/Mail?id=${id}`);
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('The mail is on its way once more, as a new one.').waitFor();
  expect(await shop.shop.db.$count(outbox)).toBe(before + 1);
});

test('axe finds no fault in the mailbox, and nothing scrolls sideways', async ({ shop, visits }) => {
  visits.expectErrors(/about:srcdoc/);
  const sent = await deliver(shop, 1004);
  const failed = await deliver(shop, 1005);
  await fail(shop, failed);
  const page = await visits.pageAs(STAFF);
  const faults: string[] = [];
  for (const screen of ['Mailbox', `Mail?id=${sent}`, `Mail?id=${failed}`]) {
    await page.goto(`/Administration/${screen}`);
    faults.push(...(await screenFaults(page)).map((fault) => `${screen} ${fault}`));
  }
  expect(faults).toEqual([]);
  await shop.shop.db
    .update(outbox)
    .set({ doneAt: sql`now()` })
    .where(isNull(outbox.doneAt));
});

test('nobody but staff comes to the mailbox; a mail that is not there is said so (D31)', async ({ visits }) => {
  visits.expectErrors(/404/);
  const customer = await visits.pageAs('uk@converter.test');
  await customer.goto('/Administration/Mailbox');
  expect(new URL(customer.url()).pathname).toBe('/administration');
  const staff = await visits.pageAs(STAFF);
  const answer = await staff.goto('/Administration/Mail?id=999999');
  expect(answer?.status()).toBe(404);
});

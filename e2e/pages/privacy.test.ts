import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { customers } from '#shop/people/accounts/tables.ts';
import { emailChanges } from '#shop/people/email-changes/tables.ts';
import { tokenHash } from '#shop/people/sessions/session.ts';
import { mailingConsents } from '#shop/people/mailings/tables.ts';
import { STAFF } from '../support/counter.ts';
import { test } from '../support/plain-visits.ts';

const MEMBER = 'jp@converter.test';

describe('a person’s data without script (O4)', () => {
  test('a member gets the copy with the password, and asks for erasure; staff carry it out after a question', async ({
    shop,
    visits,
  }) => {
    const { db } = shop.shop;
    const [member] = await db.select().from(customers).where(eq(customers.email, MEMBER));
    const page = await visits.pageAs(MEMBER);
    await page.goto('/Account-Data');
    const copy = page.getByRole('region', { name: 'A copy of your data' });
    await copy.getByLabel('Your password').fill('wrong-2026');
    await copy.getByRole('button', { name: 'Prepare the copy' }).click();
    await page.getByText('The password is incorrect').first().waitFor();
    await copy.getByLabel('Your password').fill('press-2026');
    await copy.getByRole('button', { name: 'Prepare the copy' }).click();
    await page.getByRole('link', { name: 'Download the copy' }).waitFor();

    const erasure = page.getByRole('region', { name: 'Erase your data' });
    await erasure.getByLabel('Remarks').fill('I retire.');
    await erasure.getByLabel('Your password').fill('press-2026');
    await erasure.getByRole('button', { name: 'Ask for erasure' }).click();
    await page.getByText('You asked for this on').waitFor();

    const staff = await visits.pageAs(STAFF);
    await staff.goto('/Administration/Data-Requests?dataRequestState=open&sort=number&direction=desc');
    await staff
      .getByRole('link', { name: new RegExp(member?.surname ?? '') })
      .first()
      .click();
    await staff.getByText('I retire.').waitFor();
    await staff.getByRole('button', { name: 'Erase the person' }).click();
    await staff.getByText('Erase this person for good?').first().waitFor();
    await staff.getByRole('button', { name: 'Erase', exact: true }).click();
    await staff.getByText('This person is erased.').waitFor();
    await page.goto('/Account-Data');
    expect(page.url()).toMatch(/login/i);
  });
});

describe('mailings without a login (O5)', () => {
  test('a mail program withdraws with one POST, as RFC 8058 says; opening the page changes nothing', async ({
    shop,
    visits,
  }) => {
    const { db, clock } = shop.shop;
    const [consent] = await db
      .insert(mailingConsents)
      .values({
        customerId: 1,
        email: 'uk@converter.test',
        words: 'Yes, please.',
        language: 'en',
        askedAt: clock.now(),
        confirmedAt: clock.now(),
      })
      .returning();
    const address = `/Mailings?id=${consent?.guid}`;
    const stored = async () =>
      (
        await db
          .select()
          .from(mailingConsents)
          .where(eq(mailingConsents.id, consent?.id ?? 0))
      )[0]?.withdrawnAt ?? null;
    const page = await visits.visitor();
    await page.goto(address);
    await page.getByText('Yes, please.').waitFor();
    expect(await stored()).toBeNull();
    const sent = await fetch(new URL(address, shop.url), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(sent.status).toBe(200);
    expect(await stored()).not.toBeNull();
    await page.goto(address);
    await page.getByText('You will receive no more mailings.').waitFor();
  });
});

test('a new address is confirmed by the button of its page; opening the page changes nothing (D53)', async ({
  shop,
  visits,
}) => {
  const { db, clock } = shop.shop;
  await db.insert(emailChanges).values({
    customerId: 2,
    email: 'new.address@converter.test',
    askedAt: clock.now(),
    tokenHash: tokenHash('of-the-new-address'),
  });
  const emailOf = async () => (await db.select().from(customers).where(eq(customers.id, 2)))[0]?.email;
  const before = await emailOf();
  const page = await visits.visitor();
  await page.goto('/Confirm-Address?token=of-the-new-address');
  await page.getByText('new.address@converter.test').waitFor();
  expect(await emailOf()).toBe(before);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Your account has its new email address').waitFor();
  expect(await emailOf()).toBe('new.address@converter.test');
});

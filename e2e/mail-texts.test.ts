import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sessions } from '#shop/people/identity/tables.ts';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

const ADDRESS = '/Administration/Mail-Text?kind=order-customer&language=en';
const REFUSED = /Failed to load resource/;

const subject = (page: Page) => page.getByLabel('Subject', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a subject is changed by keyboard, seen with a real order first, saved, and ours again (D22)', async ({
  visits,
}) => {
  visits.expectErrors(REFUSED);
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Mail-Texts');
  await page.getByRole('link', { name: 'Order, to the customer' }).press('Enter');
  await subject(page).fill('Order {refrence} at work');
  await page.getByLabel('Preview for order').fill('MA001116');
  await page.getByLabel('Preview for order').press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('{refrence} is not a placeholder of this text. It can have: {reference}').first().waitFor();
  expect(await subject(page).evaluate((field) => field === document.activeElement)).toBe(true);

  await subject(page).fill('Order {reference} at work');
  await button(page, 'Preview').press('Enter');
  await page.getByRole('definition').getByText('Order MA001116 at work').waitFor();
  await page.frameLocator('iframe').getByText('Thank you for your order MA001116').waitFor();
  expect(await subject(page).inputValue()).toBe('Order {reference} at work');

  await button(page, 'Save').dblclick();
  await page.getByText('Texts saved. The next email uses them.').waitFor();
  await page.getByText('Ours: Your order {reference}').waitFor();
  await page.goto('/Administration/Mail-Texts');
  await page.getByRole('cell', { name: 'English: 1' }).waitFor();
  await page.goBack();
  await button(page, 'Back to our text').press('Enter');
  await expect.poll(() => subject(page).inputValue()).toBe('Your order {reference}');
  await button(page, 'Save').press('Enter');
  await page.getByText('Texts saved. The next email uses them.').waitFor();
  await page.reload();
  expect(await subject(page).inputValue()).toBe('Your order {reference}');
  expect(await page.getByText('Ours:').count()).toBe(0);
});

test('a colleague’s text of the same mail is shown beside the typed one, and a lost session keeps it (D22, E6)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(REFUSED);
  const [page, colleague] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
  await page.goto(ADDRESS);
  await subject(page).fill('Mine {reference}');
  await colleague.goto(ADDRESS);
  await subject(colleague).fill('Theirs {reference}');
  await button(colleague, 'Save').click();
  await colleague.getByText('Texts saved. The next email uses them.').waitFor();
  await button(page, 'Save').click();
  await page.getByText('Theirs {reference}').first().waitFor();
  expect(await subject(page).inputValue()).toBe('Mine {reference}');

  await shop.shop.db.update(sessions).set({ expiresAt: new Date('2026-01-01') });
  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog', { name: 'Administration login' });
  await dialog.getByLabel('Email address').fill(STAFF);
  await dialog.getByLabel('Password').fill('counter-2026');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Texts saved. The next email uses them.').waitFor();
  await page.reload();
  expect(await subject(page).inputValue()).toBe('Mine {reference}');
});

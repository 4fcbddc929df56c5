import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { products } from '#shop/catalogue/parts/tables.ts';
import { arrivals, stockMovements } from '#shop/catalogue/stock/tables.ts';
import { sessions } from '#shop/people/identity/tables.ts';
import type { BuiltShop } from './support/built-shop.ts';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

const PART = 'DB-0350-PL';
const SUPPLIER = 'Nordic & Blades';
const REFUSED = /Failed to load resource/;

const quantity = (page: Page) => page.getByLabel(`${PART}: Quantity to order`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A part with nothing in stock and a reorder point. Returns its id. */
async function needed({ shop: { db } }: BuiltShop): Promise<number> {
  const terms = { supplier: SUPPLIER, stockLevel: 0, lowStock: 10, packSize: 1, leadTimeDays: 15, active: true };
  const [part] = await db.update(products).set(terms).where(eq(products.name, PART)).returning({ id: products.id });
  await db.delete(arrivals).where(eq(arrivals.productId, part?.id ?? 0));
  return part?.id ?? 0;
}

test('a purchase is marked as ordered by keyboard and its goods received once, also pressed twice (L4)', async ({
  shop,
  visits,
}) => {
  const productId = await needed(shop);
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Purchase-List');
  await page.getByRole('link', { name: SUPPLIER }).press('Enter');
  await quantity(page).fill('12');
  await page.getByLabel('Order number at the supplier').fill('PO 4711');
  await page.getByLabel('Order number at the supplier').press('Enter');
  await page.getByRole('heading', { name: 'Ordered, not received yet' }).waitFor();
  await page.getByRole('cell', { name: 'PO 4711' }).waitFor();

  await page.getByLabel(`${PART}: Received quantity`).fill('11');
  await button(page, 'Receive goods').dblclick();
  await page.getByText('Receipt booked.').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Purchase list', exact: true }).waitFor();
  await page.goForward();
  await expect.poll(() => page.getByLabel(`${PART}: Received quantity`).count()).toBe(0);
  const booked = await shop.shop.db.select().from(stockMovements).where(eq(stockMovements.productId, productId));
  expect(booked.filter(({ kind }) => kind === 'arrival').map((movement) => movement.quantity)).toEqual([11]);
});

test('a part that a colleague ordered meanwhile is refused at its field, and a lost session loses nothing (L4)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(REFUSED);
  const productId = await needed(shop);
  const page = await visits.pageAs(STAFF);
  await page.goto(`/Administration/Purchase-List?supplier=${encodeURIComponent(SUPPLIER)}`);
  await quantity(page).fill('7');
  await shop.shop.db.update(sessions).set({ expiresAt: new Date('2026-01-01') });
  const [theirs] = await shop.shop.db
    .insert(arrivals)
    .values({ productId, quantity: 1, expectedOn: '2099-01-01' })
    .returning({ id: arrivals.id });
  await button(page, 'Mark as ordered').click();
  const dialog = page.getByRole('dialog', { name: 'Administration login' });
  await dialog.getByLabel('Email address').fill(STAFF);
  await dialog.getByLabel('Password').fill('counter-2026');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('A colleague has ordered this part since you opened the list.').first().waitFor();
  expect(await quantity(page).inputValue()).toBe('7');
  const open = await shop.shop.db.select().from(arrivals).where(eq(arrivals.productId, productId));
  expect(open.map(({ id }) => id)).toEqual([theirs?.id]);
});

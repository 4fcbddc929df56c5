import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '../support/plain-visits.ts';

test('a shop without categories says so, and shows no heading without content', async ({ shop, visits }) => {
  await shop.shop.db.execute(sql`update categories set show = 3`);
  await shop.shop.refreshHot();
  const page = await visits.visitor();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const title of ['Shop by category', 'Consumables in stock'])
    await expect.poll(() => page.getByRole('heading', { name: title }).count(), { message: title }).toBe(0);
  await page.goto('/search');
  await page.getByText('The catalogue is empty').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Machines' }).count()).toBe(0);
});

import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { products } from '#shop/catalogue/tables.ts';
import { test } from '../testing/test-shop.ts';
import { PeriodClock } from './period-clock.ts';
import { plannedPrices } from './periodic-work.ts';

test('a planned rise of the shop’s own prices is applied as its day begins in London (K5)', async ({ ownShop }) => {
  const { shop } = ownShop;
  let now = new Date('2027-03-31T22:59:59Z'); // one second before midnight in summer time
  const at = { db: shop.db, log() {}, store: shop.store, clock: { now: () => now } };
  const staff = await ownShop.asStaff();
  const draft = { priceListId: null, startsOn: '01/04/2027', pastedText: 'DB-0150;77.70' };
  const { body: priceUpdateId } = await staff.post('/api/PriceUpdate/ProposePrices', draft);
  await staff.post('/api/PriceUpdate/ApplyPriceUpdate', { priceUpdateId, confirmPrices: true });
  const price = async () =>
    (await shop.db.select({ usdMinor: products.usdMinor }).from(products).where(eq(products.name, 'DB-0150')))[0]
      ?.usdMinor;
  const before = await price();

  const refreshed = vi.fn(async () => {});
  const clock = new PeriodClock(at, plannedPrices({ ...at, refreshHot: refreshed }));
  clock.start();
  await clock.stop();
  expect([await price(), refreshed.mock.calls.length]).toEqual([before, 0]);
  now = new Date('2027-03-31T23:00:00Z');
  const next = new PeriodClock(at, plannedPrices({ ...at, refreshHot: refreshed }));
  next.start();
  await next.stop();
  expect([await price(), refreshed.mock.calls.length]).toEqual([7770, 1]);
});

test('a price that is planned as its day begins counts on that day (D56)', async ({ ownShop }) => {
  const { shop } = ownShop;
  let now = new Date('2027-03-31T23:00:00Z'); // the day has just begun in London
  const at = { db: shop.db, log() {}, store: shop.store, clock: { now: () => now }, refreshHot: async () => {} };
  const clock = new PeriodClock(at, plannedPrices(at));
  clock.start();
  await clock.stop();
  // Planned in the last second of the day before, but committed only now.
  const staff = await ownShop.asStaff();
  const draft = { priceListId: null, startsOn: '01/04/2027', pastedText: 'DB-0150;77.70' };
  const { body: priceUpdateId } = await staff.post('/api/PriceUpdate/ProposePrices', draft);
  await staff.post('/api/PriceUpdate/ApplyPriceUpdate', { priceUpdateId, confirmPrices: true });
  now = new Date('2027-03-31T23:01:00Z');
  clock.start();
  await clock.stop();
  const [part] = await shop.db.select().from(products).where(eq(products.name, 'DB-0150'));
  expect(part?.usdMinor).toBe(7770);
});

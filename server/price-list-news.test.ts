import { expect, vi } from 'vitest';
import { giveList, UK_COMPANY } from '#shop/catalogue/pricing/testing/give-list.ts';
import { priceLists } from '#shop/catalogue/pricing/tables.ts';
import { test } from './testing/test-shop.ts';

test('every process learns of a price list from the database, and keeps its cached pages for visitors (K7)', async ({
  ownShop,
}) => {
  const listsOf = () => ownShop.shop.hot().priceLists.of(UK_COMPANY, 2, '2026-11-27').length;
  const { version } = ownShop.shop.hot();
  // Another process: it writes, and this one is not asked to read again.
  const other = { db: ownShop.shop.db, refreshPriceLists: async () => {} };
  await giveList({ shop: other }, { companyId: UK_COMPANY }, []);
  await vi.waitFor(() => expect(listsOf()).toBe(1), { timeout: 5000 });
  await ownShop.shop.db.update(priceLists).set({ archived: true });
  await vi.waitFor(() => expect(listsOf()).toBe(0), { timeout: 5000 });
  expect(ownShop.shop.hot().version).toBe(version);
});

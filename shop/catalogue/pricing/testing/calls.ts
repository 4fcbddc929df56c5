import { type Preparations, next } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { storeProposal } from '../../price-updates/change-state.ts';
import type { PriceUpdateState } from '../../price-updates/price-update.ts';
import { companyGroups, priceListRows } from '../tables.ts';

/** A new change of one price of the first list. */
function proposal({ shop: { db } }: TestShop, state: PriceUpdateState = 'proposed', leftOpen = false): Promise<number> {
  const row = { line: 1, name: 'DB-0150', productId: 140, before: null, after: [{ from: 1, minor: 2000 }] };
  const by = { proposedAt: new Date('2026-11-01T09:00:00Z'), staffId: 1, staffName: 'Pressline Counter' };
  return storeProposal(db, [row], { priceListId: 1, startsOn: '2098-01-01', percent: null, state, leftOpen, ...by });
}

export const preparations: Preparations['preparations'] = {
  'POST /PriceList/SavePriceList': async (shop, { body }) => ({
    body: { ...(body as object), name: `Contract ${next(shop)}` },
  }),
  'POST /PriceList/CopyPriceList': async (shop, { body }) => ({
    body: { ...(body as object), name: `Copy ${next(shop)}` },
  }),
  'POST /PriceList/SaveCompanyGroup': async (shop, { body }) => ({
    body: { ...(body as object), name: `Group ${next(shop)}` },
  }),
  'POST /PriceList/RemoveListedPrice': async ({ shop }) => {
    const row = { priceListId: 1, productId: 140, startsOn: '2099-01-01', ladder: [{ from: 1, minor: 1 }] };
    const [made] = await shop.db
      .insert(priceListRows)
      .values(row)
      .onConflictDoUpdate({
        target: [
          priceListRows.priceListId,
          priceListRows.productId,
          priceListRows.variantId,
          priceListRows.typeId,
          priceListRows.categoryId,
          priceListRows.startsOn,
        ],
        set: { ladder: row.ladder },
      })
      .returning({ id: priceListRows.id });
    return { body: { rowID: made?.id ?? 0 } };
  },
  'POST /PriceUpdate/ApplyPriceUpdate': async (shop, { body }) => ({
    body: { ...(body as object), priceUpdateID: await proposal(shop) },
  }),
  'POST /PriceUpdate/UndoPriceUpdate': async (shop) => ({ body: { priceUpdateID: await proposal(shop, 'applied') } }),
  'POST /PriceUpdate/CloseLeftPrices': async (shop) => ({
    body: { priceUpdateID: await proposal(shop, 'applied', true) },
  }),
  'POST /PriceUpdate/DiscardPriceUpdate': async (shop) => ({ body: { priceUpdateID: await proposal(shop) } }),
  'POST /PriceList/RemoveCompanyGroup': async (shop) => {
    const [made] = await shop.shop.db
      .insert(companyGroups)
      .values({ name: `Group ${next(shop)}` })
      .returning();
    return { body: { groupID: made?.id ?? 0 } };
  },
};

export const before: Preparations['before'] = {
  'POST /Exchange/SaveExchangeRates': 'update exchange_rates set rate_micros = rate_micros + 1',
};

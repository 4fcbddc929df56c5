import { type Preparations, next } from '#server/api/testing/prepare-request.ts';
import { companyGroups, priceListRows } from '../tables.ts';

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

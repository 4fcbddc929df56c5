import { next, type Preparations } from '#server/api/testing/prepare-request.ts';
import { taxRates } from '#shop/base/tax/tables.ts';

export const preparations: Preparations['preparations'] = {
  'POST /Tax/SaveTaxRate': async (shop, { body }) => ({
    body: { ...(body as object), validFrom: `20${10 + next(shop)}-02-01` },
  }),
  'POST /Tax/RemoveTaxRate': async ({ shop }) => {
    const [rate] = await shop.db
      .insert(taxRates)
      .values({ countryId: 78, rateBasisPoints: 2_000, validFrom: `2999-01-01` })
      .onConflictDoUpdate({ target: [taxRates.countryId, taxRates.validFrom], set: { rateBasisPoints: 2_000 } })
      .returning({ id: taxRates.id });
    return { body: { id: rate?.id } };
  },
};

import { type Preparations, next } from '#server/api/testing/prepare-request.ts';

export const preparations: Preparations['preparations'] = {
  'POST /Promo/savePromoCode': async (shop, { body }) => ({
    body: { ...(body as object), promoCode: `SPRING${next(shop)}` },
  }),
};

import { type Ready, next } from '#server/api/testing/making.ts';

export const ready: Ready['ready'] = {
  'POST /Promo/savePromoCode': async (shop, { body }) => ({
    body: { ...(body as object), promoCode: `SPRING${next(shop)}` },
  }),
};

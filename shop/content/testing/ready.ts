import { type Ready, next } from '#server/api/testing/making.ts';

export const ready: Ready['ready'] = {
  'POST /News/SaveNews': async (shop, { body }) => ({
    body: { ...(body as object), slug: `sleeves-from-stock-${next(shop)}` },
  }),
};

import { type Preparations, next } from '#server/api/testing/prepare-request.ts';

export const preparations: Preparations['preparations'] = {
  'POST /News/SaveNews': async (shop, { body }) => ({
    body: { ...(body as object), slug: `sleeves-from-stock-${next(shop)}` },
  }),
};

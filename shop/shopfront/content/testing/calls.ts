import { settings } from '../../../base/settings/tables.ts';
import { type Preparations, next } from '#server/api/testing/prepare-request.ts';

export const preparations: Preparations['preparations'] = {
  // Another call of the test may have removed the sample data.
  'GET /Shop/GetTapePage': async ({ shop }) => {
    await shop.db.update(settings).set({ hasSampleStore: true });
    await shop.refreshHot();
    return {};
  },
  'POST /News/SaveNews': async (shop, { body }) => ({
    body: { ...(body as object), slug: `sleeves-from-stock-${next(shop)}` },
  }),
};

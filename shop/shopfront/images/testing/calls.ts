import type { Preparations } from '#server/api/testing/prepare-request.ts';
import { homeImages } from '#shop/shopfront/images/tables.ts';
import { desc } from 'drizzle-orm';

export const preparations: Preparations['preparations'] = {
  'DELETE /HomepageImage/DeleteHomeImage/{imageId}': async ({ shop }) => {
    const [image] = await shop.db.select().from(homeImages).orderBy(desc(homeImages.id)).limit(1);
    return { path: { imageId: image?.id ?? 0 } };
  },
};

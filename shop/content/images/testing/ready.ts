import type { Ready } from '#server/api/testing/making.ts';
import { homeImages } from '#shop/content/images/tables.ts';
import { desc } from 'drizzle-orm';

export const ready: Ready['ready'] = {
  'DELETE /HomepageImage/DeleteHomeImage/{imageId}': async ({ shop }) => {
    const [image] = await shop.db.select().from(homeImages).orderBy(desc(homeImages.id)).limit(1);
    return { path: { imageId: image?.id ?? 0 } };
  },
};

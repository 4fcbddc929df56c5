import { eq, sql } from 'drizzle-orm';
import type { OperationContext } from '../frame/operation.ts';
import { preparedOnce } from '../frame/prepared.ts';
import type { CategoryTile } from './paths.ts';
import { categories } from '../catalogue/tables.ts';
import { shoppersView } from './view.ts';

/** The tiles of the home page and of the catalogue's first page, as far as the caller may see them (A6, A8, D8). */
export async function homeTiles(_: unknown, context: OperationContext): Promise<CategoryTile[]> {
  const pictures = await pictureQuery(context.shop.db).execute();
  const hashOf = new Map(pictures.map(({ categoryId, imageHash }) => [categoryId, imageHash]));
  return shoppersView(context)
    .categories.filter(({ onHomePage }) => onHomePage)
    .map(({ id, guid, name, count }) => ({ id, guid, name, count, imageHash: hashOf.get(id) ?? null }));
}

// Each category's first part by name that has a picture here: one step into the index of its links, not a walk over them all.
const pictureQuery = preparedOnce((db) =>
  db
    .select({
      categoryId: categories.id,
      imageHash: sql<string | null>`(
        select products.image_hash
        from product_categories as link
        join products on products.id = link.product_id
        where link.category_id = categories.id
          and link.product_active
          and products.image_hash is not null
          and not products.use_cloud_image
        order by link.product_name, link.product_id
        limit 1
      )`,
    })
    .from(categories)
    .where(eq(categories.onHomePage, true))
    .prepare('home_tile_pictures'),
);

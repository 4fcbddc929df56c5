import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { OperationContext } from '../frame/operation.ts';
import { preparedOnce } from '../frame/prepared.ts';
import { categories, subcategories } from '../catalogue/tables.ts';
import type { CategoryTile, TapeTile } from './paths.ts';
import { type CatalogueView, shoppersView } from './view.ts';

/** The tiles of the home page and of the catalogue's first page, as far as the caller may see them (A6, A8, D8). */
export async function homeTiles(_: unknown, context: OperationContext): Promise<CategoryTile[]> {
  const pictures = await categoryPictures(context.shop.db).execute();
  const hashOf = new Map(pictures.map(({ categoryId, imageHash }) => [categoryId, imageHash]));
  return shoppersView(context)
    .categories.filter(({ onHomePage }) => onHomePage)
    .map(({ id, guid, name, count }) => ({ id, guid, name, count, imageHash: hashOf.get(id) ?? null }));
}

const TAPE_TILES = 4;

/** The first tape sub-categories of the menu, each with the picture of a roll that lies in it (A6). */
export async function tapeTiles(_: unknown, context: OperationContext): Promise<TapeTile[]> {
  const view = shoppersView(context);
  const tape = view.categories.find(({ role }) => role === 'tape');
  if (tape === undefined) return [];
  const tiles = view.subcategories.filter(({ categoryId }) => categoryId === tape.id).slice(0, TAPE_TILES);
  return withPictures(context.shop.db, tape.id, tiles);
}

/** These sub-categories of a category, each with the picture of its first part by name that has one. */
export async function withPictures(
  db: Database,
  categoryId: number,
  branches: readonly Pick<CatalogueView['subcategories'][number], 'id' | 'guid' | 'name'>[],
): Promise<TapeTile[]> {
  const pictures = await subcategoryPictures(db).execute({ categoryId });
  const hashOf = new Map(pictures.map(({ subcategoryId, imageHash }) => [subcategoryId, imageHash]));
  return branches.map(({ id, guid, name }) => ({ id, guid, name, imageHash: hashOf.get(id) ?? null }));
}

const hasPicture = sql`products.active and products.image_hash is not null and not products.use_cloud_image`;

// The part that staff chose, else the category's first by name: one step into the index of its links, not a walk over them all.
const categoryPictures = preparedOnce((db) =>
  db
    .select({
      categoryId: categories.id,
      imageHash: sql<string | null>`coalesce(
        (
          select products.image_hash
          from products
          where products.name = categories.picture_part
            and ${hasPicture}
          order by products.id
          limit 1
        ),
        (
          select products.image_hash
          from product_categories as link
          join products on products.id = link.product_id
          where link.category_id = categories.id
            and link.product_active
            and ${hasPicture}
          order by link.product_name, link.product_id
          limit 1
        )
      )`,
    })
    .from(categories)
    .where(eq(categories.onHomePage, true))
    .prepare('home_tile_pictures'),
);

const subcategoryPictures = preparedOnce((db) =>
  db
    .select({
      subcategoryId: subcategories.id,
      imageHash: sql<string | null>`(
        select products.image_hash
        from product_subcategories as link
        join products on products.id = link.product_id
        where link.subcategory_id = subcategories.id
          and link.product_active
          and ${hasPicture}
        order by link.product_name, link.product_id
        limit 1
      )`,
    })
    .from(subcategories)
    .where(eq(subcategories.categoryId, sql.placeholder('categoryId')))
    .prepare('subcategory_pictures'),
);

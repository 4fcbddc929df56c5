import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { categories, subcategories } from '../../catalogue/categories/tables.ts';

/** The hashes of the pictures of categories and sub-categories, by id (A6). */
export interface TilePictures {
  readonly categories: ReadonlyMap<number, string>;
  readonly subcategories: ReadonlyMap<number, string>;
}

/** Two queries: every picture is one index lookup in a category's links, not a scan of all. */
export async function readTilePictures(db: Db): Promise<TilePictures> {
  const [ofCategories, ofSubcategories] = await Promise.all([
    db.select({ id: categories.id, imageHash: categoryPicture }).from(categories),
    db.select({ id: subcategories.id, imageHash: subcategoryPicture }).from(subcategories),
  ]);
  return { categories: picturesById(ofCategories), subcategories: picturesById(ofSubcategories) };
}

function picturesById(rows: readonly { id: number; imageHash: string | null }[]): ReadonlyMap<number, string> {
  return new Map(rows.flatMap(({ id, imageHash }) => (imageHash === null ? [] : [[id, imageHash] as const])));
}

const hasPicture = sql`products.active and products.image_hash is not null and not products.use_cloud_image`;

// The part selected by staff, otherwise the category's first by name.
const categoryPicture = sql<string | null>`coalesce(
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
)`;

const subcategoryPicture = sql<string | null>`(
  select products.image_hash
  from product_subcategories as link
  join products on products.id = link.product_id
  where link.subcategory_id = subcategories.id
    and link.product_active
    and ${hasPicture}
  order by link.product_name, link.product_id
  limit 1
)`;

import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity } from '../../../platform/database/columns.ts';
import { productVariants, products } from '../parts/tables.ts';

/**
 * A picture in one width: where a product's picture is `ofImageHash`, `imageHash` shows it in that width. It refers to
 * the picture, not to the product, so that a product with a new picture shows only that one.
 */
export const variantPictures = pgTable(
  'variant_pictures',
  {
    ofImageHash: text().notNull(),
    variantId: integer()
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    imageHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.ofImageHash, t.variantId] }), index().on(t.variantId)],
);

/** The additional pictures of a product, after the main one (A12). */
export const productPictures = pgTable(
  'product_pictures',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    imageHash: text().notNull(),
    alt: text().notNull().default(''),
    position: integer().notNull(),
  },
  (t) => [index().on(t.productId, t.position)],
);

import { and, asc, eq, sql } from 'drizzle-orm';
import { preparedOnce } from '../prepared.ts';
import { productColumns } from './product-columns.ts';
import { products, relatedProducts } from './tables.ts';

/** One product, and what goes with it. */
export const productQueries = preparedOnce((db) => {
  const byId = db
    .select(productColumns)
    .from(products)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('product');

  const relatedLive = db
    .select({ relatedId: relatedProducts.id, product: productColumns })
    .from(relatedProducts)
    .innerJoin(products, eq(products.id, relatedProducts.relatedProductId))
    .where(and(eq(relatedProducts.productId, sql.placeholder('id')), eq(products.active, true)))
    .orderBy(asc(products.name), asc(products.id))
    .prepare('related_live');

  return {
    /** The product, live or not. */
    find: async (id: number) => (await byId.execute({ id })).at(0),
    /** The live parts that go with a product, by name. */
    listRelatedLive: (id: number) => relatedLive.execute({ id }),
  };
});

import { sql } from 'drizzle-orm';
import { products } from './tables.ts';
import type { Award } from './visibility.ts';

/** What is read of a product, for every list and every single one alike. */
export const productColumns = {
  id: products.id,
  name: products.name,
  intro: products.intro,
  details: products.details,
  usdMinor: products.usdMinor,
  eurMinor: products.eurMinor,
  stockLevel: products.stockLevel,
  active: products.active,
  award: sql<Award>`${products.award}`, // a check constraint holds 0 to 3
  familyId: sql<1 | 2 | null>`${products.familyId}`, // there are two families
  flash: products.flash,
  useCloudImage: products.useCloudImage,
  locallySourced: products.locallySourced,
  pallet: products.pallet,
  imageHash: products.imageHash,
  // Spelled out: in a query of one table Drizzle names columns without it, and the inner id would not be the product's.
  categoryIds: sql<
    number[]
  >`array(select link.category_id from product_categories as link where link.product_id = products.id)`,
};

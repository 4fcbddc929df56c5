import { sql } from 'drizzle-orm';
import { columnsOf } from '../../base/fields/field-columns.ts';
import { productFields } from './product-fields.ts';
import { products } from './tables.ts';

/** Columns of a product, the same for every list and every single read. */
export const productColumns = {
  id: products.id,
  ...columnsOf(products, productFields),
  leadTimeDays: products.leadTimeDays,
  version: products.version,
  imageHash: products.imageHash,
  // Qualified: in a query of one table Drizzle omits the table, and the inner id would not be the product's.
  categoryIds: sql<
    number[]
  >`array(select link.category_id from product_categories as link where link.product_id = products.id)`,
};

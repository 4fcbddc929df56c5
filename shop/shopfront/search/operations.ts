import { categoryOperations } from './category-operations.ts';
import { cataloguePageOperations } from './page-operations.ts';
import { productOperations } from './product-operations.ts';
import { variantOperations } from './variant-operations.ts';

/** Documented calls of the catalogue. */
export const catalogueOperations = [
  ...cataloguePageOperations,
  ...productOperations,
  ...categoryOperations,
  ...variantOperations,
];

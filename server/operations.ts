import { cartOperations } from '#shop/cart/operations.ts';
import { catalogueOperations } from '#shop/catalogue/operations.ts';
import { customersOperations } from '#shop/customers/operations.ts';
import { identityOperations } from '#shop/identity/operations.ts';
import type { AnyOperation } from '#shop/operation.ts';

/** Everything that the outside can ask of this shop. */
export const operations: readonly AnyOperation[] = [
  ...identityOperations,
  ...customersOperations,
  ...catalogueOperations,
  ...cartOperations,
];

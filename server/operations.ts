import { catalogueOperations } from '#shop/catalogue/operations.ts';
import { deliveryOperations } from '#shop/delivery/operations.ts';
import { identityOperations } from '#shop/identity/operations.ts';
import { merchandisingOperations } from '#shop/merchandising/operations.ts';
import { pricingOperations } from '#shop/pricing/operations.ts';
import type { AnyOperation } from '#shop/operation.ts';

/** Everything that the outside can ask of this shop. */
export const operations: readonly AnyOperation[] = [
  ...identityOperations,
  ...catalogueOperations,
  ...merchandisingOperations,
  ...deliveryOperations,
  ...pricingOperations,
];

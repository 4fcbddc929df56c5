import { catalogueOperations } from '#shop/catalogue/operations.ts';
import { identityOperations } from '#shop/identity/operations.ts';
import type { AnyOperation } from '#shop/operation.ts';
import { settingsOperations } from '#shop/settings/operations.ts';

/** Everything that the outside can ask of this shop. */
export const operations: readonly AnyOperation[] = [
  ...identityOperations,
  ...catalogueOperations,
  ...settingsOperations,
];

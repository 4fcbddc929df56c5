import { auditExport } from '#shop/audit/operations.ts';
import { productExport } from '#shop/catalogue/editing/operations.ts';
import type { ListExport } from '#shop/list-export.ts';

/** Every list of the administration that leaves as a file for spreadsheets. */
// oxlint-disable-next-line typescript/no-explicit-any -- each parses its own question
export const listExports: readonly ListExport<any>[] = [auditExport, productExport];

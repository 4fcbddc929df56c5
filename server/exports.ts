import { auditExport } from '#shop/audit/operations.ts';
import { productExport } from '#shop/catalogue-editing/operations.ts';
import { searchedExport } from '#shop/searched/operations.ts';
import { synonymExport } from '#shop/catalogue-editing/synonyms/operations.ts';
import { translationExport } from '#shop/catalogue-editing/translations/operations.ts';
import { customerExport } from '#shop/customers/staff-operations.ts';
import type { ListExport } from '#shop/frame/list-export.ts';
import { mailExport } from '#shop/notifications/operations.ts';
import { orderExport } from '#shop/orders/staff-operations.ts';
import { rateExport } from '#shop/pricing/operations.ts';
import { couponExport } from '#shop/promotions/operations.ts';
import { returnExport } from '#shop/returns/operations.ts';
import { salesExports } from '#shop/reporting/exports.ts';

/** Every list of the administration that leaves as a file for spreadsheets. */
// oxlint-disable-next-line typescript/no-explicit-any -- each parses its own question
export const listExports: readonly ListExport<any>[] = [
  auditExport,
  couponExport,
  customerExport,
  mailExport,
  orderExport,
  productExport,
  rateExport,
  returnExport,
  synonymExport,
  translationExport,
  searchedExport,
  ...salesExports,
];

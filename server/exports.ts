import { auditExport } from '#shop/audit/operations.ts';
import { productExport } from '#shop/catalogue-editing/operations.ts';
import { searchedExport } from '#shop/search/insights/operations.ts';
import { synonymExport } from '#shop/catalogue-editing/synonyms/operations.ts';
import { translationExport } from '#shop/catalogue-editing/translations/operations.ts';
import { customerExport } from '#shop/companies/accounts/staff-operations.ts';
import type { ListExport } from '#shop/operations/list-export.ts';
import { NEEDS, type StaffNeed } from '#shop/kernel/staff-right.ts';
import { consentExport } from '#shop/companies/mailings/operations.ts';
import { mailExport } from '#shop/notifications/operations.ts';
import { orderExport } from '#shop/orders/staff-operations.ts';
import { partCostExport } from '#shop/pricing/costs/operations.ts';
import { listedPriceExport, priceListExport } from '#shop/pricing/price-lists/operations.ts';
import { calloutExport } from '#shop/presses/drawings/operations.ts';
import { fitExport, modelExport } from '#shop/presses/staff-operations.ts';
import { rateExport } from '#shop/pricing/operations.ts';
import { couponExport } from '#shop/pricing/coupons/operations.ts';
import { quotationExport } from '#shop/quotations/operations.ts';
import { returnExport } from '#shop/returns/operations.ts';
import { salesExports } from '#shop/reporting/exports.ts';

/** A list for staff with that right (P1). */
export interface StaffExport {
  readonly staffRight: StaffNeed;
  // oxlint-disable-next-line typescript/no-explicit-any -- each parses its own question
  readonly list: ListExport<any>;
}

/** All lists of the administration with a spreadsheet export. */
export const listExports: readonly StaffExport[] = [
  { staffRight: NEEDS.any, list: auditExport },
  { staffRight: 'prices', list: couponExport },
  { staffRight: 'customers', list: customerExport },
  { staffRight: 'customers', list: consentExport },
  { staffRight: NEEDS.accounts, list: mailExport },
  { staffRight: 'orders', list: orderExport },
  { staffRight: NEEDS.parts, list: productExport },
  { staffRight: 'prices', list: rateExport },
  { staffRight: 'prices', list: priceListExport },
  { staffRight: 'prices', list: listedPriceExport },
  { staffRight: 'prices', list: quotationExport },
  { staffRight: 'catalogue', list: modelExport },
  { staffRight: 'catalogue', list: fitExport },
  { staffRight: 'catalogue', list: calloutExport },
  { staffRight: 'prices', list: partCostExport },
  { staffRight: 'orders', list: returnExport },
  { staffRight: 'catalogue', list: synonymExport },
  { staffRight: NEEDS.texts, list: translationExport },
  { staffRight: 'catalogue', list: searchedExport },
  ...salesExports.map((list) => ({ staffRight: 'orders' as const, list })),
];

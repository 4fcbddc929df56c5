import { auditExport } from '#shop/base/audit/operations.ts';
import { productExport } from '#shop/shopfront/product-editing/operations.ts';
import { searchedExport } from '#shop/shopfront/search-insights/operations.ts';
import { redirectExport } from '#shop/shopfront/redirects/operations.ts';
import { synonymExport } from '#shop/shopfront/synonyms/operations.ts';
import { translationExport } from '#shop/shopfront/translations/operations.ts';
import { customerExport } from '#shop/people/customers/staff-operations.ts';
import type { ListExport } from '#shop/base/paged-lists/list-export.ts';
import { NEEDS, type StaffNeed } from '#shop/base/rights/staff-right.ts';
import { consentExport } from '#shop/people/mailings/operations.ts';
import { mailExport } from '#shop/desk/notifications/operations.ts';
import { orderExport } from '#shop/trade/staff-orders/staff-operations.ts';
import { partCostExport } from '#shop/catalogue/costs/operations.ts';
import { listedPriceExport, priceListExport } from '#shop/catalogue/price-lists/operations.ts';
import { replenishmentExport } from '#shop/desk/replenishment/operations.ts';
import { calloutExport } from '#shop/catalogue/drawings/operations.ts';
import { fitExport, modelExport } from '#shop/catalogue/presses/staff-operations.ts';
import { rateExport } from '#shop/catalogue/pricing/operations.ts';
import { couponExport } from '#shop/catalogue/coupons/operations.ts';
import { quotationExport } from '#shop/trade/quotations/operations.ts';
import { partQuestionExport } from '#shop/trade/part-requests/operations.ts';
import { returnExport } from '#shop/trade/returns/operations.ts';
import { salesExports } from '#shop/desk/reporting/exports.ts';

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
  { staffRight: NEEDS.stock, list: replenishmentExport },
  { staffRight: 'orders', list: returnExport },
  { staffRight: 'orders', list: partQuestionExport },
  { staffRight: 'catalogue', list: synonymExport },
  { staffRight: 'content', list: redirectExport },
  { staffRight: NEEDS.texts, list: translationExport },
  { staffRight: 'catalogue', list: searchedExport },
  ...salesExports.map((list) => ({ staffRight: 'orders' as const, list })),
];

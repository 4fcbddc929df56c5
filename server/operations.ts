import { administrationOperations } from '#shop/administration/operations.ts';
import { approvalOperations } from '#shop/orders/approvals/operations.ts';
import { auditOperations } from '#shop/audit/operations.ts';
import { cartOperations } from '#shop/cart/operations.ts';
import { editingOperations } from '#shop/catalogue-editing/operations.ts';
import { catalogueOperations } from '#shop/search/operations.ts';
import { contentOperations } from '#shop/content/operations.ts';
import { agreementOperations } from '#shop/legal/agreement-operations.ts';
import { legalOperations } from '#shop/legal/operations.ts';
import { newsOperations } from '#shop/content/news-operations.ts';
import { companyMergeOperations } from '#shop/administration/company-merges/operations.ts';
import { companyOperations } from '#shop/companies/operations.ts';
import { customersOperations } from '#shop/companies/accounts/operations.ts';
import { staffCustomerOperations } from '#shop/companies/accounts/staff-operations.ts';
import { deliveryOperations } from '#shop/orders/delivery/operations.ts';
import { manualOperations } from '#shop/documents/manual-operations.ts';
import { documentOperations } from '#shop/documents/operations.ts';
import { jobOperations } from '#shop/jobs/operations.ts';
import { identityOperations } from '#shop/identity/operations.ts';
import { keyOperations } from '#shop/identity/key-operations.ts';
import { sessionOperations } from '#shop/identity/session-operations.ts';
import { staffOperations } from '#shop/identity/staff-operations.ts';
import { emailChangeOperations } from '#shop/companies/email-changes/operations.ts';
import { mailingOperations } from '#shop/companies/mailings/operations.ts';
import { mailOperations } from '#shop/notifications/operations.ts';
import { noticeOperations } from '#shop/notifications/staff-notices/operations.ts';
import { pictureOperations } from '#shop/content/images/editing-operations.ts';
import { merchandisingOperations } from '#shop/content/images/operations.ts';
import type { AnyOperation } from '#shop/operations/operation.ts';
import { fulfilmentOperations } from '#shop/fulfilment/operations.ts';
import { orderingForOperations } from '#shop/administration/impersonation/operations.ts';
import { orderOperations } from '#shop/orders/operations.ts';
import { staffOrderOperations } from '#shop/orders/staff-operations.ts';
import { importOperations } from '#shop/catalogue-editing/product-files/operations.ts';
import { pressOperations } from '#shop/presses/operations.ts';
import { drawingOperations } from '#shop/presses/drawings/operations.ts';
import { labelOperations } from '#shop/presses/labels/operations.ts';
import { staffPressOperations } from '#shop/presses/staff-operations.ts';
import { costOperations } from '#shop/pricing/costs/operations.ts';
import { priceUpdateOperations } from '#shop/pricing/price-updates/operations.ts';
import { statusChangeOperations } from '#shop/administration/status-changes/operations.ts';
import { listViewOperations } from '#shop/administration/list-views/operations.ts';
import { priceListOperations } from '#shop/pricing/price-lists/operations.ts';
import { privacyOperations } from '#shop/privacy/operations.ts';
import { pricingOperations } from '#shop/pricing/operations.ts';
import { promotionOperations } from '#shop/pricing/coupons/operations.ts';
import { listOperations } from '#shop/lists/operations.ts';
import { quickOrderOperations } from '#shop/lists/quick-order/operations.ts';
import { timelineOperations } from '#shop/reporting/timeline/operations.ts';
import { messageOperations } from '#shop/orders/messages/operations.ts';
import { quotationOperations } from '#shop/quotations/operations.ts';
import { returnOperations } from '#shop/returns/operations.ts';
import { reportingOperations } from '#shop/reporting/operations.ts';
import { searchedOperations } from '#shop/search/insights/operations.ts';
import { stockOperations } from '#shop/catalogue/stock/operations.ts';
import { settingsOperations } from '#shop/settings/operations.ts';
import { taxOperations } from '#shop/tax/operations.ts';

/** All operations of this shop. */
export const operations: readonly AnyOperation[] = [
  ...administrationOperations,
  ...approvalOperations,
  ...auditOperations,
  ...cartOperations,
  ...catalogueOperations,
  ...contentOperations,
  ...newsOperations,
  ...legalOperations,
  ...agreementOperations,
  ...companyOperations,
  ...companyMergeOperations,
  ...customersOperations,
  ...staffCustomerOperations,
  ...deliveryOperations,
  ...documentOperations,
  ...manualOperations,
  ...editingOperations,
  ...identityOperations,
  ...jobOperations,
  ...importOperations,
  ...sessionOperations,
  ...keyOperations,
  ...staffOperations,
  ...mailOperations,
  ...mailingOperations,
  ...emailChangeOperations,
  ...noticeOperations,
  ...merchandisingOperations,
  ...fulfilmentOperations,
  ...orderingForOperations,
  ...orderOperations,
  ...pictureOperations,
  ...staffOrderOperations,
  ...privacyOperations,
  ...pricingOperations,
  ...priceListOperations,
  ...pressOperations,
  ...staffPressOperations,
  ...drawingOperations,
  ...labelOperations,
  ...costOperations,
  ...listViewOperations,
  ...statusChangeOperations,
  ...priceUpdateOperations,
  ...promotionOperations,
  ...quickOrderOperations,
  ...listOperations,
  ...reportingOperations,
  ...quotationOperations,
  ...returnOperations,
  ...searchedOperations,
  ...settingsOperations,
  ...taxOperations,
  ...stockOperations,
  ...messageOperations,
  ...timelineOperations,
];

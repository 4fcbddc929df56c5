import { redirectOperations } from '#shop/shopfront/redirects/operations.ts';
import { administrationOperations } from '#shop/desk/administration/operations.ts';
import { approvalOperations } from '#shop/trade/approvals/operations.ts';
import { auditOperations } from '#shop/base/audit/operations.ts';
import { cartOperations } from '#shop/trade/cart/operations.ts';
import { branchOperations } from '#shop/shopfront/product-editing/branch-operations.ts';
import { linkOperations } from '#shop/shopfront/product-editing/link-operations.ts';
import { editingOperations } from '#shop/shopfront/product-editing/operations.ts';
import { catalogueOperations } from '#shop/shopfront/search/operations.ts';
import { contentOperations } from '#shop/shopfront/content/operations.ts';
import { agreementOperations } from '#shop/people/legal/agreement-operations.ts';
import { legalOperations } from '#shop/people/legal/operations.ts';
import { newsOperations } from '#shop/shopfront/content/news-operations.ts';
import { companyMergeOperations } from '#shop/desk/company-merges/operations.ts';
import { changesOperations } from '#shop/desk/changes/operations.ts';
import { companyOperations } from '#shop/people/companies/operations.ts';
import { customersOperations } from '#shop/people/customers/operations.ts';
import { staffCustomerOperations } from '#shop/people/customers/staff-operations.ts';
import { deliveryOperations } from '#shop/trade/delivery/operations.ts';
import { manualOperations } from '#shop/trade/documents/manual-operations.ts';
import { documentOperations } from '#shop/trade/documents/operations.ts';
import { webhookOperations } from '#shop/desk/webhooks/operations.ts';
import { statementOperations } from '#shop/trade/statements/operations.ts';
import { jobOperations } from '#shop/desk/jobs/operations.ts';
import { identityOperations } from '#shop/people/identity/operations.ts';
import { apiKeyOperations } from '#shop/people/keys/operations.ts';
import { keyOperations } from '#shop/people/login-methods/key-operations.ts';
import { sessionOperations } from '#shop/people/sessions/session-operations.ts';
import { staffOperations } from '#shop/people/staff/staff-operations.ts';
import { emailChangeOperations } from '#shop/people/email-changes/operations.ts';
import { mailingOperations } from '#shop/people/mailings/operations.ts';
import { mailOperations } from '#shop/desk/notifications/operations.ts';
import { mailTextOperations } from '#shop/desk/mail-texts/operations.ts';
import { noticeOperations } from '#shop/desk/staff-notices/operations.ts';
import { pictureOperations } from '#shop/shopfront/images/editing-operations.ts';
import { merchandisingOperations } from '#shop/shopfront/images/operations.ts';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { fulfilmentOperations } from '#shop/trade/fulfilment/operations.ts';
import { orderingForOperations } from '#shop/desk/impersonation/operations.ts';
import { pastOrderOperations } from '#shop/trade/past-orders/operations.ts';
import { orderOperations } from '#shop/trade/orders/operations.ts';
import { staffOrderOperations } from '#shop/trade/staff-orders/staff-operations.ts';
import { importOperations } from '#shop/desk/product-files/operations.ts';
import { moveOperations } from '#shop/desk/moving-in/operations.ts';
import { passwordInvitationOperations } from '#shop/desk/password-invitations/operations.ts';
import { pressOperations } from '#shop/catalogue/presses/operations.ts';
import { maintenanceOperations } from '#shop/catalogue/maintenance/operations.ts';
import { drawingOperations } from '#shop/catalogue/drawings/operations.ts';
import { labelOperations } from '#shop/catalogue/press-labels/operations.ts';
import { staffPressOperations } from '#shop/catalogue/presses/staff-operations.ts';
import { replenishmentOperations } from '#shop/desk/replenishment/operations.ts';
import { costOperations } from '#shop/catalogue/costs/operations.ts';
import { priceUpdateOperations } from '#shop/catalogue/price-updates/operations.ts';
import { statusChangeOperations } from '#shop/desk/status-changes/operations.ts';
import { listViewOperations } from '#shop/desk/list-views/operations.ts';
import { priceListOperations } from '#shop/catalogue/price-lists/operations.ts';
import { privacyOperations } from '#shop/desk/privacy/operations.ts';
import { pricingOperations } from '#shop/catalogue/pricing/operations.ts';
import { promotionOperations } from '#shop/catalogue/coupons/operations.ts';
import { listOperations } from '#shop/trade/lists/operations.ts';
import { quickOrderOperations } from '#shop/trade/quick-order/operations.ts';
import { timelineOperations } from '#shop/desk/timeline/operations.ts';
import { messageOperations } from '#shop/trade/messages/operations.ts';
import { quotationOperations } from '#shop/trade/quotations/operations.ts';
import { returnOperations } from '#shop/trade/returns/operations.ts';
import { partRequestOperations } from '#shop/trade/part-requests/operations.ts';
import { reportingOperations } from '#shop/desk/reporting/operations.ts';
import { searchedOperations } from '#shop/shopfront/search-insights/operations.ts';
import { stockOperations } from '#shop/catalogue/stock/operations.ts';
import { sampleDataOperations } from '#shop/desk/sample-data/operations.ts';
import { settingsOperations } from '#shop/base/settings/operations.ts';
import { taxOperations } from '#shop/base/tax/operations.ts';

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
  ...changesOperations,
  ...webhookOperations,
  ...companyOperations,
  ...companyMergeOperations,
  ...customersOperations,
  ...staffCustomerOperations,
  ...deliveryOperations,
  ...documentOperations,
  ...statementOperations,
  ...manualOperations,
  ...editingOperations,
  ...linkOperations,
  ...branchOperations,
  ...identityOperations,
  ...jobOperations,
  ...importOperations,
  ...moveOperations,
  ...passwordInvitationOperations,
  ...sessionOperations,
  ...keyOperations,
  ...apiKeyOperations,
  ...staffOperations,
  ...mailOperations,
  ...mailTextOperations,
  ...mailingOperations,
  ...emailChangeOperations,
  ...noticeOperations,
  ...merchandisingOperations,
  ...fulfilmentOperations,
  ...orderingForOperations,
  ...partRequestOperations,
  ...orderOperations,
  ...pastOrderOperations,
  ...pictureOperations,
  ...staffOrderOperations,
  ...privacyOperations,
  ...pricingOperations,
  ...priceListOperations,
  ...pressOperations,
  ...staffPressOperations,
  ...drawingOperations,
  ...maintenanceOperations,
  ...labelOperations,
  ...costOperations,
  ...replenishmentOperations,
  ...listViewOperations,
  ...statusChangeOperations,
  ...priceUpdateOperations,
  ...promotionOperations,
  ...quickOrderOperations,
  ...listOperations,
  ...reportingOperations,
  ...quotationOperations,
  ...returnOperations,
  ...redirectOperations,
  ...searchedOperations,
  ...sampleDataOperations,
  ...settingsOperations,
  ...taxOperations,
  ...stockOperations,
  ...messageOperations,
  ...timelineOperations,
];

import { administrationOperations } from '#shop/administration/operations.ts';
import { approvalOperations } from '#shop/approvals/operations.ts';
import { auditOperations } from '#shop/audit/operations.ts';
import { cartOperations } from '#shop/cart/operations.ts';
import { editingOperations } from '#shop/catalogue-editing/operations.ts';
import { catalogueOperations } from '#shop/finding/operations.ts';
import { contentOperations } from '#shop/content/operations.ts';
import { newsOperations } from '#shop/content/news-operations.ts';
import { companyMergeOperations } from '#shop/company-merges/operations.ts';
import { companyOperations } from '#shop/companies/operations.ts';
import { customersOperations } from '#shop/customers/operations.ts';
import { staffCustomerOperations } from '#shop/customers/staff-operations.ts';
import { deliveryOperations } from '#shop/delivery/operations.ts';
import { manualOperations } from '#shop/documents/manual-operations.ts';
import { documentOperations } from '#shop/documents/operations.ts';
import { identityOperations } from '#shop/identity/operations.ts';
import { keyOperations } from '#shop/identity/key-operations.ts';
import { sessionOperations } from '#shop/identity/session-operations.ts';
import { staffOperations } from '#shop/identity/staff-operations.ts';
import { mailOperations } from '#shop/notifications/operations.ts';
import { pictureOperations } from '#shop/merchandising/editing-operations.ts';
import { merchandisingOperations } from '#shop/merchandising/operations.ts';
import type { AnyOperation } from '#shop/frame/operation.ts';
import { fulfilmentOperations } from '#shop/fulfilment/operations.ts';
import { orderingForOperations } from '#shop/ordering-for/operations.ts';
import { orderOperations } from '#shop/orders/operations.ts';
import { staffOrderOperations } from '#shop/orders/staff-operations.ts';
import { importOperations } from '#shop/product-files/operations.ts';
import { pricingOperations } from '#shop/pricing/operations.ts';
import { promotionOperations } from '#shop/promotions/operations.ts';
import { listOperations } from '#shop/lists/operations.ts';
import { quickOrderOperations } from '#shop/quick-order/operations.ts';
import { timelineOperations } from '#shop/timeline/operations.ts';
import { messageOperations } from '#shop/messages/operations.ts';
import { returnOperations } from '#shop/returns/operations.ts';
import { reportingOperations } from '#shop/reporting/operations.ts';
import { searchedOperations } from '#shop/searched/operations.ts';
import { stockOperations } from '#shop/stock/operations.ts';
import { settingsOperations } from '#shop/settings/operations.ts';

/** Everything that the outside can ask of this shop. */
export const operations: readonly AnyOperation[] = [
  ...administrationOperations,
  ...approvalOperations,
  ...auditOperations,
  ...cartOperations,
  ...catalogueOperations,
  ...contentOperations,
  ...newsOperations,
  ...companyOperations,
  ...companyMergeOperations,
  ...customersOperations,
  ...staffCustomerOperations,
  ...deliveryOperations,
  ...documentOperations,
  ...manualOperations,
  ...editingOperations,
  ...identityOperations,
  ...importOperations,
  ...sessionOperations,
  ...keyOperations,
  ...staffOperations,
  ...mailOperations,
  ...merchandisingOperations,
  ...fulfilmentOperations,
  ...orderingForOperations,
  ...orderOperations,
  ...pictureOperations,
  ...staffOrderOperations,
  ...pricingOperations,
  ...promotionOperations,
  ...quickOrderOperations,
  ...listOperations,
  ...reportingOperations,
  ...returnOperations,
  ...searchedOperations,
  ...settingsOperations,
  ...stockOperations,
  ...messageOperations,
  ...timelineOperations,
];

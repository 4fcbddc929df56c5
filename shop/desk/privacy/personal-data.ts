import { accountsPersonal } from '../../people/accounts/personal.ts';
import { mergesPersonal } from '../company-merges/personal.ts';
import { viewsPersonal } from '../list-views/personal.ts';
import { statusChangesPersonal } from '../status-changes/personal.ts';
import { auditPersonal } from '../../base/audit/personal.ts';
import { cartPersonal } from '../../trade/cart/personal.ts';
import { stockPersonal } from '../../catalogue/stock/personal.ts';
import { movesPersonal } from '../moving-in/personal.ts';
import { passwordInvitationsPersonal } from '../password-invitations/personal.ts';
import { pastOrdersPersonal } from '../../trade/past-orders/personal.ts';
import { importsPersonal } from '../product-files/personal.ts';
import { partNumbersPersonal } from '../../catalogue/customer-part-numbers/personal.ts';
import { companiesPersonal } from '../../people/companies/personal.ts';
import { documentsPersonal } from '../../trade/documents/personal.ts';
import { fulfilmentPersonal } from '../../trade/fulfilment/personal.ts';
import { identityPersonal } from '../../people/identity/personal.ts';
import { keysPersonal } from '../../people/keys/personal.ts';
import { legalPersonal } from '../../people/legal/personal.ts';
import { listsPersonal } from '../../trade/lists/personal.ts';
import { mailsPersonal } from '../notifications/personal.ts';
import { submissionsPersonal } from '../../base/idempotency/personal.ts';
import type { PersonalTable } from '../../base/operations/personal-data.ts';
import { ordersPersonal } from '../../trade/orders/personal.ts';
import { maintenancePersonal } from '../../catalogue/maintenance/personal.ts';
import { pressesPersonal } from '../../catalogue/presses/personal.ts';
import { pricingPersonal } from '../../catalogue/pricing/personal.ts';
import { quotationsPersonal } from '../../trade/quotations/personal.ts';
import { partRequestsPersonal } from '../../trade/part-requests/personal.ts';
import { returnsPersonal } from '../../trade/returns/personal.ts';
import { sampleRowsPersonal } from '../sample-data/personal.ts';
import { settingsPersonal } from '../../base/settings/personal.ts';
import { webhooksPersonal } from '../webhooks/personal.ts';
import { requestsPersonal } from './personal.ts';

/**
 * The personal data of all rooms (O4), in the order of erasing. Copies and erasures are made from it, docs/privacy.md is written
 * from it, and a test fails for a column of text that is neither here nor in testing/impersonal-columns.ts.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...mailsPersonal, // first: their conditions read rows that are erased later
  ...accountsPersonal,
  ...cartPersonal,
  ...listsPersonal,
  ...partNumbersPersonal,
  ...pressesPersonal,
  ...maintenancePersonal,
  ...mergesPersonal,
  ...statusChangesPersonal,
  ...viewsPersonal,
  ...companiesPersonal,
  ...identityPersonal,
  ...keysPersonal,
  ...webhooksPersonal,
  ...submissionsPersonal,
  ...movesPersonal,
  ...passwordInvitationsPersonal,
  ...ordersPersonal,
  ...pastOrdersPersonal,
  ...documentsPersonal,
  ...fulfilmentPersonal,
  ...quotationsPersonal,
  ...returnsPersonal,
  ...partRequestsPersonal,
  ...legalPersonal,
  ...requestsPersonal,
  ...auditPersonal,
  ...sampleRowsPersonal,
  ...settingsPersonal,
  ...stockPersonal,
  ...importsPersonal,
  ...pricingPersonal,
];

/** Rows about people, of all tables. */
export const PERSONAL_PARTS = PERSONAL_TABLES.flatMap(({ parts }) => parts);

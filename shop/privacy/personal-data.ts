import { accountsPersonal } from '../accounts/personal.ts';
import { mergesPersonal } from '../administration/company-merges/personal.ts';
import { viewsPersonal } from '../administration/list-views/personal.ts';
import { statusChangesPersonal } from '../administration/status-changes/personal.ts';
import { auditPersonal } from '../audit/personal.ts';
import { cartPersonal } from '../cart/personal.ts';
import { stockPersonal } from '../catalogue/stock/personal.ts';
import { importsPersonal } from '../catalogue-editing/product-files/personal.ts';
import { partNumbersPersonal } from '../catalogue/customer-part-numbers/personal.ts';
import { companiesPersonal } from '../companies/personal.ts';
import { documentsPersonal } from '../documents/personal.ts';
import { fulfilmentPersonal } from '../fulfilment/personal.ts';
import { identityPersonal } from '../identity/personal.ts';
import { legalPersonal } from '../legal/personal.ts';
import { listsPersonal } from '../lists/personal.ts';
import { mailsPersonal } from '../notifications/personal.ts';
import { submissionsPersonal } from '../operations/idempotency/personal.ts';
import type { PersonalTable } from '../operations/personal-data.ts';
import { ordersPersonal } from '../orders/personal.ts';
import { pressesPersonal } from '../presses/personal.ts';
import { pricingPersonal } from '../pricing/personal.ts';
import { quotationsPersonal } from '../quotations/personal.ts';
import { returnsPersonal } from '../returns/personal.ts';
import { settingsPersonal } from '../settings/personal.ts';
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
  ...mergesPersonal,
  ...statusChangesPersonal,
  ...viewsPersonal,
  ...companiesPersonal,
  ...identityPersonal,
  ...submissionsPersonal,
  ...ordersPersonal,
  ...documentsPersonal,
  ...fulfilmentPersonal,
  ...quotationsPersonal,
  ...returnsPersonal,
  ...legalPersonal,
  ...requestsPersonal,
  ...auditPersonal,
  ...settingsPersonal,
  ...stockPersonal,
  ...importsPersonal,
  ...pricingPersonal,
];

/** Rows about people, of all tables. */
export const PERSONAL_PARTS = PERSONAL_TABLES.flatMap(({ parts }) => parts);

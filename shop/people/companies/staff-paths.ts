import type { OrderFieldRules } from '../accounts/order-fields.ts';
import type { Minor } from '../../base/money/money.ts';
import { get, post } from '../../base/operations/path.ts';
import type { CompanyForStaff } from './answers.ts';

export type * from './answers.ts';

/** The longest note about a member. */
export const MEMBER_NOTE_MAX = 1000;

/** A mark on a VAT number, with the number that was seen: another one is refused. */
export interface VatVerification {
  companyId: number;
  vatNumber: string;
  isVerified: boolean;
}

/** The longest text about payment. */
export const PAYMENT_TERMS_MAX = 200;

/** Terms of payment of a company, and its credit limit in its currency. */
export interface PaymentTerms {
  companyId: number;
  /** null: as on the invoice. */
  paymentDays: number | null;
  paymentTerms: string;
  /** null: no limit. */
  creditLimitMinor: Minor | null;
}

/** Staff calls about companies (H7, O3). */
export const staffCompanyPaths = {
  /** A company with its terms and members (H7). */
  read: get<{ companyId: number }, CompanyForStaff>('/Company/GetCompany/{companyId}'),
  /** Records that the VAT number was compared with the register, or takes that back (O3). Returns 1. */
  verifyVatNumber: post<VatVerification, number>('/Company/VerifyVatNumber'),
  /** Sets terms of payment and credit limit (L6). Returns 1. */
  savePaymentTerms: post<PaymentTerms, number>('/Company/SavePaymentTerms'),
  /** Adds a note to the history of a member, which no customer sees. Returns 1. */
  addNote: post<{ customerId: number; note: string }, number>('/Company/AddMemberNote'),
  /** Reads the order fields of that customer's company. */
  orderFieldsOf: get<{ customerId: number }, OrderFieldRules>('/Company/GetOrderFieldsOf/{customerId}'),
  /** Returns 1. */
  saveOrderFieldsOf: post<OrderFieldRules & { customerId: number }, number>('/Company/SaveOrderFieldsOf'),
};

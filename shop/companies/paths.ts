import type { GivenAgreement } from '../kernel/agreement.ts';
import type { OrderFieldRules } from '../accounts/order-fields.ts';
import { del, get, post } from '../operations/path.ts';
import type { NewPasswordDraft } from '../accounts/details-rules.ts';
import type { MemberRole } from '../kernel/member-role.ts';
import type { OwnCompany, CompanyMembers, CompanyForStaff, InvitationSeen } from './answers.ts';

export type * from './answers.ts';

/** The longest note about a member. */
export const MEMBER_NOTE_MAX = 1000;

export interface InvitationDraft {
  email: string;
  memberRole: MemberRole;
}

export interface MemberSave {
  memberId: number;
  memberRole: MemberRole;
  suspended: boolean;
}

/** Limits of a member, as typed: '500' or '500.00', in the company's currency; empty: unlimited. */
export interface LimitsSave {
  memberId: number;
  orderLimit: string;
  monthLimit: string;
  alwaysAsk: boolean;
}

/** Company settings that managers save; omitted ones stay unchanged. */
export interface CompanySave {
  buyersSeeAll: boolean;
  approveOwn?: boolean | undefined;
}

/** Data that an invited person enters. */
export interface JoinDraft extends NewPasswordDraft, Pick<GivenAgreement, 'termsVersion'> {
  token: string;
  firstName: string;
  surname: string;
  telephone: string;
}

/** A mark on a VAT number, with the number that was seen: another one is refused. */
export interface VatVerification {
  companyId: number;
  vatNumber: string;
  isVerified: boolean;
}

export const companyPaths = {
  own: get<Record<string, never>, OwnCompany>('/Company/GetOwnCompany'),
  /** Returns 1. */
  save: post<CompanySave, number>('/Company/SaveOwnCompany'),
  members: get<Record<string, never>, CompanyMembers>('/Company/GetMembers'),
  /** Mails a link that works once, for seven days; it invalidates an earlier one to the same address. Returns 1. */
  invite: post<InvitationDraft, number>('/Company/InviteMember'),
  /** Returns 1. */
  withdraw: del<{ invitationId: number }, number>('/Company/WithdrawInvitation/{invitationId}'),
  /** Returns 1. */
  saveMember: post<MemberSave, number>('/Company/SaveMember'),
  /** Returns 1. */
  saveLimits: post<LimitsSave, number>('/Company/SaveMemberLimits'),
  /** Saves the order fields of the company (H4). Returns 1. */
  saveOrderFields: post<OrderFieldRules, number>('/Company/SaveOrderFields'),
  /** Staff: a company with its terms and members (H7). */
  read: get<{ companyId: number }, CompanyForStaff>('/Company/GetCompany/{companyId}'),
  /** Staff: records that the VAT number was compared with the register, or takes that back (O3). Returns 1. */
  verifyVatNumber: post<VatVerification, number>('/Company/VerifyVatNumber'),
  /** Staff: adds a note to the history of a member, which no customer sees. Returns 1. */
  addNote: post<{ customerId: number; note: string }, number>('/Company/AddMemberNote'),
  /** Staff: reads the order fields of that customer's company. */
  orderFieldsOf: get<{ customerId: number }, OrderFieldRules>('/Company/GetOrderFieldsOf/{customerId}'),
  /** Staff. Returns 1. */
  saveOrderFieldsOf: post<OrderFieldRules & { customerId: number }, number>('/Company/SaveOrderFieldsOf'),
  readInvitation: post<{ token: string }, InvitationSeen>('/Company/ReadInvitation'),
  /** Returns 1. */
  join: post<JoinDraft, number>('/Company/Join'),
};

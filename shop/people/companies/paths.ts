import type { GivenAgreement } from '../../base/kernel/agreement.ts';
import type { OrderFieldRules } from '../accounts/order-fields.ts';
import { del, get, post } from '../../base/operations/path.ts';
import type { NewPasswordDraft } from '../accounts/details-rules.ts';
import type { MemberRole } from '../../base/rights/member-role.ts';
import type { OwnCompany, CompanyMembers, InvitationSeen } from './answers.ts';

export type * from './answers.ts';

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
  readInvitation: post<{ token: string }, InvitationSeen>('/Company/ReadInvitation'),
  /** Returns 1. */
  join: post<JoinDraft, number>('/Company/Join'),
};

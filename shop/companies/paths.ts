import type { OrderFieldRules } from '../accounts/order-fields.ts';
import { del, get, post } from '../operations/path.ts';
import type { NewPasswordDraft } from '../accounts/details-rules.ts';
import type { AdminContact, PriceClass } from '../kernel/account-terms.ts';
import type { CurrencyId, Minor } from '../kernel/money.ts';
import type { MemberRole } from '../kernel/member-role.ts';

/** The company of the signed-in member, what they are in it, and what it asks for with an order (H4). */
export interface OwnCompany extends OrderFieldRules {
  name: string;
  line1: string;
  line2: string;
  town: string;
  postcode: string;
  countryId: number;
  /** Town and postcode in the order of their country: in the shop's own words alone, and not in English (N1). */
  townLines?: readonly string[];
  currency: CurrencyId;
  memberRole: MemberRole;
  /** True if buyers see all orders of the company, not only their own (H5). */
  buyersSeeAll: boolean;
  /** True if approvers may decide about requests of their own (H3). */
  approveOwn: boolean;
}

/** active: may log in; waiting: for staff to authorise them; suspended: by a manager; closed: by staff. */
export type MemberStatus = 'active' | 'waiting' | 'suspended' | 'closed';

export interface CompanyMember {
  id: number;
  firstName: string;
  surname: string;
  email: string;
  memberRole: MemberRole;
  memberStatus: MemberStatus;
  /** The most that one order may come to without an approval; null: anything (H3). */
  orderLimitMinor: Minor | null;
  /** The same for the orders of a month. */
  monthLimitMinor: Minor | null;
  /** The currency of both. */
  limitCurrency: CurrencyId | null;
  /** Every order needs an approval. */
  alwaysAsk: boolean;
}

/** A company as staff see it: what it buys at, whom it has, and what it asks for (H7). */
export interface CompanyForStaff extends Omit<OwnCompany, 'memberRole'> {
  companyId: number;
  priceClass: PriceClass;
  adminContact: AdminContact;
  partner: boolean;
  accountCustomer: boolean;
  members: readonly CompanyMember[];
}

/** The longest note about a member. */
export const MEMBER_NOTE_MAX = 1000;

/** An invitation that still works. */
export interface OpenInvitation {
  id: number;
  email: string;
  memberRole: MemberRole;
  /** ISO 8601. */
  expiresAt: string;
}

export interface CompanyMembers {
  members: readonly CompanyMember[];
  invitations: readonly OpenInvitation[];
}

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

/** Whom an invitation is for, and whose company it opens. */
export interface InvitationSeen {
  companyName: string;
  email: string;
}

/** Data that an invited person enters. */
export interface JoinDraft extends NewPasswordDraft {
  token: string;
  firstName: string;
  surname: string;
  telephone: string;
}

export const companyPaths = {
  own: get<Record<string, never>, OwnCompany>('/Company/GetOwnCompany'),
  /** Answers 1. */
  save: post<CompanySave, number>('/Company/SaveOwnCompany'),
  members: get<Record<string, never>, CompanyMembers>('/Company/GetMembers'),
  /** Mails a link that works once, for seven days; an earlier one to the same address is worth nothing from then on. Answers 1. */
  invite: post<InvitationDraft, number>('/Company/InviteMember'),
  /** Answers 1. */
  withdraw: del<{ invitationId: number }, number>('/Company/WithdrawInvitation/{invitationId}'),
  /** Answers 1. */
  saveMember: post<MemberSave, number>('/Company/SaveMember'),
  /** Answers 1. */
  saveLimits: post<LimitsSave, number>('/Company/SaveMemberLimits'),
  /** Saves the order fields of the company (H4). Answers 1. */
  saveOrderFields: post<OrderFieldRules, number>('/Company/SaveOrderFields'),
  /** Staff: a company with its terms and members (H7). */
  read: get<{ companyId: number }, CompanyForStaff>('/Company/GetCompany/{companyId}'),
  /** Staff: a note in the history of a member, which no customer sees. Answers 1. */
  addNote: post<{ customerId: number; note: string }, number>('/Company/AddMemberNote'),
  /** Staff: the same of the company of that customer. */
  orderFieldsOf: get<{ customerId: number }, OrderFieldRules>('/Company/GetOrderFieldsOf/{customerId}'),
  /** Staff. Answers 1. */
  saveOrderFieldsOf: post<OrderFieldRules & { customerId: number }, number>('/Company/SaveOrderFieldsOf'),
  readInvitation: post<{ token: string }, InvitationSeen>('/Company/ReadInvitation'),
  /** Answers 1. */
  join: post<JoinDraft, number>('/Company/Join'),
};

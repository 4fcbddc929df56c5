import { del, get, post } from '../frame/path.ts';
import type { NewPasswordDraft } from '../accounts/details-rules.ts';
import type { CurrencyId } from '../kernel/money.ts';
import type { MemberRole } from '../kernel/member-role.ts';

/** The company of the signed-in member, and what they are in it. */
export interface OwnCompany {
  name: string;
  line1: string;
  line2: string;
  town: string;
  postcode: string;
  countryId: number;
  currency: CurrencyId;
  memberRole: MemberRole;
  /** Whether buyers see all orders of the company, not their own alone (H5). */
  buyersSeeAll: boolean;
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
}

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

/** Whom an invitation is for, and whose company it opens. */
export interface InvitationSeen {
  companyName: string;
  email: string;
}

/** What an invited person tells of themselves. */
export interface JoinDraft extends NewPasswordDraft {
  token: string;
  firstName: string;
  surname: string;
  telephone: string;
}

export const companyPaths = {
  own: get<Record<string, never>, OwnCompany>('/Company/GetOwnCompany'),
  /** Answers 1. */
  save: post<{ buyersSeeAll: boolean }, number>('/Company/SaveOwnCompany'),
  members: get<Record<string, never>, CompanyMembers>('/Company/GetMembers'),
  /** Mails a link that works once, for seven days; an earlier one to the same address is worth nothing from then on. Answers 1. */
  invite: post<InvitationDraft, number>('/Company/InviteMember'),
  /** Answers 1. */
  withdraw: del<{ invitationId: number }, number>('/Company/WithdrawInvitation/{invitationId}'),
  /** Answers 1. */
  saveMember: post<MemberSave, number>('/Company/SaveMember'),
  readInvitation: post<{ token: string }, InvitationSeen>('/Company/ReadInvitation'),
  /** Answers 1. */
  join: post<JoinDraft, number>('/Company/Join'),
};

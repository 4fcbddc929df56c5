import { calledOnWire } from '../../base/wire/wire-members.ts';
import { z } from 'zod';
import { FIELD_RULES } from '../accounts/order-field-rules.ts';
import { MEMBER_ROLES } from '../../base/rights/member-role.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

const heldRule = z.enum(FIELD_RULES);

const heldRole = z.enum(MEMBER_ROLES);

export const orderFieldRules = z.object({
  costCentreRule: heldRule,
  requisitionRule: heldRule,
  wantedByRule: heldRule,
  costCentres: z.array(z.string()),
});

export const ownCompanySchema = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  town: z.string(),
  postcode: z.string(),
  countryId: z.int(),
  currency: z.literal([1, 2, 3]),
  memberRole: heldRole,
  /** True if buyers see all orders of the company, not only their own (H5). */
  buyersSeeAll: z.boolean(),
  /** True if approvers can decide their own requests (H3). */
  approveOwn: z.boolean(),
  /** Days after the invoice until it is due; null: as on the invoice. */
  paymentDays: z.int().nullable(),
  /** Further terms of payment. */
  paymentTerms: z.string(),
  ...orderFieldRules.shape,
});

/** The company of the logged-in member, the member's role in it, and its order fields (H4). */
export type OwnCompany = AnswerOf<typeof ownCompanySchema> & {
  /** Town and postcode in the order of their country: only in internal answers, and not in English (N1). */
  readonly townLines?: readonly string[];
};

export const companyMembersSchema = z.object({
  members: z.array(
    z.object({
      id: z.int(),
      firstName: z.string(),
      surname: z.string(),
      email: calledOnWire('userEmail', z.string()),
      memberRole: heldRole,
      memberStatus: z.enum(['active', 'waiting', 'suspended', 'closed']),
      /** Maximum value of one order without an approval; null: unlimited (H3). */
      orderLimitMinor: z.int().nullable(),
      /** Maximum value of the orders of a month. */
      monthLimitMinor: z.int().nullable(),
      /** The currency of both. */
      limitCurrency: z.literal([1, 2, 3]).nullable(),
      /** Every order needs an approval. */
      alwaysAsk: z.boolean(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.int(),
      email: calledOnWire('userEmail', z.string()),
      memberRole: heldRole,
      /** ISO 8601. */
      expiresAt: z.string(),
    }),
  ),
});

export type CompanyMembers = AnswerOf<typeof companyMembersSchema>;

export type CompanyMember = CompanyMembers['members'][number];

/** active: may log in; waiting: for authorisation by staff; suspended: by a manager; closed: by staff. */
export type MemberStatus = CompanyMember['memberStatus'];

/** An invitation that is still valid. */
export type OpenInvitation = CompanyMembers['invitations'][number];

export const companyForStaffSchema = ownCompanySchema.omit({ memberRole: true }).extend({
  companyId: z.int(),
  priceClass: z.literal([0, 1, 2, 3]),
  adminContact: z.literal([0, 1, 2]),
  partner: z.boolean(),
  accountCustomer: z.boolean(),
  vatNumber: z.string(),
  eoriNumber: z.string(),
  /** When staff compared the VAT number with the register (O3); null: not yet. */
  vatVerifiedAt: z.iso.datetime().nullable(),
  vatVerifiedBy: z.string().nullable(),
  /** An order above it waits; null: no limit. */
  creditLimitMinor: z.int().nullable(),
  creditCurrency: z.literal([1, 2, 3]).nullable(),
  members: companyMembersSchema.shape.members,
});

/** A company for staff: its terms, members and order fields (H7). */
export type CompanyForStaff = AnswerOf<typeof companyForStaffSchema> & Pick<OwnCompany, 'townLines'>;

export const invitationSeenSchema = z.object({
  companyName: z.string(),
  email: calledOnWire('userEmail', z.string()),
});

/** Recipient and company of an invitation. */
export type InvitationSeen = AnswerOf<typeof invitationSeenSchema>;

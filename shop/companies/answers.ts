import { calledOnWire } from '../operations/wire-dialect.ts';
import { z } from 'zod';
import { FIELD_RULES } from '../accounts/order-field-rules.ts';
import { MEMBER_ROLES } from '../kernel/member-role.ts';
import type { AnswerOf } from '../operations/answers.ts';

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
  /** True if approvers may decide about requests of their own (H3). */
  approveOwn: z.boolean(),
  ...orderFieldRules.shape,
});

/** The company of the signed-in member, what they are in it, and what it asks for with an order (H4). */
export type OwnCompany = AnswerOf<typeof ownCompanySchema> & {
  /** Town and postcode in the order of their country: in the shop's own words alone, and not in English (N1). */
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
      /** The most that one order may come to without an approval; null: anything (H3). */
      orderLimitMinor: z.int().nullable(),
      /** The same for the orders of a month. */
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

/** active: may log in; waiting: for staff to authorise them; suspended: by a manager; closed: by staff. */
export type MemberStatus = CompanyMember['memberStatus'];

/** An invitation that still works. */
export type OpenInvitation = CompanyMembers['invitations'][number];

export const companyForStaffSchema = ownCompanySchema.omit({ memberRole: true }).extend({
  companyId: z.int(),
  priceClass: z.literal([0, 1, 2, 3]),
  adminContact: z.literal([0, 1, 2]),
  partner: z.boolean(),
  accountCustomer: z.boolean(),
  members: companyMembersSchema.shape.members,
});

/** A company as staff see it: what it buys at, whom it has, and what it asks for (H7). */
export type CompanyForStaff = AnswerOf<typeof companyForStaffSchema> & Pick<OwnCompany, 'townLines'>;

export const invitationSeenSchema = z.object({
  companyName: z.string(),
  email: calledOnWire('userEmail', z.string()),
});

/** Whom an invitation is for, and whose company it opens. */
export type InvitationSeen = AnswerOf<typeof invitationSeenSchema>;

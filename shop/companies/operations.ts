import { z } from 'zod';
import { accountEmailRefusal } from '../accounts/field-rules.ts';
import { answerNumber, answerOurs, noInput, operation } from '../frame/operation.ts';
import { refuseFields } from '../frame/refuse-fields.ts';
import { asNumber, idNumber, optionalText, typedPassword, typedText, typedTick } from '../frame/typed-input.ts';
import { fieldErrors } from '../kernel/field-errors.ts';
import { issue } from '../kernel/issue.ts';
import type { Minor } from '../kernel/money.ts';
import { MEMBER_ROLES } from '../kernel/member-role.ts';
import { typedAmount } from '../kernel/typed-amount.ts';
import { inviteMember, takeInvitationBack } from './invite-member.ts';
import { joinCompany, readInvitation } from './join-company.ts';
import { joinErrors } from './join-rules.ts';
import { getCompany, listMembers } from './member-queries.ts';
import { listOpenInvitations } from './invitation-queries.ts';
import { companyPaths, type InvitationDraft, type JoinDraft, type LimitsSave, type MemberSave } from './paths.ts';
import { saveCompany, saveLimits, saveMember } from './save-member.ts';

const memberRole = z.enum(MEMBER_ROLES, issue('refusal.member-role'));
const token = z.string(issue('refusal.no-invitation')).max(200, issue('refusal.no-invitation'));

const ownCompany = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  town: z.string(),
  postcode: z.string(),
  countryId: z.int(),
  currency: z.literal([1, 2, 3]),
  memberRole,
  buyersSeeAll: z.boolean(),
  approveOwn: z.boolean(),
});

const companyMembers = z.object({
  members: z.array(
    z.object({
      id: z.int(),
      firstName: z.string(),
      surname: z.string(),
      email: z.string(),
      memberRole,
      memberStatus: z.enum(['active', 'waiting', 'suspended', 'closed']),
      orderLimitMinor: z.int().nullable(),
      monthLimitMinor: z.int().nullable(),
      limitCurrency: z.literal([1, 2, 3]).nullable(),
      alwaysAsk: z.boolean(),
    }),
  ),
  invitations: z.array(z.object({ id: z.int(), email: z.string(), memberRole, expiresAt: z.string() })),
});

const invitationDraft: z.ZodType<InvitationDraft> = z
  .object({ email: typedText, memberRole })
  .check(refuseFields(({ email }) => fieldErrors({ email: accountEmailRefusal(email) })));

const memberSave: z.ZodType<MemberSave> = z.object({
  memberId: z.preprocess(asNumber, idNumber('member')),
  memberRole,
  suspended: typedTick.transform((ticked) => ticked ?? false),
});

/** The largest limit: above it is none. */
const LIMIT_MAX = 100_000_000_00;

/** An amount as somebody types it, in the company's currency; nothing is no limit. */
const limit = optionalText.refine((text) => isLimit(typedAmount(text)), issue('refusal.limit'));

function isLimit(minor: Minor | null): boolean {
  return minor === null || (minor >= 0 && minor <= LIMIT_MAX);
}

const limitsSave: z.ZodType<LimitsSave> = z.object({
  memberId: z.preprocess(asNumber, idNumber('member')),
  orderLimit: limit,
  monthLimit: limit,
  alwaysAsk: typedTick.transform((ticked) => ticked ?? false),
});

const joinDraft: z.ZodType<JoinDraft> = z
  .object({
    token,
    firstName: typedText,
    surname: typedText,
    telephone: typedText,
    password: typedPassword,
    passwordRepeat: typedPassword,
  })
  .check(refuseFields(joinErrors));

export const companyOperations = [
  operation(companyPaths.own, {
    tag: 'Company',
    summary: 'The company of the signed-in member, and their role in it (H1).',
    access: 'customer',
    input: noInput,
    answer: answerOurs(ownCompany),
    handle: async (_, { shop, caller: { customer } }) => ({
      ...(await getCompany(shop.db, customer.companyId)),
      memberRole: customer.role,
    }),
  }),

  operation(companyPaths.save, {
    tag: 'Company',
    summary:
      'Say whether buyers see all orders of the company, and whether approvers decide about their own. Answers 1 (H3, H5).',
    access: 'customer',
    needs: 'manage',
    input: z.object({ buyersSeeAll: typedTick.transform((ticked) => ticked ?? false), approveOwn: typedTick }),
    answer: answerNumber,
    example: { body: { buyersSeeAll: true, approveOwn: false } },
    handle: saveCompany,
  }),

  operation(companyPaths.members, {
    tag: 'Company',
    summary: 'The members of the own company, and whom it has invited (H2).',
    access: 'customer',
    needs: 'manage',
    input: noInput,
    answer: answerOurs(companyMembers),
    async handle(_, { shop, caller: { customer } }) {
      const [members, invitations] = await Promise.all([
        listMembers(shop.db, customer.companyId),
        listOpenInvitations(shop.db, customer.companyId, shop.clock.now()),
      ]);
      return { members, invitations };
    },
  }),

  operation(companyPaths.invite, {
    tag: 'Company',
    summary: 'Invite somebody into the own company by mail: the link works once, for seven days. Answers 1 (H2).',
    access: 'customer',
    needs: 'manage',
    input: invitationDraft,
    answer: answerNumber,
    asksPassword: true,
    throttle: (_, { customer }) => customer.guid,
    example: { body: { email: 'new.buyer@harbourlabel.test', memberRole: 'buyer' } },
    handle: inviteMember,
  }),

  operation(companyPaths.withdraw, {
    tag: 'Company',
    summary: 'Take an invitation of the own company back. Answers 1 (H2).',
    access: 'customer',
    needs: 'manage',
    input: z.object({ invitationId: idNumber('invitation') }),
    answer: answerNumber,
    example: { path: { invitationId: 1 }, ofOneCustomer: true },
    handle: takeInvitationBack,
  }),

  operation(companyPaths.saveMember, {
    tag: 'Company',
    summary: 'Give a member of the own company a role, suspend them, or let them in again. Answers 1 (H2).',
    access: 'customer',
    needs: 'manage',
    input: memberSave,
    answer: answerNumber,
    asksPassword: true,
    refuses: [404, 409],
    example: { body: { memberId: 1, memberRole: 'manager', suspended: false }, ofOneCustomer: true },
    handle: saveMember,
  }),

  operation(companyPaths.saveLimits, {
    tag: 'Company',
    summary: 'Say what a member may order without an approval, in the currency of the company. Answers 1 (H3).',
    access: 'customer',
    needs: 'manage',
    input: limitsSave,
    answer: answerNumber,
    asksPassword: true,
    refuses: [404],
    example: {
      body: { memberId: 1, orderLimit: '500.00', monthLimit: '2000', alwaysAsk: false },
      ofOneCustomer: true,
    },
    handle: saveLimits,
  }),

  operation(companyPaths.readInvitation, {
    tag: 'Company',
    summary: 'Whom a mailed invitation is for, while it works (H2).',
    access: 'everyone',
    input: z.object({ token }),
    answer: answerOurs(z.object({ companyName: z.string(), email: z.string() })),
    repeatable: true,
    throttle: () => '',
    refuses: [410],
    example: { body: { token: 'the-token-of-the-mail' } },
    handle: readInvitation,
  }),

  operation(companyPaths.join, {
    tag: 'Company',
    summary: 'Become a member of a company by its mailed invitation, once. Answers 1 (H2).',
    access: 'everyone',
    input: joinDraft,
    answer: answerNumber,
    throttle: () => '',
    refuses: [409, 410],
    example: {
      body: {
        token: 'the-token-of-the-mail',
        firstName: 'Nia',
        surname: 'Bevan',
        telephone: '01514960001',
        password: 'teal-sleeve-44',
        passwordRepeat: 'teal-sleeve-44',
      },
    },
    handle: joinCompany,
  }),
];

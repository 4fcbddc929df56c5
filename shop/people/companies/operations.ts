import { termsVersionInput } from '../legal/input.ts';
import { calledOnWire } from '../../base/wire/wire-members.ts';
import { NEEDS } from '../../base/rights/staff-right.ts';
import { z } from 'zod';
import { FIELD_RULES } from '../accounts/order-field-rules.ts';
import { ORDER_FIELD_MAX, MAX_COST_CENTRES, type OrderFieldRules } from '../accounts/order-fields.ts';
import { accountEmailRefusal } from '../accounts/field-rules.ts';
import { answerNumber, answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation, type Reader } from '../../base/operations/operation.ts';
import { refuseFields } from '../../base/fields/refuse-fields.ts';
import {
  asNumber,
  idNumber,
  optionalTextInput,
  multilineInput,
  passwordInput,
  textInput,
  checkboxInput,
} from '../../base/wire/input-schemas.ts';
import { fieldErrors } from '../../base/messages/field-errors.ts';
import { issue } from '../../base/messages/issue.ts';
import type { Minor } from '../../base/money/money.ts';
import { MEMBER_ROLES } from '../../base/rights/member-role.ts';
import { parseAmount } from '../../base/money/parse-amount.ts';
import { localizeAddressParts } from '../../base/reference-data/localize-address.ts';
import { inviteMember, revokeInvitation } from './invite-member.ts';
import { joinCompany, readInvitation } from './join-company.ts';
import { joinErrors } from './join-rules.ts';
import { addMemberNote, readCompany } from './read-company.ts';
import { getCompany, listMembers } from './member-queries.ts';
import { listOpenInvitations } from './invitation-queries.ts';
import {
  companyPaths,
  type InvitationDraft,
  type JoinDraft,
  type LimitsSave,
  type MemberSave,
  type OwnCompany,
} from './paths.ts';
import { MEMBER_NOTE_MAX, PAYMENT_TERMS_MAX, type PaymentTerms, staffCompanyPaths } from './staff-paths.ts';
import { savePaymentTerms } from './save-payment-terms.ts';
import { saveCompany, saveLimits, saveMember } from './save-member.ts';
import { readFieldsOf, saveOrderFields, saveOrderFieldsOf } from './save-order-fields.ts';
import { verifyVatNumber } from './verify-vat-number.ts';
import {
  orderFieldRules,
  ownCompanySchema,
  companyMembersSchema,
  companyForStaffSchema,
  invitationSeenSchema,
} from './answers.ts';

const memberRole = z.enum(MEMBER_ROLES, issue('refusal.member-role'));
const token = z.string(issue('refusal.no-invitation')).max(200, issue('refusal.no-invitation'));

const fieldRule = z.enum(FIELD_RULES, issue('refusal.field-rule'));

const invitationDraft: z.ZodType<InvitationDraft> = z
  .object({ email: calledOnWire('userEmail', textInput), memberRole })
  .check(refuseFields(({ email }) => fieldErrors({ email: accountEmailRefusal(email) })));

const memberSave: z.ZodType<MemberSave> = z.object({
  memberId: z.preprocess(asNumber, idNumber('member')),
  memberRole,
  suspended: checkboxInput.transform((ticked) => ticked ?? false),
});

/** Upper bound for limits; anything above means unlimited. */
const LIMIT_MAX = 100_000_000_00;

/** A typed amount in the company's currency; empty means unlimited. */
const limit = optionalTextInput.refine(
  (text) => ([1, 2, 3] as const).some((currency) => isLimit(parseAmount(text, currency))), // whose sign it may be, `saveLimits` knows
  issue('refusal.limit'),
);

function isLimit(minor: Minor | null): boolean {
  return minor === null || (minor >= 0 && minor <= LIMIT_MAX);
}

const limitsSave: z.ZodType<LimitsSave> = z.object({
  memberId: z.preprocess(asNumber, idNumber('member')),
  orderLimit: limit,
  monthLimit: limit,
  alwaysAsk: checkboxInput.transform((ticked) => ticked ?? false),
});

/** Typed lines, one cost centre each, without blank lines and duplicates. */
const costCentres = z
  .array(textInput, issue('refusal.cost-centres'))
  .refine(
    (texts) => texts.every((text) => text.length <= ORDER_FIELD_MAX),
    issue('refusal.cost-centre-long', { most: ORDER_FIELD_MAX }),
  )
  .transform((texts) => [...new Set(texts.filter((text) => text !== ''))])
  .refine((texts) => texts.length <= MAX_COST_CENTRES, issue('refusal.cost-centres-many', { most: MAX_COST_CENTRES }));

const rulesSave = {
  costCentreRule: fieldRule,
  requisitionRule: fieldRule,
  wantedByRule: fieldRule,
  costCentres,
};

/** A cost centre can only be requested if the company has some. */
const hasCostCentres = ({ costCentreRule, costCentres: listed }: OrderFieldRules) =>
  costCentreRule === 'off' || listed.length > 0;
const NO_COST_CENTRES = { path: ['costCentres'], error: issue('refusal.cost-centres-none') };

const ORDER_FIELDS_EXAMPLE = {
  costCentreRule: 'optional',
  requisitionRule: 'off',
  wantedByRule: 'optional',
  costCentres: ['4100 Pressroom', '4200 Finishing'],
};

const MAX_PAYMENT_DAYS = 365;
const paymentDays = issue('staff-refusal.payment-days', { most: MAX_PAYMENT_DAYS });
const creditLimit = issue('refusal.limit');

/** An empty field, or none, means none. */
const wholeOrNone = (whole: z.ZodType<number>) =>
  z.preprocess((value) => (value === '' ? null : asNumber(value)), whole.nullable()).default(null);

const paymentTerms: z.ZodType<PaymentTerms> = z.object({
  companyId: idNumber('company'),
  paymentDays: wholeOrNone(z.int(paymentDays).min(0, paymentDays).max(MAX_PAYMENT_DAYS, paymentDays)),
  paymentTerms: textInput.refine((text) => text.length <= PAYMENT_TERMS_MAX, issue('rule.too-long')).default(''),
  creditLimitMinor: wholeOrNone(z.int(creditLimit).min(0, creditLimit).max(LIMIT_MAX, creditLimit)),
});

const joinDraft: z.ZodType<JoinDraft> = z
  .object({
    token,
    firstName: textInput,
    surname: textInput,
    telephone: calledOnWire('userTel', textInput),
    password: calledOnWire('userPass', passwordInput),
    passwordRepeat: calledOnWire('password_repeat', passwordInput),
    termsVersion: termsVersionInput,
  })
  .check(refuseFields(joinErrors));

export const companyOperations = [
  operation(companyPaths.own, {
    tag: 'Company',
    summary: "Get the company of the logged-in member, with the member's role (H1).",
    who: { access: 'customer', scope: 'company:read' },
    input: noInput,
    answer: { format: answerInternal(ownCompanySchema), localize: localizeCompany },
    handle: async (_, { shop, caller: { customer } }) => ({
      ...(await getCompany(shop.db, customer.companyId)),
      memberRole: customer.role,
    }),
  }),

  operation(companyPaths.save, {
    tag: 'Company',
    summary:
      'Set whether buyers see all orders of the company, and whether approvers can approve their own requests. Returns 1 (H3, H5).',
    who: { access: 'customer', memberRight: 'manage' },
    input: z.object({ buyersSeeAll: checkboxInput.transform((ticked) => ticked ?? false), approveOwn: checkboxInput }),
    answer: { format: answerNumber },
    example: { body: { buyersSeeAll: true, approveOwn: false } },
    handle: saveCompany,
  }),

  operation(companyPaths.members, {
    tag: 'Company',
    summary: 'List the members and invitations of the own company (H2).',
    who: { access: 'customer', memberRight: 'manage' },
    input: noInput,
    answer: { format: answerInternal(companyMembersSchema) },
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
    summary: 'Invite a person into the own company by mail. The link works once, within seven days. Returns 1 (H2).',
    who: { access: 'customer', memberRight: 'manage', asksPassword: true },
    when: { throttle: (_, { customer }) => customer.guid },
    input: invitationDraft,
    answer: { format: answerNumber },
    example: { body: { email: 'new.buyer@harbourlabel.test', memberRole: 'buyer' } },
    handle: inviteMember,
  }),

  operation(companyPaths.withdraw, {
    tag: 'Company',
    summary: 'Withdraw an invitation of the own company. Returns 1 (H2).',
    who: { access: 'customer', memberRight: 'manage' },
    input: z.object({ invitationId: idNumber('invitation') }),
    answer: { format: answerNumber },
    example: { path: { invitationId: 1 }, ofOneCustomer: true },
    handle: revokeInvitation,
  }),

  operation(companyPaths.saveMember, {
    tag: 'Company',
    summary: 'Set the role of a member of the own company, suspend the member or lift the suspension. Returns 1 (H2).',
    who: { access: 'customer', memberRight: 'manage', asksPassword: true },
    input: memberSave,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { memberId: 1, memberRole: 'manager', suspended: false }, ofOneCustomer: true },
    handle: saveMember,
  }),

  operation(companyPaths.saveLimits, {
    tag: 'Company',
    summary: "Set what a member can order without approval, in the company's currency. Returns 1 (H3).",
    who: { access: 'customer', memberRight: 'manage', asksPassword: true },
    input: limitsSave,
    answer: { format: answerNumber, refuses: [404] },
    example: {
      body: { memberId: 1, orderLimit: '500.00', monthLimit: '2000', alwaysAsk: false },
      ofOneCustomer: true,
    },
    handle: saveLimits,
  }),

  operation(companyPaths.saveOrderFields, {
    tag: 'Company',
    summary:
      'Set the order fields of the own company: cost centre, requisition number and required date. Returns 1 (H4).',
    who: { access: 'customer', memberRight: 'manage' },
    input: z.object(rulesSave).refine(hasCostCentres, NO_COST_CENTRES),
    answer: { format: answerNumber },
    example: { body: ORDER_FIELDS_EXAMPLE },
    handle: saveOrderFields,
  }),

  operation(staffCompanyPaths.read, {
    tag: 'Company',
    summary: 'Get a company with its terms, its members and their limits (H7).',
    who: { access: 'staff', staffRight: 'customers', scope: 'company:read' },
    input: z.object({ companyId: idNumber('company') }),
    answer: { format: answerInternal(companyForStaffSchema), refuses: [404], localize: localizeCompany },
    example: { path: { companyId: 1 } },
    handle: readCompany,
  }),

  operation(staffCompanyPaths.verifyVatNumber, {
    tag: 'Company',
    summary:
      'Record that the VAT number of a company was compared with the register, or take that back. Returns 1 (O3).',
    who: { access: 'staff', staffRight: 'customers' },
    input: z.object({
      companyId: idNumber('company'),
      vatNumber: textInput.refine((number) => number !== '', issue('refusal.vat-number.form')),
      isVerified: checkboxInput.transform((ticked) => ticked ?? false),
    }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { companyId: 1, vatNumber: 'GB980780684', isVerified: true } },
    handle: verifyVatNumber,
  }),

  operation(staffCompanyPaths.savePaymentTerms, {
    tag: 'Company',
    summary: "Set the terms of payment of a company, and its credit limit in the company's currency. Returns 1 (L6).",
    who: { access: 'staff', staffRight: 'customers' },
    input: paymentTerms,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { companyId: 1, paymentDays: 30, paymentTerms: '2 % within 8 days', creditLimitMinor: 500000 } },
    handle: savePaymentTerms,
  }),

  operation(staffCompanyPaths.addNote, {
    tag: 'Company',
    summary: "Add a note to a member's history. Customers never see it. Returns 1 (H7).",
    who: { access: 'staff', staffRight: 'customers' },
    input: z.object({
      customerId: idNumber('customer'),
      note: multilineInput
        .refine((note) => note !== '', issue('staff-refusal.note-required'))
        .refine((note) => note.length <= MEMBER_NOTE_MAX, issue('rule.too-long'))
        .meta({ minLength: 1, maxLength: MEMBER_NOTE_MAX }),
    }),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { customerId: 1, note: 'Rings before ten; wants blades in packs of five.' } },
    handle: addMemberNote,
  }),

  operation(staffCompanyPaths.orderFieldsOf, {
    tag: 'Company',
    summary: "Get the order fields of a customer's company (H4).",
    who: { access: 'staff', staffRight: NEEDS.accounts, scope: 'company:read' },
    input: z.object({ customerId: idNumber('customer') }),
    answer: { format: answerInternal(orderFieldRules), refuses: [404] },
    example: { path: { customerId: 1 } },
    handle: readFieldsOf,
  }),

  operation(staffCompanyPaths.saveOrderFieldsOf, {
    tag: 'Company',
    summary: "Set the order fields of a customer's company, like SaveOrderFields. Returns 1 (H4).",
    who: { access: 'staff', staffRight: 'customers' },
    input: z.object({ customerId: idNumber('customer'), ...rulesSave }).refine(hasCostCentres, NO_COST_CENTRES),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { customerId: 1, ...ORDER_FIELDS_EXAMPLE } },
    handle: saveOrderFieldsOf,
  }),

  operation(companyPaths.readInvitation, {
    tag: 'Company',
    summary: 'Get the recipient and company of a mailed invitation while it is valid (H2).',
    who: { access: 'everyone', whileClosed: true },
    when: { repeatable: true, throttle: () => '' },
    input: z.object({ token }),
    answer: { format: answerInternal(invitationSeenSchema), refuses: [410] },
    example: { body: { token: 'the-token-of-the-mail' } },
    unaudited: 'a question',
    handle: readInvitation,
  }),

  operation(companyPaths.join, {
    tag: 'Company',
    summary: 'Join a company by a mailed invitation, once. Returns 1 (H2).',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: () => '' },
    input: joinDraft,
    answer: { format: answerNumber, refuses: [409, 410] },
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

/** Formats the company's address for the reader (N1). */
function localizeCompany<Company extends Omit<OwnCompany, 'memberRole'>>(
  company: Company,
  { shop, translator }: Reader,
): Company {
  return localizeAddressParts(company, shop.hot(), translator.language);
}

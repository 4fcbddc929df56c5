import { calledOnWire } from '../../base/wire/wire-members.ts';
import { z } from 'zod';
import { newStaffPasswordErrors } from '../accounts/details-rules.ts';
import { refuseFields } from '../../base/fields/refuse-fields.ts';
import { answerNumber, answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation, type StaffContext } from '../../base/operations/operation.ts';
import { asNumber, idNumber, passwordInput, textInput } from '../../base/wire/input-schemas.ts';
import { addStaff } from './add-staff.ts';
import { disableStaff, enableStaff } from './disable-staff.ts';
import { endStaffSessionsOf } from './end-staff-sessions.ts';
import { STAFF_PASSWORD } from '../accounts/login-rules.ts';
import { changeOwnPassword, readOwnStaffAccount } from './own-staff-account.ts';
import { removeKeysOfColleague, removeKeysOfCustomer } from '../login-methods/remove-keys.ts';
import { readKeysOfCustomer } from '../login-methods/passkey-queries.ts';
import { logRightsChanged } from '../identity/security-log.ts';
import { staffErrors, type StaffChangeContext } from './staff-account.ts';
import { staffPaths } from './staff-paths.ts';
import { setStaffRights } from './set-staff-rights.ts';
import { listColleagues, listManagers, listPeople } from './staff-queries.ts';
import { NEEDS, STAFF_RIGHTS } from '../../base/rights/staff-right.ts';
import { issue } from '../../base/messages/issue.ts';
import { colleagueSchema, ownStaffAccountSchema, ownRightsSchema } from '../identity/answers.ts';

const oneCustomer = z.object({ customerId: idNumber('customer') });
const oneColleague = z.object({ id: idNumber('staff_member') });
const password = z
  .string(issue('rule.required.password'))
  .min(1, issue('rule.required.password'))
  .max(STAFF_PASSWORD.max, issue('rule.too-long'));

const knownRights = issue('staff-refusal.rights', { rights: STAFF_RIGHTS.join(', ') });
const discountMessage = issue('staff-refusal.largest-discount');
const largestDiscount = z.preprocess(
  (value) => (value === '' ? null : asNumber(value)),
  z.int(discountMessage).min(0, discountMessage).max(100, discountMessage).nullish(),
);
const rights = z.array(z.enum(STAFF_RIGHTS, knownRights), knownRights);

/** Declaration shared by the calls that change a staff account: the password must have been entered recently. */
const staffChange = {
  tag: 'BlogUser',
  who: { access: 'staff', asksPassword: true },
  answer: { format: answerNumber },
} as const;
const own = { tag: 'BlogUser', who: { access: 'staff', withoutSecondFactor: true } } as const;

export const staffOperations = [
  operation(staffPaths.all, {
    tag: 'BlogUser',
    summary: 'List staff accounts by name.',
    who: { access: 'staff', staffRight: 'staff' },
    input: noInput,
    answer: { format: answerInternal(z.array(colleagueSchema)) },
    handle: (_, { shop }) => listColleagues(shop.db, shop.clock.now()),
  }),

  operation(staffPaths.add, {
    ...staffChange,
    summary: 'Create a staff account. Returns its ID.',
    who: { ...staffChange.who, staffRight: 'staff' },
    input: z
      .object({
        name: textInput,
        email: calledOnWire('blogUserEmail', textInput),
        password: calledOnWire('blogUserPass', passwordInput),
        rights: rights.optional(),
      })
      .check(refuseFields(staffErrors)),
    answer: { ...staffChange.answer, refuses: [409], readAt: () => '/BlogUser/GetStaff' },
    example: {
      body: {
        name: 'Mabel Tripp',
        email: 'mabel@pressline.test',
        password: 'yellow-doctor-blade',
        rights: ['orders', 'customers'],
      },
    },
    handle: async (draft, context) => {
      const { id } = await addStaff(draft, changeOf(context));
      logRightsChanged(context, 'account opened', { staffId: id });
      return id;
    },
  }),

  operation(staffPaths.disable, {
    ...staffChange,
    summary: 'Close a staff account and end its sessions. Returns 1.',
    who: { ...staffChange.who, staffRight: 'staff' },
    input: oneColleague,
    answer: { ...staffChange.answer, refuses: [404, 409] },
    example: { body: { id: 2 } },
    handle: async ({ id }, context) => logChange(disableStaff(id, changeOf(context)), 'account closed', id, context),
  }),

  operation(staffPaths.enable, {
    ...staffChange,
    summary: 'Reopen a closed staff account. Returns 1.',
    who: { ...staffChange.who, staffRight: 'staff' },
    input: oneColleague,
    answer: { ...staffChange.answer, refuses: [404, 409] },
    example: { body: { id: 2 } },
    handle: async ({ id }, context) => logChange(enableStaff(id, changeOf(context)), 'account open again', id, context),
  }),

  operation(staffPaths.setRights, {
    ...staffChange,
    summary:
      'Set all rights of a staff account, with immediate effect, and the largest discount in its quotations. Returns 1 (P1, K6).',
    who: { ...staffChange.who, staffRight: 'staff' },
    input: oneColleague.extend({ rights, largestDiscount }),
    answer: { ...staffChange.answer, refuses: [404, 409] },
    example: { body: { id: 2, rights: ['orders', 'customers'], largestDiscount: 20 } },
    handle: async ({ id, ...given }, context) =>
      logChange(setStaffRights({ staffId: id, ...given }, changeOf(context)), 'rights changed', id, context),
  }),

  operation(staffPaths.ownRights, {
    tag: 'BlogUser',
    summary: 'List the rights of the own account, and the colleagues who can grant more (P1).',
    who: { access: 'staff', staffRight: null },
    input: noInput,
    answer: { format: answerInternal(ownRightsSchema) },
    handle: async (_, { shop, caller }) => {
      const { rights: own } = caller.staff;
      return { rights: own, managers: own.length === STAFF_RIGHTS.length ? [] : await listManagers(shop.db) };
    },
  }),

  operation(staffPaths.endSessionsOf, {
    ...staffChange,
    summary: 'End all sessions of a staff account. Returns 1.',
    who: { ...staffChange.who, staffRight: 'staff' },
    input: oneColleague,
    answer: { ...staffChange.answer, refuses: [404] },
    example: { body: { id: 2 } },
    handle: async ({ id }, context) =>
      logChange(endStaffSessionsOf(id, changeOf(context)), 'sessions ended', id, context),
  }),

  operation(staffPaths.removeSecondFactor, {
    ...staffChange,
    summary: 'Remove a lost second factor and passkeys from a staff account. Returns 1.',
    who: { ...staffChange.who, staffRight: 'staff' },
    input: oneColleague,
    answer: { ...staffChange.answer, refuses: [404, 409] },
    example: { body: { id: 2 } },
    handle: async ({ id }, context) =>
      logChange(removeKeysOfColleague(id, changeOf(context)), 'second factor off', id, context),
  }),

  operation(staffPaths.keysOfCustomer, {
    tag: 'User',
    summary: "Get a customer account's login methods other than the password.",
    who: { access: 'staff', staffRight: 'customers' },
    input: oneCustomer,
    answer: { format: answerInternal(z.object({ secondFactor: z.boolean(), passkeys: z.int() })) },
    example: { path: { customerId: 1 } },
    handle: ({ customerId }, { shop }) => readKeysOfCustomer(shop.db, customerId),
  }),

  operation(staffPaths.removeKeysOfCustomer, {
    ...staffChange,
    tag: 'User',
    summary: 'Remove a lost second factor and passkeys from a customer account. Returns 1.',
    who: { ...staffChange.who, staffRight: 'customers' },
    input: oneCustomer,
    answer: { ...staffChange.answer, refuses: [404] },
    example: { body: { customerId: 1 } },
    handle: async ({ customerId }, context) => {
      await removeKeysOfCustomer(customerId, changeOf(context));
      logRightsChanged(context, 'second factor and passkeys removed', { customerId });
      return 1;
    },
  }),

  operation(staffPaths.own, {
    ...own,
    summary:
      'Get the own staff account. During setup of a second factor, includes the secret for the authenticator app.',
    who: { ...own.who, staffRight: null },
    input: noInput,
    answer: { format: answerInternal(ownStaffAccountSchema) },
    handle: (_, context) => readOwnStaffAccount(context),
  }),

  operation(staffPaths.changePassword, {
    ...own,
    summary: 'Change the own password. Other sessions end. Returns 1 (D15).',
    who: { ...own.who, staffRight: null },
    when: { throttle: (_, { staff }) => staff.guid },
    input: z
      .object({ presentPassword: password, password: passwordInput, passwordRepeat: passwordInput })
      .check(refuseFields(newStaffPasswordErrors)),
    answer: { format: answerNumber },
    example: { body: { presentPassword: 'your-password', password: 'blue-anilox-8', passwordRepeat: 'blue-anilox-8' } },
    handle: changeOwnPassword,
  }),

  operation(staffPaths.people, {
    tag: 'Audit',
    summary: 'List the possible authors of changes by name.',
    who: { access: 'staff', staffRight: NEEDS.any },
    input: noInput,
    answer: {
      format: answerInternal(z.array(z.object({ id: z.int(), name: z.string() }).meta({ id: 'AuditPerson' }))),
    },
    handle: (_, { shop }) => listPeople(shop.db),
  }),
];

function changeOf({ shop, caller }: StaffContext): StaffChangeContext {
  return { db: shop.db, now: shop.clock.now(), by: caller.staff };
}

/** Returns 1 after a change of a staff member's rights, and logs it. */
async function logChange(change: Promise<void>, what: string, staffId: number, context: StaffContext): Promise<1> {
  await change;
  logRightsChanged(context, what, { staffId });
  return 1;
}

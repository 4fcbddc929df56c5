import { z } from 'zod';
import { newStaffPasswordErrors } from '../accounts/details-rules.ts';
import { refuseFields } from '../frame/refuse-fields.ts';
import { answerNumber, answerOurs, operation, type OperationContext } from '../frame/operation.ts';
import { idNumber, typedPassword, typedText } from '../frame/typed-input.ts';
import { addStaff } from './add-staff.ts';
import { disableStaff, enableStaff } from './disable-staff.ts';
import { endSessionsOf } from './end-sessions-of-staff.ts';
import { STAFF_PASSWORD } from '../accounts/login-rules.ts';
import { changeOwnPassword, givePassword, readOwnStaffAccount } from './own-staff-account.ts';
import {
  confirmSecondFactor,
  removeSecondFactorOf,
  startSecondFactor,
  turnOffSecondFactor,
} from './own-second-factor.ts';
import { requireStaff } from './require-staff.ts';
import { logRightsChanged } from './security-log.ts';
import { staffErrors, type StaffChangeContext } from './staff-account.ts';
import { staffPaths } from './staff-paths.ts';
import { listColleagues, listPeople } from './staff-queries.ts';

const nothing = z.object({}) as z.ZodType<Record<string, never>>;
const oneColleague = z.object({ id: idNumber('member of staff') });
const password = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(STAFF_PASSWORD.max, 'Too many characters');
const code = z.string('Please enter the code').trim().min(1, 'Please enter the code').max(40, 'Too many characters');

const colleague = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    disabled: z.boolean(),
    secondFactor: z.boolean(),
    sessions: z.int(),
    lastSeenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Colleague' });

const ownAccount = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    secondFactor: z.enum(['off', 'begun', 'on']),
    recoveryCodesLeft: z.int(),
    toScan: z
      .object({ secret: z.string(), uri: z.string(), qr: z.object({ size: z.int(), path: z.string() }) })
      .nullable(),
  })
  .meta({ id: 'OwnStaffAccount' });

/** What the calls share that change a colleague's account: the password must have been given just now. */
const staffChange = { tag: 'BlogUser', access: 'staff', asksPassword: true, answer: answerNumber } as const;
const own = { tag: 'BlogUser', access: 'staff' } as const;

export const staffOperations = [
  operation(staffPaths.all, {
    tag: 'BlogUser',
    summary: "Every colleague's account, by name.",
    access: 'staff',
    input: nothing,
    answer: answerOurs(z.array(colleague)),
    handle: (_, { shop }) => listColleagues(shop.db, shop.clock.now()),
  }),

  operation(staffPaths.add, {
    ...staffChange,
    summary: "Open an account for a colleague. Answers the account's number.",
    input: z.object({ name: typedText, email: typedText, password: typedPassword }).check(refuseFields(staffErrors)),
    handle: async (draft, context) => {
      const { id } = await addStaff(draft, changeOf(context));
      logRightsChanged(context, 'account opened', { staffId: id });
      return id;
    },
  }),

  operation(staffPaths.disable, {
    ...staffChange,
    summary: "Close a colleague's account; their sessions end at once. Answers 1.",
    input: oneColleague,
    handle: async ({ id }, context) => changed(disableStaff(id, changeOf(context)), 'account closed', id, context),
  }),

  operation(staffPaths.enable, {
    ...staffChange,
    summary: "Open a colleague's closed account again. Answers 1.",
    input: oneColleague,
    handle: async ({ id }, context) => changed(enableStaff(id, changeOf(context)), 'account open again', id, context),
  }),

  operation(staffPaths.endSessionsOf, {
    ...staffChange,
    summary: 'End every session of a colleague at once. Answers 1.',
    input: oneColleague,
    handle: async ({ id }, context) => changed(endSessionsOf(id, changeOf(context)), 'sessions ended', id, context),
  }),

  operation(staffPaths.removeSecondFactor, {
    ...staffChange,
    summary: 'Take the second factor from a colleague who has lost telephone and recovery codes. Answers 1.',
    input: oneColleague,
    handle: async ({ id }, context) =>
      changed(removeSecondFactorOf(id, changeOf(context)), 'second factor off', id, context),
  }),

  operation(staffPaths.own, {
    ...own,
    summary: 'The own account, with what the telephone takes over while a second factor is begun.',
    input: nothing,
    answer: answerOurs(ownAccount),
    handle: (_, context) => readOwnStaffAccount(context),
  }),

  operation(staffPaths.changePassword, {
    ...own,
    summary: 'Change the own password; the other sessions end. Answers 1 (D15).',
    input: z
      .object({ presentPassword: password, password: typedPassword, passwordRepeat: typedPassword })
      .check(refuseFields(newStaffPasswordErrors)),
    answer: answerNumber,
    throttle: (_, { staff }) => staff?.guid ?? '',
    handle: changeOwnPassword,
  }),

  operation(staffPaths.givePassword, {
    ...own,
    summary: 'Give the password again: for ten minutes the calls that ask for it are open to this session. Answers 1.',
    input: z.object({ password }),
    answer: answerNumber,
    throttle: (_, { staff }) => staff?.guid ?? '',
    handle: givePassword,
  }),

  operation(staffPaths.startSecondFactor, {
    ...own,
    asksPassword: true,
    summary: 'Begin a second factor; it counts once a code has confirmed it. Answers 1.',
    input: nothing,
    answer: answerNumber,
    handle: (_, context) => startSecondFactor(context),
  }),

  operation(staffPaths.confirmSecondFactor, {
    ...own,
    asksPassword: true,
    summary: 'Turn the second factor on by its first code; answers the recovery codes, which nobody sees again.',
    input: z.object({ code }),
    answer: answerOurs(z.array(z.string())),
    throttle: (_, { staff }) => staff?.guid ?? '',
    handle: confirmSecondFactor,
  }),

  operation(staffPaths.turnOffSecondFactor, {
    ...own,
    summary: 'Turn the own second factor off, with password and code. Answers 1.',
    input: z.object({ password, code }),
    answer: answerNumber,
    throttle: (_, { staff }) => staff?.guid ?? '',
    handle: turnOffSecondFactor,
  }),

  operation(staffPaths.people, {
    tag: 'Audit',
    summary: 'Who may have made a change, by name.',
    access: 'staff',
    input: nothing,
    answer: answerOurs(z.array(z.object({ id: z.int(), name: z.string() }).meta({ id: 'AuditPerson' }))),
    handle: (_, { shop }) => listPeople(shop.db),
  }),
];

function changeOf({ shop, caller }: OperationContext): StaffChangeContext {
  return { db: shop.db, now: shop.clock.now(), by: requireStaff(caller.staff) };
}

/** Answers 1 once a change of a colleague's rights is done, and tells the log. */
async function changed(change: Promise<void>, what: string, staffId: number, context: OperationContext): Promise<1> {
  await change;
  logRightsChanged(context, what, { staffId });
  return 1;
}

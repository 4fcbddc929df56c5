import { z } from 'zod';
import { requiredTextRefusal } from '../accounts/field-rules.ts';
import { answerNumber, answerInternal, noInput } from '../../base/operations/answers.ts';
import { type CallerOf, operation, type OperationContext } from '../../base/operations/operation.ts';
import { refuseFields } from '../../base/fields/refuse-fields.ts';
import { textInput } from '../../base/wire/input-schemas.ts';
import { fieldErrors } from '../../base/messages/field-errors.ts';
import type { AccountOwner } from '../identity/account-owner.ts';
import { examples } from '../identity/examples.ts';
import { confirmPassword } from '../identity/confirm-password.ts';
import { CUSTOMER_PASSWORD, STAFF_PASSWORD } from '../accounts/login-rules.ts';
import { type AccountKind, accountOfCustomer, accountOfStaff, type OwnAccount } from '../identity/own-account.ts';
import { addPasskey, listOwnPasskeys, removePasskey, startPasskey } from './own-passkeys.ts';
import { confirmSecondFactor, startSecondFactor, turnOffSecondFactor } from './own-second-factor.ts';
import { passkeyRegistration, createChallenge } from './passkey-input.ts';
import { identityPaths } from '../identity/paths.ts';
import { logRightsChanged } from '../identity/security-log.ts';
import { staffPaths } from '../staff/staff-paths.ts';
import { issue } from '../../base/messages/issue.ts';
import { message } from '../../base/messages/message.ts';
import { ownPasskeySchema } from '../identity/answers.ts';

const PASSKEY_NAME_MAX = 60;

const code = z
  .string(issue('refusal.enter-code'))
  .trim()
  .min(1, issue('refusal.enter-code'))
  .max(40, issue('rule.too-long'));
const passkeyGuid = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.guid(issue('refusal.passkey-guid')),
);

/** The same calls for both kinds of account; each changes only its own keys (B11). */
export const keyOperations = [
  ...operationsFor('customer', {
    tag: 'User',
    paths: identityPaths,
    longestPassword: CUSTOMER_PASSWORD.max,
    accountOf: accountOfCustomer,
  }),
  ...operationsFor('staff', {
    tag: 'BlogUser',
    paths: staffPaths,
    longestPassword: STAFF_PASSWORD.max,
    accountOf: accountOfStaff,
  }),
];

type KeyPaths = Pick<
  typeof identityPaths,
  | 'givePassword'
  | 'startSecondFactor'
  | 'confirmSecondFactor'
  | 'turnOffSecondFactor'
  | 'passkeys'
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'
>;

interface Kind<Who> {
  tag: string;
  paths: KeyPaths;
  longestPassword: number;
  accountOf: (caller: Who) => OwnAccount;
}

function operationsFor<Access extends AccountKind>(
  access: Access,
  { tag, paths, longestPassword, accountOf }: Kind<CallerOf[Access]>,
) {
  const password = z
    .string(issue('rule.required.password'))
    .min(1, issue('rule.required.password'))
    .max(longestPassword, issue('rule.too-long'));
  const account = ({ caller }: OperationContext<CallerOf[Access]>) => accountOf(caller);
  const throttle = (_: unknown, caller: CallerOf[Access]) => accountOf(caller).session.guid;
  const own = { tag, who: { access, staffRight: null, withoutSecondFactor: true } } as const;
  const asked = { ...own, who: { ...own.who, asksPassword: true } } as const;
  return [
    operation(paths.givePassword, {
      ...own,
      summary: 'Confirm the password. For ten minutes the session may make calls that require it. Returns 1.',
      when: { throttle },
      input: z.object({ password }),
      answer: { format: answerNumber },
      example: { body: { password: 'your-password' } },
      unaudited: 'the same session continues',
      handle: ({ password: given }, context) => confirmPassword(account(context), given, context),
    }),

    operation(paths.startSecondFactor, {
      ...asked,
      summary: 'Start setting up a second factor. It is enabled once a code has confirmed it. Returns 1.',
      input: noInput,
      answer: { format: answerNumber, refuses: [409] },
      unaudited: 'nothing is on before it is confirmed',
      handle: (_, context) => startSecondFactor(account(context), context),
    }),

    operation(paths.confirmSecondFactor, {
      ...asked,
      summary: 'Enable the second factor with its first code. Returns the recovery codes, which are shown only once.',
      when: { throttle },
      input: z.object({ code }),
      answer: { format: answerInternal(z.array(z.string())), refuses: [404], secret: true },
      example: { body: { code: '123456' } },
      handle: (input, context) =>
        logChange(
          confirmSecondFactor(account(context), input.code, context),
          'second factor on',
          account(context),
          context,
        ),
    }),

    operation(paths.turnOffSecondFactor, {
      ...own,
      summary: 'Disable the own second factor, with password and code. Returns 1.',
      when: { throttle },
      input: z.object({ password, code }),
      answer: { format: answerNumber, refuses: [404] },
      example: { body: { password: 'your-password', code: '123456' } },
      handle: (input, context) =>
        logChange(
          turnOffSecondFactor(account(context), input, context),
          'second factor off',
          account(context),
          context,
        ),
    }),

    operation(paths.passkeys, {
      ...own,
      summary: 'List the own passkeys, oldest first.',
      input: noInput,
      answer: { format: answerInternal(z.array(ownPasskeySchema)) },
      handle: (_, context) => listOwnPasskeys(account(context), context),
    }),

    operation(paths.startPasskey, {
      ...asked,
      summary: 'Get the WebAuthn options for creating a passkey. They are valid for five minutes.',
      input: noInput,
      answer: { format: answerInternal(createChallenge), secret: true },
      unaudited: 'nothing is stored before the browser answers',
      handle: (_, context) => startPasskey(account(context), context),
    }),

    operation(paths.addPasskey, {
      ...asked,
      summary: 'Save the passkey that the browser created. Returns 1.',
      input: z
        .object({ name: textInput, response: passkeyRegistration })
        .check(
          refuseFields(({ name }) =>
            fieldErrors({ name: requiredTextRefusal(name, message('rule.required.passkey-name'), PASSKEY_NAME_MAX) }),
          ),
        ),
      answer: { format: answerNumber, refuses: [404, 409] },
      example: { body: { name: 'Purchasing laptop', response: examples.madePasskey }, ofOneCustomer: true },
      handle: (input, context) =>
        logChange(addPasskey(account(context), input, context), 'passkey added', account(context), context),
    }),

    operation(paths.removePasskey, {
      ...asked,
      summary: 'Remove an own passkey. Returns 1.',
      input: z.object({ guid: passkeyGuid }),
      answer: { format: answerNumber, refuses: [404] },
      example: { body: { guid: examples.session }, ofOneCustomer: true },
      handle: ({ guid }, context) =>
        logChange(removePasskey(account(context), guid, context), 'passkey removed', account(context), context),
    }),
  ];
}

/** Returns the result of a change and logs it. */
async function logChange<Output>(
  change: Promise<Output>,
  what: string,
  { owner }: { owner: AccountOwner },
  context: OperationContext,
): Promise<Output> {
  const output = await change;
  logRightsChanged(context, what, owner);
  return output;
}

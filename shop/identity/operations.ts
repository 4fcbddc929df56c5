import { z } from 'zod';
import { fieldErrors } from '../kernel/field-errors.ts';
import { newPasswordErrors } from '../accounts/details-rules.ts';
import { refuseFields } from '../operations/refuse-fields.ts';
import {
  answerNumber,
  answerOf,
  answerOrNull,
  answerInternal,
  bodyOf,
  noInput,
  operation,
} from '../operations/operation.ts';
import { passwordInput, textInput } from '../operations/input-schemas.ts';
import { examples } from './examples.ts';
import { askForPasswordReset } from './ask-for-password-reset.ts';
import { finishLogIn, logIn } from './log-in.ts';
import { logInStaffWithPasskey, logInWithPasskey, startPasskeyLogIn } from './log-in-with-passkey.ts';
import { finishStaffLogIn, logInStaff } from './log-in-staff.ts';
import {
  CUSTOMER_PASSWORD,
  EMAIL_MAX,
  loginEmailRefusal,
  resetEmailRefusal,
  STAFF_PASSWORD,
} from '../accounts/login-rules.ts';
import { accountOfCustomer } from './own-account.ts';
import { readSecondFactor } from './own-second-factor.ts';
import { passkeyAssertion, consumeChallenge } from './passkey-input.ts';
import { secondFactorFields } from './second-factor-answer.ts';
import { findPasswordReset } from './password-reset-queries.ts';
import { identityPaths } from './paths.ts';
import { sessionPaths } from './session-paths.ts';
import { resetPassword } from './reset-password.ts';
import { endSession } from './session-queries.ts';
import {
  forgotPasswordWire,
  logInWire,
  meWire,
  passwordResetWire,
  sessionWire,
  staffLogInWire,
  staffSessionWire,
} from './wire.ts';
import { issue } from '../kernel/issue.ts';

const passwordUpTo = (longest: number) =>
  z
    .string(issue('rule.required.password'))
    .min(1, issue('rule.required.password'))
    .max(longest, issue('rule.too-long'));

const customerEmail = z
  .string(issue('rule.email-unusable'))
  .trim()
  .max(EMAIL_MAX, issue('rule.too-long'))
  .refine((email) => loginEmailRefusal(email) === null, issue('rule.email-unusable'));

const code = z.string(issue('refusal.enter-code')).trim().max(40, issue('rule.too-long'));

const resetToken = z.string(issue('refusal.no-reset-link')).max(200, issue('refusal.no-reset-link'));

/** The token of the refusal that asked for a code, and the code. */
const secondStep = z.object({
  signIn: z.string(issue('refusal.sign-in-again')).max(200, issue('refusal.sign-in-again')),
  code: code.min(1, issue('refusal.enter-code')),
});

const passkeyStart = {
  summary: 'What the browser needs to log in by a passkey (WebAuthn); the answer may come within five minutes.',
  access: 'everyone',
  input: noInput,
  answer: answerInternal(consumeChallenge),
  throttle: () => '',
  secretAnswer: true,
} as const;

const ownSecondFactor = z.object(secondFactorFields).meta({ id: 'OwnSecondFactor' });

export const identityOperations = [
  operation(identityPaths.logIn, {
    unaudited: 'logging in',
    refuses: [401],
    example: { body: { Username: 'uk@converter.test', Password: 'your-password', remember: true } },
    tag: 'User',
    summary:
      'Log in as a customer; answers a bearer token and sets the session cookie (A19, D15). An account with a second factor ' +
      'asks for its code too: 401 with the field code.',
    access: 'everyone',
    input: z.object({
      email: customerEmail,
      password: passwordUpTo(CUSTOMER_PASSWORD.max),
      remember: z.boolean().optional(),
      code: code.optional(),
    }),
    body: bodyOf(logInWire),
    answer: answerOf(sessionWire),
    throttle: ({ email }) => email,
    secretAnswer: true,
    handle: logIn,
  }),

  operation(identityPaths.staffLogIn, {
    unaudited: 'logging in',
    refuses: [401],
    example: { body: { blogUserEmail: 'staff@pressline.test', blogUserPass: 'your-password' } },
    tag: 'BlogUser',
    summary:
      'Log in as staff; answers a bearer token and sets the session cookie (E1). An account with a second factor asks for ' +
      'its code too: 401 with the field code.',
    access: 'everyone',
    input: z.object({
      email: z.string(issue('rule.required.email')).trim().min(1, issue('rule.required.email')).max(EMAIL_MAX),
      password: passwordUpTo(STAFF_PASSWORD.max),
      code: code.optional(),
    }),
    body: bodyOf(staffLogInWire),
    answer: answerOf(staffSessionWire),
    throttle: ({ email }) => email,
    secretAnswer: true,
    handle: logInStaff,
  }),

  operation(identityPaths.finishStaffLogIn, {
    unaudited: 'logging in',
    tag: 'BlogUser',
    summary: 'The second step of a staff login: the signIn of the refusal that asked for a code, and the code.',
    access: 'everyone',
    input: secondStep,
    answer: answerOf(staffSessionWire),
    throttle: () => '',
    refuses: [401],
    example: { body: { signIn: 'the-token-of-the-refusal', code: '123456' } },
    secretAnswer: true,
    handle: finishStaffLogIn,
  }),

  operation(identityPaths.finishLogIn, {
    unaudited: 'logging in',
    tag: 'User',
    summary: "The second step of a customer's login: the signIn of the refusal that asked for a code, and the code.",
    access: 'everyone',
    input: secondStep,
    answer: answerOf(sessionWire),
    throttle: () => '',
    refuses: [401],
    example: { body: { signIn: 'the-token-of-the-refusal', code: '123456' } },
    secretAnswer: true,
    handle: finishLogIn,
  }),

  operation(identityPaths.startPasskeyLogIn, {
    unaudited: 'logging in',
    ...passkeyStart,
    tag: 'User',
    handle: (_, context) => startPasskeyLogIn('customer', context),
  }),

  operation(identityPaths.logInWithPasskey, {
    unaudited: 'logging in',
    tag: 'User',
    summary: 'Log in as a customer by a passkey: both factors at once. Answers as CreateToken.',
    access: 'everyone',
    input: z.object({ response: passkeyAssertion, remember: z.boolean().optional() }),
    answer: answerOf(sessionWire),
    throttle: () => '',
    refuses: [401],
    example: { body: { response: examples.usedPasskey, remember: true } },
    secretAnswer: true,
    handle: logInWithPasskey,
  }),

  operation(identityPaths.startStaffPasskeyLogIn, {
    unaudited: 'logging in',
    ...passkeyStart,
    tag: 'BlogUser',
    handle: (_, context) => startPasskeyLogIn('staff', context),
  }),

  operation(identityPaths.logInStaffWithPasskey, {
    unaudited: 'logging in',
    tag: 'BlogUser',
    summary: 'Sign in as staff by a passkey: both factors at once. Answers as CreateToken.',
    access: 'everyone',
    input: z.object({ response: passkeyAssertion }),
    answer: answerOf(staffSessionWire),
    throttle: () => '',
    refuses: [401],
    example: { body: { response: examples.usedPasskey } },
    secretAnswer: true,
    handle: logInStaffWithPasskey,
  }),

  operation(identityPaths.secondFactor, {
    tag: 'User',
    summary: 'How far the own second factor is, with what the telephone takes over while it is begun.',
    access: 'customer',
    input: noInput,
    answer: answerInternal(ownSecondFactor),
    handle: (_, context) => readSecondFactor(accountOfCustomer(context.caller), context),
  }),

  operation(sessionPaths.me, {
    tag: 'User',
    summary: 'The customer of this session, or null.',
    access: 'everyone',
    input: noInput,
    answer: answerOrNull(answerOf(meWire)),
    handle: (_, { caller: { customer } }) =>
      customer === null
        ? null
        : {
            id: customer.id,
            guid: customer.guid,
            displayName: customer.displayName,
            currency: customer.currencyId,
            adminContact: customer.adminContact,
            countryId: customer.countryId,
          },
  }),

  operation(sessionPaths.logOut, {
    unaudited: 'logging out',
    tag: 'User',
    summary: 'End the session of this customer and forget its cart in the browser (A33).',
    access: 'everyone',
    input: noInput,
    answer: answerNumber,
    async handle(_, { shop, caller, cookies }) {
      if (caller.customer !== null) await endSession(shop.db, caller.customer.sessionKey);
      for (const name of ['token', 'userID', 'cart'] as const) cookies.clear(name);
      const isStaffBeside = caller.staff !== null || caller.staffWithoutFactor !== null; // their drafts stay
      cookies.forget(isStaffBeside ? 'pages' : 'pages and storage');
      return 1;
    },
  }),

  operation(identityPaths.forgotPassword, {
    unaudited: 'only sends a mail',
    tag: 'Email',
    summary: 'Ask for the mail with a link that sets a new password. Answers 1 whoever asks (A21, D16).',
    access: 'everyone',
    input: z
      .object({ email: textInput })
      .check(refuseFields(({ email }) => fieldErrors({ email: resetEmailRefusal(email) }))),
    body: bodyOf(forgotPasswordWire),
    answer: answerNumber,
    throttle: ({ email }) => email,
    example: { body: { emailAddress: 'uk@converter.test' } },
    handle: askForPasswordReset,
  }),

  operation(identityPaths.resetLink, {
    unaudited: 'a question',
    tag: 'User',
    summary: 'Whether a reset link still works.',
    access: 'everyone',
    input: z.object({ token: resetToken }),
    answer: answerInternal(z.object({ works: z.boolean() })),
    throttle: () => '',
    example: { body: { token: 'the-token-of-the-mailed-link' } },
    handle: async ({ token }, { shop }) => ({
      works: (await findPasswordReset(shop.db, token, shop.clock.now())) !== undefined,
    }),
  }),

  operation(identityPaths.resetPassword, {
    tag: 'User',
    summary: 'Set a new password with the token of the mailed link, once and within an hour (A21, D16).',
    access: 'everyone',
    input: z
      .object({ token: resetToken, password: passwordInput, passwordRepeat: passwordInput })
      .check(refuseFields(newPasswordErrors)),
    body: bodyOf(passwordResetWire),
    answer: answerNumber,
    throttle: () => '',
    refuses: [410],
    example: {
      body: { token: 'the-token-of-the-mailed-link', userPass: 'blue-anilox-8', password_repeat: 'blue-anilox-8' },
    },
    handle: resetPassword,
  }),

  operation(identityPaths.staffLogOut, {
    unaudited: 'logging out',
    tag: 'BlogUser',
    summary: 'End the session of this member of staff (E1).',
    access: 'everyone',
    allowedWhileImpersonating: 'as staff',
    openWithoutFactor: true,
    input: noInput,
    answer: answerNumber,
    async handle(_, { shop, caller, cookies }) {
      if (caller.staff !== null) await endSession(shop.db, caller.staff.sessionKey);
      for (const name of ['admintoken', 'adminuserID'] as const) cookies.clear(name);
      cookies.forget('pages and storage');
      return 1;
    },
  }),
];

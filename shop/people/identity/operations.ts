import { z } from 'zod';
import { fieldErrors } from '../../base/messages/field-errors.ts';
import { newPasswordErrors } from '../accounts/details-rules.ts';
import { refuseFields } from '../../base/fields/refuse-fields.ts';
import {
  answerOf,
  answerNumber,
  answerOrNull,
  answerInternal,
  bodyOf,
  noInput,
} from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { passwordInput, textInput } from '../../base/wire/input-schemas.ts';
import { examples } from './examples.ts';
import { askForPasswordReset } from './ask-for-password-reset.ts';
import { finishLogIn, logIn } from './log-in.ts';
import { logInStaffWithPasskey, logInWithPasskey, startPasskeyLogIn } from '../login-methods/log-in-with-passkey.ts';
import { finishStaffLogIn, logInStaff } from './log-in-staff.ts';
import {
  CUSTOMER_PASSWORD,
  EMAIL_MAX,
  loginEmailRefusal,
  resetEmailRefusal,
  STAFF_PASSWORD,
} from '../accounts/login-rules.ts';
import { accountOfCustomer } from './own-account.ts';
import { readSecondFactor } from '../login-methods/own-second-factor.ts';
import { passkeyAssertion, consumeChallenge } from '../login-methods/passkey-input.ts';
import { findPasswordReset } from './password-reset-queries.ts';
import { identityPaths } from './paths.ts';
import { sessionPaths } from '../sessions/session-paths.ts';
import { resetPassword } from './reset-password.ts';
import { endSession } from '../sessions/session-queries.ts';
import {
  forgotPasswordBody,
  logInBody,
  meSchema,
  passwordResetBody,
  sessionSchema,
  staffLogInBody,
  staffSessionSchema,
} from './wire.ts';
import { issue } from '../../base/messages/issue.ts';
import { ownSecondFactorSchema } from './answers.ts';

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

/** The token from the refusal that requested a code, and the code. */
const secondStep = z.object({
  signIn: z.string(issue('refusal.sign-in-again')).max(200, issue('refusal.sign-in-again')),
  code: code.min(1, issue('refusal.enter-code')),
});

const passkeyStart = {
  summary: 'Get the WebAuthn options for logging in with a passkey. They are valid for five minutes.',
  who: { access: 'everyone', whileClosed: true },
  when: { throttle: () => '' },
  input: noInput,
  answer: { format: answerInternal(consumeChallenge), secret: true },
} as const;

export const identityOperations = [
  operation(identityPaths.logIn, {
    tag: 'User',
    summary:
      'Log in as a customer. Returns a bearer token and sets the session cookie (A19, D15). ' +
      'An account with a second factor also requires its code: 401 with the field code.',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: ({ email }) => email },
    input: z.object({
      email: customerEmail,
      password: passwordUpTo(CUSTOMER_PASSWORD.max),
      remember: z.boolean().optional(),
      code: code.optional(),
    }),
    body: bodyOf(logInBody),
    answer: { refuses: [401], format: answerOf(sessionSchema), secret: true },
    example: { body: { Username: 'uk@converter.test', Password: 'your-password', remember: true } },
    unaudited: 'logging in',
    handle: logIn,
  }),

  operation(identityPaths.staffLogIn, {
    tag: 'BlogUser',
    summary:
      'Log in as staff. Returns a bearer token and sets the session cookie (E1). ' +
      'An account with a second factor also requires its code: 401 with the field code.',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: ({ email }) => email },
    input: z.object({
      email: z.string(issue('rule.required.email')).trim().min(1, issue('rule.required.email')).max(EMAIL_MAX),
      password: passwordUpTo(STAFF_PASSWORD.max),
      code: code.optional(),
    }),
    body: bodyOf(staffLogInBody),
    answer: { refuses: [401], format: answerOf(staffSessionSchema), secret: true },
    example: { body: { blogUserEmail: 'staff@pressline.test', blogUserPass: 'your-password' } },
    unaudited: 'logging in',
    handle: logInStaff,
  }),

  operation(identityPaths.finishStaffLogIn, {
    tag: 'BlogUser',
    summary: 'Complete a staff login with the signIn token from the refusal that requested a code, and the code.',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: () => '' },
    input: secondStep,
    answer: { format: answerOf(staffSessionSchema), refuses: [401], secret: true },
    example: { body: { signIn: 'the-token-of-the-refusal', code: '123456' } },
    unaudited: 'logging in',
    handle: finishStaffLogIn,
  }),

  operation(identityPaths.finishLogIn, {
    tag: 'User',
    summary: 'Complete a customer login with the signIn token from the refusal that requested a code, and the code.',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: () => '' },
    input: secondStep,
    answer: { format: answerOf(sessionSchema), refuses: [401], secret: true },
    example: { body: { signIn: 'the-token-of-the-refusal', code: '123456' } },
    unaudited: 'logging in',
    handle: finishLogIn,
  }),

  operation(identityPaths.startPasskeyLogIn, {
    ...passkeyStart,
    tag: 'User',
    unaudited: 'logging in',
    handle: (_, context) => startPasskeyLogIn('customer', context),
  }),

  operation(identityPaths.logInWithPasskey, {
    tag: 'User',
    summary: 'Log in as a customer with a passkey, which covers both factors. Returns the same as CreateToken.',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: () => '' },
    input: z.object({ response: passkeyAssertion, remember: z.boolean().optional() }),
    answer: { format: answerOf(sessionSchema), refuses: [401], secret: true },
    example: { body: { response: examples.usedPasskey, remember: true } },
    unaudited: 'logging in',
    handle: logInWithPasskey,
  }),

  operation(identityPaths.startStaffPasskeyLogIn, {
    ...passkeyStart,
    tag: 'BlogUser',
    unaudited: 'logging in',
    handle: (_, context) => startPasskeyLogIn('staff', context),
  }),

  operation(identityPaths.logInStaffWithPasskey, {
    tag: 'BlogUser',
    summary: 'Log in as staff with a passkey, which covers both factors. Returns the same as CreateToken.',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: () => '' },
    input: z.object({ response: passkeyAssertion }),
    answer: { format: answerOf(staffSessionSchema), refuses: [401], secret: true },
    example: { body: { response: examples.usedPasskey } },
    unaudited: 'logging in',
    handle: logInStaffWithPasskey,
  }),

  operation(identityPaths.secondFactor, {
    tag: 'User',
    summary: 'Get the state of the own second factor. During setup, includes the secret for the authenticator app.',
    who: { access: 'customer' },
    input: noInput,
    answer: { format: answerInternal(ownSecondFactorSchema) },
    handle: (_, context) => readSecondFactor(accountOfCustomer(context.caller), context),
  }),

  operation(sessionPaths.me, {
    tag: 'User',
    summary: 'Get the customer of this session, or null.',
    who: { access: 'everyone', whileClosed: true },
    input: noInput,
    answer: { format: answerOrNull(answerOf(meSchema)) },
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
    tag: 'User',
    summary: "Log the customer out and clear the browser's cart (A33).",
    who: { access: 'everyone', whileClosed: true },
    input: noInput,
    answer: { format: answerNumber },
    unaudited: 'logging out',
    async handle(_, { shop, caller, cookies }) {
      if (caller.customer !== null) await endSession(shop.db, caller.customer.sessionKey);
      for (const name of ['token', 'userID', 'cart'] as const) cookies.clear(name);
      const isStaffBeside = caller.staff !== null || caller.staffWithoutFactor !== null; // the drafts of the staff member stay
      cookies.forget(isStaffBeside ? 'pages' : 'pages and storage');
      return 1;
    },
  }),

  operation(identityPaths.forgotPassword, {
    tag: 'Email',
    summary: 'Request a mail with a password reset link. Returns 1 for every address (A21, D16).',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: ({ email }) => email },
    input: z
      .object({ email: textInput })
      .check(refuseFields(({ email }) => fieldErrors({ email: resetEmailRefusal(email) }))),
    body: bodyOf(forgotPasswordBody),
    answer: { format: answerNumber },
    example: { body: { emailAddress: 'uk@converter.test' } },
    unaudited: 'only sends a mail',
    handle: askForPasswordReset,
  }),

  operation(identityPaths.resetLink, {
    tag: 'User',
    summary: 'Check whether a password reset link is valid.',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: () => '' },
    input: z.object({ token: resetToken }),
    answer: { format: answerInternal(z.object({ works: z.boolean() })) },
    example: { body: { token: 'the-token-of-the-mailed-link' } },
    unaudited: 'a question',
    handle: async ({ token }, { shop }) => ({
      works: (await findPasswordReset(shop.db, token, shop.clock.now())) !== undefined,
    }),
  }),

  operation(identityPaths.resetPassword, {
    tag: 'User',
    summary: 'Set a new password with the token of the mailed link, once and within an hour (A21, D16).',
    who: { access: 'everyone', whileClosed: true },
    when: { throttle: () => '' },
    input: z
      .object({ token: resetToken, password: passwordInput, passwordRepeat: passwordInput })
      .check(refuseFields(newPasswordErrors)),
    body: bodyOf(passwordResetBody),
    answer: { format: answerNumber, refuses: [410] },
    example: {
      body: { token: 'the-token-of-the-mailed-link', userPass: 'blue-anilox-8', password_repeat: 'blue-anilox-8' },
    },
    handle: resetPassword,
  }),

  operation(identityPaths.staffLogOut, {
    tag: 'BlogUser',
    summary: 'Log the staff member out (E1).',
    who: { access: 'everyone', whileClosed: true, impersonation: 'as staff', withoutSecondFactor: true },
    input: noInput,
    answer: { format: answerNumber },
    unaudited: 'logging out',
    async handle(_, { shop, caller, cookies }) {
      if (caller.staff !== null) await endSession(shop.db, caller.staff.sessionKey);
      for (const name of ['admintoken', 'adminuserID'] as const) cookies.clear(name);
      cookies.forget('pages and storage');
      return 1;
    },
  }),
];

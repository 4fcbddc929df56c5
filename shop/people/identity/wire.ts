import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { calledOnWire } from '../../base/wire/wire-members.ts';
import { numberOf } from '../../base/wire/wire-values.ts';

const id = calledOnWire('userID', z.int());
const guid = calledOnWire('userGuid', z.guid());

export const logInBody = z.object({
  email: calledOnWire('Username', z.string()),
  password: calledOnWire('Password', z.string()),
  remember: z.boolean(),
  code: z.string(),
});

export const staffLogInBody = z.object({
  email: calledOnWire('blogUserEmail', z.string()),
  password: calledOnWire('blogUserPass', z.string()),
  code: z.string(),
});

export const sessionSchema = z.object({ token: z.string(), id, guid }).meta({ id: 'Session' });

export type Session = AnswerOf<typeof sessionSchema>;

export const staffSessionSchema = z.object({ token: z.string(), guid }).meta({ id: 'StaffSession' });

export type StaffSession = AnswerOf<typeof staffSessionSchema>;

export const meSchema = z
  .object({
    id,
    guid,
    displayName: z.string(),
    currency: numberOf([1, 2, 3]),
    adminContact: numberOf([0, 1, 2]),
    countryId: calledOnWire('country', z.int()),
  })
  .meta({ id: 'SignedInCustomer' });

/** Data that pages need about the logged-in customer. */
export type Me = AnswerOf<typeof meSchema>;

export const forgotPasswordBody = z.object({ email: calledOnWire('emailAddress', z.string()) });

export const passwordResetBody = z.object({
  token: z.string(),
  password: calledOnWire('userPass', z.string()),
  passwordRepeat: calledOnWire('password_repeat', z.string()),
});

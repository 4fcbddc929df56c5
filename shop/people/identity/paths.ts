import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { get, post } from '../../base/operations/path.ts';
import type { OwnSession, OwnSecondFactor, OwnPasskey } from './answers.ts';
import type { Session, StaffSession } from './wire.ts';

export type * from './answers.ts';

export interface LogIn {
  email: string;
  password: string;
  remember?: boolean;
  /** Code of the second factor, if the account has one. */
  code?: string | undefined;
}

export interface StaffLogIn {
  email: string;
  password: string;
  /** Code of the second factor, if the account has one. */
  code?: string | undefined;
}

/** A passkey that the browser has created with the options of `startPasskey`. */
export interface NewPasskey {
  name: string;
  response: RegistrationResponseJSON;
}

/** A new password with the token of the mailed link. */
export interface PasswordReset {
  token: string;
  password: string;
  passwordRepeat: string;
}

type Nothing = Record<string, never>;

export const identityPaths = {
  logIn: post<LogIn, Session>('/User/CreateToken'),
  staffLogIn: post<StaffLogIn, StaffSession>('/BlogUser/CreateToken'),
  /** Requests the mail with the reset link. Always returns 1, whether or not the address has an account (A21, D16). */
  forgotPassword: post<{ email: string }, number>('/Email/Post'),
  /** Returns whether the link is valid, for the page with the new password's form. */
  resetLink: post<{ token: string }, { works: boolean }>('/User/CheckPasswordReset'),
  /** Returns 1; a used or expired link is refused with 410 (A21, D16). */
  resetPassword: post<PasswordReset, number>('/User/ResetPassword'),
  /** The second step of a staff login: the token from the refusal `login.code-needed`, and the code. */
  finishStaffLogIn: post<{ signIn: string; code: string }, StaffSession>('/BlogUser/FinishSignIn'),
  /** The customer's own sessions, most recently used first (D15). */
  sessions: get<Record<string, never>, readonly OwnSession[]>('/User/GetSessions'),
  /** Returns 1; the caller's own session can be ended too. */
  endSession: post<{ guid: string }, number>('/User/EndSession'),
  /** Ends all except the caller's; returns their number. */
  endOtherSessions: post<Record<string, never>, number>('/User/EndOtherSessions'),
  /** The second step of a login: the token from the refusal `login.code-needed`, and the code. */
  finishLogIn: post<{ signIn: string; code: string }, Session>('/User/FinishSignIn'),
  /** Confirms the password: for ten minutes this session may make calls that require it. */
  givePassword: post<{ password: string }, number>('/User/GivePassword'),
  secondFactor: get<Nothing, OwnSecondFactor>('/User/GetSecondFactor'),
  startSecondFactor: post<Nothing, number>('/User/StartSecondFactor'),
  /** Returns the recovery codes, which are shown only once. */
  confirmSecondFactor: post<{ code: string }, readonly string[]>('/User/ConfirmSecondFactor'),
  turnOffSecondFactor: post<{ password: string; code: string }, number>('/User/TurnOffSecondFactor'),
  passkeys: get<Nothing, readonly OwnPasskey[]>('/User/GetPasskeys'),
  /** Creates the request for a new passkey (WebAuthn). */
  startPasskey: post<Nothing, PublicKeyCredentialCreationOptionsJSON>('/User/StartPasskey'),
  addPasskey: post<NewPasskey, number>('/User/AddPasskey'),
  removePasskey: post<{ guid: string }, number>('/User/RemovePasskey'),
  /** Creates the request with which the browser offers its passkeys for this shop. */
  startPasskeyLogIn: post<Nothing, PublicKeyCredentialRequestOptionsJSON>('/User/StartPasskeySignIn'),
  logInWithPasskey: post<{ response: AuthenticationResponseJSON; remember?: boolean | undefined }, Session>(
    '/User/FinishPasskeySignIn',
  ),
  startStaffPasskeyLogIn: post<Nothing, PublicKeyCredentialRequestOptionsJSON>('/BlogUser/StartPasskeySignIn'),
  logInStaffWithPasskey: post<{ response: AuthenticationResponseJSON }, StaffSession>('/BlogUser/FinishPasskeySignIn'),
  staffLogOut: post<Record<string, never>, number>('/BlogUser/SignOut'),
};

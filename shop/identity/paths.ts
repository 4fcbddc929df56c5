import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { get, post } from '../operations/path.ts';
import type { OwnSession, OwnSecondFactor, OwnPasskey } from './answers.ts';

export type * from './answers.ts';

export interface LogIn {
  email: string;
  password: string;
  remember?: boolean;
  /** Of the second factor, where the account has one. */
  code?: string | undefined;
}

export interface StaffLogIn {
  email: string;
  password: string;
  /** Of the second factor, where the account has one. */
  code?: string | undefined;
}

/** A passkey that the browser has made for the question of `startPasskey`. */
export interface NewPasskey {
  name: string;
  response: RegistrationResponseJSON;
}

/** A new password, by the token of the mailed link. */
export interface PasswordReset {
  token: string;
  password: string;
  passwordRepeat: string;
}

type Nothing = Record<string, never>;

export const identityPaths = {
  logIn: post<LogIn, { token: string; id: number; guid: string }>('/User/CreateToken'),
  staffLogIn: post<StaffLogIn, { token: string; guid: string }>('/BlogUser/CreateToken'),
  /** Asks for the mail with the reset link. Always answers 1, whether or not the address has an account (A21, D16). */
  forgotPassword: post<{ email: string }, number>('/Email/Post'),
  /** True if the link still works: for the page that asks for the new password. */
  resetLink: post<{ token: string }, { works: boolean }>('/User/CheckPasswordReset'),
  /** Answers 1; a link that was used or is too old is refused with 410 (A21, D16). */
  resetPassword: post<PasswordReset, number>('/User/ResetPassword'),
  /** The second step of a sign-in: the token of the refusal `login.code-needed`, and the code. */
  finishStaffLogIn: post<{ signIn: string; code: string }, { token: string; guid: string }>('/BlogUser/FinishSignIn'),
  /** The customer's own sessions, the last used first (D15). */
  sessions: get<Record<string, never>, readonly OwnSession[]>('/User/GetSessions'),
  /** Answers 1; the session that asks may end itself. */
  endSession: post<{ guid: string }, number>('/User/EndSession'),
  /** Ends all but the one that asks; answers how many there were. */
  endOtherSessions: post<Record<string, never>, number>('/User/EndOtherSessions'),
  /** The second step of a login: the token of the refusal `login.code-needed`, and the code. */
  finishLogIn: post<{ signIn: string; code: string }, { token: string; id: number; guid: string }>(
    '/User/FinishSignIn',
  ),
  /** Gives the password again: for ten minutes the calls that ask for it are open to this session. */
  givePassword: post<{ password: string }, number>('/User/GivePassword'),
  secondFactor: get<Nothing, OwnSecondFactor>('/User/GetSecondFactor'),
  startSecondFactor: post<Nothing, number>('/User/StartSecondFactor'),
  /** Answers the recovery codes, which nobody sees again. */
  confirmSecondFactor: post<{ code: string }, readonly string[]>('/User/ConfirmSecondFactor'),
  turnOffSecondFactor: post<{ password: string; code: string }, number>('/User/TurnOffSecondFactor'),
  passkeys: get<Nothing, readonly OwnPasskey[]>('/User/GetPasskeys'),
  /** Creates the request for a new passkey (WebAuthn). */
  startPasskey: post<Nothing, PublicKeyCredentialCreationOptionsJSON>('/User/StartPasskey'),
  addPasskey: post<NewPasskey, number>('/User/AddPasskey'),
  removePasskey: post<{ guid: string }, number>('/User/RemovePasskey'),
  /** Creates the request with which the browser offers its passkeys for this shop. */
  startPasskeyLogIn: post<Nothing, PublicKeyCredentialRequestOptionsJSON>('/User/StartPasskeySignIn'),
  logInWithPasskey: post<
    { response: AuthenticationResponseJSON; remember?: boolean | undefined },
    { token: string; id: number; guid: string }
  >('/User/FinishPasskeySignIn'),
  startStaffPasskeyLogIn: post<Nothing, PublicKeyCredentialRequestOptionsJSON>('/BlogUser/StartPasskeySignIn'),
  logInStaffWithPasskey: post<{ response: AuthenticationResponseJSON }, { token: string; guid: string }>(
    '/BlogUser/FinishPasskeySignIn',
  ),
  staffLogOut: post<Record<string, never>, number>('/BlogUser/SignOut'),
};

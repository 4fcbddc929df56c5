import { get, post } from '../frame/path.ts';
import type { AdminContact } from '../kernel/account-terms.ts';
import type { CurrencyId } from '../kernel/money.ts';

/** What the pages need to know of the signed-in customer. */
export interface Me {
  guid: string;
  id: number;
  displayName: string;
  currency: CurrencyId;
  adminContact: AdminContact;
  countryId: number;
}

export interface LogIn {
  email: string;
  password: string;
  remember?: boolean;
}

export interface StaffLogIn {
  email: string;
  password: string;
  /** Of the second factor, where the account has one. */
  code?: string | undefined;
}

/** One of the caller's own sessions, as a list shows it. */
export interface OwnSession {
  /** Names it to its owner; nothing that opens it. */
  guid: string;
  /** 'Firefox on Windows'; empty where nothing is known. */
  device: string;
  /** ISO 8601. */
  startedAt: string;
  lastUsedAt: string;
  isThisOne: boolean;
}

/** A new password, by the token of the mailed link. */
export interface PasswordReset {
  token: string;
  password: string;
  passwordRepeat: string;
}

export const identityPaths = {
  logIn: post<LogIn, { token: string; id: number; guid: string }>('/User/CreateToken'),
  staffLogIn: post<StaffLogIn, { token: string; guid: string }>('/BlogUser/CreateToken'),
  me: get<Record<string, never>, Me | null>('/User/GetSignedIn'),
  logOut: post<Record<string, never>, number>('/User/SignOut'),
  /** Asks for the mail with the reset link. Always answers 1, whoever has that address or nobody (A21, D16). */
  forgotPassword: post<{ email: string }, number>('/Email/Post'),
  /** Whether the link still works: for the page that asks for the new password. */
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
  staffLogOut: post<Record<string, never>, number>('/BlogUser/SignOut'),
};

import { get, post } from '../frame/path.ts';
import type { OwnSession } from './paths.ts';
import type { StaffDraft } from './staff-account.ts';

/** A colleague as the list of staff shows them. */
export interface Colleague {
  id: number;
  name: string;
  email: string;
  disabled: boolean;
  secondFactor: boolean;
  /** How many are open. */
  sessions: number;
  /** ISO 8601; null: no session of theirs is open. */
  lastSeenAt: string | null;
}

/** The signed-in colleague's own account. */
export interface OwnStaffAccount {
  id: number;
  name: string;
  email: string;
  secondFactor: 'off' | 'begun' | 'on';
  recoveryCodesLeft: number;
  /**
   * While a second factor is begun and the password was given just now: what the telephone takes over. The QR code's dark
   * squares are an SVG path in units of one square.
   */
  toScan: { secret: string; uri: string; qr: { size: number; path: string } } | null;
}

/** Another password for the own account. */
export interface OwnPasswordChange {
  presentPassword: string;
  password: string;
  passwordRepeat: string;
}

type Nothing = Record<string, never>;
type OneColleague = { id: number };

export const staffPaths = {
  /** Staff: every colleague's account, by name. */
  all: get<Nothing, readonly Colleague[]>('/BlogUser/GetStaff'),
  /** Answers the new colleague's number. */
  add: post<StaffDraft, number>('/BlogUser/AddStaff'),
  disable: post<OneColleague, number>('/BlogUser/DisableStaff'),
  enable: post<OneColleague, number>('/BlogUser/EnableStaff'),
  /** Ends every session of a colleague. */
  endSessionsOf: post<OneColleague, number>('/BlogUser/EndSessionsOfStaff'),
  /** For a colleague who has lost telephone and recovery codes. */
  removeSecondFactor: post<OneColleague, number>('/BlogUser/RemoveSecondFactor'),

  own: get<Nothing, OwnStaffAccount>('/BlogUser/GetOwnAccount'),
  changePassword: post<OwnPasswordChange, number>('/BlogUser/ChangePassword'),
  /** Gives the password again: for ten minutes the calls that ask for it are open to this session. */
  givePassword: post<{ password: string }, number>('/BlogUser/GivePassword'),
  startSecondFactor: post<Nothing, number>('/BlogUser/StartSecondFactor'),
  /** Answers the recovery codes, which nobody sees again. */
  confirmSecondFactor: post<{ code: string }, readonly string[]>('/BlogUser/ConfirmSecondFactor'),
  turnOffSecondFactor: post<{ password: string; code: string }, number>('/BlogUser/TurnOffSecondFactor'),

  sessions: get<Nothing, readonly OwnSession[]>('/BlogUser/GetSessions'),
  endSession: post<{ guid: string }, number>('/BlogUser/EndSession'),
  endOtherSessions: post<Nothing, number>('/BlogUser/EndOtherSessions'),
  /** Whoever may have made a change, by name: for the filter of the audit list. */
  people: get<Record<string, never>, readonly { id: number; name: string }[]>('/Audit/GetAuditPeople'),
};

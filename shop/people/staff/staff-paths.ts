import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { get, post } from '../../base/operations/path.ts';
import type { NewPasskey, OwnPasskey, OwnSession } from '../identity/paths.ts';
import type { StaffRight } from '../../base/rights/staff-right.ts';
import type { StaffDraft } from './staff-account.ts';
import type { Colleague, OwnStaffAccount, OwnRights } from '../identity/answers.ts';

export type * from '../identity/answers.ts';

/** New password for the own account. */
export interface OwnPasswordChange {
  presentPassword: string;
  password: string;
  passwordRepeat: string;
}

type Nothing = Record<string, never>;
type OneColleague = { id: number };

export const staffPaths = {
  /** Staff: all staff accounts, by name. */
  all: get<Nothing, readonly Colleague[]>('/BlogUser/GetStaff'),
  /** Returns the id of the new account. */
  add: post<StaffDraft, number>('/BlogUser/AddStaff'),
  disable: post<OneColleague, number>('/BlogUser/DisableStaff'),
  enable: post<OneColleague, number>('/BlogUser/EnableStaff'),
  /** Sets all rights of a staff account, and the largest discount in its quotations; absent: it stays. */
  setRights: post<{ id: number; rights: readonly StaffRight[]; largestDiscount?: number | null | undefined }, number>(
    '/BlogUser/SetRights',
  ),
  /** Reads the rights of the logged-in staff member, and the colleagues who can grant more. */
  ownRights: get<Nothing, OwnRights>('/BlogUser/GetOwnRights'),
  /** Ends all sessions of a staff member. */
  endSessionsOf: post<OneColleague, number>('/BlogUser/EndSessionsOfStaff'),
  /** Removes second factor and passkeys from a staff member who has lost them. */
  removeSecondFactor: post<OneColleague, number>('/BlogUser/RemoveSecondFactor'),
  /** Reads the login methods of a customer's account other than the password. */
  keysOfCustomer: get<{ customerId: number }, { secondFactor: boolean; passkeys: number }>(
    '/User/GetKeys/{customerId}',
  ),
  /** Removes second factor and passkeys from a customer who has lost them. */
  removeKeysOfCustomer: post<{ customerId: number }, number>('/User/RemoveSecondFactor'),

  own: get<Nothing, OwnStaffAccount>('/BlogUser/GetOwnAccount'),
  changePassword: post<OwnPasswordChange, number>('/BlogUser/ChangePassword'),
  /** Confirms the password: for ten minutes this session may make calls that require it. */
  givePassword: post<{ password: string }, number>('/BlogUser/GivePassword'),
  startSecondFactor: post<Nothing, number>('/BlogUser/StartSecondFactor'),
  /** Returns the recovery codes, which are shown only once. */
  confirmSecondFactor: post<{ code: string }, readonly string[]>('/BlogUser/ConfirmSecondFactor'),
  turnOffSecondFactor: post<{ password: string; code: string }, number>('/BlogUser/TurnOffSecondFactor'),

  passkeys: get<Nothing, readonly OwnPasskey[]>('/BlogUser/GetPasskeys'),
  startPasskey: post<Nothing, PublicKeyCredentialCreationOptionsJSON>('/BlogUser/StartPasskey'),
  addPasskey: post<NewPasskey, number>('/BlogUser/AddPasskey'),
  removePasskey: post<{ guid: string }, number>('/BlogUser/RemovePasskey'),

  sessions: get<Nothing, readonly OwnSession[]>('/BlogUser/GetSessions'),
  endSession: post<{ guid: string }, number>('/BlogUser/EndSession'),
  endOtherSessions: post<Nothing, number>('/BlogUser/EndOtherSessions'),
  /** Lists the people who may have made changes, for the filter of the audit list. */
  people: get<Record<string, never>, readonly { id: number; name: string }[]>('/Audit/GetAuditPeople'),
};

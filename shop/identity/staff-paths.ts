import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { get, post } from '../operations/path.ts';
import type { NewPasskey, OwnPasskey, OwnSession } from './paths.ts';
import type { StaffRight } from '../kernel/staff-right.ts';
import type { StaffDraft } from './staff-account.ts';
import type { Colleague, OwnStaffAccount, OwnRights } from './answers.ts';

export type * from './answers.ts';

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
  /** Gives a colleague these rights and no others. */
  setRights: post<{ id: number; rights: readonly StaffRight[] }, number>('/BlogUser/SetRights'),
  /** Reads the rights of the signed-in staff member, and who can give them more. */
  ownRights: get<Nothing, OwnRights>('/BlogUser/GetOwnRights'),
  /** Ends every session of a colleague. */
  endSessionsOf: post<OneColleague, number>('/BlogUser/EndSessionsOfStaff'),
  /** Second factor and passkeys of a colleague who has lost them. */
  removeSecondFactor: post<OneColleague, number>('/BlogUser/RemoveSecondFactor'),
  /** Reads the sign-in methods of a customer's account beside the password. */
  keysOfCustomer: get<{ customerId: number }, { secondFactor: boolean; passkeys: number }>(
    '/User/GetKeys/{customerId}',
  ),
  /** Second factor and passkeys of a customer who has lost them. */
  removeKeysOfCustomer: post<{ customerId: number }, number>('/User/RemoveSecondFactor'),

  own: get<Nothing, OwnStaffAccount>('/BlogUser/GetOwnAccount'),
  changePassword: post<OwnPasswordChange, number>('/BlogUser/ChangePassword'),
  /** Gives the password again: for ten minutes the calls that ask for it are open to this session. */
  givePassword: post<{ password: string }, number>('/BlogUser/GivePassword'),
  startSecondFactor: post<Nothing, number>('/BlogUser/StartSecondFactor'),
  /** Answers the recovery codes, which nobody sees again. */
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

import { get, post } from '../../base/operations/path.ts';
import type { AdminContact } from '../../base/kernel/account-terms.ts';
import type { CurrencyId } from '../../base/money/money.ts';

/** Data that pages need about the logged-in customer. */
export interface Me {
  guid: string;
  id: number;
  displayName: string;
  currency: CurrencyId;
  adminContact: AdminContact;
  countryId: number;
}

/** Session calls that every page makes; the other paths belong to the screens that need them. */
export const sessionPaths = {
  me: get<Record<string, never>, Me | null>('/User/GetSignedIn'),
  logOut: post<Record<string, never>, number>('/User/SignOut'),
};

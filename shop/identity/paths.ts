import { get, post } from '../path.ts';
import type { AdminContact } from '../catalogue/visibility.ts';
import type { CurrencyId } from '../money.ts';

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

export const identityPaths = {
  logIn: post<LogIn, { token: string; id: number; guid: string }>('/User/CreateToken'),
  staffLogIn: post<{ email: string; password: string }, { token: string; guid: string }>('/BlogUser/CreateToken'),
  me: get<Record<string, never>, Me | null>('/User/GetSignedIn'),
  logOut: post<Record<string, never>, number>('/User/SignOut'),
  staffLogOut: post<Record<string, never>, number>('/BlogUser/SignOut'),
};

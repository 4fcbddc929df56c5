import { get, post } from '../../base/operations/path.ts';
import type { Me } from '../identity/wire.ts';

export type { Me } from '../identity/wire.ts';

/** Session calls that every page makes; the other paths belong to the screens that need them. */
export const sessionPaths = {
  me: get<Record<string, never>, Me | null>('/User/GetSignedIn'),
  logOut: post<Record<string, never>, number>('/User/SignOut'),
};

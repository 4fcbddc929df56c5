import { get, post } from '../../base/operations/path.ts';
import type { NewAddress } from './answers.ts';

export type * from './answers.ts';

/** For everyone who has the link sent to a new address (D53). */
export const emailChangePaths = {
  byToken: get<{ token: string }, NewAddress>('/User/GetNewAddress'),
  /** Returns 1. */
  confirm: post<{ token: string }, number>('/User/ConfirmNewAddress'),
};

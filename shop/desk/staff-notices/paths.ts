import { get, post } from '../../base/operations/path.ts';
import type { OwnNotices } from './answers.ts';

export type * from './answers.ts';

/** The mails that a staff member wants about news (P6). */
export const noticePaths = {
  own: get<Record<string, never>, OwnNotices>('/BlogUser/GetOwnNotices'),
  /** Sets all; a kind that is left out is never reported. Returns 1. */
  setOwn: post<OwnNotices, number>('/BlogUser/SetOwnNotices'),
};

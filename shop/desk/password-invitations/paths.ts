import { get, post } from '../../base/operations/path.ts';
import type { PasswordInvitations } from './answers.ts';

export type * from './answers.ts';

/** Invitations of moved members to choose a password (Q3), for staff. */
export const passwordInvitationPaths = {
  read: get<Record<string, never>, PasswordInvitations>('/Move/GetPasswordInvitations'),
  /** Invites all active members without a password who were not invited yet; returns their number. */
  invite: post<{ perMinute: number }, number>('/Move/InviteMembers'),
  /** Ends a round: those who wait can be invited later, and nobody of it is reminded. Returns 1. */
  stop: post<{ roundId: number }, number>('/Move/StopInvitations'),
};

import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

const passwordRoundSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  staffName: z.string(),
  perMinute: z.int(),
  /** Members of this round whose invitation is still to be queued. */
  waiting: z.int(),
  invited: z.int(),
  reminded: z.int(),
  /** Invited members who have chosen a password. */
  chosen: z.int(),
  stoppedAt: z.iso.datetime().nullable(),
  stoppedBy: z.string().nullable(),
});

export const passwordInvitationsSchema = z
  .object({
    /** Active members without a password whom nobody has invited. */
    uninvited: z.int(),
    /** Newest first. */
    rounds: z.array(passwordRoundSchema.meta({ id: 'PasswordRound' })),
  })
  .meta({ id: 'PasswordInvitations' });

/** Invitations to choose a password: who could get one, and what became of each round (Q3). */
export type PasswordInvitations = AnswerOf<typeof passwordInvitationsSchema>;
export type PasswordRound = PasswordInvitations['rounds'][number];

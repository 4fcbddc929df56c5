import { z } from 'zod';
import { answerInternal, answerNumber, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { issue } from '../../base/messages/issue.ts';
import { NEEDS } from '../../base/rights/staff-right.ts';
import { asNumber, idNumber } from '../../base/wire/input-schemas.ts';
import { passwordInvitationsSchema } from './answers.ts';
import { countUninvited, listRounds } from './invitation-queries.ts';
import { inviteMembers, stopInvitations } from './invite-members.ts';
import { MAX_PER_MINUTE, USUAL_PER_MINUTE } from './pace.ts';
import { passwordInvitationPaths } from './paths.ts';

const who = { access: 'staff', staffRight: NEEDS.everyFile } as const;
const pace = issue('staff-refusal.mails-a-minute', { most: MAX_PER_MINUTE });

/** Operations for members who came by a move and have no password (Q3). */
export const passwordInvitationOperations = [
  operation(passwordInvitationPaths.read, {
    tag: 'Move',
    summary:
      'Get the number of active members without a password who were not invited, and the last rounds of invitations with their progress (Q3).',
    who,
    input: noInput,
    answer: { format: answerInternal(passwordInvitationsSchema) },
    async handle(_, { shop: { db } }) {
      return { uninvited: await countUninvited(db), rounds: await listRounds(db) };
    },
  }),

  operation(passwordInvitationPaths.invite, {
    tag: 'Move',
    summary:
      'Invite all active members without a password, by a mail with a link to choose one, and again after a week. No more than `perMinute` mails are queued a minute. Nobody is invited twice. Returns their number (Q3).',
    who,
    input: z.object({
      perMinute: z.preprocess(
        (value) => asNumber(value) ?? undefined,
        z.int(pace).min(1, pace).max(MAX_PER_MINUTE, pace),
      ),
    }),
    answer: { format: answerNumber, refuses: [409] },
    example: { body: { perMinute: USUAL_PER_MINUTE } },
    handle: inviteMembers,
  }),

  operation(passwordInvitationPaths.stop, {
    tag: 'Move',
    summary:
      'Stop a round of invitations: those who wait can be invited again, and nobody of it is reminded. Returns 1 (Q3).',
    who,
    input: z.object({ roundId: idNumber('entry') }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { roundId: 1 } },
    handle: stopInvitations,
  }),
];

import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { NOTICE_KINDS } from '../../base/outbox/effects.ts';
import { NOTICE_TIMINGS } from './notice-kinds.ts';

export const ownNoticesSchema = z
  .object({
    /** Hour of the daily digest in the store's time zone, 0 to 23. */
    digestHour: z.int().min(0).max(23),
    /** The kinds for which the caller has the right. */
    notices: z.array(z.object({ noticeKind: z.enum(NOTICE_KINDS), noticeTiming: z.enum(NOTICE_TIMINGS) })),
  })
  .meta({ id: 'OwnNotices' });

/** Mails that a staff member gets about news (P6). */
export type OwnNotices = AnswerOf<typeof ownNoticesSchema>;

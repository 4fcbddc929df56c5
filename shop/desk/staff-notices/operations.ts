import { z } from 'zod';
import { issue } from '../../base/messages/issue.ts';
import { answerInternal, answerNumber, noInput } from '../../base/operations/answers.ts';
import { asNumber } from '../../base/wire/input-schemas.ts';
import { operation } from '../../base/operations/operation.ts';
import { ownNoticesSchema } from './answers.ts';
import { NOTICE_KINDS } from '../../base/outbox/effects.ts';
import { NOTICE_TIMINGS } from './notice-kinds.ts';
import { readOwnNotices, setOwnNotices } from './own-notices.ts';
import { noticePaths } from './paths.ts';

const own = { tag: 'BlogUser', who: { access: 'staff', staffRight: null } } as const;
const hour = issue('staff-refusal.digest-hour');
const notice = issue('staff-refusal.notice', { kinds: NOTICE_KINDS.join(', '), timings: NOTICE_TIMINGS.join(', ') });

/** News by mail for staff (P6). */
export const noticeOperations = [
  operation(noticePaths.own, {
    ...own,
    who: { ...own.who, withoutSecondFactor: true }, // the account's page shows it beside the set-up
    summary: 'Read the news that the caller gets by mail, and the hour of the daily digest (P6).',
    input: noInput,
    answer: { format: answerInternal(ownNoticesSchema) },
    example: {},
    handle: (_, context) => readOwnNotices(context),
  }),

  operation(noticePaths.setOwn, {
    ...own,
    summary: 'Choose the news that the caller gets by mail: at once, in a daily digest, or never. Returns 1 (P6).',
    unaudited: 'mails to oneself',
    input: z.object({
      digestHour: z.preprocess(asNumber, z.int(hour).min(0, hour).max(23, hour)),
      notices: z
        .array(
          z.object({ noticeKind: z.enum(NOTICE_KINDS, notice), noticeTiming: z.enum(NOTICE_TIMINGS, notice) }),
          notice,
        )
        .max(NOTICE_KINDS.length, notice),
    }),
    answer: { format: answerNumber },
    example: { body: { digestHour: 8, notices: [{ noticeKind: 'order', noticeTiming: 'digest' }] } },
    handle: (chosen, context) => setOwnNotices(chosen, context),
  }),
];

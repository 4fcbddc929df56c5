import type { StaffNeed } from '../../base/rights/staff-right.ts';
import { EFFECT_KINDS, type NoticeKind, traitsOf } from '../../base/outbox/effects.ts';

/** atOnce: with each event; digest: once a day, at the colleague's hour. */
export const NOTICE_TIMINGS = ['never', 'atOnce', 'digest'] as const;
export type NoticeTiming = (typeof NOTICE_TIMINGS)[number];

/** The right that a kind needs: that of the mail to the shop's address that reports it. */
export function needOf(kind: NoticeKind): StaffNeed {
  const mail = EFFECT_KINDS.map((each) => traitsOf(each)).find(({ notice }) => notice === kind);
  if (mail === undefined) throw new Error(`No mail reports news of the kind ${kind}.`);
  return mail.need;
}

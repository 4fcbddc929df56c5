import type { StaffNeed } from '../../kernel/staff-right.ts';
import type { MailKind } from '../../outbox/mail-payloads.ts';
import { MAILS } from '../../outbox/mail-traits.ts';

/** News of which a colleague can be told, each with the mail to the shop's address that reports it (P6). */
const NOTICES = {
  order: 'order-staff',
  purchaseOrder: 'purchase-order-staff',
  message: 'message-staff',
  return: 'return-staff',
  quotation: 'quotation-staff',
  registration: 'registration-staff',
} as const satisfies Record<string, MailKind>;

export type NoticeKind = keyof typeof NOTICES;

/** In the order of the form. */
export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[];

/** atOnce: with each event; digest: once a day, at the colleague's hour. */
export const NOTICE_TIMINGS = ['never', 'atOnce', 'digest'] as const;
export type NoticeTiming = (typeof NOTICE_TIMINGS)[number];

/** The right that a kind needs: that of its mail. */
export function needOf(kind: NoticeKind): StaffNeed {
  return MAILS[NOTICES[kind]].need;
}

/** Finds the kind that a mail reports; undefined: it is no news for staff. */
export function noticeKindOf(mail: MailKind): NoticeKind | undefined {
  return NOTICE_KINDS.find((kind) => NOTICES[kind] === mail);
}

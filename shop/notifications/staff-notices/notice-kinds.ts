import type { StaffNeed } from '../../kernel/staff-right.ts';
import type { MailKind } from '../../outbox/mail-payloads.ts';

/** News of which a colleague can be told: the mail to the shop's address that reports it, and the right that it needs (P6). */
const NOTICES = {
  order: { mail: 'order-staff', need: 'orders' },
  purchaseOrder: { mail: 'purchase-order-staff', need: 'orders' },
  message: { mail: 'message-staff', need: 'orders' },
  return: { mail: 'return-staff', need: 'orders' },
  quotation: { mail: 'quotation-staff', need: 'prices' },
  registration: { mail: 'registration-staff', need: 'customers' },
} as const satisfies Record<string, { mail: MailKind; need: StaffNeed }>;

export type NoticeKind = keyof typeof NOTICES;

/** In the order of the form. */
export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[];

/** atOnce: with each event; digest: once a day, at the colleague's hour. */
export const NOTICE_TIMINGS = ['never', 'atOnce', 'digest'] as const;
export type NoticeTiming = (typeof NOTICE_TIMINGS)[number];

/** The right that a kind needs. */
export function needOf(kind: NoticeKind): StaffNeed {
  return NOTICES[kind].need;
}

/** Finds the kind that a mail reports; undefined: it is no news for staff. */
export function noticeKindOf(mail: MailKind): NoticeKind | undefined {
  return NOTICE_KINDS.find((kind) => NOTICES[kind].mail === mail);
}

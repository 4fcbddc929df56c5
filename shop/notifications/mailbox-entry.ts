import type { MailKind } from '../outbox/mail-payloads.ts';

/** The kinds of mails, in the order of the mailbox's filter. */
export const mailKinds = [
  'registration-staff',
  'registration-customer',
  'registration-declined',
  'activation',
  'password-reset',
  'invitation',
  'mailing-consent',
  'email-change',
  'approval-request',
  'approval-answer',
  'changed-email-or-password',
  'customer-key-change',
  'staff-account-change',
  'prices-left',
  'colleague-notice',
  'colleague-digest',
  'order-customer',
  'order-staff',
  'order-shipped',
  'order-cancelled',
  'order-request-answer',
  'order-changed',
  'purchase-order-staff',
  'list-reminder',
  'quotation-news',
  'quotation-reminder',
  'quotation-staff',
  'return-news',
  'return-staff',
  'message-customer',
  'message-staff',
] as const satisfies readonly MailKind[];

/**
 * State of a mail. waiting: due; retrying: an attempt failed, another will follow; failed: given up, until staff retry; sent; kept:
 * stored in the mailbox, because there is no mail server; nobody: no recipient (D16).
 */
export const mailStates = ['waiting', 'retrying', 'failed', 'sent', 'kept', 'nobody'] as const;
export type MailState = (typeof mailStates)[number];

/** Columns that determine the state. */
interface Progress {
  attempts: number;
  doneAt: Date | null;
  failedAt: Date | null;
  /** null: no mail was written. */
  mailId: number | null;
  sentAt: Date | null;
}

/** Determines the state of a row. */
export function mailStateOf({ attempts, doneAt, failedAt, mailId, sentAt }: Progress): MailState {
  if (sentAt !== null) return 'sent';
  if (doneAt !== null) return mailId === null ? 'nobody' : 'kept';
  if (failedAt !== null) return 'failed';
  return attempts > 0 ? 'retrying' : 'waiting';
}

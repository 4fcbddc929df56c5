import { isMail } from '../../base/outbox/effects.ts';

/**
 * State of a mail. waiting: due; retrying: an attempt failed, another will follow; failed: given up, until staff retry; sent; kept:
 * stored in the mailbox, because there is no mail server; nobody: no recipient (D16); done: it was no mail, but work.
 */
export const mailStates = ['waiting', 'retrying', 'failed', 'sent', 'kept', 'nobody', 'done'] as const;
export type MailState = (typeof mailStates)[number];

/** Columns that determine the state. */
interface Progress {
  kind: string;
  /** null: no attempt failed. */
  lastError: string | null;
  doneAt: Date | null;
  failedAt: Date | null;
  /** null: no mail was written. */
  mailId: number | null;
  sentAt: Date | null;
}

/** Determines the state of a row. */
export function mailStateOf({ kind, lastError, doneAt, failedAt, mailId, sentAt }: Progress): MailState {
  if (sentAt !== null) return 'sent';
  if (doneAt !== null) return isMail(kind) ? (mailId === null ? 'nobody' : 'kept') : 'done';
  if (failedAt !== null) return 'failed';
  return lastError === null ? 'waiting' : 'retrying';
}

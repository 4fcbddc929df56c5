import { isAllowed, type StaffRight } from '../kernel/staff-right.ts';
import type { MailboxEntry } from './answers.ts';
import type { MailKind } from '../outbox/mail-payloads.ts';
import { MAIL_KINDS, MAILS } from '../outbox/mail-traits.ts';

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

/** Kinds of mails that staff with these rights may read (D58). */
export function readableKinds(rights: readonly StaffRight[]): MailKind[] {
  return MAIL_KINDS.filter((kind) => isAllowed(MAILS[kind].need, rights));
}

/** Removes what a mail tells from readers without the right of what it is about; the line that there was one stays (D58). */
export function withinRights(mail: MailboxEntry, rights: readonly StaffRight[]): MailboxEntry {
  if (isAllowed(MAILS[mail.kind].need, rights)) return mail;
  return { ...mail, recipient: null, subject: null, lastError: null };
}

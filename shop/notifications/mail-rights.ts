import { isAllowed, type StaffRight } from '../kernel/staff-right.ts';
import type { MailboxEntry } from './answers.ts';
import type { MailKind } from '../outbox/mail-payloads.ts';
import { MAIL_KINDS, MAILS } from '../outbox/mail-traits.ts';

/** Kinds of mails that staff with these rights may read (D58). */
export function readableKinds(rights: readonly StaffRight[]): MailKind[] {
  return MAIL_KINDS.filter((kind) => isAllowed(MAILS[kind].need, rights));
}

/** Removes what a mail tells from readers without the right of what it is about; the line that there was one stays (D58). */
export function withinRights(mail: MailboxEntry, rights: readonly StaffRight[]): MailboxEntry {
  if (isAllowed(MAILS[mail.kind].need, rights)) return mail;
  return { ...mail, recipient: null, subject: null, lastError: null };
}

import type { ListPage } from '../operations/list-page.ts';
import type { ListQuestion } from '../operations/list-question.ts';
import { get, post } from '../operations/path.ts';
import type { MailKind } from '../outbox/mail-payloads.ts';
import type { MailboxEntry, MailboxMail, MailState } from './mailbox-entry.ts';

/** Filters of the mail list: recipient and subject, days in ISO and in the store's time zone, inclusive. */
export type MailQuestion = ListQuestion<'at'> & {
  kind?: MailKind | undefined;
  state?: MailState | undefined;
  /** Only mails about this order, or about this account. */
  orderId?: number | undefined;
  customerId?: number | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

export const mailPaths = {
  /** Every mail, the newest first (E17). */
  list: get<MailQuestion, ListPage<MailboxEntry>>('/Mail/GetMails'),
  read: get<{ mailId: number }, MailboxMail>('/Mail/GetMailByID/{mailId}'),
  /** Makes a mail that is not delivered yet due at once; answers 1, or 0 where there was nothing to try. */
  tryAgain: post<{ mailId: number }, number>('/Mail/TryMailAgain'),
  /** The same for every mail that was given up; answers how many there were. */
  tryAllAgain: post<Record<string, never>, number>('/Mail/TryFailedMailsAgain'),
  /** Opens a link that sets a new password, in place of one that no mail server takes. */
  openResetLink: post<{ mailId: number }, { url: string }>('/Mail/OpenResetLink'),
  /** Notes that a mail arrived which may have; answers 1, or 0 where that is no question. */
  noteArrived: post<{ mailId: number }, number>('/Mail/NoteMailArrived'),
};

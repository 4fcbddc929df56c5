import type { ListPage } from '../operations/list-page.ts';
import { choice, declareList, type QuestionOf } from '../operations/list-declaration.ts';
import { get, post } from '../operations/path.ts';
import { mailKinds, mailStates } from './mailbox-entry.ts';
import type { MailboxEntry, MailboxMail } from './answers.ts';

export type * from './answers.ts';

/** The mails as staff list them (E17); searched by recipient and subject. */
export const mailDeclaration = declareList({
  sorts: ['at'],
  order: { sort: 'at', direction: 'desc' },
  filters: {
    kind: choice(mailKinds, 'staff-refusal.mail-kind', { kinds: mailKinds.join(', ') }),
    state: choice(mailStates, 'staff-refusal.mail-state', { states: mailStates.join(', ') }),
    orderId: { kind: 'id', of: 'order' },
    customerId: { kind: 'id', of: 'customer' },
    from: { kind: 'day' },
    until: { kind: 'day' },
  },
});

export type MailQuestion = QuestionOf<typeof mailDeclaration>;

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

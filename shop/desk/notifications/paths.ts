import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import { get, post } from '../../base/operations/path.ts';
import { EFFECT_KINDS } from '../../base/outbox/effects.ts';
import { mailStates } from './mailbox-entry.ts';
import type { MailboxEntry, MailboxMail } from './answers.ts';

export type * from './answers.ts';

/** The list of mails for staff (E17), searched by recipient and subject. */
export const mailDeclaration = declareList({
  sorts: ['at'],
  order: { sort: 'at', direction: 'desc' },
  filters: {
    kind: choice(EFFECT_KINDS, 'staff-refusal.mail-kind', { kinds: EFFECT_KINDS.join(', ') }),
    state: choice(mailStates, 'staff-refusal.mail-state', { states: mailStates.join(', ') }),
    orderId: { kind: 'id', of: 'order' },
    customerId: { kind: 'id', of: 'customer' },
    from: { kind: 'day' },
    until: { kind: 'day' },
  },
});

export type MailQuestion = QuestionOf<typeof mailDeclaration>;

export const mailPaths = {
  /** All mails, newest first (E17). */
  list: get<MailQuestion, ListPage<MailboxEntry>>('/Mail/GetMails'),
  /** 1 if a mail server is set, otherwise 0: mails then stay in the mailbox, or wait. */
  server: get<Record<string, never>, number>('/Mail/GetMailServer'),
  /** Sends a mail to the caller's own address; returns 1. */
  sendTest: post<Record<string, never>, number>('/Mail/SendTestMail'),
  read: get<{ mailId: number }, MailboxMail>('/Mail/GetMailByID/{mailId}'),
  /** Makes an undelivered mail due at once; returns 1, or 0 if there was nothing to retry. */
  tryAgain: post<{ mailId: number }, number>('/Mail/TryMailAgain'),
  /** Retries all mails that were given up; returns their number. */
  tryAllAgain: post<Record<string, never>, number>('/Mail/TryFailedMailsAgain'),
  /** Creates a password reset link that replaces one in an unsent mail. */
  openResetLink: post<{ mailId: number }, { url: string }>('/Mail/OpenResetLink'),
  /** Records that a mail of uncertain delivery has arrived; returns 1, or 0 if its delivery was not uncertain. */
  noteArrived: post<{ mailId: number }, number>('/Mail/NoteMailArrived'),
};

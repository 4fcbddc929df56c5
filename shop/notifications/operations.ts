import { NEEDS } from '../kernel/staff-right.ts';
import { z } from 'zod';
import { NotFoundError } from '../kernel/errors.ts';
import { listExport } from '../operations/list-export.ts';
import { listInput } from '../operations/list-request.ts';
import { answerInternalList, answerNumber, answerInternal, noInput } from '../operations/answers.ts';
import { operation } from '../operations/operation.ts';
import { listPage } from '../operations/staff-list.ts';
import { idNumber } from '../operations/input-schemas.ts';
import { findMail, mailList } from './mailbox-queries.ts';
import { openResetLink } from './open-reset-link.ts';
import { mailDeclaration, mailPaths } from './paths.ts';
import { markMailArrived, retryFailedMails, retryMail } from './retry-mail.ts';
import { mailboxEntrySchema, mailboxMailSchema } from './answers.ts';

const mailQuestion = listInput(mailDeclaration);

const mailId = z.object({ mailId: idNumber('mail') });

export const mailOperations = [
  operation(mailPaths.list, {
    tag: 'Mail',
    summary: 'Every mail of the shop, sent or waiting; the newest first (E17).',
    who: { access: 'staff', staffRight: NEEDS.accounts },
    input: mailQuestion,
    answer: { format: answerInternalList(mailboxEntrySchema.meta({ id: 'MailboxEntry' })) },
    example: { query: { state: 'failed', page: 1 } },
    handle: (question, { shop }) => listPage(shop, mailList, question),
  }),

  operation(mailPaths.read, {
    tag: 'Mail',
    summary: 'One mail as it was written (E17).',
    who: { access: 'staff', staffRight: NEEDS.accounts },
    input: mailId,
    answer: { format: answerInternal(mailboxMailSchema) },
    example: { path: { mailId: 1 } },
    async handle({ mailId }, { shop }) {
      const mail = await findMail(shop.db, mailId);
      if (mail === undefined) throw new NotFoundError('mail');
      return mail;
    },
  }),

  operation(mailPaths.tryAgain, {
    tag: 'Mail',
    summary: 'Try a mail again at once that is not delivered yet. Answers 1, or 0 where there is nothing to try.',
    who: { access: 'staff', staffRight: NEEDS.accounts },
    input: mailId,
    answer: { format: answerNumber },
    example: { body: { mailId: 1 } },
    handle: retryMail,
  }),

  operation(mailPaths.openResetLink, {
    tag: 'Mail',
    summary:
      'Open a link that sets a new password, for a reset mail that was not sent. Each time a new one; noted in the audit list.',
    who: { access: 'staff', staffRight: 'customers', asksPassword: true },
    input: mailId,
    answer: {
      format: answerInternal(z.object({ url: z.url() }).meta({ id: 'ResetLink' })),
      refuses: [404],
      secret: true,
    },
    example: { body: { mailId: 1 } },
    handle: openResetLink,
  }),

  operation(mailPaths.noteArrived, {
    tag: 'Mail',
    summary: 'Note that a mail arrived which may have. Answers 1, or 0 where that is no question.',
    who: { access: 'staff', staffRight: NEEDS.accounts },
    input: mailId,
    answer: { format: answerNumber },
    example: { body: { mailId: 1 } },
    handle: markMailArrived,
  }),

  operation(mailPaths.tryAllAgain, {
    tag: 'Mail',
    summary: 'Try every mail again that was given up. Answers how many there were.',
    who: { access: 'staff', staffRight: NEEDS.accounts },
    input: noInput,
    answer: { format: answerNumber },
    handle: retryFailedMails,
  }),
];

export const mailExport = listExport('mailbox', mailQuestion, mailList, [
  ['Number', ({ id }) => id],
  ['When', ({ at }) => at],
  ['Kind', ({ kind }) => kind],
  ['Recipient', ({ recipient }) => recipient],
  ['Subject', ({ subject }) => subject],
  ['State', ({ state }) => state],
  ['Attempts', ({ attempts }) => attempts],
  ['Error', ({ lastError }) => lastError],
]);

import { NEEDS } from '../../base/rights/staff-right.ts';
import { inTransaction } from '#platform/database/database.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { z } from 'zod';
import { NotFoundError } from '../../base/messages/errors.ts';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { answerInternalList, answerNumber, answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
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
    summary: 'List all mails, sent or waiting, newest first (E17).',
    who: { access: 'staff', staffRight: NEEDS.accounts },
    input: mailQuestion,
    answer: { format: answerInternalList(mailboxEntrySchema.meta({ id: 'MailboxEntry' })) },
    example: { query: { state: 'failed', page: 1 } },
    handle: (question, { shop, caller }) => listPage(shop, mailList, { ...question, rights: caller.staff.rights }),
  }),

  operation(mailPaths.server, {
    tag: 'Mail',
    summary: 'Get whether a mail server is set: 1 if so, 0 if mails stay in the mailbox or wait (Q6).',
    who: { access: 'staff', staffRight: NEEDS.accounts },
    input: noInput,
    answer: { format: answerNumber },
    handle: (_, { shop }) => (shop.hasMailServer ? 1 : 0),
  }),

  operation(mailPaths.sendTest, {
    tag: 'Mail',
    summary: "Send a test mail to the caller's own address. Returns 1 (Q6).",
    who: { access: 'staff', staffRight: NEEDS.accounts },
    input: noInput,
    answer: { format: answerNumber },
    unaudited: 'a mail to oneself, which the mailbox shows',
    handle: (_, { shop, caller }) =>
      inTransaction(shop.db, async (tx): Promise<1> => {
        await queueEffect(tx, shop.clock.now(), 'test-mail', { staffId: caller.staff.id });
        return 1;
      }),
  }),

  operation(mailPaths.read, {
    tag: 'Mail',
    summary: 'Get a mail as it was written (E17).',
    who: { access: 'staff', staffRight: NEEDS.accounts },
    input: mailId,
    answer: { format: answerInternal(mailboxMailSchema) },
    example: { path: { mailId: 1 } },
    async handle({ mailId }, { shop, caller }) {
      const mail = await findMail(shop.db, mailId, caller.staff.rights);
      if (mail === undefined) throw new NotFoundError('mail');
      return mail;
    },
  }),

  operation(mailPaths.tryAgain, {
    tag: 'Mail',
    summary: 'Retry an undelivered mail immediately. Returns 1, or 0 if there is nothing to retry.',
    who: { access: 'staff', staffRight: NEEDS.accounts },
    input: mailId,
    answer: { format: answerNumber },
    example: { body: { mailId: 1 } },
    handle: retryMail,
  }),

  operation(mailPaths.openResetLink, {
    tag: 'Mail',
    summary: 'Create a new password reset link for a reset mail that was not sent. The audit log records it.',
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
    summary: 'Record that a mail of uncertain delivery has arrived. Returns 1, or 0 if its delivery is not uncertain.',
    who: { access: 'staff', staffRight: NEEDS.accounts },
    input: mailId,
    answer: { format: answerNumber },
    example: { body: { mailId: 1 } },
    handle: markMailArrived,
  }),

  operation(mailPaths.tryAllAgain, {
    tag: 'Mail',
    summary: 'Retry all failed mails. Returns their number.',
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

import { z } from 'zod';
import { mailKinds, mailStates } from './mailbox-entry.ts';
import type { AnswerOf } from '../operations/answers.ts';

export const mailboxEntrySchema = z.object({
  id: z.int(),
  kind: z.enum(mailKinds),
  /** When its cause happened; ISO 8601, like every instant here. */
  at: z.iso.datetime(),
  state: z.enum(mailStates),
  /** null: it has not been written yet. */
  recipient: z.string().nullable(),
  subject: z.string().nullable(),
  attempts: z.int(),
  /** Why the last try failed; null: it did not. */
  lastError: z.string().nullable(),
});

/** A line of the mailbox (E17). */
export type MailboxEntry = AnswerOf<typeof mailboxEntrySchema>;

export const mailboxMailSchema = mailboxEntrySchema
  .extend({
    text: z.string().nullable(),
    html: z.string().nullable(),
    sentAt: z.iso.datetime().nullable(),
    /** It was cut off while the mail server took it: nobody knows whether it arrived, and staff decide (docs/decisions/0008). */
    mayHaveArrived: z.boolean(),
    /** When it is retried; null for never automatically. */
    nextTryAt: z.iso.datetime().nullable(),
    attachments: z.array(z.object({ name: z.string(), url: z.string() })),
    /** The order that it is about. */
    orderId: z.int().nullable(),
  })
  .meta({ id: 'MailboxMail' });

/** One mail with everything that is known of it. */
export type MailboxMail = AnswerOf<typeof mailboxMailSchema>;

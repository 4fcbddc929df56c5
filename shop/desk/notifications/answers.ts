import { z } from 'zod';
import { SHOWN_KINDS } from '../../base/outbox/effects.ts';
import { mailStates } from './mailbox-entry.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const mailboxEntrySchema = z.object({
  id: z.int(),
  kind: z.enum(SHOWN_KINDS),
  /** Time of its cause; ISO 8601, like every time here. */
  at: z.iso.datetime(),
  state: z.enum(mailStates),
  /** null: not written yet. */
  recipient: z.string().nullable(),
  subject: z.string().nullable(),
  attempts: z.int(),
  /** Reason for the failure of the last attempt; null: none. */
  lastError: z.string().nullable(),
});

/** A line of the mailbox (E17). */
export type MailboxEntry = AnswerOf<typeof mailboxEntrySchema>;

export const mailboxMailSchema = mailboxEntrySchema
  .extend({
    text: z.string().nullable(),
    html: z.string().nullable(),
    sentAt: z.iso.datetime().nullable(),
    /**
     * The connection broke while the mail server accepted it: it is unknown whether it arrived, and staff decide
     * (docs/decisions/0008).
     */
    mayHaveArrived: z.boolean(),
    /** Time of the next attempt; null for no automatic retry. */
    nextTryAt: z.iso.datetime().nullable(),
    attachments: z.array(z.object({ name: z.string(), url: z.string() })),
    /** The order of the mail. */
    orderId: z.int().nullable(),
  })
  .meta({ id: 'MailboxMail' });

/** One mail with all its data. */
export type MailboxMail = AnswerOf<typeof mailboxMailSchema>;

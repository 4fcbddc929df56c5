import { z } from 'zod';
import { auditEntities } from '../../audit/entry.ts';
import { eventDetailsSchema } from '../../orders/answers.ts';
import { mailKinds, mailStates } from '../../notifications/mailbox-entry.ts';
import { ORDER_EVENT_KINDS } from '../../orders/progress.ts';
import { BUYER_KINDS } from './buyer-kinds.ts';
import type { AnswerOf } from '../../operations/answers.ts';

const side = z.enum(['buyer', 'shop']);

const changedThing = z.record(z.string(), z.unknown()).nullable();

export const timelineEntrySchema = z
  .object({
    /** 'event 12': of what kind it is, and its number. */
    key: z.string(),
    /** ISO 8601. */
    at: z.iso.datetime(),
    /** Name of the actor; null: the shop. */
    byName: z.string().nullable(),
    event: z.object({ orderId: z.int(), kind: z.enum(ORDER_EVENT_KINDS), details: eventDetailsSchema }).nullable(),
    change: z
      .object({
        action: z.string(),
        entity: z.enum(auditEntities),
        entityId: z.string(),
        about: z.string(),
        before: changedThing,
        after: changedThing,
      })
      .nullable(),
    message: z.object({ side, text: z.string(), readAt: z.iso.datetime().nullable() }).nullable(),
    mail: z
      .object({
        id: z.int(),
        kind: z.enum(mailKinds),
        state: z.enum(mailStates),
        recipient: z.string().nullable(),
        subject: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'TimelineEntry' });

/** One thing that happened, as staff see it (L8): an event, a change, a message or a mail; of an event also what it changed. */
export type TimelineEntry = AnswerOf<typeof timelineEntrySchema>;

export const buyerEntrySchema = z
  .object({
    key: z.string(),
    /** ISO 8601. */
    at: z.iso.datetime(),
    what: z.enum(BUYER_KINDS),
    /** Of a message. */
    side: side.nullable(),
    /** The member who wrote it; null: the shop, whose people are its own business. */
    byName: z.string().nullable(),
    /** A message, or the subject of a mail. */
    text: z.string().nullable(),
    /** A message of the shop that nobody of the company has read. */
    isUnread: z.boolean(),
    details: eventDetailsSchema,
  })
  .meta({ id: 'OwnTimelineEntry' });

/** One thing that happened, as the buyer sees it (L8). */
export type BuyerEntry = AnswerOf<typeof buyerEntrySchema>;

export const companyTimelineSchema = z
  .object({
    entries: z.array(timelineEntrySchema),
    /** ISO 8601: before it there is more; null: that was all. */
    earlier: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CompanyTimeline' });

/** History of a company, the newest first. */
export type CompanyTimeline = AnswerOf<typeof companyTimelineSchema>;

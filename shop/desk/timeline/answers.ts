import { z } from 'zod';
import { auditEntities } from '../../base/audit/entry.ts';
import { eventDetailsSchema } from '../../trade/orders/answers.ts';
import { SHOWN_KINDS } from '../../base/outbox/effects.ts';
import { mailStates } from '../notifications/mailbox-entry.ts';
import { ORDER_EVENT_KINDS } from '../../trade/orders/progress.ts';
import { BUYER_KINDS } from './buyer-kinds.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

const side = z.enum(['buyer', 'shop']);

const changedThing = z.record(z.string(), z.unknown()).nullable();

export const timelineEntrySchema = z
  .object({
    /** 'event 12': its kind and id. */
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
        kind: z.enum(SHOWN_KINDS),
        state: z.enum(mailStates),
        recipient: z.string().nullable(),
        subject: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'TimelineEntry' });

/** One entry for staff (L8): an event with its changes, a change, a message or a mail. */
export type TimelineEntry = AnswerOf<typeof timelineEntrySchema>;

export const buyerEntrySchema = z
  .object({
    key: z.string(),
    /** ISO 8601. */
    at: z.iso.datetime(),
    what: z.enum(BUYER_KINDS),
    /** For a message. */
    side: side.nullable(),
    /** The member who wrote it; null: the shop, whose staff are not named. */
    byName: z.string().nullable(),
    /** A message, or the subject of a mail. */
    text: z.string().nullable(),
    /** A message from the shop that nobody in the company has read. */
    isUnread: z.boolean(),
    details: eventDetailsSchema,
  })
  .meta({ id: 'OwnTimelineEntry' });

/** One entry for the buyer (L8). */
export type BuyerEntry = AnswerOf<typeof buyerEntrySchema>;

export const companyTimelineSchema = z
  .object({
    entries: z.array(timelineEntrySchema),
    /** ISO 8601: time before which there are more entries; null: none. */
    earlier: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CompanyTimeline' });

/** History of a company, newest first. */
export type CompanyTimeline = AnswerOf<typeof companyTimelineSchema>;

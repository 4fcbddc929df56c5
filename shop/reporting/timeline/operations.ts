import { z } from 'zod';
import { auditEntities } from '../../audit/entry.ts';
import { localizeChange } from '../../audit/localize-change.ts';
import { orAbsent } from '../../operations/list-request.ts';
import { answerInternal, operation, type Reader } from '../../operations/operation.ts';
import { idNumber } from '../../operations/input-schemas.ts';
import { eventDetailsSchema } from '../../fulfilment/wire.ts';
import { issue } from '../../kernel/issue.ts';
import { mailKinds, mailStates } from '../../notifications/mailbox-entry.ts';
import { ORDER_EVENT_KINDS } from '../../orders/progress.ts';
import { timelinePaths } from './paths.ts';
import { readBuyersTimeline, readCompanyTimeline, readOrderTimeline } from './read-timeline.ts';
import { BUYER_KINDS, type TimelineEntry } from './timeline.ts';

const orderId = idNumber('sale');
const side = z.enum(['buyer', 'shop']);
const changedThing = z.record(z.string(), z.unknown()).nullable();

const timelineEntry = z
  .object({
    key: z.string(),
    at: z.iso.datetime(),
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

const buyerEntry = z
  .object({
    key: z.string(),
    at: z.iso.datetime(),
    what: z.enum(BUYER_KINDS),
    side: side.nullable(),
    byName: z.string().nullable(),
    text: z.string().nullable(),
    isUnread: z.boolean(),
    details: eventDetailsSchema,
  })
  .meta({ id: 'OwnTimelineEntry' });

const companyTimeline = z
  .object({ entries: z.array(timelineEntry), earlier: z.iso.datetime().nullable() })
  .meta({ id: 'CompanyTimeline' });

export const timelineOperations = [
  operation(timelinePaths.ofOrder, {
    staffRight: 'orders',
    tag: 'Sale',
    summary: 'Everything that happened to an order: steps, shipments, changes, messages, mails and notes (L8).',
    access: 'staff',
    input: z.object({ orderId }),
    answer: answerInternal(z.array(timelineEntry)),
    example: { path: { orderId: 1116 } },
    handle: ({ orderId }, { shop }) => readOrderTimeline(shop, orderId),
    localize: (entries, reader) => localizeEntries(entries, reader),
  }),

  operation(timelinePaths.ofOwnOrder, {
    tag: 'Sale',
    summary: 'What happened to an order that the member sees: steps, shipments, changes, messages, mails (L8).',
    access: 'customer',
    input: z.object({ orderId }),
    answer: answerInternal(z.array(buyerEntry)),
    example: { path: { orderId: 1116 }, ofOneCustomer: true },
    handle: ({ orderId }, { shop, caller: { customer } }) => readBuyersTimeline(shop.db, orderId, customer),
  }),

  operation(timelinePaths.ofCompany, {
    staffRight: 'customers',
    tag: 'Company',
    summary: 'What happened to a company, its members and its orders, the newest first (L8).',
    access: 'staff',
    input: z.object({
      companyId: idNumber('company'),
      before: orAbsent(z.iso.datetime({ offset: true, message: issue('staff-refusal.since') })),
    }),
    answer: answerInternal(companyTimeline),
    example: { path: { companyId: 1 } },
    handle: ({ companyId, before }, { shop }) =>
      readCompanyTimeline(shop, { companyId, before: before === undefined ? AHEAD_OF_ALL : new Date(before) }),
    localize: (timeline, reader) => ({ ...timeline, entries: localizeEntries(timeline.entries, reader) }),
  }),
];

function localizeEntries(entries: readonly TimelineEntry[], reader: Reader): TimelineEntry[] {
  return entries.map((entry) => ({
    ...entry,
    change: entry.change === null ? null : localizeChange(entry.change, reader),
  }));
}

/** Later than anything that happened, also by a clock that is ahead. */
const AHEAD_OF_ALL = new Date('9999-01-01T00:00:00Z');

import { z } from 'zod';
import { localizeChange } from '../../base/audit/localize-change.ts';
import { orAbsent } from '../../base/paged-lists/list-request.ts';
import { answerInternal } from '../../base/operations/answers.ts';
import { operation, type Reader } from '../../base/operations/operation.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
import { issue } from '../../base/messages/issue.ts';
import { timelinePaths } from './paths.ts';
import { staffTimelinePaths } from './staff-paths.ts';
import { readBuyersTimeline, readCompanyTimeline, readOrderTimeline } from './read-timeline.ts';
import { timelineEntrySchema, buyerEntrySchema, companyTimelineSchema, type TimelineEntry } from './answers.ts';

const orderId = idNumber('sale');

export const timelineOperations = [
  operation(staffTimelinePaths.ofOrder, {
    tag: 'Sale',
    summary: 'List the full history of an order: steps, shipments, changes, messages, mails and notes (L8).',
    who: { access: 'staff', staffRight: 'orders', scope: 'orders:read' },
    input: z.object({ orderId }),
    answer: {
      format: answerInternal(z.array(timelineEntrySchema)),
      localize: (entries, reader) => localizeEntries(entries, reader),
    },
    example: { path: { orderId: 1116 } },
    handle: ({ orderId }, { shop }) => readOrderTimeline(shop, orderId),
  }),

  operation(timelinePaths.ofOwnOrder, {
    tag: 'Sale',
    summary: 'List the history of an order for its member: steps, shipments, changes, messages and mails (L8).',
    who: { access: 'customer', scope: 'orders:read' },
    input: z.object({ orderId }),
    answer: { format: answerInternal(z.array(buyerEntrySchema)) },
    example: { path: { orderId: 1116 }, ofOneCustomer: true },
    handle: ({ orderId }, { shop, caller: { customer } }) => readBuyersTimeline(shop.db, orderId, customer),
  }),

  operation(staffTimelinePaths.ofCompany, {
    tag: 'Company',
    summary: 'List the history of a company, its members and its orders, newest first (L8).',
    who: { access: 'staff', staffRight: 'customers', scope: 'company:read' },
    input: z.object({
      companyId: idNumber('company'),
      before: orAbsent(z.iso.datetime({ offset: true, message: issue('staff-refusal.since') })),
    }),
    answer: {
      format: answerInternal(companyTimelineSchema),
      localize: (timeline, reader) => ({ ...timeline, entries: localizeEntries(timeline.entries, reader) }),
    },
    example: { path: { companyId: 1 } },
    handle: ({ companyId, before }, { shop, caller: { staff } }) =>
      readCompanyTimeline(shop, {
        companyId,
        before: before === undefined ? AHEAD_OF_ALL : new Date(before),
        rights: staff.rights,
      }),
  }),
];

function localizeEntries(entries: readonly TimelineEntry[], reader: Reader): TimelineEntry[] {
  return entries.map((entry) => ({
    ...entry,
    change: entry.change === null ? null : localizeChange(entry.change, reader),
  }));
}

/** Later than any event, even by a clock that is ahead. */
const AHEAD_OF_ALL = new Date('9999-01-01T00:00:00Z');

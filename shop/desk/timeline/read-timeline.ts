import { ENTITY_RIGHT } from '../../base/audit/entity-rights.ts';
import { isAllowed, type StaffRight } from '../../base/rights/staff-right.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { READ, WROTE } from '../../trade/messages/write-message.ts';
import { listMessages } from '../../trade/messages/message-queries.ts';
import { listMailsOfCompany, listMailsOfOrder } from '../notifications/mailbox-queries.ts';
import type { OrderReader } from '../../trade/orders/order-reader.ts';
import { buyersTimelineOf, timelineOf } from './timeline.ts';
import { findPaperAt, listChanges, listMemberIds, listPlaced, listWrittenEvents } from './timeline-queries.ts';
import type { TimelineEntry, BuyerEntry } from './answers.ts';

type Here = Pick<Shop, 'db' | 'hot'>;

/** Audit actions that duplicate the messages. */
const OF_MESSAGES: readonly string[] = [WROTE, READ];

/** Reads the full history of an order, for staff. @throws {NotFoundError} */
export async function readOrderTimeline(shop: Here, orderId: number): Promise<TimelineEntry[]> {
  const { db } = shop;
  const [events, changes, messages, mails] = await Promise.all([
    listWrittenEvents(db, orderId, null),
    listChanges(shop, [`order:${orderId}`], null),
    listMessages(db, orderId),
    listMailsOfOrder(db, orderId),
  ]);
  if (events === undefined) throw new NotFoundError('order');
  return timelineOf({
    events,
    changes: changes.filter(({ action }) => !OF_MESSAGES.includes(action)),
    messages,
    mails,
  });
}

/** Reads the history of an order for the member who sees it. @throws {NotFoundError} */
export async function readBuyersTimeline(db: Shop['db'], orderId: number, reader: OrderReader): Promise<BuyerEntry[]> {
  const events = await listWrittenEvents(db, orderId, reader);
  if (events === undefined) throw new NotFoundError('order');
  const [messages, mails, paperAt] = await Promise.all([
    listMessages(db, orderId),
    listMailsOfOrder(db, orderId),
    findPaperAt(db, orderId),
  ]);
  return buyersTimelineOf({ events, messages, mails, paperAt });
}

/** Maximum number of timeline entries in one answer. */
const A_PAGE = 40;

/** Reads the history of a company before a given time, newest first. @throws {NotFoundError} */
export async function readCompanyTimeline(
  shop: Here,
  { companyId, before, rights }: { companyId: number; before: Date; rights: readonly StaffRight[] },
): Promise<{ entries: TimelineEntry[]; earlier: string | null }> {
  const { db } = shop;
  const members = await listMemberIds(db, companyId);
  if (members.length === 0) throw new NotFoundError('company');
  const subjects = [`company:${companyId}`, ...members.map((id) => `customer:${id}`)];
  const page = { before, most: A_PAGE };
  const [events, changes, mails] = await Promise.all([
    listPlaced(db, { companyId, ...page }),
    listChanges(shop, subjects, page),
    listMailsOfCompany(db, { companyId, members, rights }, page),
  ]);
  const all = timelineOf({ events, changes, messages: [], mails });
  const last = all.at(A_PAGE - 1)?.at ?? '';
  const entries = all.filter(({ at }) => at >= last); // entries of one instant stay together, because the next page begins before it
  return {
    entries: entries.map((entry) => withinRights(entry, rights)),
    earlier: all.length > entries.length ? last : null,
  };
}

/** The line that there was something stays; its text needs the right of what it is about (D58). */
function withinRights(entry: TimelineEntry, rights: readonly StaffRight[]): TimelineEntry {
  const { change } = entry;
  return {
    ...entry,
    change:
      change === null || isAllowed(ENTITY_RIGHT[change.entity], rights)
        ? change
        : { ...change, before: null, after: null },
  };
}

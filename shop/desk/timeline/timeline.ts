import type { OrderMessage } from '../../trade/messages/order-message.ts';
import { BUYER_KINDS } from './buyer-kinds.ts';
import type { MailboxEntry } from '../notifications/answers.ts';
import type { OrderEvent } from '../../trade/orders/answers.ts';
import type { TimelineEntry, BuyerEntry } from './answers.ts';
import type { AuditEntry } from '../../base/audit/answers.ts';

export type TimelineChange = Pick<AuditEntry, 'action' | 'entity' | 'entityId' | 'about' | 'before' | 'after'>;

/** An event or a change with the transaction that wrote it. */
type Written<Thing> = Thing & { batch: string | null };

export interface TimelineSources {
  events: readonly Written<OrderEvent>[];
  changes: readonly Written<TimelineChange & { id: number; at: string; staffName: string }>[];
  messages: readonly OrderMessage[];
  mails: readonly MailboxEntry[];
}

/**
 * Merges everything into one list, newest first. A change written with an event is merged into the first event of its
 * transaction, and names its author if that is a buyer.
 */
export function timelineOf({ events, changes, messages, mails }: TimelineSources): TimelineEntry[] {
  const withEvents = new Map(
    events.map((event) => [whenceOf(event), changes.find((change) => isOfOne(change, event))]),
  );
  const seen = new Set<string>();
  const instants = instantsOf(events);
  return [
    ...events.map((event) => {
      const whence = whenceOf(event);
      const change = withEvents.get(whence);
      const isFirst = !seen.has(whence);
      seen.add(whence);
      const { id, at, kind, details, orderId } = event;
      return entry({
        key: `event ${id}`,
        at,
        byName: event.staffName ?? change?.staffName ?? null,
        event: { kind, details, orderId },
        change: isFirst && change !== undefined ? changeOf(change) : null,
      });
    }),
    ...changes
      .filter((change) => !withEvents.has(whenceOf(change)))
      .map((change) =>
        entry({ key: `change ${change.id}`, at: change.at, byName: change.staffName, change: changeOf(change) }),
      ),
    ...messages.map(({ messageId, writtenAt, byName, side, text, readAt }) =>
      entry({ key: `message ${messageId}`, at: writtenAt, byName, message: { side, text, readAt } }),
    ),
    ...mails.map(({ id, at, kind, state, recipient, subject }) =>
      entry({ key: `mail ${id}`, at, mail: { id, kind, state, recipient, subject } }),
    ),
  ].toSorted((one, other) => byTime(one, other, instants));
}

/** The id of the newest message in a timeline; 0: none. */
export function newestMessageIn(entries: readonly Pick<TimelineEntry, 'key'>[]): number {
  return Math.max(0, ...entries.map(({ key }) => Number(/^message (\d+)$/.exec(key)?.[1] ?? 0)));
}

/** Newest first; within one instant, an event before its consequences. */
function byTime(one: EntryTime, other: EntryTime, instants: ReadonlyMap<string, string>): number {
  const [of, ofOther] = [instants.get(one.key) ?? one.at, instants.get(other.key) ?? other.at];
  if (of !== ofOther) return of < ofOther ? 1 : -1;
  byNumber ??= new Intl.Collator('en', { numeric: true });
  return byNumber.compare(one.key, other.key);
}

let byNumber: Intl.Collator | undefined; // created on first use, because it loads 2 MB of ICU tables

type EntryTime = Pick<TimelineEntry, 'key' | 'at'>;

/**
 * Sort times of an order's events: never before an event that was written earlier, even if the clock of its process was
 * seconds behind.
 */
function instantsOf(events: readonly Written<OrderEvent>[]): ReadonlyMap<string, string> {
  const instants = new Map<string, string>();
  const lastOf = new Map<number, Whence & { instant: string }>();
  for (const { id, orderId, at, batch } of events.toSorted((one, other) => one.id - other.id)) {
    const last = lastOf.get(orderId);
    const instant =
      last === undefined || at > last.instant ? at : isOfOne(last, { batch, at }) ? last.instant : after(last);
    lastOf.set(orderId, { batch, at, instant });
    instants.set(`event ${id}`, instant);
  }
  return instants;
}

function after({ instant }: { instant: string }): string {
  return new Date(Date.parse(instant) + 1).toISOString();
}

function entry(fields: Pick<TimelineEntry, 'key' | 'at'> & Partial<TimelineEntry>): TimelineEntry {
  return { byName: null, event: null, change: null, message: null, mail: null, ...fields };
}

function changeOf({ action, entity, entityId, about, before, after }: TimelineChange): TimelineChange {
  return { action, entity, entityId, about, before, after };
}

interface Whence {
  batch: string | null;
  at: string;
}

const whenceOf = ({ batch, at }: Whence) => `${batch} ${at}`;
const isOfOne = (one: Whence, other: Whence) => one.batch === other.batch && one.at === other.at;

export interface BuyerTimelineSources {
  events: readonly Written<OrderEvent>[];
  messages: readonly OrderMessage[];
  mails: readonly MailboxEntry[];
  /** Time of the upload of the buyer's own purchase order; null if there is none. */
  paperAt: string | null;
}

const SHARED_DETAILS = [
  'to',
  'undoes',
  'shipmentId',
  'amountMinor',
  'document',
  'number',
  'isWithdrawn',
  'version',
  'returnId',
  'returnState',
  'wish',
  'requestState',
] as const;

/** History for the buyer, newest first: without staff notes and names, and only with the mails sent to the company. */
export function buyersTimelineOf({ events, messages, mails, paperAt }: BuyerTimelineSources): BuyerEntry[] {
  const instants = instantsOf(events);
  const nothing = { side: null, byName: null, text: null, isUnread: false, details: {} };
  return [
    ...events.flatMap(({ id, at, kind, details }): BuyerEntry[] => {
      const what = BUYER_KINDS.find((each) => each === kind);
      if (what === undefined) return [];
      const shared = Object.fromEntries(
        SHARED_DETAILS.flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]])),
      );
      return [{ ...nothing, key: `event ${id}`, at, what, details: shared }];
    }),
    ...messages.map(({ messageId, writtenAt, side, byName, text, readAt }): BuyerEntry => {
      const writer = side === 'buyer' ? { byName } : { isUnread: readAt === null };
      return { ...nothing, key: `message ${messageId}`, at: writtenAt, what: 'message', side, ...writer, text };
    }),
    ...mails
      .filter(({ kind, state }) => state === 'sent' && !kind.endsWith('-staff'))
      .map(({ id, at, subject }): BuyerEntry => ({ ...nothing, key: `mail ${id}`, at, what: 'mail', text: subject })),
    ...(paperAt === null ? [] : [{ ...nothing, key: 'paper', at: paperAt, what: 'purchase order' } as const]),
  ].toSorted((one, other) => byTime(one, other, instants));
}

import {
  and,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import type { Db } from '#platform/database/database.ts';
import { dayStart } from '../../base/days/day-start.ts';
import { orderReference } from '../../trade/orders/reference.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import { type MailState, mailStateOf } from './mailbox-entry.ts';
import { mailDeclaration, type MailQuestion } from './paths.ts';
import { mails } from './tables.ts';
import { isAllowed, type StaffRight } from '../../base/rights/staff-right.ts';
import { shownKind, traitsOf, WORK_KINDS, EFFECT_KINDS, type EffectKind } from '../../base/outbox/effects.ts';
import { mailNumber, outbox } from '../../base/outbox/tables.ts';
import type { MailboxEntry, MailboxMail } from './answers.ts';

/** All mails of the shop, written or not (E17). */
export const mailList = staffList(mailDeclaration, {
  table: outbox,
  id: outbox.id,
  sorts: { at: outbox.createdAt },
  filters: {
    kind: (kind) => eq(outbox.kind, kind),
    state: (state, { db }) => isIn(db, state),
    orderId: (orderId) => isAbout('orderId', orderId),
    customerId: (customerId) => isAbout('customerId', customerId),
    from: (day, { store }) => gte(outbox.createdAt, dayStart(day, 0, store.timeZone)),
    until: (day, { store }) => lt(outbox.createdAt, dayStart(day, 1, store.timeZone)),
  },
  search: (words, { db }, { rights = [] }: MailAsker) =>
    and(inArray(outbox.kind, readableKinds(rights)), exists(mailOf(db, matches(words)))),
  rows: async (db, ids, _shop, question) =>
    (await selectEntries(db, inArray(outbox.id, ids))).map((row) => withinRights(entryOf(row), question?.rights ?? [])),
});

/** The caller's rights, set by the server: what a mail tells needs the right of what it is about (D58). */
type MailAsker = MailQuestion & { rights?: readonly StaffRight[] | undefined };

/** In exactly the form of the index; otherwise PostgreSQL does not use it. */
function isAbout(name: 'orderId' | 'customerId', number: number): SQL {
  return sql`${mailNumber(outbox.payload, name)} = ${number} and payload ? ${sql.raw(`'${name}'`)}`;
}

/** All mails about an order. */
export async function listMailsOfOrder(db: Db, orderId: number): Promise<MailboxEntry[]> {
  return (await selectEntries(db, isAbout('orderId', orderId))).map(entryOf);
}

/** The newest mails about members of a company and about its orders, before a given time, with what the reader may read. */
export async function listMailsOfCompany(
  db: Db,
  { companyId, members, rights }: { companyId: number; members: readonly number[]; rights: readonly StaffRight[] },
  { before, most }: { before: Date; most: number },
): Promise<MailboxEntry[]> {
  const ofMembers = sql`${mailNumber(outbox.payload, 'customerId')} = any(${sql.param([...members])}::integer[]) and payload ? 'customerId'`;
  const ofOrders = sql`${mailNumber(outbox.payload, 'orderId')} in (select id from orders where company_id = ${companyId}) and payload ? 'orderId'`;
  // Two queries, because neither index could serve an "or" of both.
  const found = await Promise.all(
    [ofMembers, ofOrders].map((condition) =>
      selectEntries(db, sql`${condition} and ${lt(outbox.createdAt, before)}`)
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(most),
    ),
  );
  return [...new Map(found.flat().map((row) => [row.id, withinRights(entryOf(row), rights)])).values()];
}

/** One mail with its texts, without them if the reader lacks the right of what it is about (D58). */
export async function findMail(
  db: Db,
  outboxId: number,
  rights: readonly StaffRight[],
): Promise<MailboxMail | undefined> {
  const [row] = await db
    .select({
      ...columns,
      text: mails.text,
      html: mails.html,
      handedOverAt: mails.handedOverAt,
      dueAt: outbox.dueAt,
      payload: outbox.payload,
    })
    .from(outbox)
    .leftJoin(mails, eq(mails.outboxId, outbox.id))
    .where(eq(outbox.id, outboxId));
  if (row === undefined) return undefined;
  const entry = entryOf(row);
  const orderId = numberIn(row.payload, 'orderId');
  const { need, hasOrderSheet } = traitsOf(row.kind);
  const isReadable = isAllowed(need, rights);
  return {
    ...withinRights(entry, rights),
    ...(isReadable ? { text: row.text, html: row.html } : { text: null, html: null }),
    sentAt: row.sentAt?.toISOString() ?? null,
    mayHaveArrived: entry.state === 'failed' && row.handedOverAt !== null,
    nextTryAt: entry.state === 'waiting' || entry.state === 'retrying' ? row.dueAt.toISOString() : null,
    attachments: isReadable && hasOrderSheet && orderId !== null ? [orderSheetOf(orderId)] : [],
    orderId,
  };
}

/** Finds the account behind a reset request whose mail was not sent. */
export async function findAskedReset(db: Db, outboxId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .innerJoin(mails, eq(mails.outboxId, outbox.id))
    .where(and(eq(outbox.id, outboxId), eq(outbox.kind, 'password-reset'), isNull(mails.sentAt)));
  return numberIn(row?.payload, 'customerId') ?? undefined;
}

/** The invitation of a mail that has not been sent. */
export async function findWaitingInvitation(db: Db, outboxId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .innerJoin(mails, eq(mails.outboxId, outbox.id))
    .where(and(eq(outbox.id, outboxId), eq(outbox.kind, 'invitation'), isNull(mails.sentAt)));
  return numberIn(row?.payload, 'invitationId') ?? undefined;
}

const columns = {
  id: outbox.id,
  kind: outbox.kind,
  createdAt: outbox.createdAt,
  attempts: outbox.attempts,
  doneAt: outbox.doneAt,
  failedAt: outbox.failedAt,
  lastError: outbox.lastError,
  mailId: mails.id,
  recipient: mails.recipient,
  subject: mails.subject,
  sentAt: mails.sentAt,
};

function selectEntries(db: Db, condition: SQL) {
  return db.select(columns).from(outbox).leftJoin(mails, eq(mails.outboxId, outbox.id)).where(condition);
}

type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

function entryOf(row: EntryRow): MailboxEntry {
  const { id, kind, createdAt, recipient, subject, attempts, lastError } = row;
  return {
    id,
    kind: shownKind(kind),
    at: createdAt.toISOString(),
    state: mailStateOf(row),
    recipient,
    subject,
    attempts,
    lastError,
  };
}

/** The written mail of the current row, if it matches the condition. */
function mailOf(db: Db, condition?: SQL) {
  return db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.outboxId, outbox.id), condition));
}

function matches(search: string): SQL | undefined {
  return or(holdsPlain(mails.recipient, search), holdsPlain(mails.subject, search));
}

const isWork = inArray(outbox.kind, WORK_KINDS);

/** SQL equivalent of mailStateOf. */
function isIn(db: Db, state: MailState): SQL | undefined {
  const isOpen = and(isNull(outbox.doneAt), isNull(outbox.failedAt));
  switch (state) {
    case 'waiting':
      return and(isOpen, isNull(outbox.lastError));
    case 'retrying':
      return and(isOpen, isNotNull(outbox.lastError));
    case 'failed':
      return and(isNull(outbox.doneAt), isNotNull(outbox.failedAt));
    case 'sent':
      return exists(mailOf(db, isNotNull(mails.sentAt)));
    case 'kept':
      return and(isNotNull(outbox.doneAt), exists(mailOf(db, isNull(mails.sentAt))));
    case 'nobody':
      return and(isNotNull(outbox.doneAt), notExists(mailOf(db)), not(isWork));
    case 'done':
      return and(isNotNull(outbox.doneAt), isWork);
    default:
      return state satisfies never;
  }
}

function numberIn(payload: unknown, name: 'orderId' | 'customerId' | 'invitationId'): number | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const number: unknown = Reflect.get(payload, name);
  return typeof number === 'number' ? number : null;
}

/** Generated at each download, with the same result as the sent file (A28). */
function orderSheetOf(orderId: number) {
  return { name: `${orderReference(orderId)}.pdf`, url: `/PDFOrder.pdf?id=${orderId}` };
}

/** Kinds of mails that staff with these rights may read (D58). */
function readableKinds(rights: readonly StaffRight[]): EffectKind[] {
  return EFFECT_KINDS.filter((kind) => isAllowed(traitsOf(kind).need, rights));
}

/** Removes what a mail tells from readers without the right of what it is about; the line that there was one stays (D58). */
function withinRights(mail: MailboxEntry, rights: readonly StaffRight[]): MailboxEntry {
  if (isAllowed(traitsOf(mail.kind).need, rights)) return mail;
  return { ...mail, recipient: null, subject: null, lastError: null };
}

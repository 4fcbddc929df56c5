import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import { message } from '../../../base/messages/message.ts';
import { mailingConsents } from '../../../people/mailings/tables.ts';
import { customers } from '../../../people/accounts/tables.ts';
import { languages } from '#texts/languages.ts';
import { instant, oneOf, required, textUpTo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import type { MoveKind, MoveRow, Remark } from '../kind.ts';
import { only } from '../which.ts';

const WORDS_MAX = 1000;
const isCurrent = and(isNull(mailingConsents.withdrawnAt), isNotNull(mailingConsents.confirmedAt));

/** Consents of members to mailings, with their proof: the words, and when they were asked for and confirmed (Q1, O5). */
export const consentKind: MoveKind = {
  name: 'consents',
  columns: [
    {
      heading: 'member',
      about: 'externalId of the member who consented',
      example: 'M-2001',
      refersTo: 'members',
      read: required(textUpTo(100)),
    },
    {
      heading: 'words',
      about: 'The sentence that they agreed to, letter by letter',
      example: 'Yes, I would like news by mail.',
      read: required(textUpTo(WORDS_MAX)),
    },
    {
      heading: 'language',
      about: 'Its language',
      example: 'en',
      read: required(oneOf(...Object.keys(languages))),
    },
    {
      heading: 'askedAt',
      about: 'When the box was ticked, as 2024-04-30 09:50 (UTC) or with an offset',
      example: '2024-04-30T09:50:00.000Z',
      read: required(instant),
    },
    {
      heading: 'confirmedAt',
      about: 'When the link in the mail was followed; without that it is no consent',
      example: '2024-04-30T09:55:00.000Z',
      read: required(instant),
    },
  ],
  keyOf: ({ member = '' }) => member,
  async find(db, rows) {
    const found = await db
      .select({ id: mailingConsents.id, customerId: mailingConsents.customerId })
      .from(mailingConsents)
      .where(
        and(
          isCurrent,
          inArray(
            mailingConsents.customerId,
            rows.flatMap(({ ids }) => ids.member ?? []),
          ),
        ),
      );
    const idOf = new Map(found.map(({ id, customerId }) => [customerId, id]));
    return rows.map(({ ids }) => idOf.get(ids.member ?? 0) ?? null);
  },
  async stored(db, which) {
    const { id, words, language, askedAt, confirmedAt } = mailingConsents;
    const query = db
      .select({
        id,
        member: externalIdOf('members', mailingConsents.customerId),
        words,
        language,
        askedAt,
        confirmedAt,
      })
      .from(mailingConsents);
    const rows = await only(query.$dynamic(), id, which, isCurrent);
    return rows.map((row) => ({
      id: row.id,
      cells: {
        member: row.member,
        words: row.words.trim(),
        language: row.language,
        askedAt: row.askedAt.toISOString(),
        confirmedAt: row.confirmedAt?.toISOString() ?? '',
      },
    }));
  },
  async check(db, rows) {
    const memberIds = rows.flatMap(({ ids }) => ids.member ?? []);
    const asked = await db
      .select({ customerId: mailingConsents.customerId })
      .from(mailingConsents)
      .where(inArray(mailingConsents.customerId, memberIds));
    const decided = new Set(asked.map(({ customerId }) => customerId));
    return rows.flatMap(({ row, cells: { askedAt = '', confirmedAt = '' }, ids }): Remark[] => {
      if (confirmedAt < askedAt)
        return [{ row, heading: 'confirmedAt', message: message('staff-rule.move.confirmed-early') }];
      // What members said in this shop counts, a withdrawal above all.
      if (decided.has(ids.member ?? 0))
        return [{ row, heading: 'member', message: message('staff-rule.move.consent-decided') }];
      return [];
    });
  },
  async add(tx, rows) {
    const write = await writerFor(tx, rows);
    const added = await tx.insert(mailingConsents).values(rows.map(write)).returning({ id: mailingConsents.id });
    return added.map(({ id }) => id);
  },
  async change() {}, // `check` refuses it
  async remove(tx, ids) {
    const removed = await tx
      .delete(mailingConsents)
      .where(and(inArray(mailingConsents.id, [...ids]), isNull(mailingConsents.withdrawnAt)))
      .returning({ id: mailingConsents.id });
    return removed.map(({ id }) => id);
  },
};

/** A consent is for the address that the member has. */
async function writerFor(tx: Parameters<MoveKind['add']>[0], rows: readonly MoveRow[]) {
  const members = await tx
    .select({ id: customers.id, email: customers.email })
    .from(customers)
    .where(
      inArray(
        customers.id,
        rows.flatMap(({ ids }) => ids.member ?? []),
      ),
    );
  const emailOf = new Map(members.map(({ id, email }) => [id, email]));
  return ({ cells, ids }: MoveRow) => ({
    customerId: ids.member ?? 0,
    email: emailOf.get(ids.member ?? 0) ?? '',
    words: cells.words ?? '',
    language: cells.language ?? '',
    askedAt: new Date(cells.askedAt ?? ''),
    confirmedAt: new Date(cells.confirmedAt ?? ''),
  });
}

import { and, asc, desc, eq, exists, inArray, isNull, lte, not, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { outbox } from '../../base/outbox/tables.ts';
import type { SignedInStaff } from '../../base/operations/shop.ts';
import { customers } from '../../people/accounts/tables.ts';
import type { PasswordInvitations } from './answers.ts';
import { passwordInvitations, passwordRounds } from './tables.ts';

const ROUNDS_SHOWN = 20;

/** Members who can log in as soon as they have a password. Closed and erased accounts are inactive. */
const needsPassword = and(eq(customers.status, 'active'), isNull(customers.passwordHash));

const isInvited = sql`exists (select from ${passwordInvitations} where ${passwordInvitations.customerId} = ${customers.id})`;

export function countUninvited(db: Db): Promise<number> {
  return db.$count(customers, and(needsPassword, not(isInvited)));
}

export async function insertRound(
  tx: Db,
  staff: Pick<SignedInStaff, 'id' | 'name'>,
  perMinute: number,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(passwordRounds)
    .values({ at: now, staffId: staff.id, staffName: staff.name, perMinute })
    .returning({ id: passwordRounds.id });
  if (row === undefined) throw new Error('A round was inserted, but not returned.');
  return row.id;
}

/** Puts all members who need an invitation into a round; a concurrent press leaves out those of the other. Returns their number. */
export async function insertInvitations(tx: Db, roundId: number, now: Date): Promise<number> {
  const members = tx
    .select({
      customerId: customers.id,
      roundId: sql<number>`${roundId}::integer`.as('round_id'),
      mails: sql<number>`0`.as('mails'),
      nextAt: sql<Date>`${now.toISOString()}::timestamptz`.as('next_at'),
    })
    .from(customers)
    .where(and(needsPassword, not(isInvited)));
  const { rowCount } = await tx.insert(passwordInvitations).select(members).onConflictDoNothing();
  return rowCount ?? 0;
}

export async function listRounds(db: Db): Promise<PasswordInvitations['rounds']> {
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const rows = await db
    .select({
      id: passwordRounds.id,
      at: passwordRounds.at,
      staffName: passwordRounds.staffName,
      perMinute: passwordRounds.perMinute,
      stoppedAt: passwordRounds.stoppedAt,
      stoppedBy: passwordRounds.stoppedBy,
      waiting: count(sql`${passwordInvitations.mails} = 0`),
      invited: count(sql`${passwordInvitations.mails} > 0`),
      reminded: count(sql`${passwordInvitations.mails} = 2`),
      chosen: count(sql`${customers.passwordHash} is not null`),
    })
    .from(passwordRounds)
    .leftJoin(passwordInvitations, eq(passwordInvitations.roundId, passwordRounds.id))
    .leftJoin(customers, eq(customers.id, passwordInvitations.customerId))
    .groupBy(passwordRounds.id)
    .orderBy(desc(passwordRounds.id))
    .limit(ROUNDS_SHOWN);
  return rows.map(({ at, stoppedAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    stoppedAt: stoppedAt?.toISOString() ?? null,
  }));
}

/** Marks a round as stopped. Returns whether there was one to stop; undefined: there is no such round. */
export async function markStopped(tx: Db, roundId: number, by: string, now: Date): Promise<boolean | undefined> {
  const [round] = await tx
    .select({ stoppedAt: passwordRounds.stoppedAt })
    .from(passwordRounds)
    .where(eq(passwordRounds.id, roundId))
    .for('update');
  if (round === undefined) return undefined;
  if (round.stoppedAt !== null) return false;
  await tx.update(passwordRounds).set({ stoppedAt: now, stoppedBy: by }).where(eq(passwordRounds.id, roundId));
  return true;
}

/** Takes the waiting members out of a round, so that a later one may invite them, and reminds nobody of it. Returns how many waited. */
export async function endInvitations(tx: Db, roundId: number): Promise<number> {
  const ofRound = eq(passwordInvitations.roundId, roundId);
  const { rowCount } = await tx.delete(passwordInvitations).where(and(ofRound, eq(passwordInvitations.mails, 0)));
  await tx.update(passwordInvitations).set({ nextAt: null }).where(ofRound);
  return rowCount ?? 0;
}

/** The number of mails a minute that staff chose last. */
export async function findPace(db: Db): Promise<number> {
  const [round] = await db
    .select({ perMinute: passwordRounds.perMinute })
    .from(passwordRounds)
    .orderBy(desc(passwordRounds.id))
    .limit(1);
  return round?.perMinute ?? 0;
}

/** Counts invitations that the mail server has not taken yet. Those given up do not count. */
export function countUnsent(db: Db): Promise<number> {
  const isUnsent = and(isNull(outbox.doneAt), isNull(outbox.failedAt));
  return db.$count(outbox, and(eq(outbox.kind, 'password-invitation'), isUnsent));
}

/** Settles those who are due, but have a password by now or whose account is closed. One who got no mail can be invited again. */
export async function settleDue(tx: Db, now: Date): Promise<void> {
  const isDue = lte(passwordInvitations.nextAt, now);
  const stillNeeds = exists(
    tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.id, passwordInvitations.customerId), needsPassword)),
  );
  await tx.delete(passwordInvitations).where(and(isDue, eq(passwordInvitations.mails, 0), not(stillNeeds)));
  await tx
    .update(passwordInvitations)
    .set({ nextAt: null })
    .where(and(isDue, not(stillNeeds)));
}

/** The next members to be mailed, locked; those who were never mailed first. */
export function lockDue(tx: Db, now: Date, limit: number): Promise<(typeof passwordInvitations.$inferSelect)[]> {
  return tx
    .select()
    .from(passwordInvitations)
    .where(lte(passwordInvitations.nextAt, now))
    .orderBy(asc(passwordInvitations.mails), asc(passwordInvitations.nextAt), asc(passwordInvitations.customerId))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Notes that a mail is queued. @param nextAt null: it was the last one */
export async function noteQueued(tx: Db, customerIds: readonly number[], nextAt: Date | null): Promise<void> {
  if (customerIds.length === 0) return;
  await tx
    .update(passwordInvitations)
    .set({ mails: sql`${passwordInvitations.mails} + 1`, nextAt })
    .where(inArray(passwordInvitations.customerId, [...customerIds]));
}

/** Returns whether the member still gets an invitation: invited, active, and without a password. */
export async function isStillInvited(tx: Db, customerId: number): Promise<boolean> {
  const isMember = and(eq(customers.id, customerId), needsPassword, isInvited);
  return (await tx.$count(customers, isMember)) > 0;
}

import { and, eq, exists, gt, isNull, sql, lt } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies, customers } from '../accounts/tables.ts';
import { newToken, tokenHash } from '../sessions/session.ts';
import type { MemberRole } from '../../base/rights/member-role.ts';
import type { OpenInvitation } from './paths.ts';
import { invitations } from './tables.ts';

const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** The company's valid invitations, newest first. */
export async function listOpenInvitations(db: Db, companyId: number, now: Date): Promise<OpenInvitation[]> {
  const rows = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      memberRole: invitations.role,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), isOpen(now)))
    .orderBy(sql`${invitations.id} desc`);
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
}

/** Saves an invitation; an earlier one of the company to the same address ends. Returns its id. */
export async function insertInvitation(
  tx: Db,
  invitation: { companyId: number; email: string; role: MemberRole; invitedBy: number },
  now: Date,
): Promise<number> {
  await tx
    .update(invitations)
    .set({ endedAt: now })
    .where(
      and(
        eq(invitations.companyId, invitation.companyId),
        eq(sql`lower(${invitations.email})`, sql`lower(${invitation.email}::text)`),
        isNull(invitations.endedAt),
      ),
    );
  const [row] = await tx
    .insert(invitations)
    .values({ ...invitation, createdAt: now, expiresAt: new Date(now.getTime() + LIFE_MS) })
    .returning({ id: invitations.id });
  if (row === undefined) throw new Error('An invitation was inserted, but not returned.');
  return row.id;
}

/** Withdraws the company's invitation; returns its address, undefined if none is open. */
export async function withdrawInvitation(
  tx: Db,
  { invitationId, companyId }: { invitationId: number; companyId: number },
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .update(invitations)
    .set({ endedAt: now })
    .where(and(eq(invitations.id, invitationId), eq(invitations.companyId, companyId), isOpen(now)))
    .returning({ email: invitations.email });
  return row?.email;
}

/**
 * Creates a token for the link of an invitation, for the mail that is being sent; it invalidates the previous one.
 * undefined: the invitation was used, withdrawn, or has expired.
 */
export async function openInvitation(db: Db, invitationId: number, now: Date): Promise<string | undefined> {
  const token = newToken();
  const opened = await db
    .update(invitations)
    .set({ tokenHash: tokenHash(token) })
    .where(and(eq(invitations.id, invitationId), isOpen(now)))
    .returning({ id: invitations.id });
  return opened.length === 1 ? token : undefined;
}

/** Finds the data for an invitation mail; undefined if the invitation no longer works. */
export async function findInvitationMail(db: Db, invitationId: number, now: Date) {
  const [row] = await db
    .select({
      email: invitations.email,
      company: companies.name,
      firstName: customers.firstName,
      surname: customers.surname,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .innerJoin(customers, eq(customers.id, invitations.invitedBy))
    .where(and(eq(invitations.id, invitationId), isOpen(now)));
  return row;
}
export type InvitationMail = NonNullable<Awaited<ReturnType<typeof findInvitationMail>>>;

/** The invitation of a valid link; none of a company without an active manager. */
export async function findInvitation(db: Db, token: string, now: Date) {
  const [row] = await db
    .select({ id: invitations.id, companyId: companies.id, companyName: companies.name, email: invitations.email })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .where(and(eq(invitations.tokenHash, tokenHash(token)), isOpen(now), hasManager(db)));
  return row;
}

/**
 * Uses up the link; returns its content, or undefined if it was no longer valid. Of two concurrent uses only one
 * succeeds.
 */
export async function takeInvitation(tx: Db, token: string, now: Date) {
  const [row] = await tx
    .update(invitations)
    .set({ endedAt: now })
    .where(and(eq(invitations.tokenHash, tokenHash(token)), isOpen(now), hasManager(tx)))
    .returning({
      id: invitations.id,
      companyId: invitations.companyId,
      email: invitations.email,
      role: invitations.role,
    });
  return row;
}

/** Records the member created by an invitation. */
export async function markJoined(tx: Db, invitationId: number, memberId: number): Promise<void> {
  await tx.update(invitations).set({ joinedId: memberId }).where(eq(invitations.id, invitationId));
}

function isOpen(now: Date) {
  return and(isNull(invitations.endedAt), gt(invitations.expiresAt, now));
}

function hasManager(db: Db) {
  return exists(
    db
      .select({ id: customers.id })
      .from(customers)
      .where(
        and(
          eq(customers.companyId, invitations.companyId),
          eq(customers.role, 'manager'),
          eq(customers.status, 'active'),
        ),
      ),
  );
}

/**
 * Deletes expired invitations, used or not, because they contain addresses of people who may never have become members.
 * Returns their number.
 */
export async function clearOldInvitations(db: Db, now: Date): Promise<number> {
  return (await db.delete(invitations).where(lt(invitations.expiresAt, now))).rowCount ?? 0;
}

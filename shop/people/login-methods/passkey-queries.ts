import { and, asc, count, eq, gt, isNotNull, lt, lte } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { customers } from '../accounts/tables.ts';
import { type AccountOwner, isOwnedBy } from '../identity/account-owner.ts';
import { tokenHash } from '../sessions/session.ts';
import { passkeyChallenges, passkeys, secondFactors, staff } from '../identity/tables.ts';

const CHALLENGE_LIFE_MS = 5 * 60 * 1000;

/** Purpose of a challenge, which is valid for nothing else. */
type Purpose = 'add' | 'customer login' | 'staff login';

/** Stores a challenge for five minutes, and deletes expired ones. */
export async function putChallenge(
  db: Db,
  challenge: string,
  { purpose, owner, now }: { purpose: Purpose; owner?: AccountOwner; now: Date },
): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE_MS);
  await db.insert(passkeyChallenges).values({ challengeHash: tokenHash(challenge), purpose, ...owner, expiresAt });
}

/** Consumes a challenge; returns whether it was issued for this purpose and this account. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  { purpose, owner, now }: { purpose: Purpose; owner?: AccountOwner; now: Date },
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, tokenHash(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        owner === undefined ? undefined : isOwnedBy(passkeyChallenges, owner),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return rows.length === 1;
}

/** The passkeys of an account, oldest first. */
export function listPasskeys(db: Db, owner: AccountOwner) {
  return db
    .select({
      guid: passkeys.guid,
      name: passkeys.name,
      credentialId: passkeys.credentialId,
      transports: passkeys.transports,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(isOwnedBy(passkeys, owner))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function countPasskeys(db: Db, owner: AccountOwner): Promise<number> {
  const [row] = await db.select({ count: count() }).from(passkeys).where(isOwnedBy(passkeys, owner));
  return row?.count ?? 0;
}

/** @throws if the passkey is already stored: see `isPasskeyKnown` */
export async function insertPasskey(tx: Db, values: typeof passkeys.$inferInsert): Promise<void> {
  await tx.insert(passkeys).values(values);
}

/** Returns whether a write failed because the passkey already belongs to an account. */
export function isPasskeyKnown(error: unknown): boolean {
  return violatedConstraint(error) === 'passkeys_credential';
}

/** Returns whether the account had it. */
export async function deletePasskey(tx: Db, owner: AccountOwner, guid: string): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.guid, guid), isOwnedBy(passkeys, owner)))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/** Returns their number. */
export async function deletePasskeys(tx: Db, owner: AccountOwner): Promise<number> {
  const rows = await tx.delete(passkeys).where(isOwnedBy(passkeys, owner)).returning({ id: passkeys.id });
  return rows.length;
}

/** The passkey with that credential id, with its account. */
export async function findPasskey(db: Db, credentialId: string) {
  const [row] = await db
    .select({
      id: passkeys.id,
      publicKey: passkeys.publicKey,
      signCount: passkeys.signCount,
      customer: {
        id: customers.id,
        guid: customers.guid,
        passwordHash: customers.passwordHash,
        status: customers.status,
      },
      staff: { id: staff.id, guid: staff.guid, passwordHash: staff.passwordHash, disabled: staff.disabled },
    })
    .from(passkeys)
    .leftJoin(customers, eq(customers.id, passkeys.customerId))
    .leftJoin(staff, eq(staff.id, passkeys.staffId))
    .where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Records the use; returns false if the stored counter is already higher, which indicates a copied key. */
export async function notePasskeyUse(tx: Db, id: number, signCount: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ signCount, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), lte(passkeys.signCount, signCount)))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/** Reads the login methods of a customer's account other than the password. @throws {NotFoundError} */
export async function readKeysOfCustomer(
  db: Db,
  customerId: number,
): Promise<{ secondFactor: boolean; passkeys: number }> {
  const owner = { customerId };
  const [known, factors, count] = await Promise.all([
    db.$count(customers, eq(customers.id, customerId)),
    db.$count(secondFactors, and(isOwnedBy(secondFactors, owner), isNotNull(secondFactors.confirmedAt))),
    countPasskeys(db, owner),
  ]);
  if (known === 0) throw new NotFoundError('customer');
  return { secondFactor: factors > 0, passkeys: count };
}

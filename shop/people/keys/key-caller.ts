import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '../../base/operations/shop.ts';
import { isWithin } from '../../base/kernel/network-address.ts';
import { companies, customers } from '../accounts/tables.ts';
import { MEMBER_COLUMNS, memberOf } from '../sessions/member-row.ts';
import type { FactsOfMember } from '../sessions/session-queries.ts';
import { staff } from '../identity/tables.ts';
import { KeyRefusedError } from './key-errors.ts';
import { hashOfKey, isSameHash, publicIdIn, TOKEN_PREFIX } from './key-text.ts';
import { apiKeys, keyTokens } from './tables.ts';

/** The identity under which a key makes its calls. */
export type KeyIdentity = Pick<Caller, 'customer' | 'staff'> & { readonly key: NonNullable<Caller['key']> };

/** A person never made a call of a key, so nothing that asks for a recent password is open to it. */
const NO_PASSWORD = new Date(0);

/**
 * Finds the identity of a key, or of a token that stands for one. A company's key acts as the member who made it, while they are an
 * active manager of the company; afterwards as its longest-serving one. A staff member's key acts as them.
 */
export function prepareKeyQueries(db: Database, factsOf: FactsOfMember) {
  // Every call of a key runs one of these, so its plan is cached: it must not depend on the values (docs/decisions/0019).
  const now = sql`(select ${sql.placeholder('now')}::timestamptz)`;
  const byPublicId = selectKey(db, factsOf)
    .where(eq(apiKeys.publicId, sql.placeholder('publicId')))
    .prepare('key_by_id');
  const byToken = selectKey(db, factsOf)
    .innerJoin(keyTokens, eq(keyTokens.keyId, apiKeys.id))
    .where(and(eq(keyTokens.tokenHash, sql.placeholder('tokenHash')), gt(keyTokens.expiresAt, now)))
    .prepare('key_by_token');
  const scopesOfToken = db
    .select({ scopes: keyTokens.scopes })
    .from(keyTokens)
    .where(eq(keyTokens.tokenHash, sql.placeholder('tokenHash')))
    .prepare('scopes_of_token');

  return {
    /** @throws {KeyRefusedError} */
    async findIdentity(text: string, address: string, at: Date): Promise<KeyIdentity> {
      if (text.startsWith(TOKEN_PREFIX)) {
        const tokenHash = hashOfKey(text);
        const [row] = await byToken.execute({ tokenHash, now: at });
        if (row === undefined) throw new KeyRefusedError('unknown');
        const [token] = await scopesOfToken.execute({ tokenHash });
        return identityOf({ ...row, scopes: token?.scopes ?? [] }, address, at);
      }
      const publicId = publicIdIn(text);
      if (publicId === undefined) throw new KeyRefusedError('mangled');
      const [row] = await byPublicId.execute({ publicId });
      if (row === undefined || !opensKey(text, row, at)) throw new KeyRefusedError('unknown');
      return identityOf(row, address, at);
    },
  };
}
export type KeyQueries = ReturnType<typeof prepareKeyQueries>;

function selectKey(db: Database, factsOf: FactsOfMember) {
  // The maker, or else the manager who has been there longest.
  const acting = sql`(
    select member.id from customers member
    where member.company_id = ${apiKeys.companyId} and member.status = 'active' and member.role = 'manager'
    order by member.id = ${apiKeys.customerId} desc nulls last, member.id
    limit 1)`;
  return db
    .select({
      id: apiKeys.id,
      guid: apiKeys.guid,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      networks: apiKeys.networks,
      companyId: apiKeys.companyId,
      hash: apiKeys.hash,
      previousHash: apiKeys.previousHash,
      previousUntil: apiKeys.previousUntil,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      ...MEMBER_COLUMNS,
      staff: { id: staff.id, guid: staff.guid, name: staff.name, rights: staff.rights, language: staff.language },
      facts: factsOf({ id: customers.id, companyId: companies.id }),
    })
    .from(apiKeys)
    .leftJoin(customers, eq(customers.id, acting))
    .leftJoin(companies, eq(companies.id, customers.companyId))
    .leftJoin(staff, and(eq(staff.id, apiKeys.staffId), eq(staff.disabled, false)));
}

type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKey>['execute']>>[number];

/** Returns whether the secret is the key's: the present one, or the one before the last rotation while it still counts. */
function opensKey(text: string, { hash, previousHash, previousUntil }: KeyRow, at: Date): boolean {
  const given = hashOfKey(text);
  const isPrevious = isSameHash(given, previousHash ?? '') && previousUntil !== null && previousUntil > at;
  return isSameHash(given, hash) || isPrevious;
}

/** @throws {KeyRefusedError} */
function identityOf(row: KeyRow, address: string, at: Date): KeyIdentity {
  const { id, guid, name, scopes } = row;
  if (row.revokedAt !== null) throw new KeyRefusedError('revoked', id);
  if (row.expiresAt <= at) throw new KeyRefusedError('ended', id);
  if (row.networks.length > 0 && !isWithin(address, row.networks)) throw new KeyRefusedError('address', id);
  const session = { sessionKey: '', sessionGuid: guid, passwordGivenAt: NO_PASSWORD };
  const key = { id, name, scopes };
  if (row.companyId === null) {
    if (row.staff === null) throw new KeyRefusedError('holder', id);
    return { key, customer: null, staff: { ...row.staff, ...session } };
  }
  if (row.customer === null || row.company === null) throw new KeyRefusedError('suspended', id);
  const member = memberOf({ customer: row.customer, company: row.company });
  // Histories and documents show the key beside the member as whom it acts.
  const displayName = `${member.displayName} (${name})`;
  return { key, staff: null, customer: { ...member, ...session, displayName, actingStaff: null, facts: row.facts } };
}

import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/database/database.ts';
import type { AccountOwner } from '../account-owner.ts';
import { passkeys } from '../tables.ts';

const NO_KEY = () => ({ credentialId: randomUUID() as string, publicKey: 'AQ' });

/** Stores a passkey for this account without a browser; returns its GUID, by which its owner removes it. */
export async function storedPasskey(db: Db, owner: AccountOwner, key = NO_KEY()): Promise<string> {
  const values = { ...owner, ...key, signCount: 0, transports: [], name: 'A key', createdAt: new Date() };
  const [row] = await db.insert(passkeys).values(values).returning({ guid: passkeys.guid });
  return row?.guid ?? '';
}

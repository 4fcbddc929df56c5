import type { Db } from '#platform/database/database.ts';
import type { ApiScope } from '../../base/rights/api-scope.ts';
import { hashOfKey, newAccessToken } from './key-text.ts';
import { keyTokens } from './tables.ts';

/** Lifetime of a token. */
export const TOKEN_SECONDS = 600;

/** Issues a short token that stands for a key, with some of its scopes. It ends with the key. */
export async function issueToken(db: Db, keyId: number, scopes: readonly ApiScope[], now: Date): Promise<string> {
  const token = newAccessToken();
  const expiresAt = new Date(now.getTime() + TOKEN_SECONDS * 1000);
  await db.insert(keyTokens).values({ tokenHash: hashOfKey(token), keyId, scopes: [...scopes], expiresAt });
  return token;
}

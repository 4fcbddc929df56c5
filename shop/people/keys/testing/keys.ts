import type { TestShop } from '#server/testing/test-shop.ts';
import { type ApiScope, scopesOf } from '../../../base/rights/api-scope.ts';
import { hashOfKey, newKeyText, newPublicId } from '../key-text.ts';
import { insertKey, type StoredKey } from '../key-queries.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

type Changes = Partial<Pick<StoredKey, 'name' | 'networks' | 'expiresAt' | 'revokedAt' | 'customerId'>> & {
  scopes?: readonly ApiScope[];
};

type Owner = { companyId: number; customerId?: number } | { staffId: number };

/** Makes a key, with all scopes that its owner can give it, and calls that send it. */
export async function putKey(shop: TestShop, owner: Owner, changes: Changes = {}) {
  const key = await storeKey(shop, owner, changes);
  return { ...key, ...shop.withToken(key.text) };
}

/** Makes a key without calls. */
export async function storeKey(shop: Pick<TestShop, 'shop'>, owner: Owner, { scopes, ...changes }: Changes = {}) {
  const { db, clock } = shop.shop;
  const publicId = newPublicId();
  const text = newKeyText(publicId);
  const stored = await insertKey(db, {
    ...owner,
    publicId,
    name: 'ERP',
    scopes: [...(scopes ?? scopesOf('companyId' in owner ? 'company' : 'staff'))],
    hash: hashOfKey(text),
    createdAt: clock.now(),
    days: 365,
    expiresAt: new Date(clock.now().getTime() + YEAR_MS),
    ...changes,
  });
  return { ...stored, text };
}

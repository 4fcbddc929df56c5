import { DAY_MS } from '../../base/days/calendar-day.ts';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { type ChangedBy, recordChange } from '../../base/audit/record-change.ts';
import { ConflictError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { logRightsChanged } from '../identity/security-log.ts';
import type { KeyDraft, NewKey } from './paths.ts';
import { queueKeyNews } from './key-news.ts';
import {
  countKeys,
  deleteTokens,
  insertKey,
  type KeyOwner,
  lockKey,
  type StoredKey,
  updateKey,
} from './key-queries.ts';
import { hashOfKey, newKeyText, newPublicId } from './key-text.ts';

/** Maximum number of keys of an owner, without revoked ones. */
const MAX_KEYS = 20;
/** Time for which the secret before a rotation works, so that its programs can be changed one by one. */
const TWO_VALID_MS = 7 * DAY_MS;

/** A person who makes or changes keys. */
export interface KeyKeeper {
  owner: KeyOwner;
  /** The maker of a company's key. */
  customerId: number | null;
  by: ChangedBy;
}

type Context = Pick<OperationContext, 'shop' | 'caller'>;

/** Makes a key and returns its text, which nobody can read again. @throws {ConflictError} there are too many */
export async function addKey(keeper: KeyKeeper, draft: KeyDraft, context: Context): Promise<NewKey> {
  const now = context.shop.clock.now();
  const publicId = newPublicId();
  const apiKey = newKeyText(publicId);
  const { guid } = await inTransaction(context.shop.db, async (tx) => {
    if ((await countKeys(tx, keeper.owner)) >= MAX_KEYS)
      throw new ConflictError('key.too-many', message('refusal.keys-too-many', { most: MAX_KEYS }));
    const stored = await insertKey(tx, {
      ...keeper.owner,
      customerId: keeper.customerId,
      publicId,
      name: draft.keyName,
      scopes: draft.keyScopes,
      networks: draft.networks,
      hash: hashOfKey(apiKey),
      createdAt: now,
      days: draft.keyLifetime,
      expiresAt: afterDays(now, draft.keyLifetime),
    });
    await queueKeyNews(tx, stored, { news: 'made', now });
    await recordKey(tx, keeper, stored, { action: 'key made', now });
    return stored;
  });
  logChange(keeper, 'key made', context);
  return { guid, apiKey };
}

/**
 * Gives a key a new secret and its whole lifetime again. The present secret works for seven more days, that before it no longer.
 * @throws {NotFoundError}
 */
export async function rotateKey(keeper: KeyKeeper, guid: string, context: Context): Promise<NewKey> {
  const now = context.shop.clock.now();
  const apiKey = await inTransaction(context.shop.db, async (tx) => {
    const key = await lockKey(tx, guid, keeper.owner);
    if (key === undefined) throw new NotFoundError('key');
    const text = newKeyText(key.publicId);
    await updateKey(tx, key.id, {
      hash: hashOfKey(text),
      previousHash: key.hash,
      previousUntil: new Date(Math.min(now.getTime() + TWO_VALID_MS, Math.max(now.getTime(), key.expiresAt.getTime()))),
      expiresAt: afterDays(now, key.days),
      warnedAt: null,
    });
    await queueKeyNews(tx, key, { news: 'rotated', now });
    await recordKey(tx, keeper, key, { action: 'key rotated', now });
    return text;
  });
  logChange(keeper, 'key rotated', context);
  return { guid, apiKey };
}

/** Revokes a key and its tokens at once. Returns 1. @param of whose keys the person may revoke @throws {NotFoundError} */
export async function revokeKey(
  keeper: KeyKeeper,
  { guid, of }: { guid: string; of: KeyOwner | 'everybody' },
  context: Context,
): Promise<1> {
  const now = context.shop.clock.now();
  await inTransaction(context.shop.db, async (tx) => {
    const key = await lockKey(tx, guid, of);
    if (key === undefined) throw new NotFoundError('key');
    await updateKey(tx, key.id, { revokedAt: now });
    await deleteTokens(tx, key.id);
    await recordKey(tx, keeper, key, { action: 'key revoked', now });
  });
  logChange(keeper, 'key revoked', context);
  return 1;
}

/** Records a change in the history of the company or the staff member: never the key itself. */
async function recordKey(
  tx: Db,
  { by }: KeyKeeper,
  { companyId, staffId, name, scopes, publicId }: StoredKey,
  { action, now }: { action: string; now: Date },
): Promise<void> {
  const of =
    companyId === null
      ? ({ entity: 'staff', entityId: staffId ?? 0 } as const)
      : ({ entity: 'company', entityId: companyId } as const);
  const described = { keyName: name, keyPrefix: publicId, keyScopes: scopes.join(', ') };
  const isGone = action === 'key revoked';
  await recordChange(tx, by, now, {
    action,
    ...of,
    before: isGone ? described : null,
    after: isGone ? null : described,
  });
}

function logChange({ owner, customerId }: KeyKeeper, change: string, context: Context): void {
  logRightsChanged(context, change, 'staffId' in owner ? owner : { customerId: customerId ?? 0 });
}

function afterDays(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

import { and, eq, lt, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { DAY_MS, dayInZone } from '../../base/days/calendar-day.ts';
import { addressRange } from '../../base/kernel/network-address.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { KeyCall, KeyCallLog } from './key-call-log.ts';
import { queueKeyNews } from './key-news.ts';
import { KEPT_CALLS, type StoredKey } from './key-queries.ts';
import { apiKeys, keyCalls, keyDays, keyTokens } from './tables.ts';

/** Maximum number of ranges that are remembered of a key, so that a roaming one does not send mails for ever. */
const MAX_RANGES = 30;
/** Time for which the number of calls of a day is kept. */
const KEPT_DAYS = 90;

type SavingShop = Pick<Shop, 'db' | 'store'> & { readonly keyCalls: KeyCallLog };

/** Saves the calls that keys made since the last time, and reports the use of a key from a new range of addresses. */
export async function saveKeyCalls({ db, store, keyCalls: log }: SavingShop, now: Date): Promise<void> {
  const calls = log.take();
  if (calls.length === 0) return;
  await inTransaction(db, async (tx) => {
    // In the same order everywhere, so that two processes never deadlock.
    for (const keyId of [...new Set(calls.map((call) => call.keyId))].toSorted((a, b) => a - b)) {
      const [key] = await tx.select().from(apiKeys).where(eq(apiKeys.id, keyId)).for('no key update');
      if (key === undefined) continue; // deleted with its owner
      const own = calls.filter((call) => call.keyId === keyId);
      await saveCalls(tx, key, own, store.timeZone);
      await reportNewRanges(tx, key, own, now);
    }
  });
}

async function saveCalls(tx: Db, { id: keyId }: StoredKey, calls: readonly KeyCall[], timeZone: string): Promise<void> {
  await tx
    .insert(keyCalls)
    .values(calls.slice(-KEPT_CALLS).map(({ at, call, status, ms }) => ({ keyId, at, call, status, ms })));
  const oldest = tx
    .select({ id: keyCalls.id })
    .from(keyCalls)
    .where(eq(keyCalls.keyId, keyId))
    .orderBy(sql`${keyCalls.id} desc`)
    .limit(1)
    .offset(KEPT_CALLS - 1);
  await tx.delete(keyCalls).where(and(eq(keyCalls.keyId, keyId), lt(keyCalls.id, sql`(${oldest})`)));
  for (const [day, ofDay] of Map.groupBy(calls, ({ at }) => dayInZone(at, timeZone))) {
    const refused = ofDay.filter(({ status }) => status >= 400).length;
    await tx
      .insert(keyDays)
      .values({ keyId, day, calls: ofDay.length, refused })
      .onConflictDoUpdate({
        target: [keyDays.keyId, keyDays.day],
        set: { calls: sql`${keyDays.calls} + excluded.calls`, refused: sql`${keyDays.refused} + excluded.refused` },
      });
  }
}

/** The first range is that for which the key was made; every later one is news. */
async function reportNewRanges(tx: Db, key: StoredKey, calls: readonly KeyCall[], now: Date): Promise<void> {
  const admitted = calls.filter(({ address }) => address !== null);
  const last = admitted.at(-1);
  if (last === undefined) return;
  const used = new Set(admitted.map(({ address }) => addressRange(address ?? '')));
  const added = [...used].filter((range) => !key.ranges.includes(range)).slice(0, MAX_RANGES - key.ranges.length);
  await tx
    .update(apiKeys)
    .set({ lastUsedAt: last.at, ranges: [...key.ranges, ...added] })
    .where(eq(apiKeys.id, key.id));
  const news = key.ranges.length === 0 ? added.slice(1) : added;
  for (const range of news) await queueKeyNews(tx, key, { news: 'range', range, now });
}

/** Time before its end at which the owners of a key are reminded. */
const REMINDER_MS = 14 * DAY_MS;

/** Queues a mail about each key that ends within two weeks. Returns their number. */
export async function remindOfKeys(db: Shop['db'], now: Date, limit: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ending = await tx
      .select()
      .from(apiKeys)
      .where(
        sql`${apiKeys.revokedAt} is null and ${apiKeys.warnedAt} is null
          and ${apiKeys.expiresAt} > ${now} and ${apiKeys.expiresAt} < ${new Date(now.getTime() + REMINDER_MS)}`,
      )
      .orderBy(apiKeys.id)
      .limit(limit)
      .for('update', { skipLocked: true });
    for (const key of ending) {
      await queueKeyNews(tx, key, { news: 'ending', now });
      await tx.update(apiKeys).set({ warnedAt: now }).where(eq(apiKeys.id, key.id));
    }
    return ending.length;
  });
}

/** Deletes ended tokens, and counts of days that no screen shows. Returns their number. */
export async function clearKeyRecords(db: Db, now: Date): Promise<number> {
  const tokens = await db.delete(keyTokens).where(lt(keyTokens.expiresAt, now));
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const days = await db.delete(keyDays).where(lt(keyDays.day, oldest));
  return (tokens.rowCount ?? 0) + (days.rowCount ?? 0);
}

import type { Db } from '#platform/database/database.ts';
import type { KeyNews, WaitingEffect } from '../../base/outbox/effects.ts';
import { queueEffects } from '../../base/outbox/queue-effect.ts';
import { listManagers, type StoredKey } from './key-queries.ts';

/**
 * Queues a mail about a key to those who answer for it: the managers of its company, or the staff member.
 * @param range the new range of addresses; '' if the news is another
 */
export async function queueKeyNews(
  tx: Db,
  { id: keyId, companyId, staffId }: Pick<StoredKey, 'id' | 'companyId' | 'staffId'>,
  { news, range = '', now }: { news: KeyNews; range?: string; now: Date },
): Promise<void> {
  const managers = companyId === null ? [] : await listManagers(tx, companyId);
  const mails: WaitingEffect[] = managers.map((customerId) => ({
    kind: 'key-news',
    payload: { keyId, customerId, news, range },
  }));
  if (staffId !== null) mails.push({ kind: 'staff-key-news', payload: { keyId, staffId, news, range } });
  await queueEffects(tx, now, mails);
}

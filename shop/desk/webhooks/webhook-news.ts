import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { WaitingEffect, WebhookNews } from '../../base/outbox/effects.ts';
import { queueEffects } from '../../base/outbox/queue-effect.ts';
import { staff } from '../../people/identity/tables.ts';
import { listManagers } from '../../people/keys/key-queries.ts';
import type { webhookEndpoints } from './tables.ts';

/** Queues a mail about an endpoint to those who answer for it: the managers of its company, or colleagues with the right *settings*. */
export async function queueWebhookNews(
  tx: Db,
  { id: endpointId, companyId }: typeof webhookEndpoints.$inferSelect,
  news: WebhookNews,
  now: Date,
): Promise<void> {
  const mails: WaitingEffect[] =
    companyId === null
      ? (await listOwners(tx)).map((staffId) => ({
          kind: 'staff-webhook-news',
          payload: { endpointId, staffId, news },
        }))
      : (await listManagers(tx, companyId)).map((customerId) => ({
          kind: 'webhook-news',
          payload: { endpointId, customerId, news },
        }));
  await queueEffects(tx, now, mails);
}

async function listOwners(tx: Db): Promise<number[]> {
  const rows = await tx
    .select({ id: staff.id, rights: staff.rights })
    .from(staff)
    .where(eq(staff.disabled, false))
    .orderBy(asc(staff.id));
  return rows.filter(({ rights }) => rights.includes('settings')).map(({ id }) => id);
}

import { and, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { DAY_MS } from '../../base/days/calendar-day.ts';
import { companies } from '../../people/accounts/tables.ts';
import { changes } from '../changes/tables.ts';
import type { Delivery, Endpoint } from './answers.ts';
import { requestOf } from './deliver-webhook.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from './tables.ts';

/** Owner of endpoints: a company, or the shop. */
export type EndpointOwner = { companyId: number } | 'shop';

export type StoredEndpoint = typeof webhookEndpoints.$inferSelect;

const SHOWN_DELIVERIES = 50;
const HEALTH_DAYS = 7;

const ownedBy = (owner: EndpointOwner): SQL =>
  owner === 'shop' ? isNull(webhookEndpoints.companyId) : eq(webhookEndpoints.companyId, owner.companyId);

interface Which {
  owner: EndpointOwner;
  /** Endpoints that are shown. */
  of?: EndpointOwner | 'everybody';
  guid?: string;
  now: Date;
}

/** Lists endpoints with their health, newest first: those of an owner, or of everybody. */
export async function listEndpoints(db: Db, { owner, of = owner, guid, now }: Which): Promise<Endpoint[]> {
  const from = new Date(now.getTime() - HEALTH_DAYS * DAY_MS);
  const ofEndpoint = sql`d.endpoint_id = ${webhookEndpoints.id} and d.created_at >= ${from}`;
  const rows = await db
    .select({
      endpoint: webhookEndpoints,
      company: companies.name,
      isOwn: sql<boolean>`coalesce(${ownedBy(owner)}, false)`,
      delivered: sql<number>`(select count(*)::integer from webhook_deliveries d where ${ofEndpoint} and d.done_at is not null)`,
      failed: sql<number>`(select count(*)::integer from webhook_deliveries d where ${ofEndpoint} and d.given_up_at is not null)`,
      waiting: sql<number>`(
        select count(*)::integer from webhook_deliveries d
        where d.endpoint_id = ${webhookEndpoints.id} and d.done_at is null and d.given_up_at is null)`,
      within: sql<number | null>`(
        select percentile_disc(0.95) within group (order by a.ms) from webhook_attempts a
        where a.endpoint_id = ${webhookEndpoints.id} and a.at >= ${from} and a.status is not null)`,
    })
    .from(webhookEndpoints)
    .leftJoin(companies, eq(companies.id, webhookEndpoints.companyId))
    .where(
      and(
        of === 'everybody' ? undefined : ownedBy(of),
        guid === undefined ? undefined : eq(webhookEndpoints.guid, guid),
      ),
    )
    .orderBy(desc(webhookEndpoints.id));
  return rows.map(({ endpoint, company, isOwn, delivered, failed, waiting, within }) => ({
    guid: endpoint.guid,
    webhookUrl: endpoint.url,
    webhookNote: endpoint.description,
    changeKinds: endpoint.kinds,
    webhookOwner: company ?? '',
    offReason: endpoint.offReason,
    offAt: endpoint.offAt?.toISOString() ?? null,
    failingSince: endpoint.failingSince?.toISOString() ?? null,
    warnedAt: endpoint.warnedAt?.toISOString() ?? null,
    previousUntil:
      endpoint.previousUntil !== null && endpoint.previousUntil > now ? endpoint.previousUntil.toISOString() : null,
    deliveredCount: delivered,
    failedCount: failed,
    waitingCount: waiting,
    answeredWithinMs: within,
    isOwn,
  }));
}

/** Reads the last deliveries of an endpoint with their attempts, newest first. */
export async function readDeliveries(db: Db, guid: string, publicUrl: string): Promise<Delivery[]> {
  const rows = await db
    .select({
      delivery: webhookDeliveries,
      change: changes,
      url: webhookEndpoints.url,
      secret: webhookEndpoints.secret,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .leftJoin(changes, eq(changes.id, webhookDeliveries.changeId))
    .where(eq(webhookEndpoints.guid, guid))
    .orderBy(desc(webhookDeliveries.id))
    .limit(SHOWN_DELIVERIES);
  const ids = rows.map(({ delivery }) => delivery.id);
  const attempts = await db
    .select()
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.deliveryId, ids))
    .orderBy(desc(webhookAttempts.id));
  const ofDelivery = Map.groupBy(attempts, ({ deliveryId }) => deliveryId);
  return rows.map(({ delivery, change }) => {
    const { id, body } = requestOf(
      {
        id: delivery.id,
        created_at: delivery.createdAt,
        change: change === null ? null : { ...change, object_id: change.objectId },
      },
      publicUrl,
    );
    const isOpen = delivery.doneAt === null && delivery.givenUpAt === null;
    return {
      webhookDeliveryId: delivery.id,
      webhookId: id,
      changeKind: change?.kind ?? null,
      reference: change?.reference ?? '',
      madeAt: delivery.createdAt.toISOString(),
      deliveryState: isOpen ? 'waiting' : delivery.doneAt === null ? 'given-up' : 'delivered',
      nextAt: isOpen ? delivery.dueAt.toISOString() : null,
      requestBody: body,
      attemptsMade: (ofDelivery.get(delivery.id) ?? []).map(({ at, status, ms, answer }) => ({
        at: at.toISOString(),
        callStatus: status,
        ms,
        answer,
      })),
    };
  });
}

/** An endpoint for a mail about it. */
export async function findEndpoint(db: Db, id: number): Promise<{ url: string; description: string } | undefined> {
  const { url, description } = webhookEndpoints;
  const [endpoint] = await db.select({ url, description }).from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  return endpoint;
}

export function countEndpoints(tx: Db, owner: EndpointOwner): Promise<number> {
  return tx.$count(webhookEndpoints, ownedBy(owner));
}

export async function insertEndpoint(tx: Db, endpoint: typeof webhookEndpoints.$inferInsert): Promise<StoredEndpoint> {
  const [stored] = await tx.insert(webhookEndpoints).values(endpoint).returning();
  if (stored === undefined) throw new Error('The endpoint was not stored.');
  return stored;
}

/** Finds an owner's endpoint, or anybody's; locks it. */
export async function lockEndpoint(
  tx: Db,
  guid: string,
  of: EndpointOwner | 'everybody',
): Promise<StoredEndpoint | undefined> {
  const which = of === 'everybody' ? undefined : ownedBy(of);
  const [endpoint] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.guid, guid), which))
    .for('update');
  return endpoint;
}

export async function updateEndpoint(
  tx: Db,
  id: number,
  change: Partial<typeof webhookEndpoints.$inferInsert>,
): Promise<void> {
  await tx.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id));
}

export async function deleteEndpoint(tx: Db, id: number): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
}

/** Queues a test; returns its number. */
export async function insertTest(tx: Db, endpointId: number, now: Date): Promise<number> {
  const subject = `test ${crypto.randomUUID()}`;
  const [test] = await tx
    .insert(webhookDeliveries)
    .values({ endpointId, subject, createdAt: now, dueAt: now })
    .returning({ id: webhookDeliveries.id });
  return test?.id ?? 0;
}

/** One delivery, or all that were given up since then. */
export type WhichDeliveries = { id: number } | { since: SQL };

/** Makes one delivery due again, or all that were given up since then; returns their number. */
export async function repeatDeliveries(
  tx: Db,
  endpointId: number,
  { which, now }: { which: WhichDeliveries; now: Date },
): Promise<number> {
  const { id, givenUpAt } = webhookDeliveries;
  const these = 'id' in which ? eq(id, which.id) : and(isNotNull(givenUpAt), gte(givenUpAt, which.since));
  const { rowCount } = await tx
    .update(webhookDeliveries)
    .set({ dueAt: now, attempts: 0, doneAt: null, givenUpAt: null })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), these));
  return rowCount ?? 0;
}

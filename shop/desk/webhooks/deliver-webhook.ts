import { performance } from 'node:perf_hooks';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import type { Outgoing } from '#platform/outgoing/outgoing.ts';
import type { Sealer } from '#platform/sealer.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { shownChange } from '../changes/change-queries.ts';
import type { ClaimedDelivery } from './delivery-queries.ts';
import { nextDelayMs, OFF_AFTER_MS, pauseMs, WARN_AFTER_MS } from './retry-ladder.ts';
import { signatures } from './sign.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from './tables.ts';
import { queueWebhookNews } from './webhook-news.ts';

/** Parts of the shop that deliveries need. */
export type WebhookShop = Pick<Shop, 'db' | 'clock' | 'publicUrl'>;

/** Purpose for which secrets of endpoints are sealed. */
export const SECRET_PURPOSE = 'webhook endpoint';

const WITHIN_MS = 15_000;
/** Length of an answer that is kept for people. */
const SHOWN_ANSWER = 1000;
const GONE = 410;

/** Outcome of an attempt. status null: there was no answer. */
interface Outcome {
  status: number | null;
  answer: string;
  retryAfter: string | null;
  ms: number;
}

/** A delivery that succeeded, to be stored together with others. */
export interface Delivered {
  claimed: ClaimedDelivery;
  outcome: Outcome;
  /** Begin of the attempt. */
  at: Date;
}

/**
 * Makes one attempt of a claimed delivery. A failure is stored.
 * @param chance from 0 to 1, for the delay before the next
 * @returns the success, which the caller stores; undefined: it failed
 */
export async function deliverWebhook(
  shop: WebhookShop,
  claimed: ClaimedDelivery,
  { outgoing, sealer }: { outgoing: Outgoing; sealer: Sealer },
  chance = Math.random(),
): Promise<Delivered | undefined> {
  const at = shop.clock.now();
  const outcome = await attempt(shop, claimed, at, { outgoing, sealer });
  const { status } = outcome;
  if (status !== null && status >= 200 && status < 300) return { claimed, outcome, at };
  const now = shop.clock.now();
  await inTransaction(shop.db, (tx) => recordFailure(tx, claimed, outcome, { at, now, chance }));
  return undefined;
}

/**
 * Stores successes by one statement, because most attempts are one, and orders share the database with them. An endpoint that failed since
 * they began keeps its pause.
 */
export async function recordDelivered(db: Db, delivered: readonly Delivered[], now: Date): Promise<void> {
  if (delivered.length === 0) return;
  const rows = delivered.map(({ claimed, outcome, at }) => ({
    id: claimed.id,
    endpoint_id: claimed.endpoint_id,
    at,
    status: outcome.status,
    ms: outcome.ms,
    answer: outcome.answer,
  }));
  await db.execute(sql`
    with ended as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as row(id bigint, endpoint_id integer, at timestamptz, status smallint, ms integer, answer text)
    ), attempted as (
      insert into webhook_attempts (delivery_id, endpoint_id, at, status, ms, answer)
      select d.id, ended.endpoint_id, ended.at, ended.status, ended.ms, ended.answer
      from ended join webhook_deliveries d on d.id = ended.id
    ), sound as (
      update webhook_endpoints e
      set failing_since = null, warned_at = null, wait_until = null
      where failing_since < (select max(at) from ended where ended.endpoint_id = e.id)
    )
    update webhook_deliveries d set done_at = ${now}, attempts = d.attempts + 1 from ended where d.id = ended.id`);
}

/** Makes claimed deliveries due again of which no attempt was made. */
export async function releaseDeliveries(db: Db, claimed: readonly ClaimedDelivery[], now: Date): Promise<void> {
  const ids = claimed.map(({ id }) => id);
  if (ids.length > 0) await db.update(webhookDeliveries).set({ dueAt: now }).where(inArray(webhookDeliveries.id, ids));
}

/** The request of a delivery: the same id and body in each attempt. */
export function requestOf(
  { id, change, created_at }: Pick<ClaimedDelivery, 'id' | 'change' | 'created_at'>,
  publicUrl: string,
): { id: string; body: string } {
  if (change === null) {
    const timestamp = new Date(created_at).toISOString();
    return { id: `test_${id}`, body: JSON.stringify({ type: 'test', timestamp, data: {} }) };
  }
  const { changeId, changeKind, changedObject, objectId, reference, changedAt, link } = shownChange(change, publicUrl);
  const data = { object: changedObject, id: objectId, reference, version: changeId, link };
  return { id: `chg_${changeId}`, body: JSON.stringify({ type: changeKind, timestamp: changedAt, data }) };
}

async function attempt(
  { publicUrl }: WebhookShop,
  claimed: ClaimedDelivery,
  at: Date,
  { outgoing, sealer }: { outgoing: Outgoing; sealer: Sealer },
): Promise<Outcome> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const sealed = [claimed.secret, ...(claimed.previous_secret === null ? [] : [claimed.previous_secret])];
    const secrets = sealed.map((each) => sealer.open(each, SECRET_PURPOSE));
    const { id, body } = requestOf(claimed, publicUrl);
    const timestamp = Math.floor(at.getTime() / 1000);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Pressline-Webhooks',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures(secrets, { id, timestamp, body }),
    };
    const {
      status,
      body: answer,
      retryAfter,
    } = await outgoing.post(claimed.url, { headers, body, withinMs: WITHIN_MS });
    return { status, answer: printable(answer), retryAfter, ms: took() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { status: null, answer: printable(reason), retryAfter: null, ms: took() };
  }
}

/** Text that PostgreSQL stores, for people. */
function printable(text: string): string {
  return text.replaceAll('\0', '').slice(0, SHOWN_ANSWER);
}

interface Times {
  at: Date;
  now: Date;
  chance: number;
}

async function recordFailure(
  tx: Db,
  { id, endpoint_id: endpointId, attempts: before }: ClaimedDelivery,
  { status, answer, retryAfter, ms }: Outcome,
  { at, now, chance }: Times,
): Promise<void> {
  await tx.insert(webhookAttempts).values({ deliveryId: id, endpointId, at, status, ms, answer });
  const attempts = before + 1;
  const delay = nextDelayMs(attempts, chance);
  const next = delay === null ? { givenUpAt: now } : { dueAt: new Date(now.getTime() + delay) };
  await tx
    .update(webhookDeliveries)
    .set({ attempts, ...next })
    .where(eq(webhookDeliveries.id, id));
  const failing = await noteFailure(
    tx,
    endpointId,
    new Date(now.getTime() + pauseMs({ status, retryAfter }, now)),
    now,
  );
  if (status === GONE) return turnOff(tx, endpointId, 'gone', now);
  const failedForMs = now.getTime() - (failing?.failingSince ?? now).getTime();
  if (delay === null && failedForMs >= OFF_AFTER_MS) return turnOff(tx, endpointId, 'failing', now);
  if (failing?.warnedAt === null && failedForMs >= WARN_AFTER_MS) await warn(tx, endpointId, now);
}

async function noteFailure(tx: Db, endpointId: number, waitUntil: Date, now: Date) {
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: now })
    .where(and(eq(webhookEndpoints.id, endpointId), isNull(webhookEndpoints.failingSince)));
  const [endpoint] = await tx
    .update(webhookEndpoints)
    .set({ waitUntil })
    .where(eq(webhookEndpoints.id, endpointId))
    .returning({ failingSince: webhookEndpoints.failingSince, warnedAt: webhookEndpoints.warnedAt });
  return endpoint;
}

async function turnOff(tx: Db, endpointId: number, offReason: 'gone' | 'failing', now: Date): Promise<void> {
  const turned = await tx
    .update(webhookEndpoints)
    .set({ offReason, offAt: now })
    .where(and(eq(webhookEndpoints.id, endpointId), isNull(webhookEndpoints.offReason)))
    .returning();
  for (const endpoint of turned) await queueWebhookNews(tx, endpoint, offReason === 'gone' ? 'gone' : 'off', now);
}

async function warn(tx: Db, endpointId: number, now: Date): Promise<void> {
  const warned = await tx
    .update(webhookEndpoints)
    .set({ warnedAt: now })
    .where(eq(webhookEndpoints.id, endpointId))
    .returning();
  for (const endpoint of warned) await queueWebhookNews(tx, endpoint, 'failing', now);
}

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { guid, identity, instant } from '../../../platform/database/columns.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import type { ChangeKind } from '../changes/change-kinds.ts';
import { changes } from '../changes/tables.ts';
import type { OffReason } from './endpoint.ts';

/** Addresses of other systems that the shop tells of changes (M3): those of a company, or of the shop. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: identity(),
    guid: guid(),
    /** null: the shop's own, which hears of all companies. */
    companyId: integer().references(() => companies.id),
    /** The member who made it. It stays the company's after they left. */
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    url: text().notNull(),
    description: text().notNull().default(''),
    kinds: text().array().$type<ChangeKind[]>().notNull(),
    /** Sealed with SECRETS_KEY. */
    secret: text().notNull(),
    /** The secret before the last rotation, and the end of its time. */
    previousSecret: text(),
    previousUntil: instant(),
    createdAt: instant().notNull(),
    /** null: it is on. */
    offReason: text().$type<OffReason>(),
    offAt: instant(),
    /** Begin of the present series of failures; null: the last delivery succeeded. */
    failingSince: instant(),
    /** The mail about that series was queued. */
    warnedAt: instant(),
    /** Nothing is delivered before, because it failed or asked for a pause. */
    waitUntil: instant(),
  },
  (t) => [
    check('webhook_endpoints_kinds', sql`cardinality(${t.kinds}) > 0`),
    check('webhook_endpoints_rotated', sql`num_nulls(${t.previousSecret}, ${t.previousUntil}) in (0, 2)`),
    check('webhook_endpoints_off', sql`num_nulls(${t.offReason}, ${t.offAt}) in (0, 2)`),
    check('webhook_endpoints_off_reason', sql`${t.offReason} in ('person', 'gone', 'failing')`),
    index().on(t.companyId, t.id),
    index().on(t.customerId),
  ],
);

/** A change, or a test, for one endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** null: a test. */
    changeId: bigint({ mode: 'number' }).references(() => changes.id, { onDelete: 'cascade' }),
    /** The changed thing: its changes are delivered one after the other. */
    subject: text().notNull(),
    createdAt: instant().notNull(),
    dueAt: instant().notNull(),
    attempts: smallint().notNull().default(0),
    doneAt: instant(),
    givenUpAt: instant(),
  },
  (t) => [
    check('webhook_deliveries_ended', sql`num_nonnulls(${t.doneAt}, ${t.givenUpAt}) <= 1`),
    index('webhook_deliveries_of_endpoint').on(t.endpointId, t.id.desc()),
    index('webhook_deliveries_of_change').on(t.changeId),
    index('webhook_deliveries_next')
      .on(t.endpointId, t.id)
      .where(sql`done_at is null and given_up_at is null`),
    index('webhook_deliveries_open')
      .on(t.endpointId, t.subject, t.id)
      .where(sql`done_at is null and given_up_at is null`),
  ],
);

/** Attempts of deliveries, with what the endpoint answered. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: bigint({ mode: 'number' })
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    endpointId: integer().notNull(),
    at: instant().notNull(),
    /** null: there was no answer. */
    status: smallint(),
    ms: integer().notNull(),
    /** Beginning of the answer, or why there was none. */
    answer: text().notNull(),
  },
  (t) => [
    index('webhook_attempts_of_delivery').on(t.deliveryId, t.id),
    index('webhook_attempts_of_endpoint').on(t.endpointId, t.at),
  ],
);

/** The last round of changes that was given to the endpoints: one row. */
export const webhookFeed = pgTable(
  'webhook_feed',
  { only: boolean().primaryKey().default(true), round: integer().notNull().default(0) },
  (t) => [check('webhook_feed_only', sql`${t.only}`)],
);

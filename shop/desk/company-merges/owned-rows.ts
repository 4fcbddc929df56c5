import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { ownPartNumbers } from '../../catalogue/customer-part-numbers/tables.ts';
import { machines, pressModels } from '../../catalogue/presses/tables.ts';
import { deliveryAddresses } from '../../people/accounts/tables.ts';
import { invitations } from '../../people/companies/tables.ts';
import { apiKeys } from '../../people/keys/tables.ts';
import { approvalRequests } from '../../trade/approvals/tables.ts';
import { partLists } from '../../trade/lists/tables.ts';
import { orders } from '../../trade/orders/tables.ts';
import { partRequests } from '../../trade/part-requests/tables.ts';
import { pastOrders } from '../../trade/past-orders/tables.ts';
import { quotations } from '../../trade/quotations/tables.ts';
import { webhookEndpoints } from '../webhooks/tables.ts';
import type { OwnedKind } from './answers.ts';

interface Owned {
  readonly table: PgTable & { id: PgColumn; companyId: PgColumn };
  /** The words by which staff know a row. */
  readonly says: SQL<string>;
  /** The rows that the preview shows; absent: all. */
  readonly shown?: (now: Date) => SQL;
}

const words = (...parts: readonly (PgColumn | SQL)[]): SQL<string> =>
  sql<string>`concat_ws(' · ', ${sql.join(
    parts.map((part) => sql`nullif(${part}::text, '')`),
    sql`, `,
  )})`;

const model = sql`(select ${pressModels.name} from ${pressModels} where ${pressModels}.id = ${machines}.model_id)`;

/** Everything that a company owns beside its members: a merge moves each row of it (H8). */
export const OWNED: Readonly<Record<OwnedKind, Owned>> = {
  orders: {
    table: orders,
    says: words(sql`'MA00' || ${orders.id}`, sql`${orders.placedAt}::date`, orders.purchaseOrderNumber),
  },
  pastOrders: {
    table: pastOrders,
    says: words(pastOrders.number, pastOrders.placedOn, pastOrders.purchaseOrderNumber),
  },
  quotations: { table: quotations, says: words(quotations.id, sql`${quotations.askedAt}::date`, quotations.state) },
  requests: {
    table: approvalRequests,
    says: words(approvalRequests.id, approvalRequests.purchaseOrderNumber),
    shown: () => eq(approvalRequests.state, 'open'),
  },
  partRequests: { table: partRequests, says: words(partRequests.id, partRequests.press) },
  addresses: {
    table: deliveryAddresses,
    says: words(deliveryAddresses.contactName, deliveryAddresses.line1, deliveryAddresses.postcode),
  },
  invitations: {
    table: invitations,
    says: words(invitations.email),
    shown: (now) => sql`${invitations.endedAt} is null and ${invitations.expiresAt} > ${now}`,
  },
  ownNumbers: { table: ownPartNumbers, says: words(ownPartNumbers.number) },
  lists: { table: partLists, says: words(partLists.name), shown: () => sql`${partLists.removedAt} is null` },
  machines: { table: machines, says: words(model, machines.serial, machines.name) },
  keys: { table: apiKeys, says: words(apiKeys.name) },
  webhooks: { table: webhookEndpoints, says: words(webhookEndpoints.url) },
};

/** Moves all rows of a kind. Returns their ids. */
export async function moveAll(tx: Db, kind: OwnedKind, from: number, to: number): Promise<number[]> {
  const { table } = OWNED[kind];
  const moved = await tx
    .update(table)
    .set({ companyId: to })
    .where(eq(table.companyId, from))
    .returning({ id: table.id });
  return moved.map(({ id }) => Number(id));
}

/** The rows of a kind, in words. */
export async function describeOwned(
  db: Db,
  kind: OwnedKind,
  companyId: number,
  now: Date,
): Promise<{ id: number; says: string }[]> {
  const { table, says, shown } = OWNED[kind];
  const rows = await db
    .select({ id: table.id, says })
    .from(table)
    .where(and(eq(table.companyId, companyId), shown?.(now)))
    .orderBy(asc(table.id));
  return rows.map((row) => ({ id: Number(row.id), says: row.says }));
}

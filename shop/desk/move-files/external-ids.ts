import { and, eq, inArray, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { companies } from '../../people/accounts/tables.ts';
import type { MoveKindName } from './kind-names.ts';
import { externalIds } from '../moving-in/tables.ts';

/** The number that the row of an outer query has in the other system; '': none. */
export function externalIdOf(kind: MoveKindName, id: AnyPgColumn): SQL<string> {
  return sql<string>`coalesce((select external_id from external_ids where kind = ${kind} and entity_id = ${id} limit 1), '')`;
}

/** The ids of what these numbers mean when a row names it: of a merged company, the one that it was merged into (H8). */
export async function namedIds(db: Db, kind: MoveKindName, keys: readonly string[]): Promise<Map<string, number>> {
  const ids = await idsOf(db, kind, keys);
  if (kind !== 'companies' || ids.size === 0) return ids;
  const merged = await db
    .select({ id: companies.id, into: companies.mergedInto })
    .from(companies)
    .where(isNotNull(companies.mergedInto));
  const intoOf = new Map(merged.map(({ id, into }) => [id, into]));
  const present = (id: number): number => {
    const into = intoOf.get(id);
    return into == null ? id : present(into);
  };
  return new Map([...ids].map(([key, id]) => [key, present(id)]));
}

/** The ids of these numbers; without an entry: unknown. */
export async function idsOf(db: Db, kind: MoveKindName, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ externalId: externalIds.externalId, entityId: externalIds.entityId })
    .from(externalIds)
    .where(
      and(eq(externalIds.kind, kind), sql`${externalIds.externalId} = any (${sql.param([...new Set(keys)])}::text[])`),
    );
  return new Map(rows.map(({ externalId, entityId }) => [externalId, entityId]));
}

/** Gives these rows their numbers; one that another row had, which no longer exists, goes over to the new one. */
export async function saveExternalIds(
  tx: Db,
  kind: MoveKindName,
  rows: readonly { externalId: string; entityId: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into external_ids (kind, external_id, entity_id)
    select ${kind}, given.external_id, given.entity_id
    from unnest(
      ${sql.param(rows.map(({ externalId }) => externalId))}::text[], ${sql.param(rows.map(({ entityId }) => entityId))}::integer[]
    ) as given (external_id, entity_id)
    on conflict (kind, external_id) do update set entity_id = excluded.entity_id`);
}

export async function dropExternalIds(tx: Db, kind: MoveKindName, ids: readonly number[]): Promise<void> {
  await tx.delete(externalIds).where(and(eq(externalIds.kind, kind), inArray(externalIds.entityId, [...ids])));
}

/** Gives each row of a table that has none a number, so that what leaves the shop can come back to it (Q5). */
export async function nameAll(db: Db, kind: MoveKindName, table: PgTable & { id: AnyPgColumn }): Promise<void> {
  const named = db
    .select({ one: sql`1` })
    .from(externalIds)
    .where(and(eq(externalIds.kind, kind), eq(externalIds.entityId, table.id)));
  await db.execute(sql`
    insert into external_ids (kind, external_id, entity_id)
    select ${kind}, 'p' || replace(gen_random_uuid()::text, '-', ''), ${table.id} from ${table} where ${notExists(named)}`);
}

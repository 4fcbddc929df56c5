import { sql } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import type { StaffChange } from '../../base/audit/record-change.ts';
import { issue } from '../../base/messages/issue.ts';
import type { ProductRow } from './file-rows.ts';

type Kit = Pick<ProductRow, 'kitParts'>;

/** The parts of a kit after a step. */
export interface KitChange extends Kit {
  id: number;
}

/** The kit that a step sets; none if the step doesn't change it. */
export function kitAfter(id: number, to: Partial<Kit> | null): KitChange[] {
  return to?.kitParts === undefined ? [] : [{ id, kitParts: to.kitParts }];
}

const NESTED = issue('staff-refusal.kit-nested');

/** Saves or removes the parts of these kits with a few statements (J7); the reason instead, if a kit would be inside a kit. */
export async function writeKits(tx: Db, wanted: readonly KitChange[]): Promise<StaffChange[] | string> {
  if (wanted.length === 0) return [];
  await tx.execute(sql`savepoint kits`);
  try {
    return await write(tx, wanted);
  } catch (error) {
    if (violatedConstraint(error) !== 'kit_parts_nested') throw error;
    await tx.execute(sql`rollback to savepoint kits`); // the next batch is checked, too
    return NESTED;
  }
}

async function write(tx: Db, wanted: readonly KitChange[]): Promise<StaffChange[]> {
  const ids = wanted.map(({ id }) => id);
  const before = await readAuditValues(tx, ids);
  const kept = wanted.filter(({ kitParts }) => kitParts.length > 0);
  await tx.execute(sql`delete from kit_parts where kit_id = any(${sql.param(ids)}::integer[])`);
  await tx.execute(sql`
    delete from kits
    where product_id = any(${sql.param(ids)}::integer[]) and product_id <> all(${sql.param(kept.map(({ id }) => id))}::integer[])`);
  if (kept.length > 0) {
    await tx.execute(sql`
      insert into kits (product_id)
      select unnest(${sql.param(kept.map(({ id }) => id))}::integer[])
      on conflict (product_id) do update set version = kits.version + 1`);
    const parts = kept.flatMap(({ id, kitParts }) =>
      kitParts.map(({ productId, quantity }, position) => ({ kit_id: id, part_id: productId, quantity, position })),
    );
    await tx.execute(sql`
      insert into kit_parts (kit_id, part_id, quantity, position)
      select kit_id, part_id, quantity, position
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
        as part (kit_id integer, part_id integer, quantity smallint, position smallint)`);
  }
  const after = await readAuditValues(tx, ids);
  return ids.map((id) => ({
    action: 'saved kit of',
    entity: 'product' as const,
    entityId: id,
    before: before.get(id) ?? null,
    after: after.get(id) ?? null,
  }));
}

/** The audit entries, as the form's save writes them. */
async function readAuditValues(tx: Db, ids: readonly number[]) {
  const { rows } = await tx.execute<{ id: number; summary: object }>(sql`
    select part.kit_id as id, json_build_object('kitParts', json_agg(quantity || ' x ' || products.name order by position)) as summary
    from kit_parts as part
    join products on products.id = part.part_id
    where part.kit_id = any(${sql.param(ids)}::integer[])
    group by part.kit_id`);
  return new Map(rows.map(({ id, summary }) => [id, summary]));
}

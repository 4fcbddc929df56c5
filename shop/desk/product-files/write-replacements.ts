import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { StaffChange } from '../../base/audit/record-change.ts';
import type { ProductRow } from './file-rows.ts';

type Replaced = Pick<ProductRow, 'replacedBy' | 'replacedFrom' | 'replacedNote'>;

/** The replacement of a product after a step. */
export interface ReplacementChange extends Replaced {
  id: number;
}

/** The replacement that a step sets; none if the step doesn't change it. */
export function replacementAfter(
  present: ReplacementChange | undefined,
  to: Partial<Replaced> | null,
): ReplacementChange[] {
  if (present === undefined || to === null) return [];
  const { replacedBy, replacedFrom, replacedNote } = to;
  if (replacedBy === undefined && replacedFrom === undefined && replacedNote === undefined) return [];
  return [
    {
      id: present.id,
      replacedBy: replacedBy ?? present.replacedBy,
      replacedFrom: replacedFrom === undefined ? present.replacedFrom : replacedFrom,
      replacedNote: replacedNote ?? present.replacedNote,
    },
  ];
}

/** Saves or removes the replacements of these parts with a few statements (J5); a trigger refuses circles. */
export async function writeReplacements(tx: Db, wanted: readonly ReplacementChange[]): Promise<StaffChange[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  const before = await readAuditValues(tx, ids);
  const toSave = wanted.filter(({ replacedBy }) => replacedBy.length > 0);
  await tx.execute(sql`delete from replacement_parts where product_id = any(${sql.param(ids)}::integer[])`);
  await tx.execute(sql`
    delete from replacements
    where product_id = any(${sql.param(ids)}::integer[])
      and product_id <> all(${sql.param(toSave.map(({ id }) => id))}::integer[])`);
  if (toSave.length > 0) {
    await tx.execute(sql`
      insert into replacements (product_id, from_on, note)
      select id, from_on, note
      from unnest(
        ${sql.param(toSave.map(({ id }) => id))}::integer[], ${sql.param(toSave.map(({ replacedFrom }) => replacedFrom))}::date[],
        ${sql.param(toSave.map(({ replacedNote }) => replacedNote))}::text[]
      ) as draft (id, from_on, note)
      on conflict (product_id) do update
      set from_on = excluded.from_on, note = excluded.note, version = replacements.version + 1`);
    const parts = toSave.flatMap(({ id, replacedBy }) =>
      replacedBy.map(({ productId, quantity }, position) => ({
        product_id: id,
        successor_id: productId,
        quantity,
        position,
      })),
    );
    await tx.execute(sql`
      insert into replacement_parts (product_id, successor_id, quantity, position)
      select product_id, successor_id, quantity, position
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
        as part (product_id integer, successor_id integer, quantity smallint, position smallint)`);
  }
  const after = await readAuditValues(tx, ids);
  return ids.map((id) => ({
    action: 'saved replacement of',
    entity: 'product' as const,
    entityId: id,
    before: before.get(id) ?? null,
    after: after.get(id) ?? null,
  }));
}

/** The audit entries, as the form's save writes them. */
async function readAuditValues(tx: Db, ids: readonly number[]) {
  const { rows } = await tx.execute<{ id: number; summary: object }>(sql`
    select replacement.product_id as id,
      json_build_object(
        'replacedFrom', from_on, 'replacedNote', note,
        'replacedBy', (
          select json_agg(quantity || ' x ' || products.name order by position)
          from replacement_parts as part
          join products on products.id = part.successor_id
          where part.product_id = replacement.product_id
        )
      ) as summary
    from replacements as replacement
    where replacement.product_id = any(${sql.param(ids)}::integer[])`);
  return new Map(rows.map(({ id, summary }) => [id, summary]));
}

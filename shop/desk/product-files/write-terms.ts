import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { StaffChange } from '../../base/audit/record-change.ts';
import type { ProductRow } from './file-rows.ts';

type Terms = Pick<ProductRow, 'leadTimeDays' | 'lowStock'>;

/**
 * Writes the stock terms of these products (L4) in one statement, with the same audit entries as the stock form. Unchanged ones are
 * left alone.
 */
export async function writeTerms(
  tx: Db,
  wanted: readonly { id: number; to: Partial<Terms> }[],
): Promise<StaffChange[]> {
  const sent = wanted
    .filter(({ to }) => to.leadTimeDays !== undefined || to.lowStock !== undefined)
    .map(({ id, to }) => ({
      id,
      is_timed: to.leadTimeDays !== undefined,
      lead_time: to.leadTimeDays ?? null,
      low_stock: to.lowStock ?? null,
    }));
  if (sent.length === 0) return [];
  const { rows } = await tx.execute<{ id: number; before: Terms; after: Terms }>(sql`
    update products
    set lead_time_days = wanted.lead_time, low_stock = wanted.low_stock
    from (
      select before.id, before.lead_time_days as earlier_time, before.low_stock as earlier_stock,
             case when sent.is_timed then sent.lead_time else before.lead_time_days end as lead_time,
             coalesce(sent.low_stock, before.low_stock) as low_stock
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
        as sent (id integer, is_timed boolean, lead_time smallint, low_stock integer)
      join products as before on before.id = sent.id
    ) as wanted
    where products.id = wanted.id
      and (wanted.earlier_time, wanted.earlier_stock) is distinct from (wanted.lead_time, wanted.low_stock)
    returning products.id,
      json_build_object('leadTimeDays', wanted.earlier_time, 'lowStock', wanted.earlier_stock) as before,
      json_build_object('leadTimeDays', products.lead_time_days, 'lowStock', products.low_stock) as after`);
  return rows.map(({ id, before, after }) => ({
    action: 'saved stock terms of',
    entity: 'product',
    entityId: id,
    before,
    after,
  }));
}

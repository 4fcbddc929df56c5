import type pg from 'pg';
import type { Finding } from './finding.ts';

const SHOWN = 5;

/** Checks for products with the same part number: a search finds one of them, perhaps the wrong one (D45). */
export async function checkPartNumbers(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ name: string; ids: number[]; total: number }>(
    `select min(name) as name, array_agg(id order by id) as ids, (count(*) over ())::int as total
     from products
     where part_key <> ''
     group by part_key
     having count(*) > 1
     order by min(id)
     limit ${SHOWN}`,
  );
  const total = rows[0]?.total ?? 0;
  if (total === 0) return { state: 'ok', sentence: 'Every part number belongs to one product' };
  const named = rows.map(({ name, ids }) => `${name} (products ${ids.join(', ')})`).join('; ');
  const more = total > SHOWN ? ` and ${total - SHOWN} more` : '';
  return {
    state: 'warning',
    sentence: `Several products have the same part number: ${named}${more}. Rename or deactivate the wrong ones.`,
  };
}

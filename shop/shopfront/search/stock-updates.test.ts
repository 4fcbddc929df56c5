import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';

test('stock taken by an order changes no index, so searches stay fast after many orders', async ({ shop }) => {
  const { rows } = await shop.shop.db.execute(sql`
    select index.relname
    from pg_index
    join pg_class as index on index.oid = indexrelid
    join pg_attribute on attrelid = indrelid and attname = 'stock_level'
    where indrelid = 'products'::regclass
      and (attnum = any(indkey) or pg_get_expr(indpred, indrelid) ~ 'stock_level' or pg_get_expr(indexprs, indrelid) ~ 'stock_level')`);
  expect(rows).toEqual([]);
});

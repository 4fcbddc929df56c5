import { getTableName } from 'drizzle-orm';
import { expect } from 'vitest';
import { NAMING_COLUMNS } from './named-files.ts';
import { ask } from './backup/testing/compare-shops.ts';
import { test } from './testing/test-shop.ts';

test('every column that names a file of the store is known', async ({ emptyShop }) => {
  const columns = await ask<{ name: string }>(
    emptyShop.databaseUrl,
    `select table_name || '.' || column_name as name
     from information_schema.columns
     where table_schema = 'public' and column_name in ('image_hash', 'file_key')`,
  );
  const known = NAMING_COLUMNS.map(([table, column]) => `${getTableName(table)}.${column}`);
  expect(known.toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
});

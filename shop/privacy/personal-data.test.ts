import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { IMPERSONAL_COLUMNS } from './impersonal-columns.ts';
import { PERSONAL_DATA, STAFF_COLUMNS } from './personal-data.ts';

const declared = [
  ...PERSONAL_DATA.flatMap(({ table, columns }) => Object.keys(columns).map((column) => `${table}.${column}`)),
  ...[STAFF_COLUMNS, IMPERSONAL_COLUMNS].flatMap((listed) =>
    Object.entries(listed).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
  ),
];

test('the table of personal data knows every column with words, and no other (O4)', async ({ shop }) => {
  const { rows } = await shop.owner.$client.query<{ name: string }>(
    `select table_name || '.' || column_name as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and data_type in ('text', 'character varying', 'jsonb', 'ARRAY', 'character')`,
  );
  const there = rows.map(({ name }) => name);
  expect({
    missing: there.filter((name) => !declared.includes(name)),
    gone: declared.filter((name) => !there.includes(name)),
  }).toEqual({ missing: [], gone: [] });
});

test('no column is both about a person and about nobody', () => {
  const impersonal = Object.entries(IMPERSONAL_COLUMNS).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  );
  const personal = PERSONAL_DATA.flatMap(({ table, columns }) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(impersonal.filter((name) => personal.includes(name))).toEqual([]);
});

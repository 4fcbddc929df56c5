import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { refusalsOf } from './testing/migration-rules.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');
const MIGRATIONS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort();
/** They run on an empty database; the rules apply to every later migration (docs/decisions/0044). */
const BASELINE = new Set(['0000_baseline.sql', '0001_functions-and-triggers.sql']);

/** The tables that grow with the business: with rows made by people and machines, not typed by staff. */
const GROWN = new Set([
  'audit_entries',
  'cart_lines',
  'carts',
  'customers',
  'delivery_addresses',
  'mails',
  'order_lines',
  'orders',
  'outbox',
  'product_variants',
  'products',
  'sessions',
  'submissions',
  'tries',
]);

test('every migration since the baseline can run while the shop serves, in this version and the previous one', async () => {
  for (const name of MIGRATIONS.filter((each) => !BASELINE.has(each)))
    expect(await refusalsOf(readFileSync(path.join(FOLDER, name), 'utf8'), GROWN), name).toEqual([]);
});

test('the tables listed as large exist', () => {
  const all = MIGRATIONS.map((name) => readFileSync(path.join(FOLDER, name), 'utf8')).join('\n');
  for (const table of GROWN) expect(all).toContain(`CREATE TABLE "${table}"`);
});

describe('a migration is refused that', () => {
  test.each([
    ['builds an index under a lock', 'create index i on orders (placed_at)', /^it locks out writers/],
    ['changes a type', 'alter table orders alter column id type bigint', /^it rewrites the whole table/],
    ['looks for empty values', 'alter table orders alter column note set not null', /^it reads the whole table/],
    ['checks all rows', 'alter table orders add constraint c check (id > 0)', /^it reads the whole table/],
    [
      'looks up all rows',
      'alter table orders add constraint f foreign key (a) references b (id)',
      /^it reads the whole/,
    ],
    [
      'fills each row by a function',
      'alter table orders add column g uuid default gen_random_uuid()',
      /^it rewrites the/,
    ],
    [
      'computes each row',
      'alter table orders add column g int generated always as (id + 1) stored',
      /^it rewrites the/,
    ],
    ['writes every row', 'update orders set note = null', /^it rewrites the whole table/],
    [
      'wants what the old version does not give',
      'alter table settings add column x int not null',
      /^the previous version does not fill it/,
    ],
    ['removes what the old version uses', 'alter table settings drop column x', /^the previous version still uses it/],
    [
      'renames what the old version uses',
      'alter table settings rename column x to y',
      /^the previous version still uses/,
    ],
    ['removes a table', 'drop table settings', /^the previous version still uses it/],
    ['keeps everybody out', 'lock table orders', /^it locks everybody out/],
  ])('%s', async (_, statement, why) => {
    expect(await refusalsOf(statement, new Set(['orders']))).toEqual([{ statement, why: expect.stringMatching(why) }]);
  });
});

describe('a migration is free to', () => {
  test.each([
    ['build an index that an operator may have built', 'create index if not exists i on orders (placed_at)'],
    ['build an index on a small table', 'create index i on settings (name)'],
    [
      'do as it likes with a table of its own',
      'create table t (id int); --> statement-breakpoint\ncreate index i on t (id)',
    ],
    ['add a column', 'alter table orders add column x text'],
    ['add a column with a value', `alter table orders add column x text not null default ''`],
    ['add a check of new rows', 'alter table orders add constraint c check (id > 0) not valid'],
    ['take a check of all rows afterwards', 'alter table orders validate constraint c'],
    ['change some rows', 'update orders set note = null where id < 100'],
    ['replace a function', 'create or replace function f() returns int language sql as $$ select 1 $$'],
    ['drop a trigger', 'drop trigger t on orders'],
  ])('%s', async (_, statement) => {
    expect(await refusalsOf(statement, new Set(['orders']))).toEqual([]);
  });
});
